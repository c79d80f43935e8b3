//! Refusals name a rule that everybody can look up.

use super::{all_words, check, games::table};
use crate::{Lang, Speaks, Words, refusal};
use gangster::Gang;
use smile_and_gun::{Edition, Player, Setup, Table};
use std::{fs, path::Path};
use tabletop::{Due, Game, Illegal, Impossible, Node, Play, Refused, random_game};
use tabletop_test::Dice;

fn illegal(action: &str, rule: &'static str) -> Refused {
    Refused::Illegal(Illegal { action: action.to_owned(), rule })
}

/// Says every kind of refusal.
pub fn speak(words: &[Words; 3]) {
    let impossible = Impossible { happened: "roll".to_owned(), due: "draw".to_owned() };
    let refused = [
        illegal("draft 3/6", "W3.3"),
        Refused::Impossible(impossible),
        Refused::WrongSeat { by: "green".to_owned(), asked: "yellow".to_owned() },
        Refused::OutOfPlace(Due::Decision("green".to_owned())),
        Refused::OutOfPlace(Due::Chance("draw".to_owned())),
        Refused::OutOfPlace(Due::Nothing),
    ];
    let smile = table::<Table>(&Setup::two(Edition::First));
    for w in words {
        for refused in &refused {
            check(w, &refusal(w, refused), refused);
            check(w, &smile.say_refusal(w, refused), refused);
        }
    }
}

#[test]
fn a_refusal_names_the_rule_with_its_title() {
    let refused = illegal("remove green @hall", "W3.6");
    let said = all_words().map(|w| refusal(&w, &refused));
    assert_eq!(
        said,
        [
            "Not allowed: remove green @hall (W3.6, The action)",
            "Nicht erlaubt: remove green @hall (W3.6, Die Aktion)",
            "Interdit\u{202f}: remove green @hall (W3.6, L’action)"
        ]
    );
    let smile = table::<Table>(&Setup::two(Edition::First));
    let said = all_words().map(|w| smile.say_refusal(&w, &refused));
    assert_eq!(
        said,
        [
            "Not allowed: remove 1 green henchman from City Hall (W3.6, The action)",
            "Nicht erlaubt: 1 grünen Handlanger aus dem Rathaus entfernen (W3.6, Die Aktion)",
            "Interdit\u{202f}: retirer 1 homme de main vert de l’Hôtel de ville (W3.6, L’action)"
        ]
    );
}

#[test]
fn seats_are_named_in_both_games() {
    let words = Words::new(Lang::De);
    let refused = |by: &str, asked: &str| Refused::WrongSeat { by: by.to_owned(), asked: asked.to_owned() };
    assert_eq!(refusal(&words, &refused("green", "yellow")), "Gefragt ist Gelb, nicht Grün");
    assert_eq!(refusal(&words, &refused("red", "grey")), "Gefragt ist Grau, nicht Rot");
    assert_eq!(refusal(&words, &refused("pink", "grey")), "Gefragt ist Grau, nicht pink");
    let gangster = table::<gangster::Table>(&gangster::Setup::new([Gang::Red, Gang::Grey]));
    assert_eq!(gangster.say_refusal(&words, &refused("red", "grey")), "Gefragt ist Grau, nicht Rot");
}

#[test]
fn what_is_due_is_told_as_the_engine_means_it() {
    let words = Words::new(Lang::En);
    let table = table::<Table>(&Setup::two(Edition::First));
    let mut play = Play::new(&table, &mut ());
    let mut dice = Dice::new(1);
    let pass = "pass".parse().unwrap();
    let refused = |play: &Play<'_, Table>| play.clone().decide(Player::Green, &pass, &mut ()).unwrap_err();
    assert_eq!(refusal(&words, &refused(&play)), "Something random has to happen first");
    let mut happened = None;
    while let Node::Chance(_) = play.node() {
        let next = table.happened(play.state(), table.sample(play.state(), &mut dice));
        play.happen(&next, &mut ()).unwrap();
        happened = Some(next);
    }
    let late = play.clone().happen(&happened.unwrap(), &mut ()).unwrap_err();
    assert_eq!(refusal(&words, &late), "Green has to decide first");
    assert_eq!(table.say_refusal(&words, &refused(&play)), "Not allowed: pass (W3.3, Taking two dice)");
    let mut state = play.state().clone();
    random_game(&table, &mut state, &mut dice);
    let play = Play::from_state(&table, state);
    assert_eq!(refusal(&words, &refused(&play)), "The game is over; there is nothing left to decide");
}

#[test]
fn every_rule_that_an_engine_names_has_a_title() {
    let words = all_words();
    let mut found = 0;
    for (game, letter) in [("smile-and-gun", 'W'), ("gangster", 'G')] {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("src");
        visit(&source, &mut |text| {
            for rule in rules_in(text, letter) {
                found += 1;
                words.iter().for_each(|w| assert!(w.title(rule).is_some(), "{}: {rule} in {game}", w.lang()));
            }
        });
    }
    assert!(found > 30, "{found} rules found");
}

fn visit(folder: &Path, see: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, see);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            see(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// Strings that are nothing but the number of a rule or a chapter, with its game's letter.
fn rules_in(text: &str, letter: char) -> impl Iterator<Item = &str> {
    text.split('"').filter(move |part| {
        let number = part.strip_prefix(letter).unwrap_or_default();
        number.starts_with(|c: char| c.is_ascii_digit()) && number.chars().all(|c| c.is_ascii_digit() || c == '.')
    })
}
