//! The nine infusion cards (W7): one file each, its whole rule and its tests.

pub(crate) mod dragging_arms;
pub(crate) mod enthralling;
mod knockoff;
pub(crate) mod last_chance;
pub(crate) mod overwhelm;
pub(crate) mod quick_step;
pub(crate) mod shell_game;
pub(crate) mod slippery;
mod soulmate;

use crate::{Action, Choice, Player, State, Step, Table, cards::deck, city::District};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Parts};

deck! {
    ($)
    /// An infusion card.
    Infusion as Card in infusions, called "an infusion card":
    /// W7.1
    "last_chance" LastChance in last_chance asks Rerolling,
    /// W7.2
    "knockoff" Knockoff in knockoff,
    /// W7.3
    "dragging_arms" DraggingArms in dragging_arms asks Dragging DraggingTo,
    /// W7.4
    "slippery" Slippery in slippery asks Giving Swapping,
    /// W7.5
    "enthralling" Enthralling in enthralling asks Enthralled,
    /// W7.6
    "overwhelm" Overwhelm in overwhelm asks Overwhelming,
    /// W7.7
    "quick_step" QuickStep in quick_step asks Stepping,
    /// W7.8
    "shell_game" ShellGame in shell_game asks Shuffling,
    /// W7.9
    "soulmate" Soulmate in soulmate,
}

pub(crate) use knockoff::{Gain, gains};
pub(crate) use soulmate::pairs;

/// The moments of a player's own turn in which an infusion can be used (W3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Window {
    /// Before the dice are taken.
    Draft,
    /// Before the boss moves.
    Move,
    /// Before the henchmen are placed.
    Place,
    /// Before the action.
    Act,
    /// Before the turn ends.
    End,
}

/// Whether the player whose turn it is could use an infusion here (W3.7).
fn in_turn(step: &Step) -> bool {
    matches!(step, Step::Drafting(_) | Step::Moving(_) | Step::Placing(_) | Step::Acting(_) | Step::Ending(_))
}

/// What an infusion card is.
trait Card {
    /// Whether the first edition has it too (W7).
    const IN_FIRST_EDITION: bool = false;
    /// When in a player's own turn it can be used (W3.7).
    const WINDOWS: &'static [Window] = &[];
    /// The rule that says when and how.
    const RULE: &'static str;

    /// Whether it would have an effect now, with this infusion.
    fn usable(_: &Table, _: &State, _: Player, _infusion: u8) -> bool {
        true
    }
    /// What is asked next when a player uses this infusion for it.
    fn begins(_: &State, _infusion: u8) -> Step {
        Step::Idle
    }

    /// What is asked before a district is settled (W7.5).
    fn before_settling(_: &State, _: District) -> Option<Step> {
        None
    }
    /// The infusion that a decision spends, if it is one of this card's.
    fn spends(_: &Action) -> Option<u8> {
        None
    }
    /// The decision that spends this infusion, made of these choices.
    fn join(_infusion: u8, parts: &[Choice]) -> Action {
        unreachable!("these parts use no infusion: {parts:?}")
    }
    /// The choices that make up a decision of this card's, after the infusion was named.
    fn split(_: &State, _: &Action) -> Option<Parts<Choice>> {
        None
    }
    /// Whether this is the time for it.
    fn opens(step: &Step) -> bool {
        in_turn(step)
    }
}

impl Infusion {
    /// Whether the first edition has it too.
    pub fn in_first_edition(self) -> bool {
        own!(self, IN_FIRST_EDITION)
    }

    /// When in a player's own turn it can be used (W3.7).
    pub fn windows(self) -> &'static [Window] {
        own!(self, WINDOWS)
    }

    /// The rule that says when and how.
    pub fn rule(self) -> &'static str {
        own!(self, RULE)
    }

    fn usable(self, table: &Table, state: &State, player: Player, infusion: u8) -> bool {
        own!(self, usable(table, state, player, infusion))
    }

    pub(crate) fn begins(self, state: &State, infusion: u8) -> Step {
        own!(self, begins(state, infusion))
    }

    /// What is asked before a district is settled (W7.5).
    pub(crate) fn before_settling(self, state: &State, district: District) -> Option<Step> {
        own!(self, before_settling(state, district))
    }

    /// The card that a decision uses, and the infusion that it spends.
    fn of(action: &Action) -> Option<(Self, u8)> {
        Self::ALL.iter().find_map(|&card| own!(card, spends(action)).map(|infusion| (card, infusion)))
    }
}

