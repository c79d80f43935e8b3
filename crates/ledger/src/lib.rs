//! What a house keeps of its tables and what it makes of that, without network, disk or clock: the server and the page in
//! a browser without one say the same of the same games.
//!
//! - [`TableRow`] and the other rows: what is kept
//! - [`Wish`], [`Fresh`], [`again`], [`challenged`]: laying tables
//! - [`lessons`]: tables that begin in the middle
//! - [`record()`], [`bring`], [`replay`]: games to take along and to look at again
//! - [`bring_along`]: games that were played on somebody's own device
//! - [`review()`]: what was luck and what was a mistake
//! - [`finish`]: what games came to, for those who played them
//! - [`statistics`], [`Games`]: what they make of them
//! - [`press`]: the newspaper the morning after
//! - [`TableSummary`]: tables in lists

mod finished;
mod laying;
pub mod lessons;
mod played;
mod prepared;
pub mod press;
mod record;
pub mod replay;
mod review;
mod rows;
pub mod statistics;
mod summary;
#[cfg(feature = "openapi")]
pub mod wishes;

pub use finished::{DECISIONS, finish};
pub use laying::{Fresh, OptionsWish, Who, Wish, WishError, again, challenged};
pub use played::{DealResult, Filter, Games, Played};
pub use prepared::{Prepared, bring_along};
pub use record::{bring, check_rules, record};
pub use review::{Analysis, Mistake, review};
pub use rows::{
    CompanyRow, Finished, FinishedGame, FinishedRow, Millis, NewTable, PersonKey, Rated, RecordRow, SeatRow, TableKey,
    TableRow, Wanted,
};
pub use summary::{SeatSummary, TableSummary, in_order};
