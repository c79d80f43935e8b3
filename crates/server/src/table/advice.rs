//! Hints for who plays alone, against bots or at one screen.

use super::{
    host::{Done, Host, Refused},
    tell::text,
};
use crate::{
    games::Playable,
    protocol::{Hinted, Refusal, ServerMessage},
};
use analysis::{Advice, Figures, Lens, hint};
use std::sync::Arc;
use words::Words;

/// How long a position is looked at: about half a second.
const SIMULATIONS: u32 = 2_000;

impl<G: Playable> Host<'_, G> {
    /// Thinks about what would be good for whoever asks, who is told when it is done. One hint at a time for each table.
    pub(super) fn hint(&mut self, id: u64, request: String, seq: i64, choices: &[u8]) -> Done {
        self.check_turn(id, seq)?;
        if self.others_play() {
            return Err(Refusal::NotNow.into());
        }
        if self.hinting.upgrade().is_some() {
            return Err(Refusal::TooFast.into());
        }
        let Some(guest) = self.guest(id) else { return Ok(()) };
        // Whoever is gone by then is not kept waiting for it.
        let (out, lang) = (guest.connection.out.downgrade(), guest.wants.lang);
        let (house, table) = (self.house.clone(), self.table.clone());
        let (state, parts) = (self.standing.state().clone(), self.parts(choices)?);
        let underway = Arc::new(());
        self.hinting = Arc::downgrade(&underway);
        self.house.thinking.submit(self.row.key, move || {
            let advice = hint(Lens::new(&*table, SIMULATIONS), &state, &parts);
            let words = lang.map(|lang| house.words(lang));
            let choices = advice.iter().map(|advice| hinted(&*table, advice, words)).collect();
            let message = text(&ServerMessage::Hint { re: &request, seq, choices });
            drop(underway);
            if let Some(out) = out.upgrade() {
                out.try_send(message).ok();
            }
        });
        Ok(())
    }

    /// The parts of the decision that are made.
    fn parts(&self, choices: &[u8]) -> Result<Vec<G::Choice>, Refused> {
        let draft = self.draft(choices)?;
        if !choices.is_empty() && !self.table.begun(&draft.state) {
            return Err(Refusal::NoSuchChoice.into());
        }
        let made = draft.choices;
        let mut state = self.standing.state().clone();
        let parts = made.iter().map(|choice| {
            let part = self.table.choice(&state, *choice);
            self.table.apply(&mut state, *choice, &mut ());
            part
        });
        Ok(parts.collect())
    }
}

fn hinted<G: Playable>(table: &G, advice: &Advice<G>, words: Option<&Words>) -> Hinted {
    Hinted {
        id: advice.choice,
        win: advice.win,
        own: advice.own,
        rival: advice.rival,
        line: advice.line.iter().map(ToString::to_string).collect(),
        says: words.map(|words| say(table, advice, words)),
    }
}

/// The decision, the odds and the reasons, one sentence after the other.
fn say<G: Playable>(table: &G, advice: &Advice<G>, words: &Words) -> String {
    let figures = Figures(words);
    let actions = advice.line.iter().map(|action| table.say_action(words, action));
    let line = actions
        .reduce(|before, after| words.text("analysis-then", &[("before", before.into()), ("after", after.into())]));
    let odds = [
        ("win", figures.percent(advice.win).into()),
        ("own", figures.decimal(advice.own).into()),
        ("rival", figures.decimal(advice.rival).into()),
    ];
    let odds = words.text(if table.counts_points() { "analysis-odds-legacy" } else { "analysis-odds" }, &odds);
    let first = words.text("server-hint", &[("line", line.unwrap_or_default().into()), ("odds", odds.into())]);
    let reasons = advice.reasons.iter().map(|reason| table.say_reason(words, reason));
    std::iter::once(first).chain(reasons).collect::<Vec<_>>().join(" ")
}
