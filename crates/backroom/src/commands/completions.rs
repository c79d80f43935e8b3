//! `backroom completions`: what a shell needs to complete our commands.

use clap::CommandFactory;
use clap_complete::Shell;

/// Print what a shell needs to complete commands and flags
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom completions bash > ~/.local/share/bash-completion/completions/backroom
  backroom completions fish > ~/.config/fish/completions/backroom.fish
  backroom completions zsh > ~/.zfunc/_backroom

The Debian package brings those of bash, fish and zsh.")]
pub struct Args {
    /// Which shell
    shell: Shell,
}

/// Runs the command.
pub fn run(args: &Args) -> anyhow::Result<bool> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "backroom", &mut text);
    std::io::Write::write_all(&mut std::io::stdout(), &text)?;
    Ok(true)
}
