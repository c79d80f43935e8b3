//! The table as text, in colour where the terminal has it and readable without.

mod gangster;
mod smile;

use anstyle::{AnsiColor, Style};
use words::{Speaks, Value, Words};

/// A game that can be drawn.
pub trait Board: Speaks {
    /// The whole table, a few lines of text.
    fn draw(&self, words: &Words, state: &Self::State) -> String;
    /// The points now, one line for each player.
    fn standing(&self, words: &Words, state: &Self::State) -> Vec<String>;
}

const GREEN: Style = AnsiColor::BrightGreen.on_default().bold();
const YELLOW: Style = AnsiColor::BrightYellow.on_default().bold();
const BLUE: Style = AnsiColor::BrightBlue.on_default().bold();
const RED: Style = AnsiColor::BrightRed.on_default().bold();
const GREY: Style = AnsiColor::BrightWhite.on_default();
const QUIET: Style = AnsiColor::White.on_default().dimmed();

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

fn say(words: &Words, key: &str) -> String {
    words.text(key, &[])
}

fn say_with<const N: usize>(words: &Words, key: &str, args: [(&str, Value<'_>); N]) -> String {
    words.text(key, &args)
}

/// Fills painted text up with spaces to a width that counts only what is seen.
fn pad(text: &str, width: usize) -> String {
    let seen = anstream::adapter::strip_str(text).to_string().chars().count();
    format!("{text}{}", " ".repeat(width.saturating_sub(seen)))
}
