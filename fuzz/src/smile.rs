//! Tables and decisions of With a Smile & a Gun.

use crate::{Bytes, Table, table::NAMES};
use smile_and_gun::{
    Action, Colour, Dice, Edition, Face, First, Gang, Held, Infusion, Infusions, Kind, Level, Markers, Mode, Player,
    Print, SeatKind, Setup, Shadow, Token, Tokens,
};
use std::collections::BTreeMap;
use tabletop::{Game, Source};

impl Table for smile_and_gun::Table {
    /// Each of three rounds has at most 19 draws, a roll, six turns and nine districts with three tokens each; no more
    /// than 48 infusions are used, Last Chance the longest with seven choices and a roll.
    const BOUND: usize = 1_000;
    const SEATS: &'static [Player] = &Player::BOTH;

    fn lay(bytes: &mut Bytes<'_>) -> Self {
        let edition = bytes.one_of(&[Edition::German, Edition::First]);
        let mut setup = if bytes.once_in(2) { alone(edition, bytes) } else { Setup::two(edition) };
        let own = setup.clone();
        draw_cards(&mut setup, bytes);
        draw_seats(&mut setup, bytes);
        if bytes.once_in(4) {
            setup.tokens = tokens(edition, bytes);
        }
        // Some scenarios don't go with every card (W10); with their own they can always be played.
        Self::new(&setup).unwrap_or_else(|_| {
            setup.shadow = own.shadow;
            setup.infusion = own.infusion;
            Self::new(&setup).expect("a scenario's own cards can be played")
        })
    }

    fn invariants(&self, state: &smile_and_gun::State) -> Result<(), String> {
        smile_and_gun::invariants(self, state)
    }

    fn any_action(bytes: &mut Bytes<'_>) -> Action {
        let bytes = &mut *bytes;
        match bytes.below(24) {
            0 => Action::RerollAll,
            1 => Action::Draft { movement: bytes.around(7), action: bytes.around(7) },
            2 => Action::Move,
            3 => Action::Place,
            4 => Action::End,
            5 => Action::Police { district: bytes.around(10) },
            6 => Action::Shift { from: bytes.around(10), to: bytes.around(10) },
            7 => Action::Remove { colour: bytes.one_of(&Colour::ALL), district: bytes.around(10) },
            8 => Action::Pair { districts: [bytes.around(10), bytes.around(10)] },
            9 => Action::Reroll { dice: dice(bytes), infusion: bytes.around(4) },
            10 => Action::Drag {
                colour: bytes.one_of(&Colour::ALL),
                from: bytes.around(10),
                to: bytes.around(10),
                infusion: bytes.around(4),
            },
            11 => Action::QuickStep { space: bytes.around(13), infusion: bytes.around(4) },
            12 => Action::Shell {
                districts: [bytes.around(10), bytes.around(10), bytes.around(10)],
                infusion: bytes.around(4),
            },
            13 => Action::Overwhelm { district: bytes.around(10), infusion: bytes.around(4) },
            14 => Action::Swap {
                infusion: bytes.around(4),
                give: Held::new(token(bytes), face(bytes), on(bytes)),
                take: token(bytes),
                face: face(bytes),
                knockoff: bytes.once_in(2),
                on: on(bytes),
            },
            15 => Action::Order { first: bytes.one_of(&Player::BOTH) },
            16 => Action::Collector { die: bytes.around(7) },
            17 => {
                Action::Add { colour: bytes.one_of(&Colour::ALL), count: bytes.around(4), district: bytes.around(10) }
            }
            18 => Action::Mayor,
            19 => Action::Pass,
            20 => Action::Enthral { infusion: bytes.around(4) },
            21 => Action::TakeDie,
            _ => Action::Take { token: token(bytes), face: face(bytes), knockoff: bytes.once_in(2), on: on(bytes) },
        }
    }
}

/// A game alone: plain, a legacy, a scenario or a mission, with its own cards.
fn alone(edition: Edition, bytes: &mut Bytes<'_>) -> Setup {
    let levels: Vec<_> = Level::ALL.into_iter().filter(|level| level.editions().contains(&edition)).collect();
    let level = bytes.one_of(&levels);
    let mut setup = match bytes.below(8) {
        0 => Setup::solo(edition, level),
        1 => Setup { legacy: Some(true), ..Setup::solo(edition, level) },
        _ if edition == Edition::German => Setup::scenario(1 + bytes.below(10) as u8, level),
        _ => Setup::mission(1 + bytes.below(5) as u8, bytes.once_in(2), level),
    };
    if level == Level::Trickster {
        let own = setup.infusion.cards()[0];
        let second = if own == Infusion::LastChance { Infusion::Knockoff } else { Infusion::LastChance };
        setup.infusion = Infusions::Several(vec![own, second]);
    }
    if bytes.once_in(2) {
        setup.human = Some(Player::Yellow);
        setup.first = First::Yellow;
        std::mem::swap(&mut setup.seats.green, &mut setup.seats.yellow);
    }
    setup
}

