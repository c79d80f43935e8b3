//! The small steps' prompts and choices.

use crate::{
    Field, Gangster, Line, Origin, Power, Stack,
    phases::{lay, moves, score, shoot},
};
use serde::Serialize;

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterPrompt"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Prompt {
    /// What to do this turn (G2).
    Turn,
    /// Where to lay a gangster (G2.1).
    Lay {
        /// Where it comes from.
        from: Origin,
        /// The gangster.
        gangster: Gangster,
    },
    /// Which gangster to move (G2.2).
    MoveFrom,
    /// Where to move it.
    MoveTo {
        /// Where it is.
        from: Field,
    },
    /// Who shoots (G2.3).
    ShootWith,
    /// Who is shot.
    ShootAt {
        /// Where the shooter is.
        shooter: Field,
    },
    /// Which of two complete lines is scored first (G3.4).
    Score {
        /// The field they share.
        field: Field,
    },
    /// From which stack the open supply is filled up (G2.1).
    Refill,
}

impl Prompt {
    /// The rule behind the question.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Turn | Self::Lay { .. } | Self::Refill => lay::RULE,
            Self::MoveFrom | Self::MoveTo { .. } => moves::RULE,
            Self::ShootWith | Self::ShootAt { .. } => shoot::RULE,
            Self::Score { .. } => score::ORDER_RULE,
        }
    }
}

/// One choice of a small step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Spelled", rename = "GangsterChoice"))]
#[serde(into = "Spelled")]
pub enum Choice {
    /// Lay the own gangster of this power.
    Own(Power),
    /// Lay this gangster of the open supply.
    Open(Gangster),
    /// Draw from this stack.
    Draw(Stack),
    /// Move a gangster.
    Move,
    /// Shoot a gangster.
    Shoot,
    /// This field, or whoever lies there.
    Field(Field),
    /// Score this line first.
    Line(Line),
    /// Fill up from this stack.
    Refill(Stack),
}

/// A choice as it is written for other programs, every field with a name.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterChoice"))]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Spelled {
    Own { power: Power },
    Open { gangster: Gangster },
    Draw { stack: Stack },
    Move,
    Shoot,
    Field { field: Field },
    Line { line: Line },
    Refill { stack: Stack },
}

impl From<Choice> for Spelled {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Own(power) => Self::Own { power },
            Choice::Open(gangster) => Self::Open { gangster },
            Choice::Draw(stack) => Self::Draw { stack },
            Choice::Move => Self::Move,
            Choice::Shoot => Self::Shoot,
            Choice::Field(field) => Self::Field { field },
            Choice::Line(line) => Self::Line { line },
            Choice::Refill(stack) => Self::Refill { stack },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{field, gangster};
    use serde_json::json;

    #[test]
    fn prompts_and_choices_name_their_values() {
        let prompt = Prompt::Lay { from: Origin::Open, gangster: gangster("red/2") };
        let written = json!({"kind": "lay", "from": "open", "gangster": {"gang": "red", "power": 2}});
        assert_eq!(serde_json::to_value(prompt).unwrap(), written);
        for (choice, written) in [
            (Choice::Own(Power::Three), json!({"kind": "own", "power": 3})),
            (Choice::Open(gangster("red/2")), json!({"kind": "open", "gangster": {"gang": "red", "power": 2}})),
            (Choice::Draw(Stack::Second), json!({"kind": "draw", "stack": 1})),
            (Choice::Move, json!({"kind": "move"})),
            (Choice::Shoot, json!({"kind": "shoot"})),
            (Choice::Field(field("c4")), json!({"kind": "field", "field": [3, 2]})),
            (Choice::Line(Line::Column), json!({"kind": "line", "line": "column"})),
            (Choice::Refill(Stack::First), json!({"kind": "refill", "stack": 0})),
        ] {
            assert_eq!(serde_json::to_value(choice).unwrap(), written);
        }
    }
}
