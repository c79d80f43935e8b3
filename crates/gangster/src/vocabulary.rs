//! Everything that can be asked, chosen and decided, made of the words of each file.
//!
//! The notation:
//!
//! ```text
//! action   = "lay" origin gangster "@" field     lay own red/3 @c4
//!          | "draw" stack                        draw 0
//!          | "refill" stack                      refill 1
//!          | "move" field "-" field              move c4-c5
//!          | "shoot" field "-" field             shoot c4-d4
//!          | "score" line                        score row
//! origin   = "own" | "open" | "drawn"
//! gangster = gang "/" power                      grey/2
//! gang     = "red" | "blue" | "yellow" | "grey"
//! power    = "1" | "2" | "3"
//! field    = column row                          "a" to "f", "1" to "6"
//! stack    = "0" | "1"
//! line     = "row" | "column"
//! ```
//!
//! Words are separated by blanks.

use crate::{Field, Gangster, Line, Origin, Power, Stack, State, Why};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use tabletop::Agenda;

/// What a text about a decision says.
pub type Said = tabletop::Said<Fact>;

/// What a variable of a text stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after what it holds")]
pub enum Fact {
    Number(u8),
    Field(Field),
    Line(Line),
    /// Which of the six rows or columns, from 0.
    Numbered(Line, u8),
    Origin(Origin),
    Stack(Stack),
    /// A gangster, or nobody.
    Piece(Option<Gangster>),
    /// What a text chooses by, or a name that is the same in all languages.
    Word(String),
    Flag(bool),
}

/// How many steps can be pending: setup is the longest, with two reveals and the first player before the first turn.
const PENDING: usize = 4;

/// The pending steps.
pub type Steps = Agenda<Step, PENDING>;

tabletop::vocabulary! {
    {
        ($)
        /// What a player is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(rename = "GangsterPrompt"))]
        #[serde(tag = "kind", rename_all = "snake_case")]
        enum Prompt;
        /// One choice of a small step.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(rename = "GangsterChoice"))]
        #[serde(tag = "kind", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "fields are named as in Action")]
        enum Choice;
        /// A whole decision.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
        enum Action;
        /// One step of the flow: a question, or what follows.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "questions are named after themselves")]
        enum Step {
            /// Nothing.
            #[default]
            Idle,
            /// Chance chooses the first player (G1.4).
            First,
            /// The top of a stack is turned up (G1.2, G2.1).
            Reveal {
                /// Which stack.
                stack: Stack,
                /// What for.
                why: Why,
            },
            /// It is the next player's turn (G1.4, G2.4), or the game ends (G4.2).
            Pass,
        }
    } of
    [crate::phases::turn: Turn]
    [crate::phases::lay: Lay Refill]
    [crate::phases::moves: MoveFrom MoveTo]
    [crate::phases::shoot: ShootWith ShootAt]
    [crate::phases::score: Score]
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<_> = text.split_whitespace().collect();
        let verb = words.first().copied().unwrap_or_default();
        Self::read(&words).unwrap_or_else(|| Err(format!("\"{verb}\": expected {}", Self::WORDS.join(", "))))
    }
}

/// The words after a verb, which are as many as these.
pub(crate) fn after<'w, const N: usize>(
    verb: &str,
    words: &[&'w str],
    expected: [&str; N],
) -> Result<[&'w str; N], String> {
    match words.get(N) {
        Some(more) => Err(format!("\"{more}\": expected nothing more")),
        None => words.try_into().map_err(|_| format!("{verb}: expected {}", expected[words.len()])),
    }
}

/// Two fields, like c4-c5.
pub(crate) fn pair(verb: &str, words: &[&str]) -> Result<(Field, Field), String> {
    let [text] = after(verb, words, ["two fields like c4-c5"])?;
    let (one, other) = text.split_once('-').ok_or_else(|| format!("\"{text}\": expected two fields like c4-c5"))?;
    Ok((one.parse()?, other.parse()?))
}

macro_rules! facts {
    ($($fact:ident($type:ty)),*) => {
        $(impl From<$type> for Fact {
            fn from(value: $type) -> Self {
                Self::$fact(value)
            }
        })*
    };
}
facts!(Number(u8), Field(Field), Line(Line), Origin(Origin), Stack(Stack), Word(String), Flag(bool));

