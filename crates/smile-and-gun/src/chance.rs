//! Random events and their exact odds.

use crate::{
    Player, State, Table, Token,
    city::District,
    dice::Dice,
    step::Step,
    tokens::{Kind, PrintId},
};
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::Source;

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
