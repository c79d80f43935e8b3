//! One open table: drives its machine with what the page says, what was kept and what bots thought.

use crate::{
    desk::here,
    house::{Event, Want},
    kept::{Kept, ME, Put},
    thinking::Position,
};
use games::Playable;
use ledger::{FinishedGame, Fresh, Millis, lessons};
use std::{collections::VecDeque, fmt::Display, sync::Arc};
use table::{
    Bounds, Change, Input, Laid, Machine, Now, Output, Remembered, Seated, Status, Thought, Wanted,
    history::Row,
    protocol::{Options, Refusal},
};
use words::Words;

/// Who sits at this device, and the words they read.
pub(crate) struct Company {
    pub name: String,
    pub words: Arc<[Words; 3]>,
}

/// A table of any game.
pub(crate) trait Open {
    fn hear(&mut self, event: Event, fresh: Fresh) -> Vec<Want>;
}

/// A table of one game.
pub(crate) struct Table<G: Playable> {
    machine: Machine<'static, G>,
    name: String,
    kept: Kept,
    lines: Vec<Row>,
    staged: Option<Staged>,
    /// What has to wait until the machine is not busy.
    waiting: VecDeque<Input>,
}

/// What is being kept.
enum Staged {
    /// What the table will be, and its new lines.
    Change(Box<Kept>, Vec<Row>),
    /// Another table, with this link.
    Laid(String),
}

/// What one event leads to.
struct Round {
    fresh: Fresh,
    inputs: VecDeque<Input>,
    wants: Vec<Want>,
}

impl<G: Playable> Table<G> {
    /// The table as it was kept, and what it wants first.
    pub fn open(kept: Kept, lines: Vec<Row>, company: &Company, now: Millis) -> Result<(Self, Vec<Want>), String> {
        let broken = |what: &str, error: &dyn Display| format!("{what}: {error}");
        let row = &kept.row;
        let options: Options = serde_json::from_str(&row.options).map_err(|error| broken("options", &error))?;
        let setup = serde_json::from_str(&row.setup).map_err(|error| broken("setup", &error))?;
        // A machine borrows its table for as long as it lives, and a worker ends with its page: a few kilobytes stay.
        let table: &'static G = Box::leak(Box::new(G::new(&setup).map_err(|error| error.to_string())?));
        let laid = Laid {
            link: row.link.clone(),
            invite: row.invite.clone(),
            host: row.host,
            rules: u32::try_from(row.rules).unwrap_or_default(),
            setup: serde_json::from_str(&row.setup).map_err(|error| broken("setup", &error))?,
            begins: options.lesson.as_deref().map_or(0, lessons::begins::<G>),
            options,
            seed: serde_json::from_value(row.server_seed.clone().into()).map_err(|error| broken("seed", &error))?,
            deal: row.deal.clone(),
            bounds: Bounds::default(),
            downtime: Arc::default(),
            words: company.words.clone(),
        };
        let status = row.status;
        let remembered = remembered(&kept, &lines, &company.name);
        let mut outputs = Vec::new();
        let machine = Machine::new(laid, table, status, remembered, kept.talk.clone(), at(now), &mut outputs);
        let name = company.name.clone();
        let mut open = Self { machine, name, kept, lines, staged: None, waiting: VecDeque::new() };
        let fresh = Fresh::new(&[0; Fresh::BYTES], now);
        let mut round = Round { fresh, inputs: VecDeque::new(), wants: Vec::new() };
        open.act(outputs, &mut round);
        open.go_on(&mut round);
        Ok((open, round.wants))
    }

    /// Tells the machine all that can be told now, and does what it wants.
    fn go_on(&mut self, round: &mut Round) {
        loop {
            let next = round.inputs.pop_front();
            let next = next.or_else(|| if self.machine.is_busy() { None } else { self.waiting.pop_front() });
            let Some(input) = next else { return };
            if self.machine.is_busy() && has_to_wait(&input) {
                self.waiting.push_back(input);
                continue;
            }
            let mut outputs = Vec::new();
            self.machine.tell(input, at(round.fresh.now), &mut outputs);
            self.act(outputs, round);
        }
    }

    fn act(&mut self, outputs: Vec<Output>, round: &mut Round) {
        for output in outputs {
            let want = match output {
                Output::Write(change) => self.keep(change, round.fresh.now),
                Output::Read(Wanted::Story) => {
                    round.inputs.push_front(Input::Story(self.lines.clone()));
                    continue;
                }
                Output::Read(Wanted::Everything) => {
                    let kept = remembered(&self.kept, &self.lines, &self.name);
                    round.inputs.push_front(Input::Everything(kept));
                    continue;
                }
                Output::Tell { to, text, .. } => Want::Tell { to, text },
                Output::Think(None) => Want::Rest,
                Output::Think(Some(Thought { seq, bot })) => {
                    Want::Think { seq, position: Position { bot: Some(bot), ..self.position() } }
                }
                Output::Hint { choices, lang, .. } => {
                    let lang = lang.map(|lang| lang.code().to_owned());
                    Want::Hint { position: Position { choices, lang, ..self.position() } }
                }
                Output::Lay { same_deal } => self.lay(same_deal, round.fresh.clone()),
                Output::LetGo { .. } | Output::Notify { .. } | Output::Turn(_) | Output::Closed(_) => continue,
            };
            round.wants.push(want);
        }
    }

