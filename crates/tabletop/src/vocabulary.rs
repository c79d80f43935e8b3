//! How the words of each file become a game's prompts, choices, decisions and notation.
//!
//! Each file declares the words of its own questions with [`words!`]. One list, in [`vocabulary!`], names the files and
//! their questions; it makes the enums `Prompt`, `Choice`, `Action` and `Step` of them, and `ask!`, which calls the
//! question on top of the agenda. Both expect `Table`, `State`, `Fact` and `Said` at the root of the game's crate.

/// The words of one file, in up to four sections:
///
/// ```text
/// words! { ($)                                      the sign with which macros are written inside
///     prompts {                                     what is asked
///         /// What it means (rule).
///         window "word" Name { field: Type }        `window` if one may decline it ahead
///             says |table, state| [variable = fact];
///     }
///     choices { … }                                 small choices
///     decisions { … }                               choices that are whole decisions by themselves
///     actions {                                     decisions of several choices
///         "word" Name { field: Type }
///             says [variable = fact]                for the texts; `tells |table, state| { Said }` if the key varies
///             writes ("word {field}")               the notation, as for `write!`; the bare word if it is left out
///             reads { ["word", text] => Action::Name { field: text.parse()? } };
///     }
/// }
/// ```
///
/// The word is the one that records, texts and other programs use. Types of fields are resolved where the
/// [`vocabulary!`](crate::vocabulary!) is made, everything else in the file itself.
#[macro_export]
macro_rules! words {
    (
        ($d:tt)
        $(prompts { $($prompts:tt)* })?
        $(choices { $($choices:tt)* })?
        $(decisions { $($decisions:tt)* })?
        $(actions { $($actions:tt)* })?
    ) => {
        /// What the words of this file say, and how they are written and read.
        pub(crate) struct Words;
        $crate::__prompts! { $($($prompts)*)? }
        $crate::__choices! { $($($choices)*)? $($($decisions)*)? }
        $crate::__actions! { $($($decisions)*)? $($($actions)*)? }

        macro_rules! __words {
            ($d head:tt { $d($d found:tt)* } $d path:tt $d questions:tt $d rest:tt) => {
                $crate::__collect! {
                    $d head
                    {
                        $d($d found)*
                        {
                            $d path $d questions
                            { $($($prompts)*)? } { $($($choices)*)? } { $($($decisions)*)? } { $($($actions)*)? }
                        }
                    }
                    $d rest
                }
            };
        }
        pub(crate) use __words as words;
    };
}

/// A game's vocabulary: the enums with their attributes, then where their words are. A file is named with its questions,
/// `[crate::phases::lay: Laying]`; `deck crate::shadows;` stands for all cards of a deck that ask something.
#[macro_export]
macro_rules! vocabulary {
    ({ $($head:tt)* } of $($files:tt)*) => {
        $crate::__collect! { { $($head)* } {} { $($files)* } }
    };
}

/// Fetches the words of one file after the other.
#[doc(hidden)]
#[macro_export]
macro_rules! __collect {
    ({ $($head:tt)* } { $($found:tt)* } {}) => {
        $crate::__made! { { $($head)* } $($found)* }
    };
    ($head:tt $found:tt { [$($path:ident)::+: $($question:ident)*] $($rest:tt)* }) => {
        $($path)::+::words! { $head $found [$($path)::+] [$($question)*] { $($rest)* } }
    };
    ($head:tt $found:tt { deck $($path:ident)::+; $($rest:tt)* }) => {
        $($path)::+::asking! { $head $found { $($rest)* } }
    };
}

/// An item of a file.
#[doc(hidden)]
#[macro_export]
macro_rules! __at {
    ([$($path:ident)::+] $($item:tt)+) => { $($path)::+::$($item)+ };
}

