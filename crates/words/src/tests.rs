//! The texts are complete, alike in all languages, used, and can be read.

mod alike;
mod endings;
mod ftl;
mod games;
mod glossary;
mod log;
mod refusals;
mod rules;
mod rulings;

use crate::{Lang, Words};

/// All languages, in the order of [`Lang::ALL`].
fn all_words() -> [Words; 3] {
    Lang::ALL.map(Words::new)
}

/// Complains about what no reader should see.
fn check(words: &Words, text: &str, what: &dyn std::fmt::Debug) {
    let wrong = text.is_empty()
        || text != text.trim()
        || text.contains(['{', '}', '\n', '$'])
        || ["  ", " .", " ,", "..", "()", "( ", " )"].iter().any(|bad| text.contains(bad))
        || (words.lang() == Lang::Fr && [" :", " ;", " ?", " !"].iter().any(|bad| text.contains(bad)));
    assert!(!wrong, "{}: \"{text}\" for {what:?}", words.lang());
}

/// A whole sentence, or several.
fn check_sentence(words: &Words, text: &str, what: &dyn std::fmt::Debug) {
    check(words, text, what);
    let begins = text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || "“„«".contains(c));
    assert!(begins && text.ends_with(['.', '?']), "{}: \"{text}\" for {what:?}", words.lang());
}
