//! Shooting a gangster (G2.3).

use crate::{Action, Choice, Event, Fact, Field, Fields, Gang, Prompt, State, Step, Table, vocabulary::pair};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Question};

/// The rule's number.
pub(crate) const RULE: &str = "G2.3";

tabletop::words! { ($)
    prompts {
        /// Who shoots (G2.3).
        "shoot_with" ShootWith;
        /// Who is shot.
        "shoot_at" ShootAt {
            /// Where the shooter is.
            shooter: Field,
        } says |table, state| [piece = Fact::lying(state, shooter), field = shooter];
    }
    choices {
        /// Shoot a gangster.
        "shoot" Shoot;
    }
    actions {
        /// Shoots a gangster (G2.3).
        "shoot" Shoot {
            /// Where the shooter is.
            shooter: Field,
            /// Where the victim is.
            victim: Field,
        } says [shooter = shooter, victim = victim]
          writes ("shoot {shooter}-{victim}") reads { ["shoot", rest @ ..] => shoot(rest)? };
    }
}

fn shoot(words: &[&str]) -> Result<Action, String> {
    let (shooter, victim) = pair("shoot", words)?;
    Ok(Action::Shoot { shooter, victim })
}

/// Who can shoot, if there is a bullet: the player's own living gangsters that have a living one beside them.
#[inline]
pub(crate) fn shooters(state: &State) -> Fields {
    if state.bullets[state.player.index()] == 0 {
        return Fields::NONE;
    }
    state.board.living_of(state.player).and(state.board.living().beside())
}

/// Who can be shot: any living gangster beside the shooter, of any gang.
#[inline]
pub(crate) fn victims(state: &State, shooter: Field) -> Fields {
    shooter.alone().beside().and(state.board.living())
}

/// Who shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ShootWith;

impl Question<Table> for ShootWith {
    #[inline]
    fn begun(&self) -> bool {
        true
    }

    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::ShootWith
    }

    fn rule(&self, _: &State) -> &'static str {
        RULE
    }

    #[inline]
    fn legal(&self, _: &Table, state: &State) -> Choices {
        Choices(shooters(state).0)
    }

    #[inline]
    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Field { field: Field::nth(number) }
    }

    #[inline]
    fn answer(&self, _: &Table, state: &mut State, number: u8, _: &mut impl Log<Event>) {
        state.agenda.replace(Step::ShootAt(ShootAt { shooter: Field::nth(number) }));
    }
}

/// Who is shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ShootAt {
    /// Where the shooter is.
    pub shooter: Field,
}

impl Question<Table> for ShootAt {
    #[inline]
    fn begun(&self) -> bool {
        true
    }

    #[inline]
    fn asked(&self, state: &State) -> Gang {
        state.player
    }

    #[inline]
    fn prompt(&self, _: &State) -> Prompt {
        Prompt::ShootAt { shooter: self.shooter }
    }

