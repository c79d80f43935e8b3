//! One word for one thing: the texts keep to `data/text/GLOSSARY.md`.

use super::ftl::{Place, Texts, folder};
use crate::Lang;
use std::fs;

/// A thing, with its word and the words not to be used for it in each language.
struct Term {
    words: [String; 3],
    avoided: [Vec<String>; 3],
}

/// Where an avoided word is right, because it means something else there.
struct Exception {
    lang: Lang,
    word: String,
    place: String,
}

struct Glossary {
    terms: Vec<Term>,
    exceptions: Vec<Exception>,
}

impl Glossary {
    fn read() -> Self {
        let text = fs::read_to_string(folder().join("GLOSSARY.md")).unwrap();
        let (terms, exceptions) = text.split_once("\n## Exceptions\n").expect("a chapter of exceptions");
        Self {
            terms: rows(terms).map(|row| term(&row)).collect(),
            exceptions: rows(exceptions).map(|row| exception(&row)).collect(),
        }
    }

    /// The avoided words that stand somewhere in a language, each with its place.
    fn found(&self, lang: Lang) -> Vec<(String, String)> {
        let avoided: Vec<_> = self.terms.iter().flat_map(|term| &term.avoided[lang as usize]).collect();
        let texts = Texts::all(lang);
        let found = texts.made.iter().flat_map(|(place, made)| {
            let here = avoided.iter().filter(|word| mentions(&made.text, word));
            here.map(|word| (name(place), (*word).clone()))
        });
        found.collect()
    }

    fn excuses(&self, lang: Lang, place: &str, word: &str) -> bool {
        self.exceptions.iter().any(|one| one.lang == lang && one.word == word && one.covers(place))
    }
}

impl Exception {
    /// A star at the end stands for anything.
    fn covers(&self, place: &str) -> bool {
        self.place.strip_suffix('*').map_or(self.place == place, |start| place.starts_with(start))
    }
}

/// The cells of all rows of the tables, without their heads.
fn rows(text: &str) -> impl Iterator<Item = Vec<String>> {
    let lines: Vec<_> = text.lines().collect();
    let rows = lines.iter().enumerate().filter(|(n, line)| {
        let head = lines.get(n + 1).is_some_and(|next| next.starts_with("|---"));
        line.starts_with('|') && !line.starts_with("|---") && !head
    });
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect();
    rows.map(|(_, line)| cells(line)).collect::<Vec<_>>().into_iter()
}

fn term(row: &[String]) -> Term {
    let [thing, english, german, french, not_english, not_german, not_french] = row else { panic!("{row:?}") };
    let word = |cell: &String| cell.split([';', '(']).next().unwrap_or_default().trim().to_owned();
    let list =
        |cell: &String| cell.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect();
    assert!(!thing.is_empty(), "{row:?}");
    Term { words: [english, german, french].map(word), avoided: [not_english, not_german, not_french].map(list) }
}

fn exception(row: &[String]) -> Exception {
    let [lang, word, place, why] = row else { panic!("{row:?}") };
    assert!(!why.is_empty(), "{row:?}");
    Exception { lang: lang.parse().unwrap(), word: word.clone(), place: place.clone() }
}

fn name((key, attribute): &Place) -> String {
    attribute.as_ref().map_or_else(|| key.clone(), |attribute| format!("{key}.{attribute}"))
}

/// Whether a word, or a word with this beginning if it ends in a star, stands in a text, whatever its case.
fn mentions(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    let (start, open) = word.strip_suffix('*').map_or((word.as_str(), false), |start| (start, true));
    text.match_indices(start).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + start.len()..].chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '-') && (open || !after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn no_text_uses_two_words_for_one_thing() {
    let glossary = Glossary::read();
    let excused = |lang, (place, word): &(String, String)| glossary.excuses(lang, place, word);
    let left = |lang| glossary.found(lang).into_iter().filter(|found| !excused(lang, found)).collect::<Vec<_>>();
    let found = Lang::ALL.map(left);
    assert!(found.iter().all(Vec::is_empty), "words that GLOSSARY.md avoids: {found:?}");
}

#[test]
fn every_word_of_the_glossary_is_used() {
    let glossary = Glossary::read();
    assert!(glossary.terms.len() > 60, "{} terms", glossary.terms.len());
    for lang in Lang::ALL {
        let all: String = Texts::all(lang).made.into_values().map(|made| made.text.to_lowercase() + "\n").collect();
        let words = glossary.terms.iter().map(|term| &term.words[lang as usize]);
        let unused: Vec<_> = words.filter(|word| word.is_empty() || !all.contains(&word.to_lowercase())).collect();
        assert!(unused.is_empty(), "{lang}: never used: {unused:?}");
    }
}

#[test]
fn every_exception_is_needed() {
    let glossary = Glossary::read();
    for one in &glossary.exceptions {
        let found = glossary.found(one.lang);
        let needed = found.iter().any(|(place, word)| one.word == *word && one.covers(place));
        assert!(needed, "{}: \"{}\" isn't in {}", one.lang, one.word, one.place);
    }
}

#[test]
fn words_are_found_whole_and_in_any_case() {
    assert!(mentions("Ein Patt.", "patt") && mentions("PATT", "Patt") && mentions("„Patt“", "Patt"));
    assert!(!mentions("Die Patten", "Patt") && !mentions("Schachpatt", "Patt") && !mentions("Remis-Patt", "Patt"));
    assert!(mentions("Zwei Kugeln", "Kugel*") && !mentions("Zwei Kugeln", "Kugel"));
    assert!(mentions("Most take first.", "take first") && !mentions("take { first", "take first"));
}

#[test]
fn punctuation_keeps_to_the_language() {
    for lang in Lang::ALL {
        let wrong: &[&str] = match lang {
            Lang::En => &[" …", "'"],
            Lang::De => &["'", "“ „", " :", " ?", " !"],
            Lang::Fr => &[" …", "'", " :", " ;", " ?", " !", " »", "« "],
        };
        for (place, made) in Texts::all(lang).made {
            // What is typed at the terminal stands for itself.
            let commands = ["terminal-commands", "terminal-not-a-choice"].contains(&place.0.as_str());
            let found = wrong.iter().find(|bad| !commands && made.text.contains(**bad));
            assert_eq!(found, None, "{lang}: {place:?}");
        }
    }
}
