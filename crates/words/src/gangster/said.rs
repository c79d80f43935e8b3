//! What is asked, what can be chosen, what was decided.

use super::voice::{Voice, number};
use crate::{Value, say::Arg};
use gangster::{Fact, Said};

impl Voice<'_> {
    /// The text of this kind: `prompt`, `choice` or `action`.
    pub(super) fn said(&self, kind: &str, said: Said) -> String {
        let Said { key, facts } = said;
        let facts: Vec<_> = facts.into_iter().map(|(name, fact)| (name, self.fact(fact))).collect();
        self.words.text(&format!("gangster-{kind}-{key}"), &facts)
    }

    fn fact(&self, fact: Fact) -> Value<'static> {
        match fact {
            Fact::Number(number) => number.arg(),
            Fact::Field(field) => field.arg(),
            Fact::Line(line) => line.arg(),
            Fact::Numbered(line, index) => number(line, index).arg(),
            Fact::Origin(origin) => origin.arg(),
            Fact::Stack(stack) => stack.arg(),
            Fact::Piece(gangster) => gangster.map_or_else(String::new, |gangster| self.piece(gangster)).arg(),
            Fact::Word(word) => word.arg(),
            Fact::Flag(flag) => flag.arg(),
        }
    }
}
