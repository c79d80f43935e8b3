//! One file per subcommand. Each says whether its check passed; bad input is an error.

pub mod admin;
pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod calibrate;
pub mod calibrate_tokens;
pub mod crashtest;
pub mod gauntlet;
pub mod hint;
pub mod load;
pub mod play;
pub mod record;
pub mod replay;
pub mod rules;
pub mod selftest;
pub mod serve;
pub mod siege;
pub mod simulate;
pub mod tune;
pub mod verify;
