//! Progress of long work: a bar on a terminal, nothing in a pipe.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many steps; it draws on standard error, and only if that is a terminal.
pub fn bar(steps: u64, what: &str) -> ProgressBar {
    let style = "{msg} [{bar:30}] {human_pos}/{human_len} · {per_sec} · {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is a constant");
    ProgressBar::new(steps).with_style(style.progress_chars("=> ")).with_message(what.to_owned())
}
