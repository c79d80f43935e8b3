//! Both games in words, in English, German and French.
//!
//! The words are Fluent files in `data/text`, built into the program; the web page reads the same files. Nothing that
//! a player reads is written in the code.
//!
//! - [`Words`]: the texts of one language, by their keys
//! - [`Speaks`]: a game whose events, questions, choices, decisions and results can be said
//! - [`refusal`]: why a decision was not taken, with the rule and its title
//! - [`RuleText`]: a rule in plain words, found by its number or by what it says
//! - [`Ruling`]: a question that the books leave open, what they say, what we do and why
//!
//! ```
//! use smile_and_gun::{Edition, Event, Player, Setup, Table};
//! use tabletop::Game;
//! use words::{Lang, Speaks, Words};
//!
//! let table = Table::new(&Setup::two(Edition::German))?;
//! let event = Event::Drafted { player: Player::Green, movement: 3, action: 6 };
//! let said = table.say_event(&Words::new(Lang::En), &event);
//! assert_eq!(said.as_deref(), Some("Green takes a 3 to move and a 6 to act."));
//!
//! let rule = Words::new(Lang::De).rule("W3.3").unwrap();
//! assert_eq!(rule.title, "Zwei Würfel nehmen");
//! # Ok::<(), tabletop::SetupError>(())
//! ```

mod gangster;
mod lang;
mod rules;
mod rulings;
mod say;
mod smile;
mod speaks;
#[cfg(test)]
mod tests;
mod words;

pub use lang::{Lang, UnknownLang};
pub use rules::RuleText;
pub use rulings::{Ruling, Said};
pub use speaks::{Speaks, refusal};
pub use words::{Value, Words};
