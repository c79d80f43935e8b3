//! What is asked, what can be chosen, what was decided.

use super::voice::{Voice, dice, space};
use crate::{Value, say::Arg};
use smile_and_gun::{Fact, Said};

impl Voice<'_> {
    /// The text of this kind: `prompt`, `choice` or `action`.
    pub(super) fn said(&self, kind: &str, said: Said) -> String {
        let Said { key, facts } = said;
        let facts: Vec<_> = facts.into_iter().map(|(name, fact)| (name, self.fact(fact))).collect();
        self.words.text(&format!("smile-{kind}-{key}"), &facts)
    }

    fn fact(&self, fact: Fact) -> Value<'static> {
        match fact {
            Fact::Number(number) => number.arg(),
            Fact::District(district) => self.district(district).arg(),
            Fact::At(district) => self.at(district).arg(),
            Fact::To(district) => self.to(district).arg(),
            Fact::From(district) => self.from(district).arg(),
            Fact::Space(to) => space(to).arg(),
            Fact::Held(held) => self.held(held).arg(),
            Fact::Player(player) => self.player(player).arg(),
            Fact::Colour(colour) => colour.arg(),
            Fact::Dice(rolled) => dice(rolled).arg(),
            Fact::Infusion(card) => self.infusion(card).arg(),
            Fact::Word(word) => word.arg(),
            Fact::Flag(flag) => flag.arg(),
        }
    }
}
