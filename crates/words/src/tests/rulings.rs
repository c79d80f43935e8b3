//! Every ruling can be argued about: what the books say, what we do and why.

use super::{all_words, check_sentence, ftl::Texts};
use crate::{Lang, Words};
use std::collections::BTreeSet;

#[test]
fn every_ruling_of_a_rule_is_explained_and_nothing_else() {
    for words in all_words() {
        let ruled: BTreeSet<_> = words.rules().filter(|rule| rule.ruling.is_some()).map(|rule| rule.id).collect();
        let texts = Texts::of(words.lang());
        let explained = texts.files.keys().filter_map(|key| key.strip_prefix("ruling-")).filter(|key| {
            let parts: Vec<_> = key.split('-').collect();
            parts.len() == 2 && parts[0].starts_with(['W', 'G'])
        });
        let explained: BTreeSet<_> = explained.map(|key| key.replacen('-', ".", 1)).collect();
        assert_eq!(explained, ruled, "{}", words.lang());
    }
}

#[test]
fn what_we_do_is_told_once() {
    let texts = Texts::of(Lang::En);
    let words = Words::new(Lang::En);
    let found: BTreeSet<_> = words.rulings().map(|ruling| ruling.question).collect();
    for key in texts.files.keys().filter(|key| key.starts_with("ruling-W") || key.starts_with("ruling-G")) {
        let rule: Vec<_> = key.split('-').skip(1).take(2).collect();
        let in_rule = words.rule(&rule.join(".")).unwrap_or_else(|| panic!("{key}: no such rule")).ruling.is_some();
        let further = key.split('-').count() == 4;
        assert_eq!(texts.made.contains_key(&(key.clone(), Some("do".to_owned()))), further, "{key}");
        assert!(further || in_rule, "{key}");
        assert!(found.contains(&words.text(key, &[])), "{key} is not listed");
    }
}

#[test]
fn every_ruling_can_be_read() {
    for words in all_words() {
        let mut before = None;
        for ruling in words.rulings() {
            assert!(ruling.question.ends_with('?'), "{ruling:?}");
            let books = ruling.books.iter().map(|said| &said.says);
            for text in books.chain([&ruling.question, &ruling.does, &ruling.why]) {
                check_sentence(&words, text, &ruling.rule);
            }
            assert!(ruling.books.iter().all(|said| !said.book.contains('{')), "{ruling:?}");
            let place = words.rules().position(|rule| rule.id == ruling.rule);
            assert!(place.is_some() && place >= before, "{ruling:?}");
            before = place;
        }
        for key in ["ruling-does", "ruling-why", "ruling-silent", "ruling-books", "ruling-title", "ruling-intro"] {
            assert!(words.has(key), "{key}");
        }
    }
}

#[test]
fn rulings_are_found_by_the_number_of_their_rule() {
    let words = Words::new(Lang::En);
    let of = |id: &str| words.rulings_of(id).into_iter().map(|ruling| ruling.rule).collect::<Vec<_>>();
    assert_eq!(
        (of("W10 #7"), of("w6.13"), of("W6.3"), of("W99.1")),
        (vec!["W10.7".to_owned(); 2], vec!["W6.13".to_owned(); 2], vec![], vec![])
    );
    let collector = words.rulings_of("W6.7");
    assert_eq!(collector[0].does, words.rule("W6.7").unwrap().ruling.unwrap());
    assert_eq!(collector[0].books[0].book, "German edition");
    let tie = &words.rulings_of("G3.3")[0];
    assert!(tie.does.contains("6, 4, 4 and 0 give 2") && tie.why.contains("6, 4, 4 and 0 would give 6"));
    assert!(words.rulings_of("W3.7")[0].books.is_empty());
}
