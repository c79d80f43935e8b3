//! What the tests share.

pub mod databases;
