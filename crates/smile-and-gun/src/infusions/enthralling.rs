//! W7.5 Enthralling: before a district is settled replace one police there by one of your henchmen. The first player
//! first, then alternating, until both decline in a row; whoever has no usable infusion counts as declining.

use super::{Card, Infusion, in_turn};
use crate::{
    Action, Choice, Colour, Event, Fact, Player, Prompt, State, Step, Table, city::District, notation::number,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Question};

pub(super) struct Enthralling;

impl Card for Enthralling {
    const IN_FIRST_EDITION: bool = true;
    const RULE: &'static str = "W7.5";

    fn before_settling(state: &State, district: District) -> Option<Step> {
        Some(Step::Enthralled(Enthralled::new(state, district)))
    }

    fn spends(action: &Action) -> Option<u8> {
        if let Action::Enthral { infusion } = *action { Some(infusion) } else { None }
    }

    fn opens(step: &Step) -> bool {
        in_turn(step) || matches!(step, Step::Enthralled(_))
    }
}

tabletop::words! { ($)
    prompts {
        /// Whether to replace a police cube (W7.5).
        window "enthral" Enthral {
            /// The district that is about to be settled.
            district: District,
        } says [at = Fact::At(district)];
    }
    decisions {
        /// Replace a police cube with this infusion (W7.5).
        "enthral" Enthral {
            /// With which infusion.
            infusion: u8,
        } says [squares = infusion]
          writes ("enthral with {infusion}")
          reads { ["enthral", "with", infusion] => Action::Enthral { infusion: number(infusion)? } };
    }
}

/// Whether to replace a police cube before this district is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Enthralled {
    by: Player,
    district: District,
    /// How many declined in a row.
    declined: u8,
}

const PASS: u8 = 7;

impl Enthralled {
    /// The first player is asked first.
    fn new(state: &State, district: District) -> Self {
        Self { by: state.first.unwrap_or(Player::Green), district, declined: 0 }
    }

    /// The other player is next.
    fn goes_on(self, state: &mut State, declined: u8) {
        state.agenda.replace(Step::Enthralled(Self { by: self.by.other(), declined, ..self }));
    }
}

impl Question<Table> for Enthralled {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Enthral { district: self.district }
    }

    fn rule(&self, _: &State) -> &'static str {
        Enthralling::RULE
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        let mut found = Choices::one(PASS);
        for kind in 0..table.catalogue.infusion_kinds() {
            if state.infusions(table, self.by, kind) > 0 {
                found.insert(kind);
            }
        }
        found
    }

    fn choice(&self, table: &Table, _: &State, number: u8) -> Choice {
        match number {
            PASS => Choice::Pass,
            kind => Choice::Enthral { infusion: table.catalogue.infusion_squares(kind) },
        }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        let Choice::Enthral { infusion } = choice else { return self.goes_on(state, self.declined + 1) };
        if let Some(kind) = table.catalogue.infusion_with(infusion) {
            state.use_infusion(table, self.by, Infusion::Enthralling, kind, log);
            state.turn_police(self.district, self.by, 1, log);
        }
        self.goes_on(state, 0);
    }

    /// Passes over whoever can't, and closes when both declined.
    #[inline(never)]
    fn skip(&self, table: &Table, state: &mut State, _: &mut impl Log<Event>) -> bool {
        if self.declined == 2 || state.cubes(self.district, Colour::Police) == 0 {
            state.agenda.pop();
            return true;
        }
        let can = !table.is_gang(self.by) && state.can_pay(table, self.by, Infusion::Enthralling);
        if !can {
            self.goes_on(state, self.declined + 1);
        }
        !can
    }
}

#[cfg(test)]
mod tests {
    use crate::{Infusions, Prompt, testing::*};

    fn lay(green: &[&str], yellow: &[&str], harbour: [u8; 3]) -> Scene {
        let scene = Scene::two(Shadow::Badge, Infusion::Enthralling).holds(Green, green).holds(Yellow, yellow);
        scene.cubes(0, harbour).tokens(0, &["hat4.1", "hat2.0"])
    }

    fn harbour(green: &[&str], yellow: &[&str], harbour: [u8; 3]) -> Scene {
        lay(green, yellow, harbour).phase_5()
    }

    #[test]
    fn w7_5_one_police_is_replaced_by_one_of_your_henchmen() {
        let mut scene = harbour(&["infusion.1", "infusion.2"], &[], [1, 2, 3]);
        assert_eq!(scene.prompt(), Some(Prompt::Enthral { district: 0 }));
        assert_eq!(scene.legal(), ["enthral with 1", "enthral with 2", "pass"]);
        scene.by(Green, "enthral with 2");
        assert_eq!(scene.at(0), [2, 2, 2]);
        assert_eq!(scene.before(Green), ["infusion.1:up"]);
        assert_eq!((scene.in_bag("infusion.2"), scene.discarded("infusion.2")), (2, 0));
        assert_eq!(scene.legal(), ["enthral with 1", "pass"]);
    }

