//! *Gangster: The Bosses of Chicago*: the rules only.
//!
//! A [`Table`] is a [`tabletop::Game`] for two to four players. It holds what stays the same during a game; the moving
//! parts are a [`State`]. Rule numbers (G2.1 and so on) are those of the rulebook, and the tests' names carry them.
//!
//! ```
//! use gangster::{Gang, Setup, Table};
//! use tabletop::{Game, Node, random_game};
//! use tabletop_test::Dice;
//!
//! let table = Table::new(&Setup::new([Gang::Red, Gang::Blue, Gang::Grey]))?;
//! let mut state = table.start(&mut ());
//! random_game(&table, &mut state, &mut Dice::new(1));
//! assert_eq!(table.node(&state), Node::Over);
//! assert!(table.result(&state).is_some());
//! # Ok::<(), tabletop::SetupError>(())
//! ```

mod board;
mod catalogue;
mod chance;
mod event;
mod game;
mod gang;
mod invariants;
mod phases;
mod setup;
mod state;
mod supply;
#[cfg(test)]
mod testing;
mod view;
mod vocabulary;
mod wish;

pub use board::{Board, FIELDS, Field, Fields, Line, SIDE};
pub use catalogue::Catalogue;
pub use chance::{Chance, Happened, Outcome, Why};
pub use event::Event;
pub use gang::{Gang, Gangster, Power};
pub use invariants::invariants;
pub use phases::{
    end::{CAPONE, Final, TieBreak},
    score::best,
};
pub use setup::{First, Kind, OF_EACH, Player, Setup, Table};
pub use state::{MOVES_IN_A_ROW, State};
pub use supply::{Origin, Stack};
pub use view::{Piece, View};
pub use vocabulary::{Action, Choice, Fact, Prompt, Said, Step, Steps};
pub use wish::Wish;
