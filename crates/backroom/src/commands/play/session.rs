//! One game at the keyboard.

use super::{
    keyboard::{Typed, ask},
    windows::{Asking, Waiting, Windows},
};
use crate::{
    BadInput,
    board::Board,
    commands::{hint, rules},
    external::Limits,
    games::Seated,
    players::{Failure, Players},
};
use analysis::{Analysed, Patience};
use server::thinking::clock;
use std::path::{Path, PathBuf};
use tabletop::{Choices, Ended, Entry, Fair, Node, Play, Record, RecordError, Refused, Seeded, What};
use words::{Value, Words};

/// The file that a game is saved to.
pub struct Save(PathBuf);

impl Save {
    /// A place for a new game; the folder is made.
    pub fn create(file: PathBuf) -> anyhow::Result<Self> {
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let complaint = |error| BadInput(format!("--save: {}: {error}", folder.display()));
            std::fs::create_dir_all(folder).map_err(complaint)?;
        }
        Ok(Self(file))
    }

    /// A game that is there already and goes on.
    pub fn replace(file: PathBuf) -> Self {
        Self(file)
    }

    /// Writes beside the file and moves it there, so that an interruption loses nothing.
    fn write(&self, text: &str) -> anyhow::Result<()> {
        let beside = self.0.with_extension("new");
        let complaint = |error| BadInput(format!("--save: {}: {error}", self.0.display()));
        std::fs::write(&beside, format!("{text}\n")).map_err(complaint)?;
        std::fs::rename(&beside, &self.0).map_err(complaint)?;
        Ok(())
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

/// A game in progress.
pub struct Session<'t, G: Board + Seated + Analysed + Windows> {
    table: &'t G,
    players: Players<G>,
    words: &'t Words,
    fair: Fair,
    save: Save,
    play: Play<'t, G>,
    story: Vec<G::Event>,
    /// How much of the story was told already.
    told: usize,
    random: Seeded,
    waiting: Waiting,
    /// Set if a program gave up.
    ended: Option<Ended<G::Seat>>,
}

