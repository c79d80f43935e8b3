//! The command that starts a program.

use std::{fmt, str::FromStr};

/// A command as people write it: a program and its arguments, quoted as in a shell. No shell reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    text: String,
    words: Vec<String>,
}

impl Command {
    /// What it is written after, to tell it from the name of a bot.
    pub const MARK: &'static str = "exec:";

    /// The program and its arguments; never empty.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::MARK, self.text)
    }
}

impl FromStr for Command {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = |why: &str| format!("expected exec:COMMAND, found \"{text}\": {why}");
        let command = text.strip_prefix(Self::MARK).ok_or_else(|| wrong("exec: is missing"))?;
        let words = shlex::split(command).ok_or_else(|| wrong("a quote is open at its end"))?;
        if words.first().is_none_or(String::is_empty) {
            return Err(wrong("no program is named"));
        }
        Ok(Self { text: command.to_owned(), words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_like_in_a_shell() {
        let command: Command = r#"exec:python3 "my bot.py" --name 'Al C'"#.parse().unwrap();
        assert_eq!(command.words(), ["python3", "my bot.py", "--name", "Al C"]);
        assert_eq!(command.to_string(), r#"exec:python3 "my bot.py" --name 'Al C'"#);
        assert_eq!(command.to_string().parse(), Ok(command));
    }

    #[test]
    fn a_command_needs_a_program() {
        for text in ["exec:", "exec:  ", "exec:'' x", "exec:python3 'bot", "python3"] {
            assert!(text.parse::<Command>().unwrap_err().contains("exec:COMMAND"), "{text}");
        }
    }
}
