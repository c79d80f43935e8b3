//! The same keys, attributes and variables in every language.

use super::ftl::Texts;
use crate::Lang;

#[test]
fn every_language_has_the_same_keys_in_the_same_files() {
    let english = Texts::of(Lang::En);
    for lang in [Lang::De, Lang::Fr] {
        assert_eq!(Texts::of(lang).files, english.files, "{lang}");
    }
}

#[test]
fn every_language_has_the_same_attributes_and_variables() {
    let english = Texts::of(Lang::En);
    for lang in [Lang::De, Lang::Fr] {
        let texts = Texts::of(lang);
        assert!(texts.made.keys().eq(english.made.keys()), "{lang}");
        for place in english.made.keys() {
            assert_eq!(texts.variables(place), english.variables(place), "{lang}: {place:?}");
        }
    }
}

/// What a text of the press can tell.
const KNOWN: [&str; 8] = ["house", "winner", "loser", "own", "player", "entry", "played", "better"];

/// What newspapers write, which is not built in.
#[test]
fn every_language_prints_the_same_news() {
    let press = |lang| {
        let mut texts = Texts::all(lang);
        let files = texts.files.clone();
        texts.made.retain(|(key, _), _| files[key] == "press");
        texts
    };
    let english = press(Lang::En);
    assert!(english.made.len() > 80, "{}", english.made.len());
    for lang in [Lang::De, Lang::Fr] {
        let texts = press(lang);
        assert!(texts.made.keys().eq(english.made.keys()), "{lang}");
        for (place, made) in &texts.made {
            // A name may be left out where a language does without, but none may be made up.
            let unknown = texts.variables(place).into_iter().find(|name| !KNOWN.contains(&name.as_str()));
            assert_eq!(unknown, None, "{lang}: {place:?}");
            assert!(made.text != english.made[place].text, "{lang}: {place:?} is not translated");
        }
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        for (place, made) in &texts.made {
            let lost = made.references.iter().find(|other| !texts.made.contains_key(other));
            assert_eq!(lost, None, "{lang}: {place:?}");
        }
    }
}