#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the game's own types are meant")]
macro_rules! __prompts {
    ($(
        $(#[$doc:meta])* $($window:ident)? $word:literal $prompt:ident
        $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })?
        $(says $(|$table:ident, $state:ident|)? [$($name:ident = $fact:expr),* $(,)?])?;
    )*) => {
        #[allow(unused_variables, unreachable_patterns, clippy::match_single_binding)]
        impl Words {
            pub(crate) fn prompt(prompt: crate::Prompt, table: &crate::Table, state: &crate::State) -> crate::Said {
                match prompt {
                    $(crate::Prompt::$prompt { $($($field),*)? } => {
                        $($(let ($table, $state) = (table, state);)?)?
                        crate::Said::new($word, vec![$($((stringify!($name), crate::Fact::from($fact))),*)?])
                    })*
                    other => unreachable!("a word of another file: {other:?}"),
                }
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the game's own types are meant")]
macro_rules! __choices {
    ($(
        $(#[$doc:meta])* $word:literal $choice:ident
        $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })?
        $(says $(|$table:ident, $state:ident|)? [$($name:ident = $fact:expr),* $(,)?])?
        $(tells |$at:ident, $now:ident| $told:block)?
        $(writes ($($written:tt)*) reads { $($read:tt)* })?;
    )*) => {
        #[allow(unused_variables, unreachable_code, unreachable_patterns, clippy::match_single_binding)]
        impl Words {
            pub(crate) fn choice(choice: crate::Choice, table: &crate::Table, state: &crate::State) -> crate::Said {
                match choice {
                    $(crate::Choice::$choice { $($($field),*)? } => {
                        $(let ($at, $now) = (table, state); return $told;)?
                        $($(let ($table, $state) = (table, state);)?)?
                        crate::Said::new($word, vec![$($((stringify!($name), crate::Fact::from($fact))),*)?])
                    })*
                    other => unreachable!("a word of another file: {other:?}"),
                }
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the game's own types are meant")]
macro_rules! __actions {
    ($(
        $(#[$doc:meta])* $word:literal $action:ident
        $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })?
        $(says [$($name:ident = $fact:expr),* $(,)?])?
        $(writes ($($written:tt)*) reads { $([$($pattern:tt)*] => $read:expr),+ $(,)? })?;
    )*) => {
        #[allow(unused_variables, unreachable_patterns, clippy::match_single_binding, clippy::redundant_closure_call)]
        impl Words {
            pub(crate) fn action(action: &crate::Action) -> crate::Said {
                match *action {
                    $(crate::Action::$action { $($($field),*)? } => {
                        crate::Said::new($word, vec![$($((stringify!($name), crate::Fact::from($fact))),*)?])
                    })*
                    ref other => unreachable!("a word of another file: {other:?}"),
                }
            }

            pub(crate) fn write(action: &crate::Action, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *action {
                    $(crate::Action::$action { $($($field),*)? } => $crate::__write!(f, $word $(, $($written)*)?),)*
                    ref other => unreachable!("a word of another file: {other:?}"),
                }
            }

            /// The decision that these words stand for, or what is wrong with it; `None` if it is another file's.
            pub(crate) fn read(words: &[&str]) -> Option<Result<crate::Action, String>> {
                $($crate::__read!(words, $word, $action $(, $([$($pattern)*] => $read),+)?);)*
                None
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __write {
    ($f:ident, $word:literal) => { $f.write_str($word) };
    ($f:ident, $word:literal, $($written:tt)*) => { write!($f, $($written)*) };
}

#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the game's own types are meant")]
macro_rules! __read {
    ($words:ident, $word:literal, $action:ident) => {
        if let [$word] = $words {
            return Some(Ok(crate::Action::$action {}));
        }
    };
    ($words:ident, $word:literal, $action:ident, $([$($pattern:tt)*] => $read:expr),+) => {
        match $words {
            $([$($pattern)*] => return Some((|| -> Result<crate::Action, String> { Ok($read) })()),)+
            _ => {}
        }
    };
}

/// The enums, and what belongs to all words alike.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the game's own types are meant")]
macro_rules! __made {
    (
        {
            ($d:tt)
            $(#[$prompts:meta])* enum Prompt;
            $(#[$choices:meta])* enum Choice;
            $(#[$actions:meta])* enum Action;
            $(#[$steps:meta])* enum Step { $($own:tt)* }
        }
        $({
            $path:tt [$($question:ident)*]
            {$(
                $(#[$p_doc:meta])* $($window:ident)? $p_word:literal $prompt:ident
                $({ $($(#[$p_meta:meta])* $p_field:ident: $p_type:ty),* $(,)? })?
                $(says $(|$p_table:ident, $p_state:ident|)? [$($p_said:tt)*])?;
            )*}
            {$(
                $(#[$c_doc:meta])* $c_word:literal $choice:ident
                $({ $($(#[$c_meta:meta])* $c_field:ident: $c_type:ty),* $(,)? })?
                $(says $(|$c_table:ident, $c_state:ident|)? [$($c_said:tt)*])?
                $(tells |$c_at:ident, $c_now:ident| $c_told:block)?;
            )*}
            {$(
                $(#[$d_doc:meta])* $d_word:literal $decision:ident
                $({ $($(#[$d_meta:meta])* $d_field:ident: $d_type:ty),* $(,)? })?
                $(says [$($d_said:tt)*])?
                $(writes ($($d_written:tt)*) reads { $($d_read:tt)* })?;
            )*}
            {$(
                $(#[$a_doc:meta])* $a_word:literal $action:ident
                $({ $($(#[$a_meta:meta])* $a_field:ident: $a_type:ty),* $(,)? })?
                $(says [$($a_said:tt)*])?
                $(writes ($($a_written:tt)*) reads { $($a_read:tt)* })?;
            )*}
        })*
    ) => {
        $(#[$prompts])*
        pub enum Prompt {
            $($($(#[$p_doc])* $prompt $({ $($(#[$p_meta])* $p_field: $p_type),* })?,)*)*
        }

        impl Prompt {
            /// The prompts that one may decline ahead, by their words.
            pub const WINDOWS: &'static [&'static str] = &[$($($({ _ = stringify!($window); $p_word },)?)*)*];

            /// What a text about it says.
            pub fn said(self, table: &crate::Table, state: &crate::State) -> crate::Said {
                match self {
                    $($(Self::$prompt { .. } => $crate::__at!($path Words::prompt)(self, table, state),)*)*
                }
            }
        }

        $(#[$choices])*
        pub enum Choice {
            $(
                $($(#[$c_doc])* $choice $({ $($(#[$c_meta])* $c_field: $c_type),* })?,)*
                $($(#[$d_doc])* $decision $({ $($d_field: $d_type),* })?,)*
            )*
        }

        impl Choice {
            /// What a text about it says.
            pub fn said(self, table: &crate::Table, state: &crate::State) -> crate::Said {
                match self {
                    $(
                        $(Self::$choice { .. } => $crate::__at!($path Words::choice)(self, table, state),)*
                        $(Self::$decision { .. } => $crate::__at!($path Words::choice)(self, table, state),)*
                    )*
                }
            }
        }

        $(#[$actions])*
        pub enum Action {
            $(
                $($(#[$d_doc])* $decision $({ $($(#[$d_meta])* $d_field: $d_type),* })?,)*
                $($(#[$a_doc])* $action $({ $($(#[$a_meta])* $a_field: $a_type),* })?,)*
            )*
        }

        impl Action {
            /// The first words of the notation.
            pub const WORDS: &'static [&'static str] = &[$($($d_word,)* $($a_word,)*)*];

            /// What a text about it says.
            pub fn said(&self) -> crate::Said {
                match self {
                    $(
                        $(Self::$decision { .. } => $crate::__at!($path Words::action)(self),)*
                        $(Self::$action { .. } => $crate::__at!($path Words::action)(self),)*
                    )*
                }
            }

            /// The decision that these words of the notation stand for, or what is wrong with it; `None` if they stand
            /// for none.
            pub(crate) fn read(words: &[&str]) -> Option<Result<Self, String>> {
                None$(.or_else(|| $crate::__at!($path Words::read)(words)))*
            }
        }

        impl std::fmt::Display for Action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(
                        $(Self::$decision { .. } => $crate::__at!($path Words::write)(self, f),)*
                        $(Self::$action { .. } => $crate::__at!($path Words::write)(self, f),)*
                    )*
                }
            }
        }

        impl $crate::Vocabulary for crate::Table {
            fn whole(choice: &Choice) -> Option<Action> {
                match *choice {
                    $($(Choice::$decision { $($($d_field),*)? } => Some(Action::$decision { $($($d_field),*)? }),)*)*
                    _ => None,
                }
            }

            fn alone(action: &Action) -> Option<Choice> {
                match *action {
                    $($(Action::$decision { $($($d_field),*)? } => Some(Choice::$decision { $($($d_field),*)? }),)*)*
                    _ => None,
                }
            }
        }

        $(#[$steps])*
        pub enum Step {
            $($own)*
            $($($question($crate::__at!($path $question)),)*)*
        }

        /// Calls the question on top of the agenda: `ask!(step, question => expression, else => expression)`.
        macro_rules! ask {
            ($d step:expr, $d asked:ident => $d answer:expr, else => $d otherwise:expr) => {
                match $d step {
                    $($(crate::Step::$question($d asked) => $d answer,)*)*
                    _ => $d otherwise,
                }
            };
        }
        pub(crate) use ask;
    };
}
