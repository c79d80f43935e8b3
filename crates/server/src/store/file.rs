//! The file of a SQLite database: who may read it, whether it is still there, and which server has it.

use super::{
    StoreError,
    trouble::{About, Trouble},
};
use std::{
    ffi::OsString,
    fs::{File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

/// What SQLite puts beside a database while it is open.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// The file of a database.
#[derive(Debug)]
pub struct DatabaseFile {
    path: PathBuf,
    /// The device and the number of the file that was opened.
    identity: Option<(u64, u64)>,
}

impl DatabaseFile {
    /// Makes the file if it isn't there. Nobody but its owner may read it, nor what is beside it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let failed = |error| StoreError::Address(format!("{}: {error}", path.display()));
        open_private(path).map_err(failed)?;
        // By whatever name it is called, it is one file with one lock.
        let path = path.canonicalize().map_err(failed)?;
        for name in BESIDE {
            narrow(&beside(&path, name)).map_err(failed)?;
        }
        let identity = identity(&path);
        Ok(Self { path, identity })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Notices whether the file is still the one that was opened: what is written to one that was deleted is lost.
    pub fn check(&self, trouble: &Trouble) {
        match self.expect() {
            Ok(()) => trouble.clear(About::File),
            Err(error) => trouble.set(About::File, error.to_string()),
        }
    }

    /// Expects that the file is still the one that was opened. Opening another one in its place would destroy the log that
    /// lies beside it, and with it what could be restored.
    pub fn expect(&self) -> io::Result<()> {
        if identity(&self.path) == self.identity {
            return Ok(());
        }
        let why = format!("{} was deleted or replaced: stop the server, and restore it", self.path.display());
        Err(io::Error::new(io::ErrorKind::ReadOnlyFilesystem, why))
    }

    /// A lock that only one server can have.
    pub fn lock(&self) -> Result<Lock, StoreError> {
        let path = beside(&self.path, ".lock");
        let failed = |error| StoreError::Address(format!("{}: {error}", path.display()));
        let file = open_private(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(self.path.display().to_string())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// The lock of a file. It is gone with the process, however that ends.
#[derive(Debug)]
pub struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // A process that is being started has the file too, for a moment: closing it wouldn't be enough.
        self.0.unlock().ok();
    }
}

/// Whether a server has the database in this file.
pub fn is_locked(database: &Path) -> bool {
    let Ok(path) = database.canonicalize() else { return false };
    let lock = File::open(beside(&path, ".lock"));
    lock.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// Opens a file that only its owner may read; makes it if it isn't there.
pub fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    narrow(path)?;
    Ok(file)
}

/// Takes away from everybody else what they may do with a file, if it is there.
#[cfg(unix)]
fn narrow(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = path.metadata() else { return Ok(()) };
    let mut permissions = found.permissions();
    if permissions.mode() & 0o077 == 0 {
        return Ok(());
    }
    permissions.set_mode(permissions.mode() & !0o077);
    std::fs::set_permissions(path, permissions)
}

#[cfg(not(unix))]
fn narrow(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    path.metadata().ok().map(|found| (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<(u64, u64)> {
    path.exists().then_some((0, 0))
}
