//! The laws by what they are about.

pub(crate) mod chance;
pub(crate) mod decision;
pub(crate) mod node;
pub(crate) mod record;
pub(crate) mod table;
pub(crate) mod told;

use crate::{Broken, Law};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::fmt::Debug;

/// Whether something is the same after it was written and read; gives what was written.
pub(crate) fn written_and_read<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    law: Law,
    thing: &T,
) -> Result<Value, Broken> {
    let broken = |what: String| Broken::new(law, format!("{thing:?}: {what}"));
    let text = serde_json::to_string(thing).map_err(|error| broken(format!("can't be written: {error}")))?;
    let read = serde_json::from_str::<T>(&text).map_err(|error| broken(format!("{text} can't be read: {error}")))?;
    if read != *thing {
        return Err(broken(format!("{text} was read as {read:?}")));
    }
    serde_json::from_str(&text).map_err(|error| broken(error.to_string()))
}
