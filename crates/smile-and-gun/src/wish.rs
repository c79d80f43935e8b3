//! What somebody wishes to play, and the setup that it comes to.

use crate::{Edition, First, Gang, Infusion, Infusions, Level, Player, Setup, Shadow, Tokens};
use serde::Deserialize;
use tabletop::Source;

/// How a table of With a Smile & a Gun is laid; what is left out is as in the first game.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileWish", optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Wish {
    /// The rule set.
    pub edition: Option<Edition>,
    /// The shadow card.
    pub shadow: Option<Card<Shadow>>,
    /// The infusion card.
    pub infusion: Option<Card<Infusion>>,
    /// The Trickster's two or three infusion cards.
    pub infusions: Option<Vec<Infusion>>,
    /// Who begins.
    pub first: Option<First>,
    /// Alone: your colour.
    pub human: Option<Player>,
    /// Alone: how hard.
    pub level: Option<Level>,
    /// Alone: a scenario, 1 to 10.
    pub scenario: Option<u8>,
    /// Alone: a mission, 1 to 5.
    pub mission: Option<u8>,
    /// With a mission: beat the gang too.
    pub mission_hard: Option<bool>,
    /// Alone: only your score counts.
    pub legacy: Option<bool>,
}

/// A card, or chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Card<T> {
    /// This one.
    This(T),
    /// Any.
    Any(AnyCard),
}

/// Chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnyCard {
    /// Chance decides.
    Random,
}

impl Wish {
    /// Whether it is for a game alone (W9).
    pub fn is_alone(&self) -> bool {
        let stage = self.level.is_some() || self.scenario.is_some() || self.mission.is_some();
        stage || self.legacy == Some(true)
    }

    /// The setup that it comes to, with people in the seats. It still has to be checked: a wish may be for what nobody
    /// can play.
    pub fn setup(&self, random: &mut impl Source) -> Setup {
        let level = self.level.unwrap_or(Level::Normal);
        let first_edition = self.mission.is_some() || !level.editions().contains(&Edition::German);
        let edition = self.edition.unwrap_or(if first_edition { Edition::First } else { Edition::German });
        let mut setup = match (self.scenario, self.mission) {
            (Some(number), _) => Setup { mission: self.mission, ..Setup::scenario(number, level) },
            (_, Some(number)) => Setup::mission(number, self.mission_hard == Some(true), level),
            _ if self.is_alone() => Setup::solo(edition, level),
            _ => Setup::two(edition),
        };
        (setup.edition, setup.tokens) = (edition, Tokens::built_in(edition));
        if self.mission.is_none() {
            setup.mission_hard = self.mission_hard.filter(|hard| *hard);
        }
        if self.is_alone() {
            setup.play_as(self.human.unwrap_or(Player::Green));
            setup.legacy = Some(self.legacy == Some(true));
        } else {
            (setup.human, setup.first) = (self.human, First::Random);
        }
        setup.first = self.first.unwrap_or(setup.first);
        self.choose_cards(&mut setup, random);
        setup
    }

    fn choose_cards(&self, setup: &mut Setup, random: &mut impl Source) {
        let gang = setup.scenario.and_then(Gang::of_scenario).unwrap_or(Gang::Rivals);
        let goes = |shadow, infusion| gang.check_cards(shadow, &[infusion]).is_ok();
        let (own_shadow, own_infusion) = (setup.shadow, setup.infusion.cards()[0]);
        setup.shadow = match self.shadow {
            Some(Card::This(card)) => card,
            Some(Card::Any(_)) => any(setup.edition.shadows().filter(|card| goes(*card, own_infusion)), random),
            None => own_shadow,
        };
        let one = match self.infusion {
            Some(Card::This(card)) => card,
            Some(Card::Any(_)) => any(setup.edition.infusions().filter(|card| goes(own_shadow, *card)), random),
            None => own_infusion,
        };
        let named = self.infusions.as_deref();
        setup.infusion = match (setup.level == Some(Level::Trickster), named) {
            (true, Some([card])) => with_another(*card, gang),
            (false, Some([card])) => Infusions::One(*card),
            (_, Some(cards)) => Infusions::Several(cards.to_vec()),
            (true, None) => with_another(one, gang),
            (false, None) => Infusions::One(one),
        };
    }
}

/// The Trickster's cards where only one is named (W9.11): the one that the scenario fixes is among them, otherwise the
/// next one of the deck.
fn with_another(card: Infusion, gang: Gang) -> Infusions {
    let fixed = Some(gang.cards().1).filter(|own| gang.fixed().1 && *own != card);
    let next = || Infusion::ALL.iter().cycle().skip_while(|other| **other != card).nth(1).copied();
    Infusions::Several([card].into_iter().chain(fixed.or_else(next)).collect())
}

