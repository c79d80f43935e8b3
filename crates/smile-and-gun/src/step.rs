//! The steps of a game: what is on the agenda.

use crate::{
    Choice, Event, Infusion, Player, State, Table,
    chance::Why,
    city::District,
    infusions::{Dragging, DraggingTo, Enthralled, Giving, Overwhelming, Rerolling, Shuffling, Stepping, Swapping},
    phases::{
        actions::{Acting, ShiftingTo},
        feeling_the_heat::Bonus,
        hitting_the_town::{Drafting, Ending, Moving, Placing},
        settling_the_score::Taking,
    },
    shadows::{Collecting, Mayoring, Ordering},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

/// The moments of a player's own turn in which an infusion can be used (W3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Window {
    /// Before the dice are taken.
    Draft,
    /// Before the boss moves.
    Move,
    /// Before the henchmen are placed.
    Place,
    /// Before the action.
    Act,
    /// Before the turn ends.
    End,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmilePrompt"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Prompt {
    /// Take two dice (W3.3).
    Draft,
    /// Move, or something before it (W3.4).
    Move,
    /// Place, or something before it (W3.5).
    Place,
    /// Carry out the action of this die (W3.6).
    Act {
        /// The die.
        die: u8,
    },
    /// An extra action that may be declined (W6.11).
    MayAct {
        /// The die.
        die: u8,
    },
    /// End the turn, or something before it (W3.1).
    End,
    /// Where the henchman goes (W3.6).
    ShiftTo {
        /// Where it comes from.
        from: District,
    },
    /// How many dice of this value to roll again (W7.1).
    Reroll {
        /// The value.
        value: u8,
    },
    /// Which cube to drag away (W7.3).
    Drag,
    /// Where the dragged cube goes (W7.3).
    DragTo {
        /// Where it comes from.
        from: District,
    },
    /// Which token to give (W7.4).
    Give,
    /// Which token to take in return (W7.4).
    Swap,
    /// Which space to go to (W7.7).
    QuickStep,
    /// Which district gets 3, 2 and 1 (W7.8).
    ShellGame,
    /// Which district to flood (W7.6).
    Overwhelm {
        /// How many henchmen come.
        die: u8,
    },
    /// Who goes first (W6.7).
    Order,
    /// Which action die to roll again (W6.7).
    Collect,
    /// What to add for having less heat (W4.3).
    Bonus,
    /// Whether to add two henchmen (W6.10).
    Mayor,
    /// Whether to replace a police cube (W7.5).
    Enthral {
        /// The district that is about to be settled.
        district: District,
    },
    /// What to take (W5.3).
    Take {
        /// The district that is being settled.
        district: District,
    },
}

impl Prompt {
    /// The rule behind the question.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Draft => "W3.3",
            Self::Move => "W3.4",
            Self::Place => "W3.5",
            Self::Act { .. } | Self::ShiftTo { .. } => "W3.6",
            Self::MayAct { .. } => "W6.11",
            Self::End => "W3.1",
            Self::Reroll { .. } => Infusion::LastChance.rule(),
            Self::Drag | Self::DragTo { .. } => Infusion::DraggingArms.rule(),
            Self::Give | Self::Swap => Infusion::Slippery.rule(),
            Self::QuickStep => Infusion::QuickStep.rule(),
            Self::ShellGame => Infusion::ShellGame.rule(),
            Self::Overwhelm { .. } => Infusion::Overwhelm.rule(),
            Self::Order | Self::Collect => "W6.7",
            Self::Bonus => "W4.3",
            Self::Mayor => "W6.10",
            Self::Enthral { .. } => Infusion::Enthralling.rule(),
            Self::Take { .. } => "W5.3",
        }
    }
}

/// A question to a seat: who is asked, what the answers are and what each does.
pub(crate) trait Question {
    /// Whether the question is the rest of a decision begun before.
    const BEGUN: bool = false;

    /// Who is asked; by default the player whose turn it is.
    fn asked(&self, state: &State) -> Player {
        state.turn.player
    }
    /// What is asked.
    fn prompt(&self, state: &State) -> Prompt;
    /// The answers.
    fn legal(&self, table: &Table, state: &State) -> Choices;
    /// What an answer means.
    fn choice(&self, table: &Table, state: &State, number: u8) -> Choice;
    /// What an answer does. The question is still on top of the agenda.
    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>);
}

/// Something on the agenda: a question, a random event, or something that happens by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each variant is the step of the module that it names")]
pub enum Step {
    /// Nothing.
    #[default]
    Idle,

    // By itself.
    Round,
    Fill {
        level: u8,
        next: u8,
    },
    Police,
    Turns {
        taken: u8,
    },
    GangTurn,
    GangMoves,
    Shadow,
    BeforeHeat,
    Heat,
    AfterBonus {
        less: Player,
    },
    Settle {
        next: u8,
    },
    Rank {
        district: District,
    },
    Serve {
        district: District,
        place: u8,
    },
    RoundEnd,

    // By chance.
    FirstPlayer,
    Deal {
        next: u8,
    },
    Draw {
        district: District,
    },
    Roll {
        why: Why,
        count: u8,
    },

    // By a seat.
    Drafting(Drafting),
    Moving(Moving),
    Placing(Placing),
    Acting(Acting),
    ShiftingTo(ShiftingTo),
    Ending(Ending),
    Rerolling(Rerolling),
    Dragging(Dragging),
    DraggingTo(DraggingTo),
    Giving(Giving),
    Swapping(Swapping),
    Stepping(Stepping),
    Shuffling(Shuffling),
    Overwhelming(Overwhelming),
    Ordering(Ordering),
    Collecting(Collecting),
    Bonus(Bonus),
    Mayoring(Mayoring),
    Enthralled(Enthralled),
    Taking(Taking),
}

/// Calls the question on top of the agenda: `ask!(step, question => expression, else => expression)`.
macro_rules! ask {
    ($step:expr, $question:ident => $asked:expr, else => $otherwise:expr) => {
        match $step {
            Step::Drafting($question) => $asked,
            Step::Moving($question) => $asked,
            Step::Placing($question) => $asked,
            Step::Acting($question) => $asked,
            Step::ShiftingTo($question) => $asked,
            Step::Ending($question) => $asked,
            Step::Rerolling($question) => $asked,
            Step::Dragging($question) => $asked,
            Step::DraggingTo($question) => $asked,
            Step::Giving($question) => $asked,
            Step::Swapping($question) => $asked,
            Step::Stepping($question) => $asked,
            Step::Shuffling($question) => $asked,
            Step::Overwhelming($question) => $asked,
            Step::Ordering($question) => $asked,
            Step::Collecting($question) => $asked,
            Step::Bonus($question) => $asked,
            Step::Mayoring($question) => $asked,
            Step::Enthralled($question) => $asked,
            Step::Taking($question) => $asked,
            _ => $otherwise,
        }
    };
}
pub(crate) use ask;
