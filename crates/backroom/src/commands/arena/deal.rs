//! One deal, played from every seat.

use crate::setups;
use bots::{Spec, evaluation::Evaluated};
use tabletop::{Begun, Fair, Node, Play, Seeded, SetupError, fair::Seed};

/// Two bots that meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    /// Whose wins are counted.
    pub one: Spec,
    /// The other.
    pub two: Spec,
}

/// A game whose tables can be dealt out.
pub trait Deals: Evaluated {
    /// The tables of a deal, one for each first player.
    fn tables(players: u8, deal: u64) -> Result<Vec<Self>, SetupError>;

    /// Plays a deal from every seat and with every first player; returns what the first bot won of each game.
    fn play_deal(pairing: &Pairing, players: u8, seed: u64, deal: u64) -> Result<Vec<f64>, SetupError> {
        let fair = Fair::new(Seed::derived(seed, deal), format!("arena-{seed}-{deal}"), Vec::new());
        let mut shares = Vec::new();
        for table in Self::tables(players, deal)? {
            for place in 0..table.seats().len() {
                let random = Seeded::new(seed ^ deal.rotate_left(20) ^ (shares.len() as u64).rotate_left(50));
                shares.push(play(&table, pairing, place, &fair, random));
            }
        }
        Ok(shares)
    }
}

/// One game with the first bot at this place and the other everywhere else.
fn play<G: Evaluated>(table: &G, pairing: &Pairing, place: usize, fair: &Fair, mut random: Seeded) -> f64 {
    let seats = table.seats();
    let spec = |n| if n == place { pairing.one } else { pairing.two };
    let mut bots: Vec<_> = (0..seats.len()).map(|n| spec(n).bot::<G>()).collect();
    let mut play = Play::new(table, &mut ());
    let mut begun = Begun::default();
    loop {
        match play.node() {
            Node::Over => return table.share(play.state(), seats[place]),
            Node::Chance(_) => play.roll(fair, &mut ()),
            Node::Decide { seat, .. } => {
                let at = seats.iter().position(|other| *other == seat).expect("only seats decide");
                let choice = bots[at].choose(table, play.state(), &mut random);
                play.choose(choice, &mut begun, &mut ());
            }
        }
    }
}

impl Deals for smile_and_gun::Table {
    fn tables(_: u8, deal: u64) -> Result<Vec<Self>, SetupError> {
        let pairs = setups::pairs();
        let setup = &pairs[(deal % pairs.len() as u64) as usize];
        let firsts = [smile_and_gun::First::Green, smile_and_gun::First::Yellow];
        let table = |first| <Self as tabletop::Game>::new(&smile_and_gun::Setup { first, ..setup.clone() });
        firsts.into_iter().map(table).collect()
    }
}

impl Deals for gangster::Table {
    fn tables(players: u8, _: u64) -> Result<Vec<Self>, SetupError> {
        let gangs = &gangster::Gang::ALL[..usize::from(players)];
        let table = |first: &gangster::Gang| {
            let first = gangster::First::Gang(*first);
            <Self as tabletop::Game>::new(&gangster::Setup { first, ..gangster::Setup::new(gangs.to_vec()) })
        };
        gangs.iter().map(table).collect()
    }
}
