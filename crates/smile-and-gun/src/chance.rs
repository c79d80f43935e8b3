//! Random events and their exact odds.

use crate::{
    Player, State, Table, Token,
    city::District,
    dice::Dice,
    tokens::{Kind, PrintId},
    vocabulary::Step,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::Source;

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "RollWhy"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// All 13 at the start of a round (W2.1).
    Round,
    /// The whole pool, since all dice were equal (W3.2).
    AllEqual,
    /// Some dice of the pool, by Last Chance (W7.1).
    LastChance,
    /// The whole pool before the gang's turn (W9.11).
    GangAllEqual,
    /// One die of the pool's lowest value before the gang's turn (W9.2).
    GangLowest,
    /// An action die (W6.7).
    Collector,
    /// The left-over die (W10.8).
    Roses,
}

impl Why {
    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Round => "round",
            Self::AllEqual => "all_equal",
            Self::LastChance => "last_chance",
            Self::GangAllEqual => "gang_all_equal",
            Self::GangLowest => "gang_lowest",
            Self::Collector => "collector",
            Self::Roses => "roses",
        }
    }
}

/// Who or what is dealt an infusion (W1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Receiver {
    /// A player.
    Player(Player),
    /// A district.
    District(District),
}

impl fmt::Display for Receiver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => player.fmt(f),
            Self::District(district) => district.fmt(f),
        }
    }
}

/// A random event that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Who is first player (W1.4).
    First,
    /// Which infusion goes there (W1.2).
    Deal {
        /// Where.
        to: Receiver,
    },
    /// What the dice show.
    Roll {
        /// Why they are rolled.
        why: Why,
        /// How many.
        count: u8,
    },
    /// Which token comes from the bag (W2.3).
    Draw {
        /// For which district.
        district: District,
    },
}

/// The event's name in the fair-dice scheme.
impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::Deal { to } => write!(f, "deal {to}"),
            Self::Roll { why, .. } => write!(f, "roll {}", why.name()),
            Self::Draw { district } => write!(f, "draw {district}"),
        }
    }
}

/// What came of a random event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This player.
    Player(Player),
    /// This token.
    Print(PrintId),
    /// These dice.
    Dice(Dice),
}

/// A random event and its outcome, as records write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Happened {
    /// The first player (W1.4).
    First {
        /// Who.
        player: Player,
    },
    /// An infusion is dealt (W1.2).
    Deal {
        /// Where.
        to: Receiver,
        /// Which.
        token: Token,
    },
    /// Dice are rolled.
    Roll {
        /// Why.
        why: Why,
        /// What they show.
        dice: Dice,
    },
    /// A token comes from the bag (W2.3).
    Draw {
        /// Where it lies now.
        district: District,
        /// Which.
        token: Token,
    },
}

/// The order in which infusions are dealt (W1.2): in the German edition to both players first.
const DEALS: [Receiver; 7] = [
    Receiver::Player(Player::Green),
    Receiver::Player(Player::Yellow),
    Receiver::District(0),
    Receiver::District(2),
    Receiver::District(6),
    Receiver::District(8),
    Receiver::District(4),
];

/// Whose turn to be dealt an infusion it is; `None` when all are dealt.
pub(crate) fn receiver(table: &Table, next: u8) -> Option<Receiver> {
    let skip = if table.players_start_with_infusion() { 0 } else { 2 };
    DEALS.get(usize::from(next + skip)).copied()
}

pub(crate) fn due(table: &Table, step: Step) -> Option<Chance> {
    match step {
        Step::FirstPlayer => Some(Chance::First),
        Step::Deal { next } => receiver(table, next).map(|to| Chance::Deal { to }),
        Step::Draw { district } => Some(Chance::Draw { district }),
        Step::Roll { why, count } => Some(Chance::Roll { why, count }),
        _ => None,
    }
}

#[inline]
pub(crate) fn sample(table: &Table, state: &State, chance: Chance, source: &mut impl Source) -> Outcome {
    match chance {
        Chance::First => Outcome::Player(Player::BOTH[source.below(2) as usize]),
        Chance::Deal { .. } => {
            let infusions = table.catalogue.infusions();
            Outcome::Print(infusions + pick(&state.bag.listed(table)[usize::from(infusions)..], source))
        }
        Chance::Draw { .. } => Outcome::Print(pick(state.bag.listed(table), source)),
        Chance::Roll { count, .. } => {
            let mut dice = Dice::NONE;
            for _ in 0..count {
                dice.add(source.below(6) as u8 + 1);
            }
            Outcome::Dice(dice)
        }
    }
}

