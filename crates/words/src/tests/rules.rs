//! The rules can be listed, looked up and searched.

use super::{all_words, check_sentence};
use crate::{Lang, Words};
use smile_and_gun::{Edition, Kind, Print, TokenFile};

/// How many rules each chapter has.
const CHAPTERS: [(&str, usize); 19] = [
    ("W0", 9),
    ("W1", 5),
    ("W2", 5),
    ("W3", 7),
    ("W4", 3),
    ("W5", 12),
    ("W6", 13),
    ("W7", 9),
    ("W8", 5),
    ("W9", 13),
    ("W10", 10),
    ("W11", 3),
    ("W12", 5),
    ("G0", 2),
    ("G1", 4),
    ("G2", 5),
    ("G3", 4),
    ("G4", 2),
    ("G5", 3),
];

#[test]
fn the_list_has_every_number_in_order() {
    let numbers = |(chapter, count): (&str, usize)| {
        let gap = (chapter == "W0").then(|| "W0.gap".to_owned());
        (1..=count).map(|n| format!("{chapter}.{n}")).chain(gap).collect::<Vec<_>>()
    };
    let expected: Vec<_> = CHAPTERS.into_iter().flat_map(numbers).collect();
    for words in all_words() {
        let found: Vec<_> = words.rules().map(|rule| rule.id).collect();
        assert_eq!(found, expected, "{}", words.lang());
    }
}

#[test]
fn every_rule_can_be_read() {
    for words in all_words() {
        for rule in words.rules() {
            assert!(!rule.title.is_empty() && words.chapter(&rule.id).is_some(), "{rule:?}");
            for text in [Some(&rule.text), rule.ruling.as_ref(), rule.assumed.as_ref()].into_iter().flatten() {
                check_sentence(&words, text, &rule.id);
            }
            assert_eq!(words.rule(&rule.id), Some(rule));
        }
    }
}

#[test]
fn what_is_assumed_is_marked() {
    for words in all_words() {
        let assumed: Vec<_> = words.rules().filter(|rule| rule.assumed.is_some()).map(|rule| rule.id).collect();
        assert_eq!(assumed, ["W0.8", "W2.5", "W5.4", "W8.1", "W8.3", "W10.4", "W11.1", "G0.1"], "{}", words.lang());
    }
}

/// All numbers of a text.
fn numbers(text: &str) -> Vec<u8> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn w0_8_the_rule_tells_what_the_token_files_print() {
    let editions = [Edition::German, Edition::First].map(Edition::tokens);
    let count = |file: &TokenFile, kind, fits: &dyn Fn(&Print) -> bool| -> u8 {
        file.tokens.iter().filter(|print| print.kind == kind && fits(print)).map(|print| print.count).sum()
    };
    let of = |file, kind, squares| count(file, kind, &|print| print.squares == squares);
    let mut told = vec![2, 3, 4, 6];
    for value in 2..=6 {
        told.push(value);
        told.extend(editions.iter().map(|file| count(file, Kind::Hat, &|print| print.value == value)));
    }
    for kind in [Kind::Gambling, Kind::Weapons, Kind::Contraband] {
        told.extend(editions.iter().flat_map(|file| [of(file, kind, 1), of(file, kind, 2)]));
    }
    let [german, first] = &editions;
    told.extend([of(german, Kind::Infusion, 1), of(german, Kind::Infusion, 2)]);
    told.extend([of(first, Kind::Infusion, 0), of(first, Kind::Infusion, 1)]);
    let kinds = [Kind::Hat, Kind::Gambling, Kind::Weapons, Kind::Contraband];
    told.extend(kinds.map(|kind| count(first, kind, &|_| true)));
    for words in all_words() {
        assert_eq!(numbers(&words.rule("W0.8").unwrap().assumed.unwrap()), told, "{}", words.lang());
        let small = numbers(&words.rule("W11.1").unwrap().assumed.unwrap());
        let hats = count(first, Kind::Hat, &|print| print.value == 2);
        assert_eq!(hats, count(first, Kind::Hat, &|print| print.value == 3));
        assert_eq!(small, [2, 3, hats, 0, 8], "{}: and W0.8", words.lang());
    }
}

#[test]
fn rules_are_looked_up_by_number() {
    let words = Words::new(Lang::De);
    let rule = words.rule("W5.5").unwrap();
    assert_eq!((rule.id.as_str(), rule.title.as_str()), ("W5.5", "Gleichstand um den ersten Platz"));
    assert!(rule.ruling.is_none() && words.rule("W5.3").unwrap().ruling.is_some());
    assert_eq!(words.rule(" w10 #7 ").unwrap().id, "W10.7");
    assert_eq!(words.rule("W0.gap").unwrap().title, "Eine bekannte Lücke");
    for id in ["", "W", "W5", "W99.1", "colour-green", "W5.5.5"] {
        assert_eq!(words.rule(id), None, "{id}");
    }
}

#[test]
fn chapters_have_titles() {
    let words = Words::new(Lang::En);
    assert_eq!(words.chapter("W5.6").as_deref(), Some("Phase 5, Settling the Score"));
    assert_eq!(words.chapter("w5").as_deref(), Some("Phase 5, Settling the Score"));
    assert_eq!(words.chapter("W10 #7").as_deref(), Some("Solo campaign"));
    assert_eq!(words.chapter("W13"), None);
    for words in all_words() {
        assert!(CHAPTERS.iter().all(|(chapter, _)| words.chapter(chapter).is_some()));
    }
}

#[test]
fn rules_are_found_by_what_they_say() {
    let found = |lang, query| Words::new(lang).find(query).map(|rule| rule.id).collect::<Vec<_>>();
    assert_eq!(found(Lang::En, "al capone"), ["G4.1"]);
    assert_eq!(found(Lang::En, "AL CAPONE"), ["G4.1"]);
    assert_eq!(found(Lang::De, "ÜBERMACHT zaubertrank"), ["W3.7", "W9.13", "W10.7"]);
    assert_eq!(found(Lang::Fr, "ÉGALITÉ deuxième Gardien"), ["W5.1"]);
    assert_eq!(found(Lang::En, "w5.12"), ["W5.12"]);
    assert!(found(Lang::En, "no such thing at all").is_empty());
    assert_eq!(found(Lang::Fr, "").len(), Words::new(Lang::Fr).rules().count());
}