/// The decision that uses a card.
pub(crate) fn join(parts: &[Choice]) -> Action {
    let [Choice::Use { card, infusion }, ref parts @ ..] = *parts else {
        unreachable!("these parts use no infusion: {parts:?}")
    };
    own!(card, join(infusion, parts))
}

/// The choices that make up a decision which uses a card.
pub(crate) fn split(state: &State, action: &Action) -> Option<Parts<Choice>> {
    let (card, infusion) = Infusion::of(action)?;
    let mut parts = own!(card, split(state, action))?;
    parts.insert(0, Choice::Use { card, infusion });
    Some(parts)
}

/// The rule that stands against a decision which uses a card: it isn't in play, or not now, or not like this.
pub(crate) fn forbids(table: &Table, step: &Step, action: &Action) -> Option<&'static str> {
    let (card, _) = Infusion::of(action)?;
    Some(if table.plays_with(card) && own!(card, opens(step)) { card.rule() } else { "W3.7" })
}

/// Where in a window's choices the uses of infusions stand: after the 40 that any window needs of its own, 8 for each
/// card in play.
const USE: u8 = 40;

/// The ways in which the player whose turn it is could use an infusion in this window.
#[inline]
pub(crate) fn uses(table: &Table, state: &State, window: Window) -> Choices {
    let mut found = Choices::NONE;
    let player = state.turn.player;
    for (slot, card) in table.cards_at(window) {
        for infusion in 0..table.catalogue.infusion_kinds() {
            if state.infusions(table, player, infusion) > 0 && card.usable(table, state, player, infusion) {
                found.insert(USE + 8 * slot + infusion);
            }
        }
    }
    found
}

/// The card and the infusion that a choice of [`uses`] stands for.
#[inline]
pub(crate) fn used(table: &Table, choice: u8) -> Option<(Infusion, u8)> {
    let number = choice.checked_sub(USE)?;
    table.infusions.get(usize::from(number / 8)).map(|&card| (card, number % 8))
}

#[cfg(test)]
mod tests {
    use super::Infusion;
    use crate::{Infusions, Window, testing::*};

    #[test]
    fn w7_the_first_edition_has_the_first_five() {
        let first: Vec<_> = Infusion::ALL.iter().map(|card| card.in_first_edition()).collect();
        assert_eq!(first, [true, true, true, true, true, false, false, false, false]);
    }

    #[test]
    fn w3_7_each_card_has_its_windows() {
        use Window::{Act, Draft, End, Move, Place};
        for (card, windows) in Infusion::ALL.iter().zip([
            &[Draft, Move, Place, Act, End][..],
            &[],
            &[Draft, Move, Place, Act, End],
            &[Place, Act],
            &[],
            &[Act],
            &[Move],
            &[Place],
            &[],
        ]) {
            assert_eq!(card.windows(), windows, "{card}");
        }
    }

    #[test]
    fn w7_each_card_has_its_rule() {
        let rules: Vec<_> = Infusion::ALL.iter().map(|card| card.rule()).collect();
        assert_eq!(rules, ["W7.1", "W7.2", "W7.3", "W7.4", "W7.5", "W7.6", "W7.7", "W7.8", "W7.9"]);
    }

