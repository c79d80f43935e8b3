//! Which node owns which table, and how messages get to it and back, as a machine without network, database or clock. It is
//! told what happened and answers with what it wants; it never waits. So the same code is part of a server among many, or
//! one of several in a simulator.
//!
//! - [`Node`]: the machine; [`Input`] is what it is told, [`Output`] what it wants
//! - [`Ask`], [`Answer`]: what it asks the database that all nodes share
//! - [`Register`]: what that database keeps, and how it answers
//! - [`Envelope`], [`Item`]: what nodes send each other
//!
//! How it works:
//! - A node has a **life**: a number from the database that no other life has. It beats: as long as its beats are counted there,
//!   it lives. Every node watches the counts. If one hasn't changed for a [`LEASE`], by the watcher's own clock, the watcher
//!   ends that life, provided the count is still the same. A life that is over never comes back; its node begins a new one.
//! - A node is **sure** of its life for a little less than a lease since it *sent* the last beat that was counted. Nobody can
//!   have ended it by then, whatever any clock shows: only that all clocks run equally fast is taken for granted. While a
//!   node isn't sure it tells nobody anything.
//! - A **table** belongs to a life, with an epoch that rises whenever it is taken. It can be taken if it belongs to nobody or to a
//!   life that is over. Whoever is asked for a table takes it or learns who has it. Every write carries life and epoch and
//!   is refused if they aren't the table's any more.
//! - A **connection** stays where it is. If its table is elsewhere, what is said goes there, and what is told comes back, in
//!   parcels that are sent again until they are acknowledged, which whatever goes back does by the way. So nothing is lost,
//!   doubled or overtaken. If one isn't acknowledged for long, all connections between the two are let go of, and their
//!   clients come back.
//! - Nodes of **two versions** understand each other: every envelope says by which protocol it is to be read and which is the
//!   newest that its sender understands. Whoever hasn't been heard yet is told things by the oldest.
//!
//! What a driver has to know:
//! - It tells [`Input::Tick`] every [`TICK`].
//! - An [`Answer`] may come late, twice or never. An envelope too.
//! - After [`Output::Wake`] it reads the table and says [`Input::Asleep`] when that is over, for whatever reason; or
//!   [`Input::Refused`], if a write was refused.
//! - What a table wants to be told goes through [`Input::Tell`], to connections that are here too.

mod io;
mod life;
mod node;
mod post;
mod register;
mod routes;

pub use io::{Answer, Ask, Body, Envelope, Happened, Input, Item, Other, Output, Word};
pub use node::Node;
pub use register::Register;

use table::Millis;

/// A node's number from when it begins until it is over; no other has it.
pub type Life = u32;
/// How often a table was taken.
pub type Epoch = i64;
/// A table's number in the database.
pub type TableKey = i64;
/// A connection's number; no other has it, at any node.
pub type ConnectionId = u64;

/// The protocol between nodes, and the oldest that is still understood. By the second several parcels fly at a time, and
/// parcels acknowledge those that came before.
pub const VERSION: u32 = 2;
/// See [`VERSION`].
pub const OLDEST: u32 = 1;

/// How often a node wants to know the time.
pub const TICK: Millis = 100;
/// How often it beats.
pub const BEAT: Millis = 500;
/// How long a life's count of beats has to stay the same before somebody may end it.
pub const LEASE: Millis = 3_000;
/// By how much less a node is sure of its life: for clocks that don't run equally fast.
pub const MARGIN: Millis = 500;
/// How long an answer of the database may take before it is asked again.
pub const PATIENCE: Millis = 1_000;
/// How long a parcel may take to be acknowledged before it is sent again.
pub const RESEND: Millis = 300;
/// How long it may not be acknowledged at all, and how long a node may be cut off from the others.
pub const SILENCE: Millis = 3_000;

/// The number of a life's connection, by how many it has had.
pub const fn connection(life: Life, count: u32) -> ConnectionId {
    (life as u64) << 32 | count as u64
}

/// The life that a connection was opened at.
pub const fn door(id: ConnectionId) -> Life {
    (id >> 32) as Life
}
