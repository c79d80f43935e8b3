//! A small disk of its own, where one can be had.

use std::{
    fs::File,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Room for the games of about a thousand kills.
const SIZE: &str = "size=256m";

/// A folder on a disk that is soon full.
pub struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// Mounts one; `None` where that is not allowed.
    pub fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().ok()?;
        let mounted = quietly(Command::new("mount").args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(folder.path()));
        mounted.then_some(Self { folder })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Fills it until nothing more fits. It is free again when this is dropped.
    pub fn fill(&self) -> anyhow::Result<Filled> {
        let path = self.path().join("filled");
        let mut file = File::create(&path)?;
        for size in [1 << 20, 1 << 12] {
            let zeros = vec![0; size];
            while file.write_all(&zeros).is_ok() {}
        }
        Ok(Filled(path))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        quietly(Command::new("umount").arg("-l").arg(self.folder.path()));
    }
}

fn quietly(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// What fills a disk.
pub struct Filled(PathBuf);

impl Drop for Filled {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}
