//! What people are called: text that can be seen, and nothing that pretends to be something else.

pub use ::table::tidy_text;

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory as Category, UnicodeGeneralCategory};

/// The longest name that a person may have, in characters.
pub const LONGEST_NAME: usize = 30;
/// How many marks one letter may carry; scripts that need them take two or three.
const MOST_MARKS: usize = 3;

/// A name as it is kept: single blanks, nothing that can't be seen, turns the text around or piles up.
pub fn tidy_name(name: &str) -> Option<String> {
    let mut tidy = String::new();
    let mut marks = 0;
    for character in name.nfkc().filter(|character| !is_invisible(*character) || character.is_whitespace()) {
        marks = if is_mark(character) { marks + 1 } else { 0 };
        let blank = character.is_whitespace();
        if marks > MOST_MARKS || (blank && tidy.ends_with(' ')) {
            continue;
        }
        tidy.push(if blank { ' ' } else { character });
    }
    let tidy = tidy.trim();
    let visible = tidy.chars().any(|character| character != ' ' && !is_mark(character));
    (visible && tidy.chars().count() <= LONGEST_NAME).then(|| tidy.to_owned())
}

/// Whether a character can't be seen, or means nothing by itself.
pub fn is_invisible(character: char) -> bool {
    let category = character.general_category();
    let unseen = matches!(
        category,
        Category::Control
            | Category::Format
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::PrivateUse
            | Category::Surrogate
            | Category::Unassigned
    );
    unseen || is_ignorable(character)
}

/// What is shown as nothing though it counts as a letter, a mark or a sign.
fn is_ignorable(character: char) -> bool {
    matches!(character,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_mark(character: char) -> bool {
    matches!(character.general_category(), Category::NonspacingMark | Category::EnclosingMark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_not_judged() {
        for (name, tidy) in [
            ("  Ada \n", "Ada"),
            ("<b>Ada</b>", "<b>Ada</b>"),
            ("A\u{7}da", "Ada"),
            ("Ada\u{a0}\u{2003} L.", "Ada L."),
            ("Ada\nL.", "Ada L."),
            ("名前 🎲", "名前 🎲"),
            ("Zoe\u{308}", "Zoë"),
            ("नमस्ते", "नमस्ते"),
            ("שָׁלוֹם", "שָׁלוֹם".nfkc().collect::<String>().as_str()),
        ] {
            assert_eq!(tidy_name(name).as_deref(), Some(tidy), "{name:?}");
        }
        assert_eq!(tidy_name(&"x".repeat(31)), None);
        assert_eq!(tidy_name(&"é".repeat(30)).map(|name| name.len()), Some(60));
    }

    #[test]
    fn what_cannot_be_seen_makes_no_name() {
        for nothing in
            ["", " \t", "\u{200b}", "\u{3164}", "\u{115f}\u{1160}", "\u{2800}", "\u{ad}", "\u{301}", "\u{e000}"]
        {
            assert_eq!(tidy_name(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn nobody_takes_anothers_name_by_characters_that_cannot_be_seen() {
        for disguised in [
            "A\u{200b}da",
            "\u{202e}A\u{202c}da",
            "Ad\u{2066}a\u{2069}",
            "Ada\u{3164}",
            "A\u{feff}d\u{ad}a",
            "Ada\u{e0041}",
            "Ａｄａ",
            "\u{1d400}da",
            "Ada\0",
        ] {
            assert_eq!(tidy_name(disguised).as_deref(), Some("Ada"), "{disguised:?}");
        }
    }

    #[test]
    fn marks_do_not_pile_up() {
        let tall = format!("A{}da", "\u{303}\u{30a}\u{316}".repeat(20));
        let tidy = tidy_name(&tall).unwrap();
        assert!(tidy.chars().filter(|character| is_mark(*character)).count() <= MOST_MARKS, "{tidy:?}");
        assert!(tidy.ends_with("da"));
    }

    #[test]
    fn a_text_is_not_turned_around() {
        assert_eq!(tidy_text("see \u{202e}gnp.exe\u{202c} \u{2067}x\u{2069}\0"), "see gnp.exe x");
        assert_eq!(tidy_text("👩‍🚀 שלום é"), "👩‍🚀 שלום é");
    }
}
