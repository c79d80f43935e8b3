//! The command, run as its users run it.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// A folder of its own for each test, removed at the end.
pub struct Folder(PathBuf);

impl Folder {
    /// The name tells it from those of other tests.
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("backroom-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        Self(folder)
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// A file with this text.
    pub fn with(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).expect("it can be written");
        self.file(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

pub fn run_with(input: &str, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).ok();
    child.wait_with_output().expect("it ends")
}

pub fn run(args: &[&str]) -> Output {
    run_with("", args)
}

pub fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}
