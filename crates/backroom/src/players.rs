//! Who plays by program: the bots of this house, and programs of others.

use crate::{
    BadInput,
    external::{Command, External, Fault, Limits},
};
use bots::{Bot, Spec, evaluation::Evaluated};
use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};
use server::thinking::clock;
use std::{fmt, str::FromStr};
use tabletop::{Ended, Game, Play, Seeded};
use words::Words;

/// A player that is a program, as commands write it: a bot by name, or `exec:COMMAND`.
#[derive(Clone, Debug, PartialEq)]
pub enum Program {
    /// A bot of this house.
    Bot(Spec),
    /// A program of somebody else.
    External(Command),
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(spec) => spec.fmt(f),
            Self::External(command) => command.fmt(f),
        }
    }
}

impl FromStr for Program {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.starts_with(Command::MARK) {
            return text.parse().map(Self::External);
        }
        text.parse().map(Self::Bot).map_err(|why: String| why.replacen("expected", "expected exec:COMMAND,", 1))
    }
}

/// Why a program lost its game without being beaten.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure<S> {
    /// Where it sat.
    pub seat: S,
    /// Which program.
    pub program: String,
    /// What it did.
    pub fault: Fault,
    /// The last lines of its standard error.
    pub last_words: Vec<String>,
}

impl<S: Copy> Failure<S> {
    /// The end of the game.
    pub fn ended(&self) -> Ended<S> {
        Ended { how: self.fault.ends(), by: Some(self.seat) }
    }

    /// What the program did, and below it what it wrote itself.
    pub fn tell(&self, words: &Words) -> String {
        let own = self.last_words.iter().map(|line| format!("\n    {line}"));
        std::iter::once(self.fault.tell(words)).chain(own).collect()
    }
}

enum Player<G: Game> {
    Bot(Box<dyn Bot<G>>),
    External(String, External),
}

/// How long a bot of this house thought, in time of the processor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thought {
    /// How often there was something to choose.
    pub choices: u64,
    /// All of it, in microseconds.
    pub us: u64,
    /// The longest, in microseconds.
    pub longest_us: u64,
}

impl Thought {
    /// What a choice takes on average.
    #[cfg(feature = "laboratory")]
    pub fn mean_ms(self) -> f64 {
        self.us as f64 / 1000.0 / self.choices.max(1) as f64
    }

    /// What the longest took.
    #[cfg(feature = "laboratory")]
    pub fn longest_ms(self) -> f64 {
        self.longest_us as f64 / 1000.0
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let longest_us = self.longest_us.max(other.longest_us);
        Self { choices: self.choices + other.choices, us: self.us + other.us, longest_us }
    }
}

/// Everybody at a table, in the order of the seats; `None` is a person.
pub struct Players<G: Game> {
    seats: Vec<G::Seat>,
    players: Vec<Option<Player<G>>>,
    thoughts: Vec<Thought>,
}

impl<G: Evaluated> Players<G> {
    /// Seats a program, or nobody, at each seat of the table. Programs of others are started.
    pub fn seat<'p>(
        table: &G,
        programs: impl IntoIterator<Item = Option<&'p Program>>,
        limits: Limits,
    ) -> Result<Self, BadInput> {
        let seats = table.seats();
        let start = |(program, seat): (Option<&Program>, &G::Seat)| match program {
            None => Ok(None),
            Some(Program::Bot(spec)) => Ok(Some(Player::Bot(spec.bot(clock)))),
            Some(Program::External(command)) => {
                let external = External::start(command, table, *seat, limits)
                    .map_err(|error| BadInput(format!("{command}: it can't be started: {error}")))?;
                Ok(Some(Player::External(command.to_string(), external)))
            }
        };
        let players = programs.into_iter().zip(&seats).map(start).collect::<Result<_, _>>()?;
        let thoughts = vec![Thought::default(); seats.len()];
        Ok(Self { seats, players, thoughts })
    }

    /// What the program in this seat, whose turn it is, chooses; `None` if a person sits there.
    pub fn choose(
        &mut self,
        seat: G::Seat,
        play: &Play<'_, G>,
        random: &mut Seeded,
    ) -> Result<Option<u8>, Failure<G::Seat>> {
        let Some(place) = self.seats.iter().position(|other| *other == seat) else { return Ok(None) };
        match &mut self.players[place] {
            None => Ok(None),
            Some(Player::Bot(bot)) => {
                let began = ThreadTime::now();
                let choice = bot.choose(play.table(), play.state(), random);
                if play.table().legal(play.state()).len() > 1 {
                    let us = began.elapsed().as_micros() as u64;
                    self.thoughts[place] = self.thoughts[place].and(Thought { choices: 1, us, longest_us: us });
                }
                Ok(Some(choice))
            }
            Some(Player::External(name, external)) => external.choose(play).map(Some).map_err(|fault| Failure {
                seat,
                program: name.clone(),
                fault,
                last_words: external.last_words(),
            }),
        }
    }

    /// How long everybody thought, in the order of the seats.
    #[cfg(feature = "laboratory")]
    pub fn thoughts(&self) -> &[Thought] {
        &self.thoughts
    }

    /// Tells everybody that the game is over and how; they leave.
    pub fn dismiss(&mut self, play: &Play<'_, G>, ended: Option<&Ended<G::Seat>>) {
        for player in self.players.drain(..).flatten() {
            if let Player::External(_, external) = player {
                external.dismiss(play, ended);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_written_and_read() {
        for text in ["random", "uct:100", "exec:python3 examples/bot.py"] {
            assert_eq!(text.parse::<Program>().unwrap().to_string(), text);
        }
        assert!("god".parse::<Program>().unwrap_err().starts_with("expected exec:COMMAND, "));
        assert!("exec:".parse::<Program>().unwrap_err().contains("no program is named"));
    }
}