/// One of the things counted, each equally likely.
#[inline]
fn pick(counts: &[u8], source: &mut impl Source) -> u8 {
    let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    let mut left = source.below(total);
    for (id, &count) in counts.iter().enumerate() {
        if left < u32::from(count) {
            return id as u8;
        }
        left -= u32::from(count);
    }
    unreachable!("a source's number lies below the total")
}

pub(crate) fn outcomes(table: &Table, state: &State, chance: Chance, mut visit: impl FnMut(Outcome, u64)) {
    let mut visit_counts = |counts: &[u8], first: PrintId| {
        for (id, &count) in counts.iter().enumerate() {
            if count > 0 {
                visit(Outcome::Print(first + id as u8), u64::from(count));
            }
        }
    };
    match chance {
        Chance::First => Player::BOTH.into_iter().for_each(|player| visit(Outcome::Player(player), 1)),
        Chance::Deal { .. } => {
            let infusions = table.catalogue.infusions();
            visit_counts(&state.bag.listed(table)[usize::from(infusions)..], infusions);
        }
        Chance::Draw { .. } => visit_counts(state.bag.listed(table), 0),
        Chance::Roll { count, .. } => rolls(1, count, Dice::NONE, 1, &mut visit),
    }
}

/// Visits every handful of `count` dice from `value` on; the weight is the number of ways to throw it.
fn rolls(value: u8, count: u8, dice: Dice, ways: u64, visit: &mut impl FnMut(Outcome, u64)) {
    if value == 6 {
        let mut dice = dice;
        dice.add_many(6, count);
        return visit(Outcome::Dice(dice), ways);
    }
    let mut choose = 1;
    for here in 0..=count {
        let mut dice = dice;
        dice.add_many(value, here);
        rolls(value + 1, count - here, dice, ways * choose, visit);
        choose = choose * u64::from(count - here) / u64::from(here + 1);
    }
}

pub(crate) fn happened(table: &Table, chance: Chance, outcome: Outcome) -> Happened {
    match (chance, outcome) {
        (Chance::First, Outcome::Player(player)) => Happened::First { player },
        (Chance::Deal { to }, Outcome::Print(id)) => Happened::Deal { to, token: table.catalogue.token(id) },
        (Chance::Draw { district }, Outcome::Print(id)) => {
            Happened::Draw { district, token: table.catalogue.token(id) }
        }
        (Chance::Roll { why, .. }, Outcome::Dice(dice)) => Happened::Roll { why, dice },
        _ => unreachable!("{outcome:?} is no outcome of {chance:?}"),
    }
}

