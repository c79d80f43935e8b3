//! What programs do wrong.

use std::time::Duration;
use tabletop::How;
use words::Words;

/// Why a program can't go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// It wasn't ready in time.
    NotReady { limit: Duration },
    /// It didn't answer in time.
    Slow { limit: Duration },
    /// It ended before the game did; without a code it was killed.
    Gone { code: Option<i32> },
    /// It closed its output.
    Closed,
    /// It wrote a line longer than any answer.
    TooLong { bytes: usize },
    /// It wrote something that is no answer.
    Unclear { said: String, why: String },
    /// It speaks another protocol.
    OtherProtocol { said: String },
    /// It chose what it can't.
    Illegal { choice: i64, legal: Vec<u8> },
}

impl Fault {
    /// How the game ends by it.
    pub fn ends(&self) -> How {
        match self {
            Self::NotReady { .. } | Self::Slow { .. } => How::Time,
            _ => How::Resigned,
        }
    }

    /// The fault in words.
    pub fn tell(&self, words: &Words) -> String {
        let say = |key: &str, args: &[(&str, String)]| {
            let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.clone().into())).collect();
            words.text(key, &args)
        };
        let seconds = |limit: &Duration| ("seconds", limit.as_secs_f64().to_string());
        match self {
            Self::NotReady { limit } => say("terminal-bot-not-ready", &[seconds(limit)]),
            Self::Slow { limit } => say("terminal-bot-slow", &[seconds(limit)]),
            Self::Gone { code: Some(code) } => say("terminal-bot-ended", &[("code", code.to_string())]),
            Self::Gone { code: None } => say("terminal-bot-killed", &[]),
            Self::Closed => say("terminal-bot-closed", &[]),
            Self::TooLong { bytes } => say("terminal-bot-too-long", &[("bytes", bytes.to_string())]),
            Self::Unclear { said, why } => {
                say("terminal-bot-unclear", &[("said", excerpt(said)), ("why", printable(why))])
            }
            Self::OtherProtocol { said } => say("terminal-bot-protocol", &[("said", excerpt(said))]),
            Self::Illegal { choice, legal } => {
                let legal: Vec<_> = legal.iter().map(u8::to_string).collect();
                say("terminal-bot-illegal", &[("choice", choice.to_string()), ("legal", legal.join(" "))])
            }
        }
    }
}

/// As much of a text as fits into a message.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut short: String = text.trim_end().chars().take(LONGEST).collect();
    if text.trim_end().chars().count() > LONGEST {
        short.push('…');
    }
    printable(&short)
}

/// Text that a program wrote, without what could play tricks on a terminal.
pub fn printable(text: &str) -> String {
    text.chars().map(|one| if one.is_control() && one != '\t' { char::REPLACEMENT_CHARACTER } else { one }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn every_fault_is_told_in_every_language() {
        let limit = Duration::from_millis(1500);
        let faults = [
            (Fault::NotReady { limit }, "1.5"),
            (Fault::Slow { limit }, "1.5"),
            (Fault::Gone { code: Some(3) }, "3"),
            (Fault::Gone { code: None }, ""),
            (Fault::Closed, ""),
            (Fault::TooLong { bytes: 65536 }, "65536"),
            (Fault::Unclear { said: "hello\u{1b}[2J\n".into(), why: "no JSON".into() }, "hello\u{fffd}[2J"),
            (Fault::OtherProtocol { said: "chess/1".into() }, "chess/1"),
            (Fault::Illegal { choice: 99, legal: vec![1, 4] }, "1 4"),
        ];
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for (fault, part) in &faults {
                let told = fault.tell(&words);
                assert!(told.contains(part) && !told.contains("terminal-bot") && !told.contains('{'), "{lang}: {told}");
            }
        }
    }

    #[test]
    fn long_lines_are_cut() {
        assert_eq!(excerpt(&"é".repeat(80)), "é".repeat(80));
        assert_eq!(excerpt(&"é".repeat(81)), format!("{}…", "é".repeat(80)));
    }

    #[test]
    fn only_the_clock_ends_a_game_by_time() {
        assert_eq!(Fault::Slow { limit: Duration::ZERO }.ends(), How::Time);
        assert_eq!(Fault::Closed.ends(), How::Resigned);
    }
}
