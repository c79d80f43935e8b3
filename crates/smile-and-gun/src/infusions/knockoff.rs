//! W7.2 Knockoff: when you gain a hat or a business, lay it, face up or down, on one of your face-up infusions. A hat
//! counts twice its value, a face-up business as two for the majority, a face-down one is worth 2.
//!
//! Here is also how a token can be gained at all (W5.8), since Knockoff is asked in the same breath.

use super::{Card, Infusion};
use crate::{
    Choice, Player, State, Table,
    city::District,
    state::{Face, face_up},
    tokens::Kind,
};
use tabletop::Choices;

pub(super) struct Knockoff;

impl Card for Knockoff {
    const IN_FIRST_EDITION: bool = true;
    const RULE: &'static str = "W7.2";
}

/// How a token is gained: which of the district's, which face, on which infusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gain {
    pub place: u8,
    pub face: Face,
    pub on: Option<u8>,
}

impl Gain {
    /// Sixteen ways for each of three tokens: the face, and nothing or one of seven infusions under it.
    pub(crate) fn of(number: u8) -> Self {
        let how = number % 16;
        Self {
            place: number / 16,
            face: if how.is_multiple_of(2) { Face::Up } else { Face::Down },
            on: (how / 2).checked_sub(1),
        }
    }

    fn number(self) -> u8 {
        16 * self.place + 2 * self.on.map_or(0, |kind| kind + 1) + u8::from(self.face == Face::Down)
    }

    /// What it means in this district.
    pub(crate) fn choice(self, table: &Table, state: &State, district: District) -> Choice {
        let token = table.catalogue.token(state.tokens(district).get(self.place).unwrap_or(0));
        Choice::Take {
            token,
            face: face_up(token.kind).map(|_| self.face),
            on: self.on.map(|kind| table.catalogue.infusion_squares(kind)),
        }
    }
}

