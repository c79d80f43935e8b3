//! The sentences.

use super::{gangster, smile};
use crate::{Analysed, GangsterReason, Place, SmileReason, Standing};
use gangster::{Field, Gang, Gangster, Line, Power};
use smile_and_gun::{Face, Held, Infusion, Kind, Player};
use words::{Lang, Words};

fn smile_reasons() -> Vec<SmileReason> {
    use Place::{First, Out, Second, Third, Tied};
    let places = [(Second, First), (Out, Third), (First, Tied), (Tied, Out), (Third, Second)];
    let place = |own| {
        let player = if own { Player::Green } else { Player::Yellow };
        places.map(|(from, to)| SmileReason::Place { district: 4, player, own, from, to, points: 5.23 })
    };
    let hat = Held { kind: Kind::Hat, value: 6, squares: 3, face: None, on: None };
    let weapons = Held { kind: Kind::Weapons, value: 0, squares: 1, face: Some(Face::Down), on: Some(2) };
    let mut reasons = [place(true), place(false)].concat();
    reasons.push(SmileReason::Lead { district: 0, from: -1, to: 2, points: 1.0 });
    reasons.extend([hat, weapons].map(|token| SmileReason::Took { district: 2, token, points: 3.0 }));
    reasons.extend((0..3).map(|left| SmileReason::Used { card: Infusion::Overwhelm, left, points: -0.5 }));
    reasons.extend((1..3).map(|left| SmileReason::Saved { left, points: 0.4 }));
    reasons.extend([8, 9, 10].map(|own| SmileReason::Heat { own, rival: 9, points: 0.4 }));
    reasons.push(SmileReason::Position { points: 0.04 });
    reasons
}

fn gangster_reasons() -> Vec<GangsterReason> {
    let (red, blue) = (Some(Standing { gang: Gang::Red, by: 2 }), Some(Standing { gang: Gang::Blue, by: 1 }));
    let line = |from, to| GangsterReason::Line { line: Line::Row, index: 2, from, to, points: 0.8 };
    let scored = |to| GangsterReason::Scored { line: Line::Column, index: 5, to, points: 2.0 };
    let shot = Gangster::new(Gang::Grey, Power::Three);
    let field = Field::new(3, 2).unwrap();
    vec![
        line(blue, red),
        line(None, red),
        line(red, None),
        scored(red),
        scored(None),
        GangsterReason::Shot { gangster: shot, field, points: 1.5 },
        GangsterReason::Position { points: -1.0 },
    ]
}

#[test]
fn reasons_are_sentences_in_every_language() {
    for words in Lang::ALL.map(Words::new) {
        let smile_says = smile_reasons().into_iter().map(|reason| smile().say_reason(&words, &reason));
        let gangster_says = gangster_reasons().into_iter().map(|reason| gangster().say_reason(&words, &reason));
        for said in smile_says.chain(gangster_says) {
            let wrong = ["  ", " .", " ,", "()", "{", "}", "\n"].iter().find(|bad| said.contains(**bad));
            assert_eq!(wrong, None, "{}: {said}", words.lang());
            assert!(said.starts_with(char::is_uppercase) && said.ends_with('.'), "{}: {said}", words.lang());
            if words.lang() == Lang::Fr {
                assert!(!said.contains(" :") && !said.contains(" ;"), "{said}");
            }
        }
    }
}

#[test]
fn reasons_say_what_changed() {
    let words = Words::new(Lang::En);
    let said: Vec<_> = smile_reasons().iter().map(|reason| smile().say_reason(&words, reason)).collect();
    assert_eq!(said[0], "You would be first at City Hall, not second: about +5.2 points.");
    assert_eq!(said[7], "Yellow would be tied at City Hall, not first: about +5.2 points.");
    assert_eq!(said[10], "Your lead in the Harbour would be +2 henchmen, not -1: about +1.0 points.");
    assert_eq!(said[11], "Takes hat worth 6 (3 squares) from Central Station: about +3.0 points.");
    let said: Vec<_> = gangster_reasons().iter().map(|reason| gangster().say_reason(&words, reason)).collect();
    assert_eq!(said[0], "Row 3: Red leads by 2, until now Blue by 1: about +0.8 points.");
    assert_eq!(said[3], "Column f is complete and Red gets 2: about +2.0 points.");
    assert_eq!(said[5], "The grey 3 on c4 dies: about +1.5 points.");
}

#[test]
fn reasons_are_data() {
    let json = serde_json::to_value(&smile_reasons()[0]).unwrap();
    let place = serde_json::json!({
        "kind": "place", "district": 4, "player": "green", "own": true, "from": "second", "to": "first", "points": 5.23
    });
    assert_eq!(json, place);
    let json = serde_json::to_value(&gangster_reasons()[1]).unwrap();
    let line = serde_json::json!({
        "kind": "line", "line": "row", "index": 2, "from": null, "to": {"gang": "red", "by": 2}, "points": 0.8
    });
    assert_eq!(json, line);
}

#[test]
fn no_text_is_there_in_vain() {
    let sources = [
        include_str!("../chart.rs"),
        include_str!("../gangster.rs"),
        include_str!("../smile.rs"),
        include_str!("../figures.rs"),
        include_str!("../../../backroom/src/commands/hint.rs"),
        include_str!("../../../backroom/src/commands/analyse/table.rs"),
    ];
    let texts = include_str!("../../../../data/text/en/analysis.ftl");
    let keys = texts.lines().filter(|line| line.starts_with("analysis-")).filter_map(|line| line.split(' ').next());
    for key in keys {
        let (said, referred) = (format!("\"{key}\""), format!("{{ {key} }}"));
        assert!(sources.iter().any(|source| source.contains(&said)) || texts.contains(&referred), "{key}");
    }
}