    #[test]
    fn w7_5_it_comes_before_the_district_is_settled() {
        // Tied with the police, green becomes a single first.
        let mut scene = harbour(&["infusion.1"], &[], [2, 0, 2]);
        assert!(scene.log.ends_with(&[Event::Settling { district: 0 }]));
        scene.by(Green, "enthral with 1");
        assert_eq!((scene.at(0), scene.legal()), ([3, 0, 1], words(&["take hat2.0", "take hat4.1"])));
    }

    #[test]
    fn w7_5_first_player_first_then_alternating() {
        let mut scene = harbour(&["infusion.1", "infusion.1"], &["infusion.1", "infusion.2"], [0, 0, 5]);
        scene.by(Green, "enthral with 1").by(Yellow, "enthral with 2");
        scene.by(Green, "enthral with 1").by(Yellow, "enthral with 1");
        // Nobody has an infusion any more: settled, 2 to 2 to 1.
        assert_eq!((scene.unscored(), scene.at(0)), (vec![0], [2, 2, 1]));
        let mut scene = lay(&["infusion.1"], &["infusion.1"], [0, 0, 5]).first(Yellow).phase_5();
        scene.by(Yellow, "enthral with 1").by(Green, "enthral with 1");
        assert_eq!(scene.state.round, 2);
    }

    /// Whether nobody is asked any more to enthral in the harbour.
    fn is_closed(scene: &Scene) -> bool {
        scene.prompt() != Some(Prompt::Enthral { district: 0 })
    }

    #[test]
    fn w7_5_until_both_decline_in_a_row() {
        let both = || harbour(&["infusion.1", "infusion.1"], &["infusion.1", "infusion.2"], [0, 0, 5]);
        let mut scene = both();
        scene.by(Green, "pass").by(Yellow, "pass");
        assert!(is_closed(&scene));
        let mut scene = both();
        scene.by(Green, "pass").by(Yellow, "enthral with 1").by(Green, "pass").by(Yellow, "pass");
        assert!(is_closed(&scene));
        let mut scene = both();
        scene.by(Green, "pass").by(Yellow, "enthral with 2").by(Green, "enthral with 1").by(Yellow, "pass");
        assert_eq!((scene.asked(), scene.at(0)), (Some(Green), [1, 1, 3]));
        scene.by(Green, "pass");
        assert!(is_closed(&scene));
    }

    #[test]
    fn w7_5_whoever_has_no_usable_infusion_counts_as_declining() {
        // Only the second player has one: asked at once, again after each use, and one "no" closes it.
        let mut scene = harbour(&["infusion.1:down", "hat2.0"], &["infusion.1", "infusion.1", "infusion.2"], [0, 0, 5]);
        scene.by(Yellow, "enthral with 1").by(Yellow, "enthral with 1");
        assert_eq!((scene.asked(), scene.at(0)), (Some(Yellow), [0, 2, 3]));
        scene.by(Yellow, "pass");
        assert!(is_closed(&scene) && scene.before(Yellow) == ["infusion.2:up"]);
        // Only the first player has one.
        let mut scene = harbour(&["infusion.1", "infusion.1"], &[], [0, 0, 5]);
        scene.by(Green, "enthral with 1").by(Green, "pass");
        assert!(is_closed(&scene) && scene.before(Green) == ["infusion.1:up"]);
        // The first player runs out after the second declined.
        let mut scene = harbour(&["infusion.1", "infusion.1"], &["infusion.1"], [0, 0, 5]);
        scene.by(Green, "enthral with 1").by(Yellow, "pass").by(Green, "enthral with 1").by(Yellow, "pass");
        assert!(is_closed(&scene));
        // Nobody has one.
        assert_eq!(harbour(&[], &["infusion.1:down"], [0, 0, 5]).state.round, 2);
    }

    #[test]
    fn w7_5_without_police_it_is_over() {
        let mut scene = harbour(&["infusion.1", "infusion.1"], &["infusion.1"], [0, 0, 1]);
        scene.by(Green, "enthral with 1");
        assert_eq!((scene.asked(), scene.legal()), (Some(Green), words(&["take hat2.0", "take hat4.1"])));
        let scene = harbour(&["infusion.1"], &["infusion.1"], [1, 0, 0]);
        assert_eq!(scene.legal(), ["take hat2.0", "take hat4.1"]);
    }

    #[test]
    fn w7_5_it_is_offered_wherever_police_are() {
        // With tokens or without, scored or not; the Shadow stands before the park.
        let mut scene = lay(&["infusion.1"], &[], [0, 0, 1]).shadow(4);
        scene = scene.cubes(1, [2, 0, 0]).cubes(2, [0, 2, 2]).cubes(4, [0, 0, 1]).cubes(8, [5, 5, 3]).phase_5();
        let mut offered = Vec::new();
        while let Some(Prompt::Enthral { district }) = scene.prompt() {
            offered.push(district);
            assert_eq!(scene.legal(), ["enthral with 1", "pass"]);
            scene.by(Green, "pass");
        }
        assert_eq!(offered, [8, 0, 2, 4]);
        assert_eq!(scene.state.round, 2);
    }

