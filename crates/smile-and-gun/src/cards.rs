//! One table macro makes a card enum, its list and its names.

/// Declares an enum whose variants each live in a module of their own, with the word that records use and the questions
/// that it asks. The modules are declared beside it, where tools find them.
macro_rules! deck {
    (
        ($d:tt) $(#[$meta:meta])* $deck:ident as $trait:ident in $folder:ident, called $what:literal:
        $($(#[$doc:meta])* $name:literal $card:ident in $module:ident $(asks $($question:ident)+)?,)+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum $deck {
            $($(#[$doc])* $card,)+
        }

        impl $deck {
            /// Every one of them, in the order of the rules.
            pub const ALL: &[Self] = &[$(Self::$card),+];

            /// The word for it in records and commands.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$card => $name,)+ }
            }
        }

        impl std::fmt::Display for $deck {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $deck {
            type Err = String;

            /// Takes `last-chance` and `last_chance` alike.
            fn from_str(text: &str) -> Result<Self, String> {
                let wanted = text.replace('-', "_");
                Self::ALL.iter().copied().find(|card| card.name() == wanted).ok_or_else(|| {
                    let names: Vec<_> = Self::ALL.iter().map(|card| card.name()).collect();
                    format!("expected {} ({}), found \"{text}\"", $what, names.join(", "))
                })
            }
        }

        /// Hands the files of those that ask something to the vocabulary.
        #[allow(unused_macros, reason = "not every deck asks")]
        macro_rules! asking {
            ($d head:tt $d found:tt { $d($d rest:tt)* }) => {
                tabletop::__collect! {
                    $d head $d found { $($([crate::$folder::$module: $($question)+])?)+ $d($d rest)* }
                }
            };
        }
        #[allow(unused_imports, reason = "not every deck asks")]
        pub(crate) use asking;

        /// The card's own part of a rule: `own!(card, hook(arguments))`, or `own!(card, PARAMETER)`.
        macro_rules! own {
            ($d of:expr, $d hook:ident $d args:tt) => {
                match $d of { $($deck::$card => <$module::$card as $trait>::$d hook $d args,)+ }
            };
            ($d of:expr, $d parameter:ident) => {
                match $d of { $($deck::$card => <$module::$card as $trait>::$d parameter,)+ }
            };
        }
    };
}
pub(crate) use deck;
