//! The picture holds what the review does.

use super::{gangster, random_record, smile};
use crate::{Analysed, Closer, Lens, Review, chart};
use words::{Lang, Words};

fn picture<G: Analysed>(table: &G, lang: Lang) -> (Review<G>, String) {
    let review = Review::of(Lens::new(table, 4), Closer::USUAL, &random_record(table, 6), || {}).unwrap();
    let svg = chart(table, &Words::new(lang), &review);
    (review, svg)
}

/// Every tag is closed in order, so that readers take it for XML.
fn check_tags(svg: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{svg}");
        } else if !tag.ends_with('/') {
            open.push(tag.split([' ', '\n']).next().unwrap());
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

fn check<G: Analysed>(table: &G) {
    for lang in Lang::ALL {
        let (review, svg) = picture(table, lang);
        check_tags(&svg);
        assert_eq!(svg.matches("class=\"line ").count(), review.seats.len());
        assert_eq!(svg.matches("<circle").count(), review.mistakes.len());
        assert!(
            !["NaN", "inf", "{", "}"].iter().any(|bad| svg
                .replace("</style>", "<style>")
                .split("<style>")
                .step_by(2)
                .any(|part| part.contains(bad))),
            "{svg}"
        );
        assert!(svg.contains("<title id=\"title\">") && svg.contains("<desc id=\"desc\">"));
    }
}

#[test]
fn a_chart_shows_every_seat_and_every_mistake() {
    check(&smile());
    check(&gangster());
}

#[test]
fn rounds_are_marked() {
    let (_, svg) = picture(&smile(), Lang::En);
    assert!((1..=3).all(|round| svg.contains(&format!(">Round {round}</text>"))), "{svg}");
}
