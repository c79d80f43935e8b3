//! Where games and tables are kept if nobody says otherwise.

use crate::BadInput;
use std::path::PathBuf;

/// The user's data folder; `flag` is what would name another place.
pub fn find(flag: &str) -> Result<PathBuf, BadInput> {
    let from = |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = from("XDG_DATA_HOME")
        .or_else(|| from("LOCALAPPDATA"))
        .or_else(|| from("HOME").map(|home| home.join(".local/share")));
    let data = data.ok_or_else(|| BadInput(format!("{flag}: no home folder found; name a file")))?;
    Ok(data.join("backroom"))
}
