//! Clients and servers for the commands that put the server under load.

mod child;
mod cluster;
mod doors;
mod guest;
mod link;
mod nats;
mod seat;

pub use child::{Child, Start, processor_time, processor_time_with_children};
pub use cluster::{Cluster, Node};
pub use doors::Doors;
pub use guest::{Guest, connect};
pub use link::{Link, State};
pub use nats::Nats;
pub use seat::{Asked, Heard, Seat};
