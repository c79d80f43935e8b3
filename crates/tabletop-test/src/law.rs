//! The laws, and what it looks like when one is broken.

use std::fmt;

macro_rules! laws {
    ($($(#[doc = $text:literal])+ $law:ident,)+) => {
        /// Something that every game promises.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Law {
            $($(#[doc = $text])+ $law,)+
        }

        impl Law {
            /// Every law.
            pub const ALL: &[Self] = &[$(Self::$law,)+];

            const fn text(self) -> &'static str {
                match self {
                    $(Self::$law => concat!($($text,)+),)+
                }
            }
        }
    };
}

laws! {
    /// A setup is written and read, and the table laid from it is the same table.
    Setup,
    /// The seats are distinct, and only they are asked.
    Seats,
    /// A deciding node has at least one choice.
    NeverStuck,
    /// A question names the number of its rule.
    Asked,
    /// Every choice of a node means something else.
    DistinctChoices,
    /// A decision is half made only at deciding nodes, never at the start, and one seat makes all of it.
    Begun,
    /// There is a result when the game is over, and not before.
    ResultAtTheEnd,
    /// A state is written and read.
    StateSerde,
    /// Everybody sees the same.
    OpenViews,
    /// The game's own law, such as that no piece is lost.
    Invariant,
    /// The same choice or outcome leads to the same state, whether anybody listens or not.
    Deterministic,
    /// Every half-made decision can be completed, in a few steps.
    Completable,
    /// Every whole decision is there once.
    DistinctDecisions,
    /// What the parts of a decision make up falls into parts that make it up again.
    JoinSplit,
    /// Every legal decision is accepted and leads where its parts lead.
    Accepted,
    /// Decisions are written and read in the notation.
    Notation,
    /// Decisions are written and read in records.
    ActionSerde,
    /// A decision of a seat that isn't asked is refused.
    WrongSeat,
    /// A decision that isn't legal is refused with the number of a rule.
    Refused,
    /// What was refused changes nothing.
    RefusedChangesNothing,
    /// A random event has a name.
    EventName,
    /// A random event has outcomes, each there once.
    DistinctOutcomes,
    /// Every weight is positive.
    PositiveWeights,
    /// The weights' sum is the whole.
    Total,
    /// Only listed outcomes are drawn.
    SampleListed,
    /// Outcomes are drawn as often as their weights say.
    Frequencies,
    /// A random event with its outcome is written and read in records.
    HappenedSerde,
    /// An outcome that a record names is found again, and only if it can come of the event that is due.
    HappenedOutcome,
    /// A game comes to its end.
    Length,
    /// A record is written and read.
    RecordSerde,
    /// Replaying a record leads through the very same states.
    Replay,
    /// A record stands up to verification.
    Verify,
    /// The events of a step, shown one by one on the view before it, give the view after it; those told when the table
    /// is laid change nothing of the first view.
    Told,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}:{}", self.text())
    }
}

/// A law that was broken, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{law}\n  game {game}, step {step}: {what}")]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// In which game, from 0.
    pub game: u32,
    /// After how many choices and random events.
    pub step: u32,
    /// What was found.
    pub what: String,
}

impl Broken {
    pub(crate) fn new(law: Law, what: impl Into<String>) -> Self {
        Self { law, game: 0, step: 0, what: what.into() }
    }
}

/// Checks one thing.
pub(crate) fn hold(law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(law, what())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_law_says_what_where_and_why() {
        assert_eq!(hold(Law::Length, true, || unreachable!()), Ok(()));
        let broken = hold(Law::Length, false, || "it goes on".into()).unwrap_err();
        let broken = Broken { game: 3, step: 17, ..broken };
        assert_eq!(broken.to_string(), "Length: A game comes to its end.\n  game 3, step 17: it goes on");
    }
}
