//! What the tests share.
#![allow(dead_code, reason = "not every test needs everything")]

pub mod client;
pub mod databases;
pub mod pair;