    #[test]
    fn w3_7_it_is_used_in_phase_5_only() {
        let mut scene = Scene::two(Shadow::Badge, Infusion::Enthralling).holds(Green, &["infusion.1", "hat2.0"]);
        scene = scene.cubes(0, [1, 1, 1]).tokens(1, &["hat2.0"]).phase_2(0, &[1, 1, 2]);
        assert_eq!(scene.forbids("enthral with 1"), "W7.5");
        assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w3_7_as_often_as_you_have_infusions() {
        let mut scene = harbour(&["infusion.1", "infusion.1", "infusion.2"], &[], [0, 0, 3]);
        scene.by(Green, "enthral with 1").by(Green, "enthral with 2").by(Green, "enthral with 1");
        assert_eq!((scene.at(0), scene.before(Green).len()), ([3, 0, 0], 0));
    }

    #[test]
    fn w7_5_refusals_name_the_rule() {
        let mut scene = harbour(&["infusion.1"], &[], [1, 0, 2]);
        assert_eq!(scene.forbids("enthral with 2"), "W7.5");
        assert_eq!(scene.forbids("take hat4.1"), "W7.5");
        assert_eq!(scene.forbids("reroll 1 with 1"), "W3.7");
        scene.by(Green, "enthral with 1");
        assert_eq!(scene.forbids("enthral with 1"), "W3.7");
    }

    #[test]
    fn w7_5_without_the_card_it_is_not_offered() {
        let scene = Scene::two(Shadow::Badge, Infusion::Soulmate).holds(Green, &["infusion.1"]).cubes(0, [0, 0, 1]);
        assert_eq!(scene.phase_5().state.round, 2);
    }

    #[test]
    fn w7_5_solo_your_first_no_closes_it() {
        let solo = || {
            let scene = Scene::solo(Shadow::Badge, Infusion::Enthralling).holds(Green, &["infusion.1", "infusion.2"]);
            scene.holds(Yellow, &["infusion.1:down"]).cubes(0, [0, 1, 4]).phase_5()
        };
        let mut scene = solo();
        scene.by(Green, "pass");
        assert_eq!((scene.state.round, scene.before(Green).len()), (2, 2));
        let mut scene = solo();
        scene.by(Green, "enthral with 1");
        assert_eq!((scene.at(0), scene.legal()), ([1, 1, 3], words(&["enthral with 2", "pass"])));
        scene.by(Green, "pass");
        assert_eq!(scene.state.round, 2);
    }

    #[test]
    fn w9_8_the_gang_does_not_use_it() {
        // Even the Ravens, whose infusions lie face up.
        let several = Infusions::Several(vec![Infusion::Soulmate, Infusion::Enthralling]);
        let scene = Scene::of(&Setup { infusion: several, ..Setup::scenario(1, Level::Trickster) });
        let scene = scene.holds(Yellow, &["infusion.1", "infusion.1"]).cubes(0, [0, 1, 1]).phase_5();
        assert_eq!((scene.state.round, scene.before(Yellow).len()), (2, 2));
    }

    #[test]
    fn w10_3_a_used_infusion_stays_marked_and_w10_7_goes_into_the_bag() {
        let used = |number| {
            let mut scene = Scene::scenario(number, Shadow::Siren, Infusion::Enthralling).holds(Green, &["infusion.2"]);
            scene = scene.cubes(0, [1, 0, 2]).tokens(0, &["hat2.0"]).phase_5();
            scene.by(Green, "enthral with 2");
            assert!(scene.asked() == Some(Green) && !scene.offers_infusion());
            (scene.marked(Green, 2), scene.in_bag("infusion.2"), scene.before(Green).len())
        };
        assert_eq!((used(2), used(3), used(7)), ((0, 2, 0), (1, 2, 0), (0, 3, 0)));
    }

    #[test]
    fn w7_5_any_of_seven_infusions_can_be_used() {
        let infusion = Infusions::One(Infusion::Enthralling);
        let scene = Scene::of(&Setup { infusion, tokens: seven_infusions(), ..Setup::two(Edition::German) });
        let all: Vec<_> = (0..7).map(|squares| format!("infusion.{squares}")).collect();
        let scene =
            scene.holds(Green, &all.iter().map(String::as_str).collect::<Vec<_>>()).cubes(0, [0, 0, 1]).phase_5();
        let enthrals: Vec<_> = (0..7).map(|squares| format!("enthral with {squares}")).collect();
        assert_eq!(scene.legal(), all_of(&[&enthrals, &words(&["pass"])]));
        for (squares, (_, after)) in (0..7).zip(scene.after_each()) {
            assert!(!after.before(Green).contains(&format!("infusion.{squares}:up")));
            assert_eq!(after.before(Green).len(), 6);
        }
    }
}