    fn rule(&self, _: &State) -> &'static str {
        RULE
    }

    #[inline]
    fn legal(&self, _: &Table, state: &State) -> Choices {
        Choices(victims(state, self.shooter).0)
    }

    #[inline]
    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::Field { field: Field::nth(number) }
    }

    /// Shoots. Nothing is scored: no field is filled or freed.
    #[inline]
    fn answer(&self, _: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        state.shoot(self.shooter, Field::nth(number), log);
        state.agenda.replace(Step::Pass);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red, Yellow},
        testing::{FREE, Scene, field, gangster},
    };

    #[test]
    fn g5_3_red_may_shoot_grey_or_yellow_but_not_blue() {
        // The sheet's picture: grey and yellow are beside the red gangster, blue only diagonally.
        let rows = [FREE, FREE, ".. y1 r2 .. .. ..", ".. .. g3 b1 .. ..", FREE, FREE];
        let scene = Scene::new(&[Red, Blue, Yellow, Grey], rows);
        assert_eq!(scene.legal_like("shoot"), ["shoot c3-b3", "shoot c3-c4"]);
        assert_eq!(scene.forbids("shoot c3-d4"), "G2.3");
    }

    #[test]
    fn g2_3_a_shot_kills_for_one_bullet_and_is_told() {
        let mut scene = Scene::new(&[Red, Blue], [FREE, ".. r3 b2 .. .. ..", FREE, FREE, FREE, FREE]);
        scene.play("shoot b2-c2");
        assert_eq!(scene.state.board.at(field("c2")), Some((gangster("blue/2"), false)), "it stays where it is");
        assert_eq!(scene.state.board.at(field("b2")), Some((gangster("red/3"), true)));
        assert_eq!(scene.state.bullets, [1, 2, 0, 0]);
        assert_eq!(
            scene.told(),
            [
                Event::Shot {
                    player: Red,
                    killer: gangster("red/3"),
                    shooter: field("b2"),
                    killed: gangster("blue/2"),
                    victim: field("c2"),
                    bullets: 1
                },
                Event::NextPlayer { player: Blue }
            ]
        );
        assert_eq!(scene.asked(), Some(Blue));
    }

    #[test]
    fn g2_3_only_own_living_gangsters_shoot_living_ones_beside_them() {
        let scene = Scene::new(
            &[Red, Blue, Yellow],
            ["r1 .. R2 b1 .. ..", ".. .. r3 B1 .. ..", FREE, ".. b2 y2 .. .. ..", FREE, "r2 .. .. .. .. .."],
        );
        assert_eq!(scene.legal_like("shoot"), [""; 0]);
        for (forbidden, why) in [
            ("shoot c1-d1", "the dead don't shoot"),
            ("shoot c2-d2", "the dead aren't shot again"),
            ("shoot c2-c1", "nor the own ones"),
            ("shoot c2-d1", "not diagonally"),
            ("shoot b4-c4", "not with others' gangsters"),
            ("shoot a6-a5", "nobody there"),
            ("shoot c2-c2", "not itself"),
        ] {
            assert_eq!(scene.forbids(forbidden), "G2.3", "{why}");
        }
    }

    #[test]
    fn g2_3_without_a_bullet_there_is_no_shot() {
        let mut scene =
            Scene::new(&[Red, Blue, Yellow], [FREE, ".. r3 b2 .. .. ..", ".. y1 .. .. .. ..", FREE, FREE, FREE]);
        assert_eq!(scene.legal_like("shoot"), ["shoot b2-b3", "shoot b2-c2"]);
        scene.play("shoot b2-c2");
        scene.state.player = Red;
        assert_eq!(scene.state.bullets[Red.index()], 0);
        assert_eq!(scene.forbids("shoot b2-b3"), "G2.3");
        scene.state.player = Yellow;
        assert_eq!(scene.legal_like("shoot"), ["shoot b3-b2"], "everybody has bullets of their own");
    }

    #[test]
    fn g2_3_own_gangsters_may_be_shot_too() {
        let mut scene = Scene::new(&[Red, Blue], [FREE, ".. r3 r1 .. .. ..", FREE, FREE, FREE, FREE]);
        assert_eq!(scene.legal_like("shoot"), ["shoot b2-c2", "shoot c2-b2"]);
        scene.play("shoot c2-b2");
        assert_eq!(scene.state.board.at(field("b2")), Some((gangster("red/3"), false)));
    }

    #[test]
    fn g2_3_complete_rows_are_no_shelter_and_are_not_scored_again() {
        let mut scene = Scene::new(&[Red, Blue], ["r1 b1 y1 g1 r2 b2", FREE, FREE, FREE, FREE, FREE]);
        assert_eq!(scene.legal_like("shoot"), ["shoot a1-b1", "shoot e1-d1", "shoot e1-f1"]);
        scene.play("shoot e1-f1");
        assert_eq!(scene.scored(), []);
        assert_eq!(scene.state.rank, [0; 4]);
    }

    #[test]
    fn g2_3_the_dead_count_towards_six_but_their_power_is_gone() {
        let mut scene = Scene::new(&[Red, Blue], ["r1 B3 y1 g1 B2 ..", FREE, FREE, FREE, FREE, FREE]);
        scene.play("lay own red/2 @f1");
        assert_eq!(scene.scored(), [("row 0".to_owned(), Some(Red), 2)]);
    }

    #[test]
    fn g2_3_a_half_made_shot_names_its_rule() {
        let mut scene = Scene::new(&[Red, Grey], ["r1 b1 .. .. .. ..", FREE, FREE, FREE, FREE, FREE]);
        let action = "draw 0".parse().unwrap();
        for step in [Step::ShootWith(ShootWith), Step::ShootAt(ShootAt { shooter: field("a1") })] {
            scene.state.agenda.replace(step);
            assert_eq!(tabletop::Game::forbids(&scene.table, &scene.state, &action), "G2.3");
        }
    }
}
