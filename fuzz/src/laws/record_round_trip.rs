//! What is on paper is what was played.

use super::{bound, either};
use crate::{Bytes, Table};
use tabletop::{Fair, Node, Play, Record, fair::Seed, random_choice};

/// The record of any game, finished or not, with fair dice or without, is verified, is written and read as the same
/// record and written again as the same text, and replays to the same state; so it does with what was legal and what
/// was seen written into some of its entries.
pub fn record_round_trip(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    either!(there_and_back(&mut bytes));
}

fn there_and_back<G: Table>(bytes: &mut Bytes<'_>) {
    let bound = bound::<G>(bytes);
    let table = G::lay(bytes);
    let fair = bytes
        .once_in(4)
        .then(|| Fair::new(Seed::derived(bytes.byte().into(), 0), "fuzz", vec![String::new(), "Ünïcödé \"\n".into()]));
    let unfinished = bytes.once_in(4);
    let told = bytes.byte();

    let play = played(&table, fair.as_ref(), unfinished, bound, bytes);
    let mut record = Record::of(&play, fair, "fuzz");
    check(&record, &play);
    // Half the time, since it takes most of the time.
    if !told.is_multiple_of(2) {
        record.annotate(true, true).expect("what was played can be told in full");
        keep_told(&mut record, usize::from(told));
        check(&record, &play);
    }
}

/// Tells in full only a few entries, from one of them on: all of them would be a megabyte.
fn keep_told<G: Table>(record: &mut Record<G>, from: usize) {
    let from = from % record.log.len().max(1);
    for (n, entry) in record.log.iter_mut().enumerate() {
        if !(from..from + 8).contains(&n) {
            (entry.legal, entry.state) = (None, None);
        }
    }
}

/// A game as the bytes play it; one that shall stay unfinished ends with the bytes.
fn played<'t, G: Table>(
    table: &'t G,
    fair: Option<&Fair>,
    unfinished: bool,
    bound: usize,
    bytes: &mut Bytes<'_>,
) -> Play<'t, G> {
    let mut play = Play::new(table, &mut ());
    for _ in 0..=bound {
        if unfinished && bytes.is_empty() && !table.begun(play.state()) {
            return play;
        }
        match (play.node(), fair) {
            (Node::Over, _) => return play,
            (Node::Chance(_), Some(fair)) => play.roll(fair, &mut ()),
            (Node::Chance(_), None) => {
                let happened = table.happened(play.state(), table.sample(play.state(), bytes));
                play.happen(&happened, &mut ()).expect("what was drawn can happen");
            }
            (Node::Decide { .. }, _) => {
                let choice = random_choice(table.legal(play.state()), bytes);
                play.choose(choice, &mut ());
            }
        }
    }
    panic!("more than {bound} steps at {:?}", table.setup());
}

fn check<G: Table>(record: &Record<G>, play: &Play<'_, G>) {
    let text = record.write().expect("a record can be written");
    let read = Record::<G>::read(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert!(read == *record, "read as another record: {text}");
    assert_eq!(read.write().expect("a record can be written"), text);

    let verified = read.verify().unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(verified.decisions + verified.events, play.entries().len());
    assert_eq!((verified.fair, verified.finished), (record.fair.is_some(), play.node() == Node::Over), "{text}");

    let table = G::new(&read.setup).unwrap_or_else(|why| panic!("{why}: {text}"));
    let replayed = read.replay(&table, None, |_, _| {}).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(replayed.state(), play.state(), "{text}");
}
