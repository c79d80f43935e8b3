//! The campaign's gangs (W10): one file each, its whole rule and its tests. What a file doesn't mention is as in W9.

mod athena;
mod barrel;
mod gold_bugs;
mod legacy;
mod lenores_boys;
mod montresor;
mod ravens;
mod red_death;
mod rivals;
mod tar_and_feather;
mod three_roses;

use crate::{
    Event, Infusion, Player, Progress, Shadow, State, Table,
    cards::deck,
    city::{District, Space},
    scoring::Score,
    state::Slots,
    tokens::{Kind, PrintId},
};
use tabletop::{Log, SetupError};

deck! {
    ($)
    /// The gang that you play against.
    Gang as Scenario in scenarios, called "a gang":
    /// The plain gang of W9.
    "rivals" Rivals in rivals,
    /// W10.1
    "ravens" Ravens in ravens,
    /// W10.2
    "red_death" RedDeath in red_death,
    /// W10.3
    "barrel" Barrel in barrel,
    /// W10.4
    "lenores_boys" LenoresBoys in lenores_boys,
    /// W10.5
    "athena" Athena in athena,
    /// W10.6
    "gold_bugs" GoldBugs in gold_bugs,
    /// W10.7
    "montresor" Montresor in montresor,
    /// W10.8
    "three_roses" ThreeRoses in three_roses,
    /// W10.9
    "tar_and_feather" TarAndFeather in tar_and_feather,
    /// W10.10
    "legacy" Legacy in legacy,
}

pub(crate) use three_roses::rerolled;

/// Where a token goes that would leave the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gone {
    /// As the rules have it.
    Usual,
    /// Into the bag.
    Bag,
    /// It stays, marked as used.
    Marked,
}

/// What a scenario can change.
trait Scenario {
    /// The shadow card that is recommended, or fixed.
    const SHADOW: Shadow = Shadow::Badge;
    /// The infusion card that is recommended, or fixed.
    const INFUSION: Infusion = Infusion::LastChance;
    /// Whether the shadow card is fixed.
    const SHADOW_FIXED: bool = false;
    /// Whether the infusion card is fixed.
    const INFUSION_FIXED: bool = false;
    /// Whether monsters can be chosen.
    const MONSTERS: bool = true;
    /// Whether Soulmate may be the only infusion card.
    const SOULMATE_ALONE: bool = true;
    /// Where the Shadow starts (W1.1).
    const SHADOW_STARTS: Space = 0;
    /// How many henchmen the gang places along its line (W9.4).
    const PLACES: [u8; 3] = [4, 3, 2];
    /// Whether it keeps its infusions face up (W9.8).
    const INFUSIONS_FACE_UP: bool = false;
    /// Whether it lays virtual markers (W9.7).
    const VIRTUAL_MARKERS: bool = true;
    /// How many of its henchmen lie on the shadow card at the start.
    const ON_CARD: u8 = 0;
    /// Whether only your own score counts (W11.3).
    const RANKED: bool = false;

    /// The place of what it takes before anything else, the Cursed's die included.
    fn grabs(_: &Table, _: &State, _gang: Player, _: &Slots) -> Option<u8> {
        None
    }
    /// The kinds in the order in which it chooses (W9.7).
    const PRIORITY: [Kind; 5] = Kind::ALL;
    /// After the first filling.
    fn after_filling(_: &Table, _: &mut State, _gang: Player, _: &mut impl Log<Event>) {}
    /// After the gang placed its henchmen, before its action die.
    fn placed(_: &Table, _: &mut State, _gang: Player, _movement: u8, _: &mut impl Log<Event>) {}
    /// Between phases 3 and 4.
    fn before_heat(_: &Table, _: &mut State) {}
    /// When the gang has less heat: how many of its henchmen go onto the card instead of a solo token.
    fn onto_card(_: &Table) -> Option<u8> {
        None
    }
    /// After the gang took a token.
    fn took(_: &Table, _: &mut State, _gang: Player, _: District, _: PrintId, _: &mut impl Log<Event>) {}
    /// Where an infusion goes that was used.
    fn used() -> Gone {
        Gone::Usual
    }
    /// Where an infusion goes that would be discarded.
    fn discarded() -> Gone {
        Gone::Usual
    }
    /// The condition, if there is one: how much of it you meet.
    fn condition(_: &Table, _: &State, _human: Player, _: &[Score; 2]) -> Option<Progress> {
        None
    }
}

