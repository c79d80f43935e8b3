//! Lessons: tables that begin in the middle of a prepared game. Each is the beginning of a record, in `data/lessons`; it
//! goes on by the rules, with the dice that the record promised, against the bot that it names.

use crate::{Fresh, PersonKey, Prepared, prepared::prepare};
use games::Playable;
use table::protocol::Options;
use tabletop::Record;

/// A lesson's name, and the beginning of the game that it is about.
type Lesson = (&'static str, &'static str);

macro_rules! lessons {
    ($game:literal: $($name:literal)*) => {
        [$(($name, include_str!(concat!("../../../data/lessons/", $game, "/", $name, ".json")))),*]
    };
}

/// With a Smile & a Gun.
const SMILE: [Lesson; 12] = lessons!("smile-and-gun":
    "draft" "place" "act" "shift" "pair" "heat" "shadow" "settle" "majority" "monopoly" "down" "infusion");
/// Gangster: The Bosses of Chicago.
const GANGSTER: [Lesson; 6] = lessons!("gangster": "lay" "row" "tie" "move" "shoot" "end");

/// How many lines were laid before the lesson begins.
pub fn begins<G: Playable>(name: &str) -> i64 {
    let record = G::NAME.parse().ok().and_then(|game| record(game, name));
    let record = record.and_then(|record| Record::<G>::read(record).ok());
    record.map_or(0, |record| record.log.len() as i64)
}

/// The beginning of the game that a lesson is about.
pub fn record(game: games::Name, name: &str) -> Option<&'static str> {
    let lessons: &[Lesson] = match game {
        games::Name::SmileAndGun => &SMILE,
        games::Name::Gangster => &GANGSTER,
    };
    lessons.iter().find(|(other, _)| *other == name).map(|(_, record)| *record)
}

/// The record's people are whoever learns; its bots stay.
///
/// # Errors
/// Says why the lesson can't be laid.
pub fn open<G: Playable>(record: &str, name: &str, host: PersonKey, fresh: Fresh) -> Result<Prepared, String> {
    let record = Record::<G>::read(record).map_err(|error| error.to_string())?;
    let options = Options { lesson: Some(name.to_owned()), ..Options::default() };
    prepare(record, host, &options, fresh)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds<G: Playable>(lessons: &[Lesson]) {
        for (name, text) in lessons {
            let record = Record::<G>::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let verified = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(verified.fair && !verified.finished, "{name}: {verified:?}");
            let prepared = open::<G>(text, name, 7, Fresh::new(&[1; Fresh::BYTES], 0))
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(prepared.lines.len(), record.log.len(), "{name}");
            let people: Vec<_> = prepared.new.seats.iter().map(|seat| seat.person).collect();
            assert_eq!(people, [Some(7), None], "{name}");
        }
    }

    #[test]
    fn every_lesson_holds_by_the_rules_and_by_its_dice() {
        holds::<smile_and_gun::Table>(&SMILE);
        holds::<gangster::Table>(&GANGSTER);
    }
}
