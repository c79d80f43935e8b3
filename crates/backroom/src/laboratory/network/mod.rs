//! Clients and servers for the commands that put the server under load.

mod child;
mod guest;
mod seat;

pub use child::{Child, Start, processor_time};
pub use guest::{Guest, connect};
pub use seat::{Asked, Heard, Seat};
