//! One deal, played from every seat.

use super::journal::{Failed, Played};
use crate::{
    BadInput,
    external::Limits,
    laboratory::setups,
    players::{Failure, Players, Program, Thought},
};
use bots::evaluation::Evaluated;
use std::ops::RangeInclusive;
use tabletop::{Fair, Node, Play, Seeded, SetupError, fair::Seed};
use words::{Lang, Words};

/// Two bots that meet.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// Whose wins are counted.
    pub one: Program,
    /// The other.
    pub two: Program,
}

/// A game whose tables can be dealt out.
pub trait Deals: Evaluated {
    /// How many may play.
    const PLAYERS: RangeInclusive<u8>;

    /// The tables of a deal, one for each first player.
    fn tables(players: u8, deal: u64) -> Result<Vec<Self>, SetupError>;

    /// The cards of a deal, by name.
    fn cards(deal: u64) -> Vec<&'static str>;

    /// Refuses a number of players that this game is not for.
    fn refuse_other_numbers(players: u8) -> Result<(), BadInput> {
        let (least, most) = (Self::PLAYERS.start(), Self::PLAYERS.end());
        let many = if least == most { least.to_string() } else { format!("{least} to {most}") };
        match Self::PLAYERS.contains(&players) {
            true => Ok(()),
            false => Err(BadInput(format!("--players: {} is for {many}", Self::NAME))),
        }
    }

    /// Plays a deal from every seat and with every first player. A program that fails loses the game for all seats that
    /// it has there.
    fn play_deal(pairing: &Pairing, players: u8, seed: u64, deal: u64, limits: Limits) -> anyhow::Result<Played> {
        let fair = Fair::new(Seed::derived(seed, deal), format!("arena-{seed}-{deal}"), Vec::new());
        let (mut shares, mut failures, mut thoughts) = (Vec::new(), Vec::new(), [Thought::default(); 2]);
        for table in Self::tables(players, deal)? {
            for place in 0..table.seats().len() {
                let random = Seeded::new(seed ^ deal.rotate_left(20) ^ (shares.len() as u64).rotate_left(50));
                let won = play(&table, pairing, place, &fair, random, limits)?;
                shares.push(won.share);
                failures.extend(won.failure.map(|failure| note(shares.len(), &failure)));
                thoughts.iter_mut().zip(won.thoughts).for_each(|(all, more)| *all = all.and(more));
            }
        }
        let (one, two) = (pairing.one.to_string(), pairing.two.to_string());
        Ok(Played { one, two, deal, shares, thoughts, failures })
    }
}

/// How a game went.
struct Won<S> {
    /// What the first bot won of it.
    share: f64,
    /// Why, if somebody failed.
    failure: Option<Failure<S>>,
    /// How long the first bot and the others thought.
    thoughts: [Thought; 2],
}

/// One game with the first bot at this place and the other everywhere else.
fn play<G: Evaluated>(
    table: &G,
    pairing: &Pairing,
    place: usize,
    fair: &Fair,
    mut random: Seeded,
    limits: Limits,
) -> anyhow::Result<Won<G::Seat>> {
    let mine = table.seats()[place];
    let programs = (0..table.seats().len()).map(|n| Some(if n == place { &pairing.one } else { &pairing.two }));
    let mut players = Players::seat(table, programs, limits)?;
    let mut play = Play::new(table, &mut ());
    let failure = loop {
        match play.node() {
            Node::Over => break None,
            Node::Chance(_) => play.roll(fair, &mut ()),
            Node::Decide { seat, .. } => match players.choose(seat, &play, &mut random) {
                Ok(Some(choice)) => play.choose(choice, &mut ()),
                Ok(None) => unreachable!("nobody but programs sits in the arena"),
                Err(failure) => break Some(failure),
            },
        }
    };
    let mut thoughts = [Thought::default(); 2];
    for (n, thought) in players.thoughts().iter().enumerate() {
        let side = &mut thoughts[usize::from(n != place)];
        *side = side.and(*thought);
    }
    players.dismiss(&play, failure.as_ref().map(Failure::ended).as_ref());
    let share = match &failure {
        None => table.share(play.state(), mine),
        Some(failure) => f64::from(u8::from(failure.seat != mine)),
    };
    Ok(Won { share, failure, thoughts })
}

fn note<S: std::fmt::Display + Copy>(game: usize, failure: &Failure<S>) -> Failed {
    let (bot, seat) = (failure.program.clone(), failure.seat.to_string());
    Failed { game, bot, seat, why: failure.tell(&Words::new(Lang::En)) }
}

/// Deals go through all pairs of cards in turn.
fn pair(deal: u64) -> smile_and_gun::Setup {
    let mut pairs = setups::pairs();
    pairs.swap_remove((deal % pairs.len() as u64) as usize)
}

impl Deals for smile_and_gun::Table {
    const PLAYERS: RangeInclusive<u8> = 2..=2;

    fn cards(deal: u64) -> Vec<&'static str> {
        let setup = pair(deal);
        let infusions = setup.infusion.cards().iter().map(|card| card.name());
        std::iter::once(setup.shadow.name()).chain(infusions).collect()
    }

    fn tables(_: u8, deal: u64) -> Result<Vec<Self>, SetupError> {
        let setup = pair(deal);
        let firsts = [smile_and_gun::First::Green, smile_and_gun::First::Yellow];
        let table = |first| <Self as tabletop::Game>::new(&smile_and_gun::Setup { first, ..setup.clone() });
        firsts.into_iter().map(table).collect()
    }
}

impl Deals for gangster::Table {
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    fn cards(_: u64) -> Vec<&'static str> {
        Vec::new()
    }

    fn tables(players: u8, _: u64) -> Result<Vec<Self>, SetupError> {
        let gangs = &gangster::Gang::ALL[..usize::from(players)];
        let table = |first: &gangster::Gang| {
            let first = gangster::First::Gang(*first);
            <Self as tabletop::Game>::new(&gangster::Setup { first, ..gangster::Setup::new(gangs.to_vec()) })
        };
        gangs.iter().map(table).collect()
    }
}
