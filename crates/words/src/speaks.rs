//! What every game here can say.

use crate::{Words, say::say};
use serde_json::Value;
use tabletop::{Due, Ended, Game, How, Refused};

/// A game that can be put into words.
///
/// The methods are called `say_…`, since [`Game`] has a `choice`, a `happened` and a `result` of its own.
pub trait Speaks: Game {
    /// An event of the log as a sentence; `None` if it is too small to mention.
    fn say_event(&self, words: &Words, event: &Self::Event) -> Option<String>;
    /// What is asked, as a sentence to whoever is asked.
    fn say_prompt(&self, words: &Words, state: &Self::State, prompt: &Self::Prompt) -> String;
    /// A short label for one small choice of the state's question.
    fn say_choice(&self, words: &Words, state: &Self::State, choice: &Self::Choice) -> String;
    /// A whole decision as part of a sentence.
    fn say_action(&self, words: &Words, action: &Self::Action) -> String;
    /// Who sits there.
    fn say_seat(&self, words: &Words, seat: Self::Seat) -> String;
    /// A random event with its outcome, as a sentence.
    fn say_happened(&self, words: &Words, happened: &Self::Happened) -> String;
    /// How it ended, line by line: the points and where they come from, who won and why.
    fn say_result(&self, words: &Words, result: &Self::Result) -> Vec<String>;

    /// Why an entry was not taken. As [`refusal`], with the decision in words too.
    fn say_refusal(&self, words: &Words, refused: &Refused) -> String {
        let action = |notation: &str| match notation.parse() {
            Ok(action) => self.say_action(words, &action),
            Err(_) => notation.to_owned(),
        };
        let seat = |name: &str| {
            let seat = serde_json::from_value(Value::String(name.to_owned()));
            seat.map_or_else(|_| name.to_owned(), |seat| self.say_seat(words, seat))
        };
        refuse(words, refused, action, seat)
    }

    /// How a game ended outside its rules, and who has won by it: a single opponent. Several have not played it out,
    /// and alone there is only the gang to lose to.
    fn say_ended(&self, words: &Words, ended: &Ended<Self::Seat>) -> String {
        let key = match ended.how {
            How::Resigned => "ended-resigned",
            How::Time => "ended-time",
            How::Agreed => return say!(words, "ended-agreed"),
            How::Abandoned => return say!(words, "ended-abandoned"),
        };
        let name = |seat| self.say_seat(words, seat);
        let others: Vec<_> = self.seats().into_iter().filter(|seat| Some(*seat) != ended.by).collect();
        let (outcome, winner) = match others[..] {
            [] => ("lost", String::new()),
            [winner] => ("won", name(winner)),
            _ => ("nobody", String::new()),
        };
        let player = ended.by.map_or_else(|| "?".to_owned(), name);
        say!(words, key, outcome = outcome, winner = winner, player = player)
    }
}

/// Why an entry was not taken: the decision as it was written, and the rule with its title.
pub fn refusal(words: &Words, refused: &Refused) -> String {
    let seat = |name: &str| {
        let keys = [format!("colour-{name}"), format!("gang-{name}")];
        keys.iter().find_map(|key| words.find_text(key, None, &[])).unwrap_or_else(|| name.to_owned())
    };
    refuse(words, refused, str::to_owned, seat)
}

fn refuse(words: &Words, refused: &Refused, action: impl Fn(&str) -> String, seat: impl Fn(&str) -> String) -> String {
    match refused {
        Refused::Illegal(illegal) => {
            let title = words.title(illegal.rule).unwrap_or_else(|| illegal.rule.to_owned());
            say!(words, "refusal-illegal", action = action(&illegal.action), rule = illegal.rule, title = title)
        }
        Refused::Impossible(impossible) => {
            say!(words, "refusal-impossible", happened = impossible.happened.clone())
        }
        Refused::WrongSeat { by, asked } => say!(words, "refusal-wrong_seat", by = seat(by), asked = seat(asked)),
        Refused::OutOfPlace(Due::Decision(asked)) => say!(words, "refusal-decision", asked = seat(asked)),
        Refused::OutOfPlace(Due::Chance(_)) => say!(words, "refusal-chance"),
        Refused::OutOfPlace(Due::Nothing) => say!(words, "refusal-over"),
    }
}