/// Every way to gain a token of this district; `free` tells how many infusions of a kind could be laid under it.
pub(crate) fn gains(
    table: &Table,
    state: &State,
    player: Player,
    district: District,
    free: impl Fn(u8) -> u8,
) -> Choices {
    let mut found = Choices::NONE;
    let here = state.tokens(district);
    let doubles = state.can_pay(table, player, Infusion::Knockoff);
    for place in 0..here.len() {
        let Some(print) = here.get(place).filter(|_| !here.repeats(place)) else { continue };
        let kind = table.catalogue.token(print).kind;
        let faces: &[Face] = if kind == Kind::Hat { &[Face::Up] } else { &[Face::Up, Face::Down] };
        for &face in faces {
            found.insert(Gain { place, face, on: None }.number());
            if doubles && kind != Kind::Infusion {
                for on in (0..table.catalogue.infusion_kinds()).filter(|&on| free(on) > 0) {
                    found.insert(Gain { place, face, on: Some(on) }.number());
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use crate::{Infusions, Level, Table, TieBreak, testing::*};

    fn scene() -> Scene {
        Scene::two(Shadow::Badge, Infusion::Knockoff)
    }

    /// Green is alone in the harbour with these tokens before it and there.
    fn taking(holds: &[&str], tokens: &[&str]) -> Scene {
        scene().holds(Green, holds).cubes(0, [1, 0, 0]).tokens(0, tokens).phase_5()
    }

    #[test]
    fn w7_2_a_hat_or_business_that_you_gain_can_lie_on_a_face_up_infusion() {
        let scene = taking(&["infusion.1", "infusion.2"], &["hat4.1", "weapons.2"]);
        assert_eq!(
            scene.legal(),
            [
                "take hat4.1",
                "take hat4.1 on 1",
                "take hat4.1 on 2",
                "take weapons.2:down",
                "take weapons.2:down on 1",
                "take weapons.2:down on 2",
                "take weapons.2:up",
                "take weapons.2:up on 1",
                "take weapons.2:up on 2",
            ]
        );
        let before = |action: &str| {
            let mut scene = taking(&["infusion.1", "infusion.2"], &["hat4.1", "weapons.2"]);
            scene.by(Green, action);
            scene.before(Green)
        };
        assert_eq!(before("take hat4.1 on 1"), ["infusion.2:up", "hat4.1^1"]);
        assert_eq!(before("take hat4.1"), ["hat4.1", "infusion.2:up", "infusion.1:up"]);
        assert_eq!(before("take weapons.2:up on 2"), ["infusion.1:up", "weapons.2:up^2"]);
        assert_eq!(before("take weapons.2:down on 1"), ["infusion.2:up", "weapons.2:down^1"]);
        assert_eq!(before("take weapons.2:down"), ["infusion.2:up", "infusion.1:up", "weapons.2:down"]);
    }

    #[test]
    fn w7_2_an_infusion_cannot_be_doubled() {
        let scene = taking(&["infusion.1"], &["infusion.2", "contraband.1"]);
        assert_eq!(
            scene.legal(),
            [
                "take contraband.1:down",
                "take contraband.1:down on 1",
                "take contraband.1:up",
                "take contraband.1:up on 1",
                "take infusion.2:down",
                "take infusion.2:up",
            ]
        );
        assert_eq!(scene.forbids("take infusion.2:up on 1"), "W7.2");
        assert_eq!(scene.forbids("take contraband.1:up on 2"), "W7.2");
    }

    #[test]
    fn w7_2_it_takes_a_face_up_infusion_of_your_own() {
        let plain = ["take hat4.1", "take weapons.1:down", "take weapons.1:up"];
        assert_eq!(taking(&[], &["hat4.1", "weapons.1"]).legal(), plain);
        assert_eq!(taking(&["infusion.1:down", "hat2.0"], &["hat4.1", "weapons.1"]).legal(), plain);
        let rival = scene().holds(Yellow, &["infusion.1"]).cubes(0, [1, 0, 0]).tokens(0, &["hat4.1", "weapons.1"]);
        assert_eq!(rival.phase_5().legal(), plain);
        let other = Scene::two(Shadow::Badge, Infusion::Soulmate).holds(Green, &["infusion.1"]).cubes(0, [1, 0, 0]);
        assert_eq!(other.tokens(0, &["hat4.1", "weapons.1"]).phase_5().legal(), plain);
    }

    #[test]
    fn w5_8_faces_are_for_businesses_and_infusions() {
        let scene = taking(&[], &["hat4.1", "weapons.1"]);
        assert_eq!(scene.forbids("take hat4.1:up"), "W5.8");
        assert_eq!(scene.forbids("take weapons.1"), "W5.8");
        assert_eq!(scene.forbids("take hat2.0"), "W5.3");
    }

    #[test]
    fn w5_3_equal_tokens_are_one_choice() {
        assert_eq!(taking(&["infusion.1"], &["hat2.0", "hat2.0"]).legal(), ["take hat2.0", "take hat2.0 on 1"]);
        let scene = scene().cubes(4, [1, 0, 0]).tokens(4, &["hat2.0", "weapons.1", "weapons.1"]).phase_5();
        assert_eq!(scene.legal(), ["take hat2.0", "take weapons.1:down", "take weapons.1:up"]);
    }

    #[test]
    fn w7_2_a_hat_counts_twice_its_value() {
        let score = |held: &str| scene().holds(Green, &[held]).score(Green);
        assert_eq!((score("hat5.2^1").hats, score("hat5.2^1").total), (10, 10));
        assert_eq!(score("hat2.0^2").hats, 4);
        assert_eq!(score("hat5.2").hats, 5);
    }

    #[test]
    fn w7_2_a_face_up_business_counts_as_two_for_the_majority() {
        let weapons = |green: &[&str], yellow: &[&str]| {
            let scene = scene().holds(Green, green).holds(Yellow, yellow);
            [Green, Yellow].map(|player| scene.score(player).weapons)
        };
        assert_eq!(weapons(&["weapons.1:up^1"], &["weapons.1"]), [7, 0]);
        assert_eq!(weapons(&["weapons.1:up^1"], &["weapons.1", "weapons.2"]), [0, 0]);
        assert_eq!(weapons(&["weapons.1:up^1"], &["weapons.1", "weapons.2:up^2"]), [0, 7]);
        assert_eq!(weapons(&["weapons.1:up^1"], &[]), [14, 0]);
        assert_eq!(weapons(&["weapons.1:up^1", "weapons.2"], &["weapons.1", "weapons.2"]), [7, 0]);
    }

    #[test]
    fn w7_2_a_face_down_one_is_worth_2_and_its_kind_no_longer_counts() {
        let scene = scene().holds(Green, &["weapons.1:down^1", "weapons.2:down"]).holds(Yellow, &["weapons.1"]);
        let (green, yellow) = (scene.score(Green), scene.score(Yellow));
        assert_eq!((green.face_down, green.weapons, green.total), (3, 0, 3));
        assert_eq!((yellow.weapons, yellow.monopolies), (14, 1));
    }

    #[test]
    fn w7_2_one_infusion_per_token() {
        let mut scene = scene().holds(Green, &["infusion.1"]).cubes(0, [1, 0, 0]).tokens(0, &["hat4.1"]);
        scene = scene.cubes(1, [1, 0, 0]).tokens(1, &["hat5.2"]).phase_5();
        scene.by(Green, "take hat4.1 on 1");
        assert_eq!(scene.legal(), ["take hat5.2"]);
    }

    #[test]
    fn w7_2_the_infusion_stays_under_there() {
        let mut scene = taking(&["infusion.1"], &["hat4.1"]);
        scene.by(Green, "take hat4.1 on 1");
        assert_eq!(scene.before(Green), ["hat4.1^1"]);
        assert_eq!((scene.in_bag("infusion.1"), scene.discarded("infusion.1")), (3, 0));
    }

    #[test]
    fn w7_2_it_counts_as_used() {
        let mut scene = Scene::trickster(&[Infusion::Knockoff, Infusion::LastChance]).holds(Green, &["hat4.1^1"]);
        scene = scene.phase_2(0, &[1, 1, 2]);
        assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("act", false)]);
        // Nor does it break a tie (W8.5).
        let scene = self::scene().holds(Green, &["hat2.0^1"]).holds(Yellow, &["hat4.1"]);
        assert_eq!(scene.ending().tie_break, Some(TieBreak::Draw));
        let scene = self::scene().holds(Green, &["hat2.0^1", "infusion.1"]).holds(Yellow, &["hat4.1"]);
        assert_eq!((scene.ending().tie_break, scene.ending().winner), (Some(TieBreak::Infusions), Some(Green)));
    }

    #[test]
    fn w7_2_it_counts_as_no_token() {
        // One token each: the marker changes hands.
        let scene = scene().holds(Green, &["hat4.1^1"]).holds(Yellow, &["hat2.0"]).phase_5();
        assert_eq!((scene.state.round, scene.state.first), (2, Some(Yellow)));
        let scene = self::scene().holds(Green, &["hat4.1^1", "hat4.1^1"]).holds(Yellow, &["hat2.0"]).phase_5();
        assert_eq!(scene.state.first, Some(Green));
    }

    #[test]
    fn w3_7_it_is_used_in_no_window_of_phase_2() {
        let mut scene = scene().holds(Green, &["infusion.1", "hat2.0"]).tokens(1, &["hat4.1"]).phase_2(0, &[1, 1, 2]);
        assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("act", false)]);
    }

    #[test]
    fn w9_8_the_gang_does_not_use_it() {
        let scene = Scene::solo(Shadow::Badge, Infusion::Knockoff).holds(Yellow, &["infusion.1:down"]);
        let scene = scene.cubes(0, [0, 1, 0]).tokens(0, &["hat4.1"]).phase_5();
        assert_eq!(scene.before(Yellow), ["hat4.1", "infusion.1:down"]);
    }

    #[test]
    fn w7_2_any_of_seven_infusions_can_lie_under_any_of_three_tokens() {
        let setup = Setup {
            infusion: Infusions::One(Infusion::Knockoff),
            tokens: seven_infusions(),
            ..Setup::two(Edition::German)
        };
        let all: Vec<_> = (0..7).map(|squares| format!("infusion.{squares}")).collect();
        let all: Vec<_> = all.iter().map(String::as_str).collect();
        let scene = Scene::of(&setup).holds(Green, &all).cubes(4, [1, 0, 0]);
        let scene = scene.tokens(4, &["hat6.3", "gambling.1", "contraband.2"]).phase_5();
        let each = scene.after_each();
        // Eight ways for a hat, sixteen for a business.
        assert_eq!(each.len(), 40);
        for (action, after) in each {
            let words: Vec<_> = action.split(' ').collect();
            let held = words.get(3).map_or(words[1].to_owned(), |on| format!("{}^{on}", words[1]));
            assert!(after.before(Green).contains(&held), "{action}: {:?}", after.before(Green));
            let left = if words.len() == 4 { 7 } else { 8 };
            assert_eq!(after.before(Green).len(), left, "{action}");
        }
    }

    #[test]
    fn w9_11_a_level_other_than_the_trickster_has_one_card() {
        let several = Infusions::Several(vec![Infusion::Knockoff, Infusion::Slippery]);
        let setup = |level, infusion| Setup { infusion, ..Setup::solo(Edition::German, level) };
        assert!(<Table as tabletop::Game>::new(&setup(Level::Normal, several.clone())).is_err());
        assert!(<Table as tabletop::Game>::new(&setup(Level::Trickster, several)).is_ok());
    }
}
