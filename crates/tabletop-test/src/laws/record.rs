//! Laws about records.

use crate::{Broken, Law, law::hold};
use tabletop::{Fair, Game, Play, Record, What};

/// [`Law::RecordSerde`], [`Law::Replay`] and [`Law::Verify`]; with everything that a record can tell if it is to be
/// thorough.
pub(crate) fn check<G: Game>(
    play: &Play<'_, G>,
    states: &[G::State],
    fair: Fair,
    thorough: bool,
) -> Result<(), Broken> {
    let mut record = Record::of(play, Some(fair), "conformance");
    if thorough {
        record.annotate(true, true).map_err(|error| Broken::new(Law::Replay, error.to_string()))?;
    }
    let record = read_again(&record)?;
    check_replay(play.table(), &record, states)?;
    check_verify(&record)
}

fn read_again<G: Game>(record: &Record<G>) -> Result<Record<G>, Broken> {
    let text = record.write().map_err(|error| Broken::new(Law::RecordSerde, error.to_string()))?;
    hold(Law::RecordSerde, !text.contains('\n'), || "a record has more than one line".into())?;
    let read = Record::read(&text).map_err(|error| Broken::new(Law::RecordSerde, error.to_string()))?;
    hold(Law::RecordSerde, read == *record, || format!("{text} was read as something else"))?;
    Ok(read)
}

fn check_replay<G: Game>(table: &G, record: &Record<G>, states: &[G::State]) -> Result<(), Broken> {
    let mut differs = None;
    let played = record.replay(table, None, |play, _| {
        let entry = play.entries().len();
        if differs.is_none() && states.get(entry) != Some(play.state()) {
            differs = Some(entry);
        }
    });
    let played = played.map_err(|error| Broken::new(Law::Replay, error.to_string()))?;
    hold(Law::Replay, differs.is_none(), || format!("after entry {differs:?} the state is another one"))?;
    let entries = played.entries().len();
    hold(Law::Replay, entries + 1 == states.len(), || format!("{entries} entries, but {} states", states.len()))
}

fn check_verify<G: Game>(record: &Record<G>) -> Result<(), Broken> {
    let verified = record.verify().map_err(|error| Broken::new(Law::Verify, error.to_string()))?;
    let decisions = record.log.iter().filter(|entry| matches!(entry.what, What::Decision { .. })).count();
    let proved = verified.finished && verified.fair && verified.decisions == decisions;
    hold(Law::Verify, proved, || format!("{verified:?}"))
}
