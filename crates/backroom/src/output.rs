//! Where records go: standard output, or a file that is never overwritten by accident.

use crate::BadInput;
use clap::Args;
use std::{
    fs::{File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Where to write.
#[derive(Args, Clone)]
pub struct OutputArgs {
    /// Write to this file instead of standard output; every game is on disk before the next begins
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Add to the file if it exists
    #[arg(long, requires = "out")]
    append: bool,
    /// Overwrite the file if it exists
    #[arg(long, requires = "out", conflicts_with = "append")]
    force: bool,
}

/// A file or standard output, one record a line.
pub enum Output {
    /// Standard output.
    Standard(io::Stdout),
    /// A file.
    File(File, PathBuf),
}

impl OutputArgs {
    /// Opens it.
    pub fn open(&self) -> anyhow::Result<Output> {
        let Some(path) = &self.out else { return Ok(Output::Standard(io::stdout())) };
        let mut options = OpenOptions::new();
        match (self.append, self.force) {
            (true, _) => options.create(true).append(true),
            (_, true) => options.create(true).write(true).truncate(true),
            _ => options.create_new(true).write(true),
        };
        let file = options.open(path).map_err(|error| complaint(path, &error))?;
        Ok(Output::File(file, path.clone()))
    }
}

fn complaint(path: &Path, error: &io::Error) -> BadInput {
    BadInput(match error.kind() {
        io::ErrorKind::AlreadyExists => {
            format!("--out: {} exists; add --append to add to it or --force to overwrite it", path.display())
        }
        _ => format!("--out: {}: {error}", path.display()),
    })
}

impl Output {
    /// Writes one line and sees that it is out.
    pub fn line(&mut self, line: &str) -> anyhow::Result<()> {
        match self {
            Self::Standard(out) => {
                writeln!(out, "{line}")?;
                out.flush()?;
            }
            Self::File(file, path) => {
                let whole = format!("{line}\n");
                file.write_all(whole.as_bytes()).map_err(|error| complaint(path, &error))?;
            }
        }
        Ok(())
    }
}
