//! *Gangster: The Bosses of Chicago* in words.

mod event;
mod said;
mod voice;

use crate::{Speaks, Words, say::say};
use gangster::{Action, Choice, Event, Final, Gang, Happened, Prompt, State, Table, TieBreak};
use voice::Voice;

impl Speaks for Table {
    fn say_event(&self, words: &Words, event: &Event) -> Option<String> {
        Voice { words }.event(event)
    }

    fn say_prompt(&self, words: &Words, state: &State, prompt: &Prompt) -> String {
        Voice { words }.said("prompt", prompt.said(self, state))
    }

    fn say_choice(&self, words: &Words, state: &State, choice: &Choice) -> String {
        Voice { words }.said("choice", choice.said(self, state))
    }

    fn say_action(&self, words: &Words, action: &Action) -> String {
        Voice { words }.said("action", action.said())
    }

    fn say_seat(&self, words: &Words, seat: Gang) -> String {
        Voice { words }.gang(seat)
    }

    fn say_happened(&self, words: &Words, happened: &Happened) -> String {
        let event = match *happened {
            Happened::First { player } => Event::FirstPlayer { player },
            Happened::Reveal { stack, gangster, why } => Event::Revealed { stack, gangster, why },
        };
        Voice { words }.event(&event).unwrap_or_default()
    }

    fn say_result(&self, words: &Words, result: &Final) -> Vec<String> {
        let voice = Voice { words };
        let scores = self.gangs().iter().map(|gang| {
            let rank = result.scores.get(gang).copied().unwrap_or_default();
            say!(words, "gangster-result-score", player = voice.gang(*gang), rank = rank)
        });
        let mut lines: Vec<_> = scores.collect();
        let key = match (result.capone, result.tie_break) {
            (Some(_), _) => "gangster-result-capone",
            (None, None) => "gangster-result-winner",
            (None, Some(TieBreak::ReachedFirst)) => "gangster-result-reached_first",
            (None, Some(TieBreak::Draw)) => "gangster-result-draw",
        };
        lines.push(say!(words, key, player = voice.somebody(result.winner)));
        lines
    }
}
