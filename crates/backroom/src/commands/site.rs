//! `backroom site`: the page as files for any host.

use super::serve::sign::SignFlags;
use crate::BadInput;
use anyhow::Context;
use server::page;
use std::{fs, path::PathBuf};

/// Write the page as a folder of files, for any host that sends files: whoever opens it plays on their own device, without a
/// server
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom site --out site                     for https://example.org/
  backroom site --out site --base /backroom/   for https://example.org/backroom/
  backroom site --out site --house-name 'The Blue Door' --house-color '#2f66a3'

The files are the same for everybody; what is played stays on the player's device. docs/hosting.md tells more.")]
pub struct Args {
    /// The folder; it is made, and must be empty if it exists
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// The path under which the host shows the folder
    #[arg(long, value_name = "PATH", default_value = "/")]
    base: String,
    #[command(flatten)]
    sign: SignFlags,
}

/// Runs the command.
pub fn run(args: &Args) -> anyhow::Result<bool> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-._~/".contains(letter);
    if !args.base.starts_with('/') || !args.base.ends_with('/') || !args.base.chars().all(plain) {
        let why = format!("--base: expected a path like /backroom/, found \"{}\"", args.base);
        return Err(BadInput(why).into());
    }
    let sign = args.sign.sign().map_err(BadInput)?;
    if !page::is_built() || !page::plays_alone() {
        let why = "this program was built without the page, or without what it plays with: scripts/site builds both";
        return Err(BadInput(why.to_owned()).into());
    }
    if fs::read_dir(&args.out).is_ok_and(|mut found| found.next().is_some()) {
        return Err(BadInput(format!("--out: {} is not empty", args.out.display())).into());
    }
    let files = page::site(&args.base, &sign);
    for file in &files {
        let path = args.out.join(&file.path);
        let folder = path.parent().unwrap_or(&args.out);
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(&path, &file.bytes).with_context(|| path.display().to_string())?;
    }
    sign.notes().iter().for_each(|note| anstream::println!("{note}"));
    anstream::println!("{} files in {}", files.len(), args.out.display());
    Ok(true)
}
