//! A game's log in each language, for a reader to judge.

use super::{all_words, games::table};
use crate::{Speaks, Words};
use gangster::Gang;
use smile_and_gun::{Edition, Infusion, Infusions, Level, Setup, Shadow};
use tabletop::{Node, Play, random_choice};
use tabletop_test::Dice;

/// The log of a random game: the first lines, then how it ended. Questions and answers are indented.
fn log<G: Speaks>(table: &G, words: &Words, seed: u64, most: usize) -> String {
    let mut dice = Dice::new(seed);
    let (mut told, mut lines) = (Vec::new(), Vec::new());
    let mut play = Play::new(table, &mut told);
    loop {
        lines.extend(told.drain(..).filter_map(|event| table.say_event(words, &event)));
        match play.node() {
            Node::Over => break,
            Node::Chance(_) => {
                let happened = table.happened(play.state(), table.sample(play.state(), &mut dice));
                play.happen(&happened, &mut told).unwrap();
            }
            Node::Decide { seat, prompt } => {
                let number = random_choice(table.legal(play.state()), &mut dice);
                let choice = table.choice(play.state(), number);
                let asked = table.say_prompt(words, play.state(), &prompt);
                let answer = table.say_choice(words, play.state(), &choice);
                lines.push(format!("    [{}] {asked} > {answer}", table.say_seat(words, seat)));
                play.choose(number, &mut told);
            }
        }
    }
    lines.truncate(most);
    lines.push("…".to_owned());
    lines.extend(table.say_result(words, &table.result(play.state()).unwrap()));
    lines.join("\n")
}

#[test]
fn a_game_for_two() {
    let mut setup = Setup::two(Edition::German);
    setup.shadow = Shadow::Historian;
    setup.infusion = Infusions::One(Infusion::Slippery);
    let table = table::<smile_and_gun::Table>(&setup);
    for words in all_words() {
        insta::assert_snapshot!(format!("smile_{}", words.lang()), log(&table, &words, 3, 170));
    }
}

#[test]
fn a_game_alone() {
    let table = table::<smile_and_gun::Table>(&Setup::scenario(8, Level::Capo));
    for words in all_words() {
        insta::assert_snapshot!(format!("solo_{}", words.lang()), log(&table, &words, 5, 130));
    }
}

#[test]
fn a_game_of_gangster() {
    let table = table::<gangster::Table>(&gangster::Setup::new([Gang::Red, Gang::Blue, Gang::Grey]));
    for words in all_words() {
        insta::assert_snapshot!(format!("gangster_{}", words.lang()), log(&table, &words, 7, 90));
    }
}
