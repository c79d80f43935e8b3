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
