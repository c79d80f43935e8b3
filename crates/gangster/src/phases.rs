//! The rulebook's rooms, one file each: what is asked, what is legal and what it does.

pub(crate) mod end;
pub(crate) mod lay;
pub(crate) mod moves;
pub(crate) mod score;
pub(crate) mod shoot;
pub(crate) mod turn;
