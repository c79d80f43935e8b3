//! How much is too much, as flags and as settings of a file.

use serde::Deserialize;
use server::Limits;

/// Declares the flags: what each limits, its name, and its variable in the environment.
macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident: $variable:literal,)*) => {
        /// How much is too much; 0 stands for no limit.
        #[derive(Clone, Debug, Default, Deserialize, clap::Args)]
        #[command(next_help_heading = "Limits (0 for none)")]
        #[serde(default)]
        pub struct LimitFlags {
            $($(#[$doc])*
            #[arg(long, value_name = "N", env = $variable)]
            $name: Option<u32>,)*
        }

        impl LimitFlags {
            /// These, then the others, then the usual ones.
            pub fn or(self, others: Self) -> Limits {
                let usual = Limits::default();
                Limits {
                    $($name: self.$name.or(others.$name).or(usual.$name).filter(|limit| *limit > 0),)*
                }
            }
        }
    };
}

flags! {
    /// Requests a minute from one address [default: 240]
    requests_per_minute: "BACKROOM_REQUESTS_PER_MINUTE",
    /// Requests of one person or address that are answered at the same time [default: 3]
    requests_at_once: "BACKROOM_REQUESTS_AT_ONCE",
    /// Messages a second on one connection [default: 20]
    messages_per_second: "BACKROOM_MESSAGES_PER_SECOND",
    /// Open sockets from one address [default: 64]
    sockets_per_address: "BACKROOM_SOCKETS_PER_ADDRESS",
    /// Sockets that one address may open in a second [default: 20]
    handshakes_per_second: "BACKROOM_HANDSHAKES_PER_SECOND",
    /// Sockets that only watch, at one table [default: 100]
    watchers_per_table: "BACKROOM_WATCHERS_PER_TABLE",
    /// Kibibytes that may wait for a client that reads slowly [default: 1024]
    outgoing_kib: "BACKROOM_OUTGOING_KIB",
    /// Seconds after which the win can be claimed over somebody who is gone [default: 120]
    claim_seconds: "BACKROOM_CLAIM_SECONDS",
    /// How often one decision may be undone [default: 20]
    undos_per_decision: "BACKROOM_UNDOS_PER_DECISION",
    /// Lines of a table's history [default: 5000]
    lines_per_table: "BACKROOM_LINES_PER_TABLE",
    /// Tables of one person that are not over [default: 200]
    tables_per_person: "BACKROOM_TABLES_PER_PERSON",
    /// Rated games of the same two people in a day [default: 3]
    rated_per_pair_and_day: "BACKROOM_RATED_PER_PAIR_AND_DAY",
    /// Games of one person that wait to be reviewed [default: 4]
    reviews_per_person: "BACKROOM_REVIEWS_PER_PERSON",
    /// Seconds that a review may take; the less, the less deeply it looks [default: 30]
    review_seconds: "BACKROOM_REVIEW_SECONDS",
    /// Wrong passwords for one account in a quarter of an hour, before each takes longer [default: 10]
    wrong_passwords: "BACKROOM_WRONG_PASSWORDS",
    /// Seconds until a request's headers have to be there [default: 10]
    header_seconds: "BACKROOM_HEADER_SECONDS",
    /// Seconds until its body has to be there [default: 30]
    body_seconds: "BACKROOM_BODY_SECONDS",
    /// Seconds that a question to the database may take [default: 5]
    query_seconds: "BACKROOM_QUERY_SECONDS",
    /// Seconds until the server has to be down, once it is told to stop [default: 10]
    shutdown_seconds: "BACKROOM_SHUTDOWN_SECONDS",
    /// Days until a lesson's table is deleted [default: 1]
    keep_lessons_days: "BACKROOM_KEEP_LESSONS_DAYS",
    /// Days until a table is deleted at which nobody began to play [default: 7]
    keep_waiting_days: "BACKROOM_KEEP_WAITING_DAYS",
    /// Days until a guest is forgotten who has not finished a game and doesn't come back [default: 90]
    keep_guests_days: "BACKROOM_KEEP_GUESTS_DAYS",
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Args, Command};

    /// Every limit's name and what the help says it is.
    fn told() -> Vec<(String, String)> {
        let flags = LimitFlags::augment_args(Command::new("serve"));
        let told = flags.get_arguments().map(|flag| {
            let (name, help) =
                (flag.get_id().to_string(), flag.get_help().map(ToString::to_string).unwrap_or_default());
            let told = help.rsplit_once("[default: ").and_then(|(_, rest)| rest.strip_suffix(']'));
            let told = told.unwrap_or_else(|| panic!("{name}: no default in \"{help}\"")).to_owned();
            (name, told)
        });
        told.collect()
    }

    #[test]
    fn the_help_names_the_limits_in_force() {
        let usual = format!("{:?}", Limits::default());
        for (name, told) in told() {
            assert!(usual.contains(&format!("{name}: Some({told})")), "{name}: {told} in {usual}");
        }
    }

    #[test]
    fn the_security_document_names_the_limits_in_force() {
        let document = include_str!("../../../../../docs/security.md");
        for (name, told) in told() {
            let row = format!("| `--{}` | {told} |", name.replace('_', "-"));
            assert!(document.contains(&row), "docs/security.md: expected a row {row}");
        }
    }

    #[test]
    fn a_flag_wins_over_the_file_and_nought_is_no_limit() {
        let flags = |text: &str| toml::from_str::<LimitFlags>(text).unwrap();
        let limits = flags("requests_per_minute = 7\nheader_seconds = 0").or(flags("requests_per_minute = 9"));
        assert_eq!((limits.requests_per_minute, limits.header_seconds), (Some(7), None));
        assert_eq!(flags("").or(flags("requests_per_minute = 9")).requests_per_minute, Some(9));
    }
}
