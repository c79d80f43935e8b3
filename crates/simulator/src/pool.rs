//! The tables that can lie in a world: some of each kind of both games.

use crate::chance::Chance;
use games::{
    Playable,
    gangster::{self, Gang},
    smile_and_gun::{self, Edition, Infusion, Infusions, Level, Shadow},
};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::LazyLock;
use table::{Laid, Machine, Millis, Now, Output, Remembered, Said, Status, history::Line};
use tabletop::{Decision, Entry, Game, random_choice};

/// A game with its setup, whichever it is.
pub trait Any: Sync {
    /// The number of its rules.
    fn rules(&self) -> u32;
    /// Its setup, as records write it.
    fn setup(&self) -> Box<RawValue>;
    /// The names of the seats that decide.
    fn seats(&self) -> Vec<String>;
    /// The windows that can be declined ahead.
    fn windows(&self) -> &'static [&'static str];
    /// Wakes a table from what is kept.
    fn wake(
        &self,
        laid: Laid,
        status: Status,
        kept: Remembered,
        talk: Vec<Said>,
        now: Now,
    ) -> (Box<dyn Run>, Vec<Output>);
}

/// A table that is awake, whichever game lies on it.
pub trait Run {
    /// Something happens.
    fn tell(&mut self, input: table::Input, now: Now, out: &mut Vec<Output>);
    /// Whether something is under way outside.
    fn is_busy(&self) -> bool;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// The number of the last line.
    fn seq(&self) -> i64;
    /// The place of who is asked.
    fn asked(&self) -> Option<usize>;
    /// Until when they have to decide.
    fn deadline(&self, now: Now) -> Option<Millis>;
    /// When those who came and went are told.
    fn presence_due(&self) -> Option<Millis>;
    /// The line that these choices come to, if they are a whole decision.
    fn decided(&self, choices: &[u8]) -> Option<String>;
    /// A whole decision by chance.
    fn any(&self, chance: &mut Chance) -> Vec<u8>;
    /// Why its history can't be replayed, if so.
    fn frozen(&self) -> Option<String>;
}

struct Lies<G: 'static>(&'static G);

struct Awake<G: Playable> {
    table: &'static G,
    machine: Machine<'static, G>,
}

impl<G: Playable> Any for Lies<G> {
    fn rules(&self) -> u32 {
        G::RULES
    }

    fn setup(&self) -> Box<RawValue> {
        to_raw_value(&self.0.setup()).unwrap_or_else(|error| unreachable!("a setup is JSON: {error}"))
    }

    fn seats(&self) -> Vec<String> {
        self.0.seats().iter().map(ToString::to_string).collect()
    }

    fn windows(&self) -> &'static [&'static str] {
        G::WINDOWS
    }

    fn wake(
        &self,
        laid: Laid,
        status: Status,
        kept: Remembered,
        talk: Vec<Said>,
        now: Now,
    ) -> (Box<dyn Run>, Vec<Output>) {
        let mut out = Vec::new();
        let machine = Machine::new(laid, self.0, status, kept, talk, now, &mut out);
        (Box::new(Awake { table: self.0, machine }), out)
    }
}

impl<G: Playable> Run for Awake<G> {
    fn tell(&mut self, input: table::Input, now: Now, out: &mut Vec<Output>) {
        self.machine.tell(input, now, out);
    }

    fn is_busy(&self) -> bool {
        self.machine.is_busy()
    }

    fn is_over(&self) -> bool {
        self.machine.standing().is_over()
    }

    fn seq(&self) -> i64 {
        self.machine.standing().seq()
    }

    fn asked(&self) -> Option<usize> {
        self.machine.standing().asked().map(|seat| self.table.place_of(seat))
    }

    fn deadline(&self, now: Now) -> Option<Millis> {
        self.machine.deadline(now)
    }

    fn presence_due(&self) -> Option<Millis> {
        self.machine.presence_due()
    }

    fn decided(&self, choices: &[u8]) -> Option<String> {
        let by = self.machine.standing().asked()?;
        let decision = Decision::made(self.table, self.machine.standing().state().clone(), choices)?;
        let entry = Entry::<G>::decision(by, decision.action(self.table).filter(|_| !choices.is_empty())?);
        Some(Line::Entry(entry).write().get().to_owned())
    }

    fn any(&self, chance: &mut Chance) -> Vec<u8> {
        let mut decision = Decision::<G>::new(self.machine.standing().state().clone());
        while self.machine.standing().asked().is_some() && !decision.is_whole(self.table) {
            let choice = random_choice(decision.legal(self.table), &mut chance.0);
            decision.choose(self.table, choice, &mut ());
        }
        decision.choices().to_vec()
    }

    fn frozen(&self) -> Option<String> {
        self.machine.frozen().map(|frozen| format!("line {}: {}", frozen.seq, frozen.why))
    }
}

/// All of them. They lie for as long as the program runs.
pub fn pool() -> &'static [Box<dyn Any + Send>] {
    static POOL: LazyLock<Vec<Box<dyn Any + Send>>> = LazyLock::new(|| {
        let smile = |setup: &smile_and_gun::Setup| smile_and_gun::Table::new(setup).ok().map(lie);
        let gangster = |gangs: &[Gang]| gangster::Table::new(&gangster::Setup::new(gangs)).ok().map(lie);
        let mut pool: Vec<Option<Box<dyn Any + Send>>> = Vec::new();
        for edition in [Edition::First, Edition::German] {
            pool.push(smile(&smile_and_gun::Setup::two(edition)));
            pool.push(smile(&smile_and_gun::Setup::solo(edition, Level::Normal)));
        }
        for (&shadow, &infusion) in Shadow::ALL.iter().zip(Infusion::ALL.iter().cycle()) {
            let mut setup = smile_and_gun::Setup::two(Edition::German);
            (setup.shadow, setup.infusion) = (shadow, Infusions::One(infusion));
            pool.push(smile(&setup));
        }
        pool.extend((1..=10).map(|number| smile(&smile_and_gun::Setup::scenario(number, Level::Normal))));
        for gangs in 2..=4 {
            // As often as the other game.
            pool.extend((0..8).map(|_| gangster(&Gang::ALL[..gangs])));
        }
        pool.into_iter().flatten().collect()
    });
    &POOL
}

fn lie<G: Playable>(table: G) -> Box<dyn Any + Send> {
    Box::new(Lies(&*Box::leak(Box::new(table))))
}