fn any<T: Copy>(cards: impl Iterator<Item = T> + Clone, random: &mut impl Source) -> T {
    let number = random.below(cards.clone().count() as u32) as usize;
    cards.clone().nth(number).unwrap_or_else(|| unreachable!("{number} is below the number of cards"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use tabletop::{Game, Seeded};

    fn wish(json: &str) -> Wish {
        serde_json::from_str(json).unwrap()
    }

    fn setup(json: &str) -> Setup {
        wish(json).setup(&mut Seeded::new(1))
    }

    fn laid(json: &str) -> Setup {
        Table::new(&setup(json)).unwrap_or_else(|why| panic!("{json}: {why}")).setup()
    }

    fn refused(json: &str) -> &'static str {
        Table::new(&setup(json)).unwrap_err().field
    }

    #[test]
    fn w1_1_w1_4_nothing_but_a_wish_to_play_is_the_first_game_and_chance_chooses_who_begins() {
        assert_eq!(laid("{}"), Setup { first: First::Random, ..Setup::two(Edition::German) });
        assert_eq!(laid(r#"{"first":"yellow"}"#).first, First::Yellow);
    }

    #[test]
    fn w9_1_alone_the_human_begins() {
        for (human, first) in [("green", First::Green), ("yellow", First::Yellow)] {
            let setup = laid(&format!(r#"{{"level":"capo","human":"{human}"}}"#));
            assert_eq!((setup.first, setup.human.map(First::from)), (first, Some(first)));
        }
        assert_eq!(laid(r#"{"legacy":true}"#).legacy, Some(true));
        assert_eq!(refused(r#"{"level":"capo","first":"yellow"}"#), "first");
        assert_eq!(refused(r#"{"human":"green"}"#), "human");
    }

    #[test]
    fn w9_11_w11_the_edition_follows_from_the_level_or_the_mission() {
        assert_eq!(laid(r#"{"level":"normal"}"#).edition, Edition::German);
        assert_eq!(laid(r#"{"level":"legendary"}"#).edition, Edition::First);
        let mission = laid(r#"{"mission":3,"mission_hard":true}"#);
        assert_eq!((mission.edition, mission.mission_hard), (Edition::First, Some(true)));
        assert_eq!(refused(r#"{"mission":3,"edition":"german"}"#), "mission");
        assert_eq!(refused(r#"{"mission":3,"scenario":3}"#), "mission");
        assert_eq!(refused(r#"{"level":"hard","mission_hard":true}"#), "mission_hard");
    }

    #[test]
    fn w10_a_scenario_brings_its_cards() {
        for number in 1..=10 {
            let setup = laid(&format!(r#"{{"scenario":{number}}}"#));
            let (shadow, infusion) = Gang::of_scenario(number).unwrap().cards();
            assert_eq!((setup.shadow, setup.infusion), (shadow, Infusions::One(infusion)));
        }
        assert_eq!(refused(r#"{"scenario":11}"#), "scenario");
    }

    #[test]
    fn w9_11_the_trickster_has_a_second_card() {
        let cards = |json: &str| laid(json).infusion.cards().to_vec();
        let two = [Infusion::LastChance, Infusion::Knockoff];
        assert_eq!(cards(r#"{"level":"trickster"}"#), two);
        assert_eq!(cards(r#"{"level":"trickster","infusions":["last_chance"]}"#), two);
        let last = *Infusion::ALL.last().unwrap();
        assert_eq!(cards(&format!(r#"{{"level":"trickster","infusion":"{last}"}}"#)), [last, Infusion::ALL[0]]);
        let named = cards(r#"{"level":"trickster","infusions":["slippery","knockoff","overwhelm"]}"#);
        assert_eq!(named, [Infusion::Slippery, Infusion::Knockoff, Infusion::Overwhelm]);
        assert_eq!(refused(r#"{"infusions":["slippery","knockoff"]}"#), "infusion");
    }

    #[test]
    fn w9_11_a_fixed_card_is_among_the_tricksters() {
        let fixed = (1..=10).filter(|number| Gang::of_scenario(*number).unwrap().fixed().1);
        for number in fixed {
            let own = Gang::of_scenario(number).unwrap().cards().1;
            for card in Infusion::ALL {
                let json = format!(r#"{{"level":"trickster","scenario":{number},"infusion":"{card}"}}"#);
                let cards = laid(&json).infusion.cards().to_vec();
                assert!(cards[0] == *card && cards.contains(&own) && cards.len() == 2, "{json}: {cards:?}");
            }
        }
    }

    #[test]
    fn w6_w7_w10_chance_chooses_only_what_can_be_played() {
        let stages = (1..=10).map(|number| format!(r#""scenario":{number}"#));
        let stages =
            stages.chain([r#""mission":2"#, r#""edition":"first""#, r#""level":"trickster""#].map(str::to_owned));
        for stage in stages {
            let wish = wish(&format!(r#"{{{stage},"shadow":"random","infusion":"random"}}"#));
            for seed in 0..60 {
                let setup = wish.setup(&mut Seeded::new(seed));
                assert!(Table::new(&setup).is_ok(), "{stage}: {setup:?}");
            }
        }
        let drawn = |seed| wish(r#"{"shadow":"random"}"#).setup(&mut Seeded::new(seed)).shadow;
        assert!(Shadow::ALL.iter().all(|card| (0..500).any(|seed| drawn(seed) == *card)));
    }

    #[test]
    fn a_wish_for_something_unknown_is_refused() {
        for json in [r#"{"edition":"second"}"#, r#"{"shadow":"nobody"}"#, r#"{"moon":"full"}"#] {
            assert!(serde_json::from_str::<Wish>(json).is_err(), "{json}");
        }
    }
}