impl Gang {
    /// The gang of a scenario, 1 to 10.
    pub fn of_scenario(number: u8) -> Option<Self> {
        (number >= 1).then(|| Self::ALL.get(usize::from(number)).copied()).flatten()
    }

    /// The cards that the scenario recommends or fixes.
    pub fn cards(self) -> (Shadow, Infusion) {
        (own!(self, SHADOW), own!(self, INFUSION))
    }

    /// Which of the scenario's cards are fixed: the shadow card, the infusion card.
    pub fn fixed(self) -> (bool, bool) {
        (own!(self, SHADOW_FIXED), own!(self, INFUSION_FIXED))
    }

    pub(crate) fn check_cards(self, shadow: Shadow, infusions: &[Infusion]) -> Result<(), SetupError> {
        let (own_shadow, own_infusion) = self.cards();
        let (shadow_fixed, infusion_fixed) = self.fixed();
        if shadow_fixed && shadow != own_shadow {
            return Err(SetupError::new("shadow", format!("this scenario is played with {own_shadow} (W10)")));
        }
        if infusion_fixed && !infusions.contains(&own_infusion) {
            return Err(SetupError::new("infusion", format!("this scenario is played with {own_infusion} (W10)")));
        }
        if !own!(self, MONSTERS) && shadow.home().is_some() {
            return Err(SetupError::new("shadow", "monsters can't be chosen in this scenario (W10)"));
        }
        if !own!(self, SOULMATE_ALONE) && infusions == [Infusion::Soulmate] {
            return Err(SetupError::new("infusion", "Soulmate can't be the only card in this scenario (W10)"));
        }
        Ok(())
    }

    pub(crate) fn shadow_starts(self) -> Space {
        own!(self, SHADOW_STARTS)
    }

    pub(crate) fn places(self) -> [u8; 3] {
        own!(self, PLACES)
    }

    pub(crate) fn infusions_face_up(self) -> bool {
        own!(self, INFUSIONS_FACE_UP)
    }

    pub(crate) fn virtual_markers(self) -> bool {
        own!(self, VIRTUAL_MARKERS)
    }

    pub(crate) fn on_card(self) -> u8 {
        own!(self, ON_CARD)
    }

    pub(crate) fn is_ranked(self) -> bool {
        own!(self, RANKED)
    }

    pub(crate) fn grabs(self, table: &Table, state: &State, gang: Player, here: &Slots) -> Option<u8> {
        own!(self, grabs(table, state, gang, here))
    }

    pub(crate) fn priority(self) -> [Kind; 5] {
        own!(self, PRIORITY)
    }

    pub(crate) fn after_filling(self, table: &Table, state: &mut State, gang: Player, log: &mut impl Log<Event>) {
        own!(self, after_filling(table, state, gang, log))
    }

    pub(crate) fn placed(
        self,
        table: &Table,
        state: &mut State,
        gang: Player,
        movement: u8,
        log: &mut impl Log<Event>,
    ) {
        own!(self, placed(table, state, gang, movement, log))
    }

    pub(crate) fn before_heat(self, table: &Table, state: &mut State) {
        own!(self, before_heat(table, state))
    }

    pub(crate) fn onto_card(self, table: &Table) -> Option<u8> {
        own!(self, onto_card(table))
    }

    pub(crate) fn took(
        self,
        table: &Table,
        state: &mut State,
        gang: Player,
        district: District,
        print: PrintId,
        log: &mut impl Log<Event>,
    ) {
        own!(self, took(table, state, gang, district, print, log))
    }

    #[inline]
    pub(crate) fn used(self) -> Gone {
        own!(self, used())
    }

    #[inline]
    pub(crate) fn discarded(self) -> Gone {
        own!(self, discarded())
    }

    pub(crate) fn condition(
        self,
        table: &Table,
        state: &State,
        human: Player,
        scores: &[Score; 2],
    ) -> Option<Progress> {
        own!(self, condition(table, state, human, scores))
    }
}

