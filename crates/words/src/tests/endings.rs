//! How games end, also in ways that random games hardly ever do.

use super::{check, check_sentence, games::table};
use crate::{Lang, Speaks, Words};
use gangster::{Final, Gang};
use smile_and_gun::{Both, Edition, Ending, Level, Player, Score, Setup, Table, TieBreak};
use std::collections::BTreeMap;
use tabletop::{Ended, Game, How};

fn score(hats: i16) -> Score {
    Score { hats, total: hats, ..Score::default() }
}

fn tie(winner: Option<Player>, tie_break: Option<TieBreak>) -> Ending {
    Ending {
        scores: Both { green: score(7), yellow: score(7) },
        winner,
        tie_break,
        won: None,
        beat_gang: None,
        condition_met: None,
        rank: None,
        lost_at_once: None,
        target_met: None,
    }
}

fn alone(won: Option<bool>) -> Ending {
    let scores = Both {
        green: Score {
            hats: 12,
            face_down: 2,
            gambling: 18,
            weapons: 7,
            contraband: 5,
            card: -5,
            soulmate: 10,
            total: 49,
            monopolies: 1,
            ..Score::default()
        },
        yellow: Score { solo_tokens: 3, total: 3, ..Score::default() },
    };
    Ending { scores, won, beat_gang: Some(true), lost_at_once: Some(false), ..tie(Some(Player::Green), None) }
}

/// Says every kind of ending.
pub fn speak(words: &[Words; 3]) {
    for w in words {
        smile_endings().iter().for_each(|(table, ending)| {
            table.say_result(w, ending).iter().for_each(|line| check_sentence(w, line, ending));
        });
        gangster_endings().iter().for_each(|(table, ending)| {
            table.say_result(w, ending).iter().for_each(|line| check_sentence(w, line, ending));
        });
        for how in [How::Resigned, How::Time, How::Agreed, How::Abandoned] {
            let ended = Ended { how, by: Some(Player::Yellow) };
            check(w, &two().say_ended(w, &ended), &ended);
        }
    }
}

fn two() -> Table {
    table(&Setup::two(Edition::German))
}

fn smile_endings() -> Vec<(Table, Ending)> {
    let mission = || table(&Setup::mission(1, true, Level::Hard));
    vec![
        (two(), tie(Some(Player::Yellow), Some(TieBreak::Infusions))),
        (two(), tie(Some(Player::Green), Some(TieBreak::Henchmen))),
        (two(), tie(None, Some(TieBreak::Draw))),
        (two(), Ending { scores: Both { green: score(0), yellow: score(1) }, ..tie(Some(Player::Yellow), None) }),
        (mission(), Ending { condition_met: Some(true), target_met: Some(true), ..alone(Some(true)) }),
        (mission(), Ending { condition_met: Some(false), target_met: Some(false), ..alone(Some(false)) }),
        (table(&Setup::scenario(7, Level::Don)), Ending { lost_at_once: Some(true), ..alone(Some(false)) }),
        (table(&Setup::scenario(10, Level::Don)), Ending { rank: Some(2), ..alone(None) }),
    ]
}

fn gangster_endings() -> Vec<(gangster::Table, Final)> {
    use gangster::TieBreak::{Draw, ReachedFirst};
    let two = || table(&gangster::Setup::new([Gang::Red, Gang::Grey]));
    let scores = |red, grey| BTreeMap::from([(Gang::Red, red), (Gang::Grey, grey)]);
    let red = Some(Gang::Red);
    vec![
        (two(), Final { scores: scores(5, 2), winner: red, tie_break: None, capone: None }),
        (two(), Final { scores: scores(5, 5), winner: red, tie_break: Some(ReachedFirst), capone: None }),
        (two(), Final { scores: scores(0, 0), winner: None, tie_break: Some(Draw), capone: None }),
        (two(), Final { scores: scores(18, 5), winner: red, tie_break: None, capone: red }),
    ]
}

#[test]
fn points_are_told_by_their_source() {
    let (table, ending) = &smile_endings()[4];
    assert_eq!(
        table.say_result(&Words::new(Lang::En), ending),
        [
            "Green: 49 points (hats 12, face down 2, gambling 18, weapons 7, contraband 5, Soulmate 10, The Badge -5). \
             1 monopoly.",
            "Yellow (The Red Death): 3 points (solo tokens 3).",
            "You have more points than the gang.",
            "The Red Death: 48 points reached.",
            "The Red Death: condition met.",
            "You win.",
        ]
    );
}

#[test]
fn what_did_not_count_is_not_told() {
    let easy = table::<Table>(&Setup::mission(1, false, Level::Easy));
    let ending = Ending { condition_met: Some(false), target_met: Some(true), ..alone(Some(false)) };
    let lines = easy.say_result(&Words::new(Lang::De), &ending);
    assert_eq!(
        lines[2..],
        ["Der Rote Tod: 48 Punkte erreicht.", "Der Rote Tod: Bedingung nicht erfüllt.", "Du hast verloren."]
    );
}

#[test]
fn a_tie_break_is_told() {
    let (table, ending) = &gangster_endings()[1];
    let lines = table.say_result(&Words::new(Lang::Fr), ending);
    assert_eq!(lines.last().unwrap(), "Égalité au plus haut rang. Rouge y était en premier et l’emporte.");
}

#[test]
fn resignations_and_timeouts_say_who_won() {
    let words = Words::new(Lang::En);
    let say = |how, by| two().say_ended(&words, &Ended { how, by });
    assert_eq!(say(How::Resigned, Some(Player::Yellow)), "Green wins: Yellow gives up.");
    assert_eq!(say(How::Time, Some(Player::Green)), "Yellow wins: Green ran out of time.");
    assert_eq!(say(How::Resigned, None), "? gives up. Nobody wins.");
    let alone = table::<Table>(&Setup::scenario(1, Level::Don));
    let ended = Ended { how: How::Resigned, by: alone.seats().first().copied() };
    assert_eq!(alone.say_ended(&words, &ended), "Green gives up and loses.");
    let three = table::<gangster::Table>(&gangster::Setup::new([Gang::Red, Gang::Blue, Gang::Grey]));
    let ended = Ended { how: How::Time, by: Some(Gang::Blue) };
    assert_eq!(three.say_ended(&words, &ended), "Blue ran out of time. Nobody wins.");
}