    #[test]
    fn a_card_is_read_by_the_name_that_records_use() {
        for &card in Infusion::ALL {
            assert_eq!(card.name().parse(), Ok(card));
            assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{card}\""));
        }
        assert_eq!("last-chance".parse(), Ok(Infusion::LastChance));
        assert!("lucky".parse::<Infusion>().unwrap_err().starts_with("expected an infusion card (last_chance, "));
    }

    /// A city in which every card could be used.
    fn lay(scene: Scene, holds: &[&str]) -> Scene {
        let scene = scene.holds(Green, holds).cubes(4, [1, 1, 1]);
        (0..9).fold(scene, |scene, district| scene.tokens(district, &[if district == 1 { "hat4.1" } else { "hat2.0" }]))
    }

    #[test]
    fn w7_only_a_face_up_infusion_before_you_can_be_used() {
        for &card in Infusion::ALL {
            let scene = Scene::two(Shadow::Badge, card).holds(Yellow, &["infusion.1", "infusion.2"]);
            let mut scene = lay(scene, &["infusion.1:down", "infusion.2:down", "hat3.1"]).phase_2(0, &[1, 1, 2]);
            assert_eq!(scene.windows("draft 1/1", "police @hall"), [("draft", false), ("act", false)], "{card}");
        }
    }

    #[test]
    fn w3_7_none_is_used_in_phase_4() {
        let adds = ["green", "yellow", "police", "police*2"].map(|cubes| in_each(&format!("add {cubes} @"), "", None));
        for &card in Infusion::ALL {
            let scene = lay(Scene::two(Shadow::Badge, card), &["infusion.1", "hat3.1"]).hot(Yellow).phase_4();
            assert_eq!(scene.legal(), all_of(&[&adds.concat(), &words(&["pass"])]), "{card}");
        }
    }

    #[test]
    fn w3_7_nor_while_tokens_are_taken() {
        for &card in Infusion::ALL.iter().filter(|card| **card != Infusion::Knockoff) {
            let scene = lay(Scene::two(Shadow::Badge, card), &["infusion.1", "hat3.1"]).cubes(0, [1, 0, 0]).phase_5();
            assert_eq!(scene.legal(), ["take hat2.0"], "{card}");
            assert_eq!(scene.forbids("reroll 1 with 1"), "W3.7");
        }
    }

    /// The decisions up to the use of an infusion with two squares.
    const USES: [(Infusion, &[&str]); 6] = [
        (Infusion::LastChance, &["reroll 2 with 2"]),
        (Infusion::DraggingArms, &["drag police hall>park with 2"]),
        (Infusion::Slippery, &["draft 1/1", "swap hat3.1 for hat4.1 with 2"]),
        (Infusion::Overwhelm, &["draft 1/1", "overwhelm @park with 2"]),
        (Infusion::QuickStep, &["draft 1/1", "quick_step 7 with 2"]),
        (Infusion::ShellGame, &["draft 1/1", "shell market hall theatre with 2"]),
    ];

    /// Green used it; how many with two squares are marked, in the bag, discarded, before green.
    fn used(scene: Scene, way: &[&str]) -> (u8, u8, u8, usize) {
        let mut scene = lay(scene, &["infusion.2", "infusion.2", "hat3.1"]).phase_2(0, &[1, 1, 2]);
        for decision in way {
            scene.by(Green, decision);
        }
        let before = scene.before(Green).iter().filter(|held| held.as_str() == "infusion.2:up").count();
        (scene.marked(Green, 2), scene.in_bag("infusion.2"), scene.discarded("infusion.2"), before)
    }

    #[test]
    fn w7_after_its_effect_it_leaves_the_game() {
        for (card, way) in USES {
            assert_eq!(used(Scene::two(Shadow::Badge, card), way), (0, 1, 0, 1), "{card}");
        }
    }

    #[test]
    fn w10_3_in_the_barrel_it_stays_marked() {
        for (card, way) in USES {
            assert_eq!(used(Scene::scenario(3, Shadow::Badge, card), way), (1, 1, 0, 1), "{card}");
        }
    }

    #[test]
    fn w10_7_with_montresor_it_goes_into_the_bag() {
        for (card, way) in USES {
            assert_eq!(used(Scene::scenario(7, Shadow::Badge, card), way), (0, 2, 0, 1), "{card}");
        }
    }

    #[test]
    fn w7_the_log_names_player_card_and_infusion() {
        for (card, way) in USES {
            let mut scene = lay(Scene::two(Shadow::Badge, card), &["infusion.2", "hat3.1"]).phase_2(0, &[1, 1, 2]);
            for decision in way {
                scene.by(Green, decision);
            }
            assert!(scene.log.contains(&Event::InfusionUsed { player: Green, card, squares: 2 }), "{card}");
        }
    }

    #[test]
    fn w9_11_the_tricksters_last_chance_and_quick_step_share_infusions() {
        let mut scene = Scene::trickster(&[Infusion::LastChance, Infusion::QuickStep]);
        scene = scene.holds(Green, &["infusion.1", "infusion.2"]).phase_2(0, &[1, 2, 3]);
        scene.by(Green, "draft 1/2");
        let steps: Vec<_> =
            (0..12).flat_map(|space| [1, 2].map(|with| format!("quick_step {space} with {with}"))).collect();
        let others = words(&["move", "reroll 3 with 1", "reroll 3 with 2"]);
        assert_eq!(scene.legal(), all_of(&[&steps, &others]));
        scene.by(Green, "quick_step 6 with 1");
        assert_eq!(scene.legal(), ["place", "reroll 3 with 2"]);
        scene.by(Green, "reroll 3 with 2").rolls(&[5]);
        // Space 6 faces 8, 5, 2.
        assert_eq!((scene.at(8), scene.before(Green).len()), ([3, 0, 0], 0));
    }

    #[test]
    fn w9_11_last_chance_at_the_move_leaves_the_quick_step_open() {
        let mut scene = Scene::trickster(&[Infusion::QuickStep, Infusion::LastChance]);
        scene = scene.holds(Green, &["infusion.1", "infusion.1"]).phase_2(0, &[1, 2, 3]);
        scene.by(Green, "draft 1/2").by(Green, "reroll 3 with 1").rolls(&[4]);
        scene.by(Green, "quick_step 6 with 1");
        assert_eq!(scene.state.side(Green).boss, 6);
    }

    #[test]
    fn w9_11_three_cards_and_seven_infusions_are_all_offered() {
        let infusion = Infusions::Several(vec![Infusion::Overwhelm, Infusion::DraggingArms, Infusion::Slippery]);
        let setup = Setup { infusion, tokens: seven_infusions(), ..Setup::solo(Edition::German, Level::Trickster) };
        let all: Vec<_> = (0..7).map(|squares| format!("infusion.{squares}")).collect();
        let scene = Scene::of(&setup).holds(Green, &all.iter().map(String::as_str).collect::<Vec<_>>());
        let mut scene = scene.tokens(1, &["hat4.1"]).phase_2(0, &[1, 1, 2]);
        scene.by(Green, "draft 1/1").by(Green, "place");
        let mut expected = in_each("police @", "", None);
        for with in 0..7 {
            let end = format!(" with {with}");
            expected.extend(in_each("overwhelm @", &end, None));
            for (place, name) in [(1, "market"), (4, "hall"), (7, "theatre")] {
                expected.extend(in_each(&format!("drag green {name}>"), &end, Some(place)));
            }
            let gives = (0..7).filter(|give| *give != with);
            expected.extend(gives.map(|give| format!("swap infusion.{give}:up for hat4.1{end}")));
        }
        assert_eq!(scene.legal(), all_of(&[&expected]));
        for (action, after) in scene.after_each() {
            if let Some((_, with)) = action.split_once(" with ") {
                assert!(!after.before(Green).contains(&format!("infusion.{with}:up")), "{action}");
            }
        }
    }

    #[test]
    fn w9_11_overwhelm_leaves_dragging_arms_until_the_turn_ends() {
        let mut scene = Scene::trickster(&[Infusion::DraggingArms, Infusion::Overwhelm]);
        scene = scene.holds(Green, &["infusion.1", "infusion.1"]).phase_2(0, &[1, 1, 2, 3, 3]);
        scene.by(Green, "draft 1/1").by(Green, "overwhelm @park with 1");
        scene.by(Green, "drag green park>harbour with 1");
        assert_eq!((scene.at(0), scene.at(5)), ([1, 0, 0], [0, 0, 0]));
        assert_eq!(scene.asked(), None);
    }
}
