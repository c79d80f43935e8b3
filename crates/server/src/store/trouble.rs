//! Reasons not to write: whatever was acknowledged now could be lost later.

use std::{
    collections::BTreeMap,
    io::{Error, ErrorKind},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// What a reason is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// The file is not the one that was opened.
    File,
    /// What is in it.
    Content,
    /// Whether another server writes there, too.
    #[cfg(feature = "postgres")]
    Lock,
}

/// The reasons not to write that there are now.
#[derive(Debug, Default)]
pub struct Trouble {
    any: AtomicBool,
    reasons: Mutex<BTreeMap<About, String>>,
}

impl Trouble {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<About, String>> {
        self.reasons.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on nothing is written.
    pub fn set(&self, about: About, why: String) {
        let mut reasons = self.lock();
        if reasons.get(&about) != Some(&why) {
            tracing::error!(why, "nothing is written to the database");
            reasons.insert(about, why);
        }
        self.any.store(true, Ordering::Release);
    }

    /// A reason is gone.
    pub fn clear(&self, about: About) {
        if !self.any.load(Ordering::Acquire) {
            return;
        }
        let mut reasons = self.lock();
        if let Some(why) = reasons.remove(&about) {
            tracing::info!(why, "no longer a reason not to write to the database");
        }
        self.any.store(!reasons.is_empty(), Ordering::Release);
    }

    /// Whether there is a reason not to write.
    pub fn check(&self) -> Result<(), sqlx::Error> {
        if !self.any.load(Ordering::Acquire) {
            return Ok(());
        }
        let reasons: Vec<_> = self.lock().values().cloned().collect();
        match reasons.is_empty() {
            true => Ok(()),
            false => Err(sqlx::Error::Io(Error::new(ErrorKind::ReadOnlyFilesystem, reasons.join("; ")))),
        }
    }
}