#[cfg(test)]
mod tests {
    use super::Gang;
    use crate::{Infusions, Table, testing::*};
    use tabletop::Game;

    /// The field that is refused, if the setup is.
    fn refused(setup: &Setup) -> Option<&'static str> {
        Table::new(setup).err().map(|error| error.field)
    }

    #[test]
    fn w10_each_scenario_has_its_cards() {
        use Infusion::*;
        use Shadow::*;
        let cards: Vec<_> = (1..=9).map(|number| Gang::of_scenario(number).unwrap().cards()).collect();
        assert_eq!(
            cards,
            [
                (Collector, Soulmate),
                (Remover, Knockoff),
                (Siren, Enthralling),
                (Badge, Slippery),
                (Historian, DraggingArms),
                (Mayor, ShellGame),
                (Gumshoe, Overwhelm),
                (Press, LastChance),
                (Hideout, QuickStep),
            ]
        );
        let fixed: Vec<_> = (1..=10).map(|number| Gang::of_scenario(number).unwrap().fixed()).collect();
        let mut expected = vec![(false, false); 10];
        expected[0].1 = true;
        expected[4].0 = true;
        assert_eq!(fixed, expected);
    }

    #[test]
    fn w10_there_are_ten() {
        assert_eq!((Gang::of_scenario(0), Gang::of_scenario(11)), (None, None));
        assert_eq!((Gang::of_scenario(1), Gang::of_scenario(10)), (Some(Gang::Ravens), Some(Gang::Legacy)));
        let names =
            "rivals ravens red_death barrel lenores_boys athena gold_bugs montresor three_roses tar_and_feather";
        assert_eq!(Gang::ALL[..10].iter().map(|gang| gang.name()).collect::<Vec<_>>().join(" "), names);
    }

    #[test]
    fn w10_every_level_combines_with_every_scenario() {
        for number in 1..=10 {
            for level in [Level::Normal, Level::Trickster, Level::Henchman, Level::Capo, Level::Don] {
                let mut setup = Setup::scenario(number, level);
                if level == Level::Trickster {
                    let own = setup.infusion.cards()[0];
                    let other = if own == Infusion::Knockoff { Infusion::Overwhelm } else { Infusion::Knockoff };
                    setup.infusion = Infusions::Several(vec![other, own]);
                }
                assert_eq!(refused(&setup), None, "scenario {number}, {level}");
            }
        }
    }

    #[test]
    fn w10_cards_that_are_not_fixed_can_be_changed() {
        for number in [2, 3, 4, 6, 7, 8, 10] {
            for &shadow in Shadow::ALL {
                assert_eq!(refused(&Setup { shadow, ..Setup::scenario(number, Level::Normal) }), None);
            }
        }
        for number in [2, 4, 5, 6, 7, 8, 9, 10] {
            for &card in Infusion::ALL {
                let infusion = Infusions::One(card);
                assert_eq!(refused(&Setup { infusion, ..Setup::scenario(number, Level::Normal) }), None);
            }
        }
    }

    #[test]
    fn w10_you_must_beat_the_gangs_score_and_meet_the_condition() {
        // The Red Death: a monopoly of weapons, 14 points, is the condition.
        for (yours, gangs, won) in [
            (["weapons.1:up", "hat2.0"], hats_worth(15), true),
            (["weapons.1:up", "hat2.0"], hats_worth(16), false),
            (["hat6.3", "hat5.2"], hats_worth(3), false),
        ] {
            both_ways(&Setup::scenario(2, Level::Normal), |scene, you, gang| {
                let ending = scene.holds(you, &yours).holds(gang, &gangs).ending();
                assert_eq!((ending.won, ending.rank), (Some(won), None));
            });
        }
    }

    #[test]
    fn w9_the_plain_gang_has_no_condition() {
        let scene = Scene::solo(Shadow::Badge, Infusion::LastChance).holds(Green, &["hat2.0"]);
        assert_eq!((scene.table.gang(), scene.ending().condition_met), (Gang::Rivals, None));
        assert_eq!(scene.ending().won, Some(true));
    }
}
