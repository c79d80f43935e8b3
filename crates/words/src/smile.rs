//! *With a Smile & a Gun* in words.

mod event;
mod result;
mod said;
mod voice;

use crate::{Speaks, Words};
use smile_and_gun::{Action, Choice, Ending, Event, Happened, Player, Prompt, State, Table};
use voice::Voice;

impl Speaks for Table {
    fn say_event(&self, words: &Words, event: &Event) -> Option<String> {
        Voice::new(self, words).event(event)
    }

    fn say_prompt(&self, words: &Words, state: &State, prompt: &Prompt) -> String {
        Voice::new(self, words).said("prompt", prompt.said(self, state))
    }

    fn say_choice(&self, words: &Words, state: &State, choice: &Choice) -> String {
        Voice::new(self, words).said("choice", choice.said(self, state))
    }

    fn say_action(&self, words: &Words, action: &Action) -> String {
        Voice::new(self, words).said("action", action.said())
    }

    fn say_seat(&self, words: &Words, seat: Player) -> String {
        Voice::new(self, words).seat(seat)
    }

    fn say_happened(&self, words: &Words, happened: &Happened) -> String {
        let voice = Voice::new(self, words);
        let event = match *happened {
            Happened::First { player } => Event::FirstPlayer { player },
            Happened::Deal { to, token } => return voice.dealt(to, token),
            Happened::Roll { why, dice } => Event::Rolled { why, dice },
            Happened::Draw { district, token } => Event::Drawn { district, token },
        };
        voice.event(&event).unwrap_or_default()
    }

    fn say_result(&self, words: &Words, result: &Ending) -> Vec<String> {
        Voice::new(self, words).result(result)
    }
}
