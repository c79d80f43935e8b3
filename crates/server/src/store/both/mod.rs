//! The statements that both databases understand alike. This module is part of each of them, and compiled for its
//! connections.

mod archive;
mod journal;
mod keys;
mod notices;
mod people;
mod tables;
mod upkeep;

use super::{AT_ONCE, Connected, Connection, alone_at, alone_with, hold, insert};
