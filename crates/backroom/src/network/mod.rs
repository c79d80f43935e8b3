//! Clients and servers for the commands that put the server under load.

mod child;
mod guest;
mod seat;

pub use child::{Child, processor_time};
pub use guest::Guest;
pub use seat::{Heard, Seat};
