//! What the books say where this house had to rule, and why it rules as it does.

use crate::Words;

/// A question that the books leave open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The number of the rule that it is about, like `W5.11`.
    pub rule: String,
    /// The question.
    pub question: String,
    /// What the books say; empty if none of them says anything.
    pub books: Vec<Said>,
    /// What we do.
    pub does: String,
    /// Why.
    pub why: String,
}

/// What a book says, in our own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The book's name.
    pub book: String,
    /// What it says.
    pub says: String,
}

/// The books, in the order in which they are told.
const BOOKS: [&str; 6] = ["first", "english", "french", "german", "solo", "sheet"];

impl Words {
    /// Every ruling, in the order of the rules' numbers.
    pub fn rulings(&self) -> impl Iterator<Item = Ruling> {
        self.rules.iter().flat_map(|rule| self.rulings_about(rule))
    }

    /// The rulings about one rule, by its number.
    pub fn rulings_of(&self, id: &str) -> Vec<Ruling> {
        self.rule(id).map_or_else(Vec::new, |rule| self.rulings_about(&rule.id.replace('.', "-")).collect())
    }

    /// The first stands in the rule's own text, the others have a letter each.
    fn rulings_about<'w>(&'w self, rule: &'w str) -> impl Iterator<Item = Ruling> + 'w {
        let keys = ["", "-b", "-c"].map(|letter| format!("ruling-{rule}{letter}"));
        keys.into_iter().filter(|key| self.has(key)).map(|key| self.ruling_with(rule, &key))
    }

    fn ruling_with(&self, rule: &str, key: &str) -> Ruling {
        let books = BOOKS.into_iter().filter_map(|book| {
            let says = self.find_text(key, Some(book), &[])?;
            Some(Said { book: self.text(&format!("book-{book}"), &[]), says })
        });
        Ruling {
            rule: rule.replacen('-', ".", 1),
            question: self.text(key, &[]),
            books: books.collect(),
            does: self.find_text(key, Some("do"), &[]).unwrap_or_else(|| self.attr(rule, "ruling", &[])),
            why: self.attr(key, "why", &[]),
        }
    }
}
