//! Tables that people, bots and the gang play at over the network.
//!
//! - [`store`]: what is kept, in SQLite or PostgreSQL

pub mod store;