pub(crate) fn outcome(table: &Table, state: &State, chance: Chance, said: &Happened) -> Option<Outcome> {
    match (chance, *said) {
        (Chance::First, Happened::First { player }) => Some(Outcome::Player(player)),
        (Chance::Deal { to }, Happened::Deal { to: said, token }) if to == said => {
            let id = table.catalogue.find(token)?;
            (token.kind == Kind::Infusion && state.bag[id] > 0).then_some(Outcome::Print(id))
        }
        (Chance::Draw { district }, Happened::Draw { district: said, token }) if district == said => {
            let id = table.catalogue.find(token)?;
            (state.bag[id] > 0).then_some(Outcome::Print(id))
        }
        (Chance::Roll { why, count }, Happened::Roll { why: said, dice }) if why == said && dice.len() == count => {
            Some(Outcome::Dice(dice))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, setup::First, testing::*};
    use tabletop::Game;

    /// Always the same number.
    struct Always(u32);

    impl Source for Always {
        fn below(&mut self, n: u32) -> u32 {
            assert!(self.0 < n);
            self.0
        }
    }

    /// Every way to throw so many dice, with its weight.
    fn throws(count: u8) -> Vec<(Dice, u64)> {
        let mut found = Vec::new();
        rolls(1, count, Dice::NONE, 1, &mut |outcome, weight| match outcome {
            Outcome::Dice(dice) => found.push((dice, weight)),
            _ => unreachable!(),
        });
        found
    }

    #[test]
    fn the_weights_of_n_dice_add_up_to_6_to_the_n() {
        let mut handfuls = 1;
        for count in 1..=13_u8 {
            let throws = throws(count);
            // (n + 5 choose 5) handfuls.
            handfuls = handfuls * (u64::from(count) + 5) / u64::from(count);
            assert_eq!(throws.len() as u64, handfuls);
            assert_eq!(throws.iter().map(|(_, weight)| weight).sum::<u64>(), 6_u64.pow(count.into()));
            assert!(throws.iter().all(|(dice, _)| dice.len() == count));
        }
    }

    #[test]
    fn a_handful_weighs_as_many_ways_as_there_are_to_throw_it() {
        let weight = |values: &[u8]| {
            let dice = Dice::of(values);
            throws(dice.len()).into_iter().find(|(other, _)| *other == dice).unwrap().1
        };
        assert_eq!((weight(&[4]), weight(&[1, 1]), weight(&[1, 6]), weight(&[1, 2, 3])), (1, 1, 2, 6));
        assert_eq!((weight(&[6, 6, 1]), weight(&[1, 1, 2, 2]), weight(&[1, 2, 3, 4, 5, 6])), (3, 6, 720));
        // 13! / (3! 2! 2! 2! 2! 2!)
        assert_eq!(weight(&[1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]), 32_432_400);
    }

    #[test]
    fn w1_4_either_player_may_be_first() {
        let scene = Scene::start(&Setup { first: First::Random, ..Setup::two(Edition::German) });
        assert_eq!(scene.odds(), [(Outcome::Player(Green), 1), (Outcome::Player(Yellow), 1)]);
        assert_eq!(scene.table.sample(&scene.state, &mut Always(0)), Outcome::Player(Green));
        assert_eq!(scene.table.sample(&scene.state, &mut Always(1)), Outcome::Player(Yellow));
    }

    #[test]
    fn w1_2_every_infusion_left_is_equally_likely_to_be_dealt() {
        let mut scene = Scene::start(&Setup::two(Edition::German));
        let (two, one) = (Outcome::Print(scene.print("infusion.2")), Outcome::Print(scene.print("infusion.1")));
        assert_eq!(scene.odds(), [(two, 3), (one, 4)]);
        let samples: Vec<_> = (0..7).map(|n| scene.table.sample(&scene.state, &mut Always(n))).collect();
        assert_eq!(samples, [two, two, two, one, one, one, one]);
        scene.deals_all(&[2, 2, 2, 1]);
        assert_eq!(scene.odds(), [(one, 3)]);
    }

    #[test]
    fn w2_3_every_token_in_the_bag_is_equally_likely_to_be_drawn() {
        let scene =
            Scene::two(Shadow::Badge, Infusion::LastChance).tokens(8, &["hat6.3", "hat6.3", "hat6.3"]).phase_1();
        let odds = scene.odds();
        // Hats of 5 to 2, gambling, weapons, contraband, infusions; no hat of 6 is left.
        assert_eq!(odds.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [3, 5, 7, 8, 3, 3, 2, 3, 1, 3, 3, 4]);
        assert_eq!(odds[0].0, Outcome::Print(scene.print("hat5.2")));
        let mut drawn = Vec::new();
        for n in 0..45 {
            drawn.push(scene.table.sample(&scene.state, &mut Always(n)));
        }
        for (outcome, weight) in odds {
            assert_eq!(drawn.iter().filter(|other| **other == outcome).count() as u64, weight);
        }
    }

    #[test]
    fn w2_1_dice_are_thrown_one_by_one() {
        let mut scene = Scene::start(&Setup::two(Edition::First));
        scene.deals_all(&[0, 0, 0, 1, 1]);
        for n in 0..6 {
            let dice = Dice::of(&[n + 1; 13]);
            assert_eq!(scene.table.sample(&scene.state, &mut Always(n.into())), Outcome::Dice(dice));
        }
        assert_eq!(scene.odds().len(), 8568);
    }

    #[test]
    fn what_cannot_have_happened_is_refused() {
        let token = |squares| Token { kind: Kind::Infusion, value: 0, squares };
        let hat = Token { kind: Kind::Hat, value: 6, squares: 3 };
        let can = |scene: &Scene, happened| scene.table.outcome(&scene.state, &happened).is_some();

        let to = Receiver::Player(Green);
        let mut deal = Scene::start(&Setup::two(Edition::German));
        assert!(can(&deal, Happened::Deal { to, token: token(1) }));
        assert!(!can(&deal, Happened::Deal { to: Receiver::Player(Yellow), token: token(1) }));
        assert!(!can(&deal, Happened::Deal { to, token: token(3) }) && !can(&deal, Happened::Deal { to, token: hat }));
        assert!(!can(&deal, Happened::First { player: Green }));
        deal.deals_all(&[2, 2, 2]);
        let to = Receiver::District(2);
        assert!(
            can(&deal, Happened::Deal { to, token: token(1) }) && !can(&deal, Happened::Deal { to, token: token(2) })
        );

        let hats = ["hat6.3", "hat6.3", "hat6.3"];
        let draw = Scene::two(Shadow::Badge, Infusion::LastChance).tokens(8, &hats[1..]).phase_1();
        assert!(can(&draw, Happened::Draw { district: 4, token: hat }));
        assert!(!can(&draw, Happened::Draw { district: 0, token: hat }));
        let draw = Scene::two(Shadow::Badge, Infusion::LastChance).tokens(8, &hats).phase_1();
        assert!(!can(&draw, Happened::Draw { district: 4, token: hat }));

        let mut roll = Scene::two(Shadow::Badge, Infusion::LastChance).phase_2(0, &[3, 3, 3]);
        roll.decide("reroll_all");
        let dice = Dice::of(&[1, 2, 3]);
        assert!(can(&roll, Happened::Roll { why: Why::AllEqual, dice }));
        assert!(!can(&roll, Happened::Roll { why: Why::Round, dice }));
        assert!(!can(&roll, Happened::Roll { why: Why::AllEqual, dice: Dice::of(&[1, 2]) }));
        assert!(!can(&Scene::of(&Setup::two(Edition::First)), Happened::Roll { why: Why::AllEqual, dice }));
    }

    #[test]
    fn random_events_have_the_names_of_the_fair_dice_scheme() {
        let roll = |why| Chance::Roll { why, count: 1 }.to_string();
        assert_eq!(Chance::First.to_string(), "first");
        assert_eq!(Chance::Deal { to: Receiver::Player(Yellow) }.to_string(), "deal yellow");
        assert_eq!(Chance::Deal { to: Receiver::District(8) }.to_string(), "deal 8");
        assert_eq!(Chance::Draw { district: 4 }.to_string(), "draw 4");
        let names = [Why::Round, Why::AllEqual, Why::LastChance, Why::GangAllEqual, Why::GangLowest].map(roll);
        assert_eq!(
            names,
            ["round", "all_equal", "last_chance", "gang_all_equal", "gang_lowest"].map(|n| format!("roll {n}"))
        );
        assert_eq!([Why::Collector, Why::Roses].map(roll), ["roll collector", "roll roses"]);
    }

    #[test]
    fn events_are_written_as_the_record_says() {
        let token = Token { kind: Kind::Infusion, value: 0, squares: 2 };
        for (happened, json) in [
            (Happened::First { player: Yellow }, r#"{"event":"first","player":"yellow"}"#),
            (
                Happened::Deal { to: Receiver::Player(Green), token },
                r#"{"event":"deal","to":"green","token":{"kind":"infusion","value":0,"squares":2}}"#,
            ),
            (
                Happened::Deal { to: Receiver::District(4), token },
                r#"{"event":"deal","to":4,"token":{"kind":"infusion","value":0,"squares":2}}"#,
            ),
            (
                Happened::Roll { why: Why::GangLowest, dice: Dice::of(&[6]) },
                r#"{"event":"roll","why":"gang_lowest","dice":[6]}"#,
            ),
            (
                Happened::Draw { district: 3, token },
                r#"{"event":"draw","district":3,"token":{"kind":"infusion","value":0,"squares":2}}"#,
            ),
        ] {
            assert_eq!(serde_json::to_string(&happened).unwrap(), json);
            assert_eq!(serde_json::from_str::<Happened>(json).unwrap(), happened);
        }
        for why in [Why::Round, Why::AllEqual, Why::LastChance, Why::GangAllEqual, Why::GangLowest, Why::Collector] {
            assert_eq!(serde_json::to_value(why).unwrap(), why.name());
        }
    }
}
