//! What a player types.

use std::io::{self, BufRead, Write};

/// A line from the keyboard, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A choice, counted from 0.
    Choice(usize),
    /// Take something back.
    Undo,
    /// Show the whole log.
    Log,
    /// Show the points.
    Score,
    /// Show a rule.
    Rule(String),
    /// Show what to do, and why.
    Hint,
    /// Wait where an infusion can be used next.
    Arm,
    /// Show help.
    Help,
    /// Stop; the game stays saved.
    Quit,
    /// Anything else.
    Unclear,
}

/// Asks for a line; the end of input is [`Typed::Quit`].
pub fn ask(question: &str) -> io::Result<Typed> {
    anstream::print!("{question} > ");
    anstream::stdout().flush()?;
    let mut line = String::new();
    if io::stdin().lock().read_line(&mut line)? == 0 {
        anstream::println!();
        return Ok(Typed::Quit);
    }
    Ok(understand(&line))
}

fn understand(line: &str) -> Typed {
    let words: Vec<_> = line.split_whitespace().collect();
    match words.as_slice() {
        ["u"] => Typed::Undo,
        ["l"] => Typed::Log,
        ["s"] => Typed::Score,
        ["r", rule] => Typed::Rule(rule.to_uppercase()),
        ["t" | "hint"] => Typed::Hint,
        ["i"] => Typed::Arm,
        ["?" | "h"] => Typed::Help,
        ["q"] => Typed::Quit,
        [number] => match number.parse::<usize>() {
            Ok(number) if number > 0 => Typed::Choice(number - 1),
            _ => Typed::Unclear,
        },
        _ => Typed::Unclear,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood() {
        assert_eq!(understand(" 3\n"), Typed::Choice(2));
        assert_eq!(understand("u"), Typed::Undo);
        assert_eq!(understand("r w5.6"), Typed::Rule("W5.6".into()));
        assert_eq!(understand("t"), Typed::Hint);
        assert_eq!(understand("i"), Typed::Arm);
        assert_eq!(understand("?"), Typed::Help);
        assert_eq!(understand("q"), Typed::Quit);
        for nonsense in ["0", "", "-1", "x", "1 2", "99999999999999999999999"] {
            assert_eq!(understand(nonsense), Typed::Unclear, "{nonsense:?}");
        }
    }
}