    fn position(&self) -> Position {
        let state = serde_json::to_value(self.machine.standing().state());
        Position {
            game: G::NAME.to_owned(),
            setup: self.kept.row.setup.clone(),
            state: state.unwrap_or_else(|error| unreachable!("a state is always JSON: {error}")),
            ..Position::default()
        }
    }

    /// What a change comes to on the device.
    fn keep(&mut self, change: Change, now: Millis) -> Want {
        let mut kept = self.kept.clone();
        for (place, seed) in change.seeds {
            if let Some(seat) = kept.seats.get_mut(place) {
                seat.seed = Some(seed);
            }
        }
        kept.note = change.note.unwrap_or(kept.note);
        if change.forget_talk {
            kept.talk.clear();
        }
        kept.talk.extend(change.said);
        let standing = self.machine.standing();
        kept.turn = standing.asked().map(|seat| standing.table().place_of(seat));
        let mut puts: Vec<_> = change.lines.iter().map(|row| Put::line(&kept.row.link, row)).collect();
        if let Some(status) = change.status {
            kept.row.status = status;
            kept.row.outcome = change.outcome;
            if status == Status::Over {
                kept.row.ended = Some(now);
                puts.extend(self.finish(&kept));
            }
        }
        puts.push(Put::table(&kept, false));
        self.staged = Some(Staged::Change(Box::new(kept), change.lines));
        Want::Keep { puts }
    }

    /// What the game came to for who plays here.
    fn finish(&self, kept: &Kept) -> Option<Put> {
        let options = &self.machine.laid().options;
        let finished = ledger::finish(&kept.row, options, &kept.seats, self.machine.standing(), None);
        let row = finished.rows.into_iter().find(|row| row.person == ME)?;
        let (link, deal) = (kept.row.link.clone(), kept.row.deal.clone());
        Some(Put::game(&FinishedGame { row, link, name: self.name.clone(), deal }))
    }

    /// Lays the same table again.
    fn lay(&mut self, same_deal: bool, fresh: Fresh) -> Want {
        let (options, seats) = (&self.machine.laid().options, self.kept.seats.clone());
        let new = Kept::from(ledger::again(&self.kept.row, options, seats, same_deal, here(fresh)));
        self.staged = Some(Staged::Laid(new.row.link.clone()));
        Want::Keep { puts: vec![Put::table(&new, true)] }
    }

    fn kept(&mut self) -> Option<Input> {
        Some(match self.staged.take()? {
            Staged::Change(kept, lines) => {
                self.kept = *kept;
                self.lines.extend(lines);
                Input::Written { unrated: None }
            }
            Staged::Laid(link) => Input::Laid(Ok(link)),
        })
    }

    fn not_kept(&mut self) -> Option<Input> {
        Some(match self.staged.take()? {
            Staged::Change(..) => Input::NotWritten,
            Staged::Laid(_) => Input::Laid(Err(Refusal::NotWritten)),
        })
    }

    fn input(&mut self, event: Event) -> Option<Input> {
        Some(match event {
            Event::Joined { id } => Input::Joined { id, person: ME, name: self.name.clone() },
            Event::Left { id } => Input::Left { id },
            Event::Message { id, message } => Input::Message { id, message },
            Event::Kept => self.kept()?,
            Event::NotKept => self.not_kept()?,
            Event::Thought { seq, choices } => Input::Thought { seq, choices },
            Event::Hinted { choices } => Input::Hinted(choices),
            Event::Tick => Input::Tick,
        })
    }
}

impl<G: Playable> Open for Table<G> {
    fn hear(&mut self, event: Event, fresh: Fresh) -> Vec<Want> {
        let now = at(fresh.now);
        let inputs = self.input(event).into_iter().collect();
        let mut round = Round { fresh, inputs, wants: Vec::new() };
        self.go_on(&mut round);
        let due = self.machine.presence_due().into_iter().chain(self.machine.deadline(now)).min();
        round.wants.extend(due.map(|at| Want::Wake { at }));
        round.wants
    }
}

/// Whether an input may not come while something is being kept.
fn has_to_wait(input: &Input) -> bool {
    matches!(input, Input::Message { .. } | Input::Thought { .. } | Input::Hinted(_) | Input::Tick)
}

/// One clock for all: the page's.
fn at(now: Millis) -> Now {
    Now { wall: now, monotonic: now }
}

fn remembered(kept: &Kept, lines: &[Row], name: &str) -> Remembered {
    let seats = kept.seats.iter().map(|seat| Seated {
        seat: seat.seat.clone(),
        name: seat.bot.clone().or_else(|| seat.person.map(|_| name.to_owned())),
        bot: seat.bot.clone(),
        person: seat.person,
        seed: seat.seed.clone(),
        rating: None,
    });
    Remembered { seats: seats.collect(), unrated: None, lines: lines.to_vec(), note: kept.note.clone() }
}
