//! Bots that are programs of their own: they are started, asked and answered in lines of JSON on their standard input
//! and output. `docs/external-bots.md` is the protocol; this module keeps its promises.
//!
//! A program plays one game in one seat. One that crashes, hangs, babbles or cheats is stopped, and its [`Fault`] says
//! why; nothing it does can stop the table.

mod command;
mod fault;
mod limits;
mod message;
mod process;

pub use command::Command;
pub use fault::Fault;
pub use limits::{LimitArgs, Limits};

use message::{Answer, Message, Offer, PROTOCOL, Ready};
use process::{LONGEST_LINE, Process, Received};
use std::{
    io,
    time::{Duration, Instant},
};
use tabletop::{Ended, Game, Node, Play};

/// How long a program may take to end once its game is over.
const FAREWELL: Duration = Duration::from_secs(2);

/// A program in its seat.
pub struct External {
    process: Process,
    limits: Limits,
    /// When it was started, until it said that it is ready.
    starting: Option<Instant>,
    /// How many entries of the log it was told.
    told: usize,
}

impl External {
    /// Starts the program and tells it where it sits. It gets ready while others are started.
    pub fn start<G: Game>(command: &Command, table: &G, seat: G::Seat, limits: Limits) -> io::Result<Self> {
        let mut process = Process::start(command.words())?;
        process.say(&Message::<G>::Start {
            protocol: PROTOCOL,
            engine: env!("CARGO_PKG_VERSION"),
            game: G::NAME,
            rules: G::RULES,
            setup: table.setup(),
            seat,
            answer_limit: limits.answer.as_secs_f64(),
        });
        Ok(Self { process, limits, starting: Some(Instant::now()), told: 0 })
    }

    /// Asks for a choice. After a fault the program is gone.
    pub fn choose<G: Game>(&mut self, play: &Play<'_, G>) -> Result<u8, Fault> {
        let choice = self.ready().and_then(|()| self.ask(play));
        if choice.is_err() {
            self.process.stop();
        }
        choice
    }

    /// Tells how the game ended and lets the program end by itself.
    pub fn dismiss<G: Game>(mut self, play: &Play<'_, G>, ended: Option<&Ended<G::Seat>>) {
        let table = play.table();
        let (log, result) = (self.news(play), table.result(play.state()));
        let view = table.view(play.state(), None);
        self.process.say(&Message::<G>::Over { log, view, result, ended: ended.cloned() });
        self.process.dismiss(FAREWELL);
    }

    /// The last lines it wrote to its standard error.
    pub fn last_words(&self) -> Vec<String> {
        self.process.last_words()
    }

    /// Waits until the program is ready for its first question.
    fn ready(&mut self) -> Result<(), Fault> {
        let Some(started) = self.starting else { return Ok(()) };
        let limit = self.limits.start;
        let line = self.hear(limit.saturating_sub(started.elapsed()), Fault::NotReady { limit })?;
        let ready: Ready = read(&line)?;
        if ready.protocol != PROTOCOL {
            return Err(Fault::OtherProtocol { said: ready.protocol });
        }
        self.starting = None;
        Ok(())
    }

    fn ask<G: Game>(&mut self, play: &Play<'_, G>) -> Result<u8, Fault> {
        let (table, state) = (play.table(), play.state());
        let Node::Decide { seat, prompt } = play.node() else { unreachable!("a bot is asked where somebody decides") };
        let legal = table.legal(state);
        let choices = legal.map(|id| Offer { id, choice: table.choice(state, id) }).collect();
        let (log, view) = (self.news(play), table.view(state, Some(seat)));
        self.process.say(&Message::<G>::Ask { log, view, prompt, begun: table.begun(state), choices });
        let limit = self.limits.answer;
        let answer: Answer = read(&self.hear(limit, Fault::Slow { limit })?)?;
        match u8::try_from(answer.choice) {
            Ok(choice) if legal.contains(choice) => Ok(choice),
            _ => Err(Fault::Illegal { choice: answer.choice, legal: legal.collect() }),
        }
    }

    /// What happened since the program was last told.
    fn news<G: Game>(&mut self, play: &Play<'_, G>) -> Vec<serde_json::Value> {
        let news = play.entries().get(self.told..).unwrap_or_default();
        self.told = play.entries().len();
        news.iter().map(|entry| entry.write().expect("entries are plain data")).collect()
    }

    /// The next line, or what is wrong.
    fn hear(&mut self, limit: Duration, late: Fault) -> Result<Vec<u8>, Fault> {
        match self.process.hear(limit) {
            Received::Line(line) => Ok(line),
            Received::TooLong => Err(Fault::TooLong { bytes: LONGEST_LINE }),
            Received::Nothing => Err(late),
            Received::End => Err(match self.process.exit() {
                None => Fault::Closed,
                Some(status) => Fault::Gone { code: status.code() },
            }),
        }
    }
}

fn read<T: serde::de::DeserializeOwned>(line: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(line)
        .map_err(|error| Fault::Unclear { said: String::from_utf8_lossy(line).into_owned(), why: error.to_string() })
}