impl<'t, G: Board + Seated + Analysed + Windows> Session<'t, G> {
    /// A new game.
    pub fn new(
        table: &'t G,
        words: &'t Words,
        fair: Fair,
        save: Save,
        limits: Limits,
        asking: Asking,
    ) -> Result<Self, BadInput> {
        let mut story = Vec::new();
        let play = Play::new(table, &mut story);
        // Bots need numbers of their own: any that don't come from the fair dice will do.
        let seed = fair.commitment.bytes().fold(7_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let (players, random) = (table.players(limits)?, Seeded::new(seed));
        let waiting = Waiting::new(asking);
        Ok(Self { table, players, words, fair, save, play, story, told: 0, random, waiting, ended: None })
    }

    /// Takes up a saved game.
    pub fn go_on_from(&mut self, record: &Record<G>) -> Result<(), RecordError> {
        let mut story = Vec::new();
        self.play = record.replay(self.table, None, |_, events| story.extend(events))?;
        self.story = story;
        self.told = self.story.len();
        self.say("terminal-resumed", &[("count", record.log.len().into())]);
        Ok(())
    }

    /// Plays until the game is over or the player leaves.
    pub fn run(&mut self) -> anyhow::Result<()> {
        loop {
            let entries = self.play.entries().len();
            match self.play.node() {
                Node::Over => return self.end(),
                Node::Chance(_) => self.play.roll(&self.fair, &mut self.story),
                Node::Decide { seat, prompt } => {
                    let legal = self.table.legal(self.play.state());
                    match self.players.choose(seat, &self.play, &mut self.random) {
                        Ok(Some(choice)) => self.play.choose(choice, &mut self.story),
                        Err(failure) => return self.give_up(&failure),
                        Ok(None) if legal.len() == 1 => self.choose_forced(legal),
                        Ok(None) => {
                            if let Some(choice) = self.waiting.passes(self.table, self.play.state()) {
                                self.play.choose(choice, &mut self.story);
                            } else if !self.ask(seat, &prompt, legal)? {
                                self.say("terminal-saved", &[("file", self.file())]);
                                return Ok(());
                            }
                        }
                    }
                }
            }
            if self.play.entries().len() != entries {
                self.write()?;
            }
        }
    }

    /// A program that can't go on gives up the game.
    fn give_up(&mut self, failure: &Failure<G::Seat>) -> anyhow::Result<()> {
        self.tell_story();
        let (seat, why) = (self.table.say_seat(self.words, failure.seat), failure.tell(self.words));
        let program = failure.program.clone();
        self.say("terminal-bot-gives-up", &[("seat", seat.into()), ("program", program.into()), ("why", why.into())]);
        self.ended = Some(failure.ended());
        self.end()
    }

    fn end(&mut self) -> anyhow::Result<()> {
        self.players.dismiss(&self.play, self.ended.as_ref());
        self.tell_story();
        anstream::println!("\n{}\n", self.table.draw(self.words, self.play.state()));
        self.say("terminal-over", &[]);
        if let Some(result) = self.table.result(self.play.state()) {
            self.table.say_result(self.words, &result).iter().for_each(|line| anstream::println!("{line}"));
        }
        self.write()?;
        self.say("terminal-record", &[("file", self.file())]);
        Ok(())
    }

    /// A choice without alternative is made for the player, who is told.
    fn choose_forced(&mut self, legal: Choices) {
        let choice = legal.nth(0);
        let label = self.label(choice);
        self.say("terminal-forced", &[("choice", label.into())]);
        self.play.choose(choice, &mut self.story);
    }

    fn label(&self, choice: u8) -> String {
        let state = self.play.state();
        self.table.say_choice(self.words, state, &self.table.choice(state, choice))
    }

    /// Asks a person until a choice is made or something is taken back. Says whether to go on.
    fn ask(&mut self, seat: G::Seat, prompt: &G::Prompt, legal: Choices) -> anyhow::Result<bool> {
        self.tell_story();
        anstream::println!("\n{}\n", self.table.draw(self.words, self.play.state()));
        let question = self.table.say_prompt(self.words, self.play.state(), prompt);
        let bold = anstyle::Style::new().bold();
        anstream::println!("{bold}{}: {question}{bold:#}", self.table.say_seat(self.words, seat));
        let labels: Vec<_> = legal.map(|choice| self.label(choice)).collect();
        print_columns(&labels);
        self.say("terminal-commands", &[]);
        loop {
            match ask(&self.words.text("terminal-choose", &[]))? {
                Typed::Choice(n) if n < labels.len() => {
                    self.play.choose(legal.nth(n as u32), &mut self.story);
                    return Ok(true);
                }
                Typed::Undo => {
                    if self.undo()? {
                        // It may be a window that was passed.
                        self.waiting.arm_at(self.table, self.play.state());
                        self.say("terminal-undone", &[]);
                        return Ok(true);
                    }
                    self.say("terminal-no-undo", &[]);
                }
                Typed::Log => {
                    self.told = 0;
                    self.tell_story();
                }
                Typed::Score => {
                    let standing = self.table.standing(self.words, self.play.state());
                    standing.iter().for_each(|line| anstream::println!("{line}"));
                }
                Typed::Rule(id) => match self.words.rule(&id) {
                    Some(rule) => anstream::println!("{}", rules::tell(self.words, &rule)),
                    None => self.say("terminal-no-rule", &[("rule", id.into())]),
                },
                Typed::Arm => {
                    self.waiting.arm();
                    self.say("terminal-armed", &[]);
                }
                Typed::Hint => self.hint(),
                Typed::Help => self.say("terminal-help", &[("file", self.file())]),
                Typed::Quit => return Ok(false),
                Typed::Choice(_) | Typed::Unclear => {
                    self.say("terminal-not-a-choice", &[("count", labels.len().into())]);
                }
            }
        }
    }

    /// Tells what to do, and why.
    fn hint(&self) {
        let patience = Patience::new(hint::TIME, clock);
        let (advice, _) = analysis::hint_within(self.table, patience, self.play.decision());
        hint::tell(self.table, self.words, &advice).iter().for_each(|line| anstream::println!("{line}"));
    }

    /// Goes back to the start of a half-made decision, or to the last decision of a person after which nothing random
    /// and nobody else happened. Says whether there was one.
    fn undo(&mut self) -> anyhow::Result<bool> {
        if self.table.begun(self.play.state()) {
            self.rebuild(self.play.entries().len())?;
            return Ok(true);
        }
        let mut back = self.play.entries().len();
        while let Some(Entry { what: What::Decision { by, .. }, .. }) =
            back.checked_sub(1).map(|n| &self.play.entries()[n])
            && self.table.program(*by).is_none()
        {
            back -= 1;
            let before = self.replayed(back)?.0;
            if self.table.legal(before.state()).len() > 1 {
                self.rebuild(back)?;
                self.write()?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn rebuild(&mut self, entries: usize) -> anyhow::Result<()> {
        let (play, story) = self.replayed(entries)?;
        self.play = play;
        self.told = self.told.min(story.len());
        self.story = story;
        Ok(())
    }

    /// The game as it was after so many entries.
    fn replayed(&self, entries: usize) -> Result<(Play<'t, G>, Vec<G::Event>), Refused> {
        let mut story = Vec::new();
        let mut play = Play::new(self.table, &mut story);
        for entry in &self.play.entries()[..entries] {
            match &entry.what {
                What::Decision { by, action } => play.decide(*by, action, &mut story)?,
                What::Chance(happened) => play.happen(happened, &mut story)?,
            }
        }
        Ok((play, story))
    }

    fn tell_story(&mut self) {
        for event in &self.story[self.told..] {
            if let Some(line) = self.table.say_event(self.words, event) {
                anstream::println!("{line}");
            }
        }
        self.told = self.story.len();
    }

    fn write(&self) -> anyhow::Result<()> {
        let record = Record::of(&self.play, Some(self.fair.clone()), env!("CARGO_PKG_VERSION"));
        let record = Record { ended: self.ended.clone(), ..record };
        self.save.write(&record.write()?)
    }

    fn file(&self) -> Value<'static> {
        self.save.path().display().to_string().into()
    }

    fn say(&self, key: &str, args: &[(&str, Value<'_>)]) {
        anstream::println!("{}", self.words.text(key, args));
    }
}

/// Numbered choices, in as many columns as fit.
fn print_columns(labels: &[String]) {
    const WIDTH: usize = 100;
    let widest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) + 6;
    let columns = if labels.len() <= 8 { 1 } else { (WIDTH / widest).max(1) };
    let rows = labels.len().div_ceil(columns);
    for row in 0..rows {
        let cells = (row..labels.len())
            .step_by(rows)
            .map(|n| format!("{:>2}  {:width$}", n + 1, labels[n], width = widest - 4));
        anstream::println!("{}", cells.collect::<String>().trim_end());
    }
}
