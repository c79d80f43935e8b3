//! How long a program may take.

use std::time::Duration;

const HEADING: &str = "Programs of your own (exec:COMMAND)";

/// The limits as flags.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct LimitArgs {
    /// How many seconds a program has for each answer
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds, help_heading = HEADING)]
    answer_limit: Duration,
    /// How many seconds a program has to start
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds, help_heading = HEADING)]
    start_limit: Duration,
}

/// How long a program may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// From its start until it says that it is ready.
    pub start: Duration,
    /// For each answer.
    pub answer: Duration,
}

impl From<LimitArgs> for Limits {
    fn from(args: LimitArgs) -> Self {
        Self { start: args.start_limit, answer: args.answer_limit }
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    const MOST: f64 = 3600.0;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= MOST => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("expected more than 0 and up to {MOST} seconds")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_seconds() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        assert_eq!(seconds("3600"), Ok(Duration::from_secs(3600)));
        for text in ["0", "-1", "3601", "nan", "inf", "soon", ""] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
