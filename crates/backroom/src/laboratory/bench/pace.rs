//! How fast bots think.

use bots::{Bot, EXPLORATION, Level, Shared, Uct, evaluation::Evaluated};
use server::thinking::clock;
use std::time::{Duration, Instant};
use tabletop::{Node, Seeded};

/// How a bot thinks.
pub struct Pace {
    /// Which level.
    pub level: Level,
    /// How many simulations a choice takes.
    pub simulations: u32,
    choices: u32,
    time: Duration,
    /// The longest choice.
    pub longest: Duration,
}

impl Pace {
    /// What a choice takes on average, in milliseconds.
    pub fn mean_ms(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / f64::from(self.choices.max(1))
    }

    /// Simulations in a second; those that the tree before saved are counted too.
    pub fn per_second(&self) -> f64 {
        f64::from(self.simulations) * f64::from(self.choices) / self.time.as_secs_f64()
    }
}

/// How a level thinks in games against itself, until the time is up.
pub fn level<G: Evaluated>(table: &G, level: Level, seed: u64, time: Duration) -> Pace {
    let simulations = G::LEVELS[level as usize].simulations;
    let mut pace = Pace { level, simulations, choices: 0, time: Duration::ZERO, longest: Duration::ZERO };
    let mut random = Seeded::new(seed);
    while pace.time < time {
        let mut bots: Vec<_> = table.seats().iter().map(|_| level.bot::<G>(clock)).collect();
        play(table, &mut random, |seat, state, random| {
            let began = Instant::now();
            let choice = bots[table.place(seat)].choose(table, state, random);
            if table.legal(state).len() > 1 {
                let took = began.elapsed();
                pace.choices += 1;
                pace.time += took;
                pace.longest = pace.longest.max(took);
            }
            (pace.time < time).then_some(choice)
        });
    }
    pace
}

/// How many small steps the yardstick makes in a second.
pub fn uct<G: Shared>(table: &G, seed: u64, time: Duration) -> f64 {
    let mut bot = Uct::new(1_000, EXPLORATION);
    let mut random = Seeded::new(seed);
    let mut thinking = Duration::ZERO;
    while thinking < time {
        play(table, &mut random, |_, state, random| {
            let began = Instant::now();
            let choice = bot.choose(table, state, random);
            thinking += began.elapsed();
            Some(choice)
        });
    }
    bot.steps() as f64 / thinking.as_secs_f64()
}

/// A game in which somebody chooses, as long as they do.
fn play<G: Shared>(
    table: &G,
    random: &mut Seeded,
    mut choose: impl FnMut(G::Seat, &G::State, &mut Seeded) -> Option<u8>,
) {
    let mut state = table.start(&mut ());
    loop {
        match table.node(&state) {
            Node::Over => return,
            Node::Chance(_) => {
                let outcome = table.sample(&state, random);
                table.resolve(&mut state, outcome, &mut ());
            }
            Node::Decide { seat, .. } => {
                let Some(choice) = choose(seat, &state, random) else { return };
                table.apply(&mut state, choice, &mut ());
            }
        }
    }
}
