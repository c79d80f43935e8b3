//! One file per subcommand. Each says whether its check passed; bad input is an error.

pub mod admin;
pub mod analyse;
pub mod backup;
pub mod completions;
pub mod doctor;
pub mod hint;
pub mod man;
pub mod play;
pub mod record;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod site;
pub mod think;
pub mod verify;