/// Other cards of the edition; in the campaign mostly the scenario's own.
fn draw_cards(setup: &mut Setup, bytes: &mut Bytes<'_>) {
    let german = setup.edition == Edition::German;
    let fixed = setup.scenario.and_then(Gang::of_scenario).unwrap_or(Gang::Rivals).fixed();
    if !fixed.0 {
        let cards: Vec<_> = Shadow::ALL.iter().copied().filter(|card| german || card.in_first_edition()).collect();
        setup.shadow = bytes.one_of(&cards);
    }
    let cards: Vec<_> = Infusion::ALL.iter().copied().filter(|card| german || card.in_first_edition()).collect();
    let own = setup.infusion.cards()[0];
    let first = if fixed.1 { own } else { bytes.one_of(&cards) };
    setup.infusion = if setup.level == Some(Level::Trickster) {
        let mut several = vec![first];
        for _ in 0..2 {
            let card = bytes.one_of(&cards);
            if !several.contains(&card) {
                several.push(card);
            }
        }
        Infusions::Several(several)
    } else {
        Infusions::One(first)
    };
}

/// Who sits where, and who begins.
fn draw_seats(setup: &mut Setup, bytes: &mut Bytes<'_>) {
    if setup.mode == Mode::Two {
        setup.first = bytes.one_of(&[First::Random, First::Green, First::Yellow]);
        setup.seats.yellow.kind = bytes.one_of(&[SeatKind::Person, SeatKind::Bot]);
    }
    if bytes.once_in(4) {
        setup.seats.green.name = bytes.one_of(&NAMES).into();
    }
}

/// A set of tokens that the edition's box could hold (W0.8), each print as the bytes say.
pub fn tokens(edition: Edition, bytes: &mut Bytes<'_>) -> Tokens {
    // As many different prints as there can be, or whatever comes.
    let different = bytes.once_in(4);
    let mut counts = BTreeMap::<Token, u8>::new();
    let mut number = 0;
    let mut add = |kind: Kind, bytes: &mut Bytes<'_>| {
        number += 1;
        let mut below_10 = |otherwise: u8| if different { otherwise % 10 } else { bytes.below(10) as u8 };
        let value = if kind == Kind::Hat { below_10(number / 10) } else { 0 };
        *counts.entry(Token { kind, value, squares: below_10(number) }).or_default() += 1;
    };
    match edition {
        Edition::German => {
            for (kind, count) in Kind::ALL.into_iter().zip([26, 6, 5, 4, 7]) {
                (0..count).for_each(|_| add(kind, bytes));
            }
        }
        Edition::First => {
            for _ in 0..40 {
                add(bytes.one_of(&Kind::ALL[..4]), bytes);
            }
            (0..5).for_each(|_| add(Kind::Infusion, bytes));
        }
    }
    let mut points = || 1 + bytes.below(99) as u8;
    let markers = Markers { gambling: points(), weapons: points(), contraband: points(), assumed: false };
    let print = |(token, count): (Token, u8)| Print {
        kind: token.kind,
        value: token.value,
        squares: token.squares,
        count,
        assumed: false,
    };
    let tokens = counts.into_iter().map(print).collect();
    Tokens { name: "fuzzed".to_owned(), tokens, markers }
}

fn dice(bytes: &mut Bytes<'_>) -> Dice {
    let values: Vec<_> = (0..bytes.below(14)).map(|_| 1 + bytes.below(6) as u8).collect();
    Dice::of(&values)
}

fn token(bytes: &mut Bytes<'_>) -> Token {
    Token { kind: bytes.one_of(&Kind::ALL), value: bytes.around(7), squares: bytes.around(4) }
}

fn face(bytes: &mut Bytes<'_>) -> Option<Face> {
    bytes.one_of(&[None, Some(Face::Up), Some(Face::Down)])
}

fn on(bytes: &mut Bytes<'_>) -> Option<u8> {
    bytes.once_in(2).then(|| bytes.around(4))
}