impl Fact {
    /// Who lies there.
    pub(crate) fn lying(state: &State, field: Field) -> Self {
        Self::Piece(state.board.at(field).map(|(gangster, _)| gangster))
    }
}

impl From<Gangster> for Fact {
    fn from(gangster: Gangster) -> Self {
        Self::Piece(Some(gangster))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{field, gangster};
    use proptest::prelude::*;
    use serde_json::json;

    const SPELLINGS: [(&str, &str); 8] = [
        ("lay own red/3 @c4", r#"{"do":"lay","from":"own","gangster":{"gang":"red","power":3},"field":[3,2]}"#),
        ("lay open grey/1 @a1", r#"{"do":"lay","from":"open","gangster":{"gang":"grey","power":1},"field":[0,0]}"#),
        ("lay drawn blue/2 @f6", r#"{"do":"lay","from":"drawn","gangster":{"gang":"blue","power":2},"field":[5,5]}"#),
        ("draw 0", r#"{"do":"draw","stack":0}"#),
        ("refill 1", r#"{"do":"refill","stack":1}"#),
        ("move c4-c5", r#"{"do":"move","from":[3,2],"to":[4,2]}"#),
        ("shoot c4-d4", r#"{"do":"shoot","shooter":[3,2],"victim":[3,3]}"#),
        ("score column", r#"{"do":"score","line":"column"}"#),
    ];

    #[test]
    fn every_decision_has_a_notation_and_a_record_spelling() {
        for (notation, json) in SPELLINGS {
            let action: Action = notation.parse().unwrap();
            assert_eq!(action.to_string(), notation);
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
        }
    }

    #[test]
    fn nonsense_is_refused_with_what_was_expected() {
        for (text, why) in [
            ("", "\"\": expected draw"),
            ("pass", "\"pass\": expected draw"),
            ("lay", "lay: expected own"),
            ("lay hidden red/3 @c4", "\"hidden\": expected own"),
            ("lay own", "lay: expected a gangster"),
            ("lay own red/3", "lay: expected a field"),
            ("lay own red/3 @c7", "\"c7\": expected a field"),
            ("draw", "draw: expected stack"),
            ("draw 2", "2: expected stack 0 or 1"),
            ("draw x", "\"x\": expected stack 0 or 1"),
            ("move c4", "\"c4\": expected two fields"),
            ("move c4-", "\"\": expected a field"),
            ("shoot", "shoot: expected two fields"),
            ("score both", "\"both\": expected row or column"),
            ("draw 0 1", "\"1\": expected nothing more"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.starts_with(why), "{text}: {error}");
        }
    }

    #[test]
    fn records_with_missing_or_unknown_fields_are_refused() {
        for json in [
            r#"{"do":"draw"}"#,
            r#"{"do":"draw","stack":2}"#,
            r#"{"do":"draw","stack":0,"field":[0,0]}"#,
            r#"{"do":"pass"}"#,
            r#"{"do":"move","from":[0,0],"to":[0,6]}"#,
        ] {
            assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
        }
    }

    #[test]
    fn prompts_and_choices_name_their_values() {
        let prompt = Prompt::Lay { from: Origin::Open, gangster: gangster("red/2") };
        let written = json!({"kind": "lay", "from": "open", "gangster": {"gang": "red", "power": 2}});
        assert_eq!(serde_json::to_value(prompt).unwrap(), written);
        for (choice, written) in [
            (Choice::Own { power: Power::Three }, json!({"kind": "own", "power": 3})),
            (
                Choice::Open { gangster: gangster("red/2") },
                json!({"kind": "open", "gangster": {"gang": "red", "power": 2}}),
            ),
            (Choice::Draw { stack: Stack::Second }, json!({"kind": "draw", "stack": 1})),
            (Choice::Move, json!({"kind": "move"})),
            (Choice::Shoot, json!({"kind": "shoot"})),
            (Choice::Field { field: field("c4") }, json!({"kind": "field", "field": [3, 2]})),
            (Choice::Line { line: Line::Column }, json!({"kind": "line", "line": "column"})),
            (Choice::Refill { stack: Stack::First }, json!({"kind": "refill", "stack": 0})),
        ] {
            assert_eq!(serde_json::to_value(choice).unwrap(), written);
        }
    }

    proptest! {
        #[test]
        fn text_never_breaks_the_parser(text in "\\PC{0,40}") {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
            }
        }
    }
}
