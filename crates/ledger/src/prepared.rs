//! Tables that are laid with a history: what a record tells becomes their lines.

use crate::{Finished, Fresh, Millis, NewTable, PersonKey, SeatRow, finish, laying};
use games::Playable;
use table::{
    Status, encode,
    history::{Line, Row, Standing},
    protocol::Options,
};
use tabletop::{Header, Record};

/// A table, and the lines of its history.
pub struct Prepared {
    /// The table.
    pub new: NewTable,
    /// What happened there, as JSON.
    pub lines: Vec<String>,
}

impl Prepared {
    /// The lines, numbered, as written at a time.
    pub fn rows(&self, at: Millis) -> Vec<Row> {
        let numbered = (1..).zip(&self.lines);
        numbered.map(|(seq, entry)| Row { seq, entry: entry.clone(), at, ..Row::default() }).collect()
    }
}

/// A table with the dice of a record; its people are the host, its bots stay.
pub(crate) fn prepare<G: Playable>(
    record: Record<G>,
    host: PersonKey,
    options: &Options,
    fresh: Fresh,
) -> Result<Prepared, String> {
    let table = G::new(&record.setup).map_err(|error| error.to_string())?;
    let fair = record.fair.ok_or("fair: expected the seeds of the dice")?;
    let seed = fair.server_seed.ok_or("server_seed: expected the seed of the dice")?;
    let setup = serde_json::to_value(&record.setup).map_err(|error| error.to_string())?;
    let seats = table.seats().into_iter().zip(fair.player_seeds).enumerate().map(|(place, (seat, seed))| {
        let seat = seat.to_string();
        let who = &setup["seats"][&seat];
        let bot = who["name"].as_str().filter(|_| who["kind"] == "bot").map(str::to_owned);
        SeatRow { place: place as i64, person: bot.is_none().then_some(host), bot, seed: Some(seed), seat }
    });
    let seats = seats.collect();
    let fresh = fresh.with_dice(seed, fair.table);
    let table = laying::row(host, (G::NAME, G::RULES), setup.to_string(), options, fresh);
    let ended = record.ended.map(Line::Ended);
    let lines = record.log.into_iter().map(Line::Entry).chain(ended);
    let lines = lines.map(|line| line.write().get().to_owned()).collect();
    Ok(Prepared { new: NewTable { table, seats }, lines })
}

/// A game that somebody has played to its end on a device of their own, as a table of theirs that is over; and what it
/// came to.
///
/// # Errors
/// Says what doesn't hold.
pub fn bring_along(person: PersonKey, text: &str, fresh: Fresh, ended: Millis) -> Result<(Prepared, Finished), String> {
    let header = Header::read(text).map_err(|error| error.to_string())?;
    let game = header.game().map_err(|error| error.to_string())?;
    let game: games::Name = game.parse().map_err(|unknown: games::UnknownGame| unknown.to_string())?;
    games::visit!(game, G => bring_along_of::<G>(person, text, fresh, ended))
}

fn bring_along_of<G: Playable>(
    person: PersonKey,
    text: &str,
    fresh: Fresh,
    ended: Millis,
) -> Result<(Prepared, Finished), String> {
    let record = Record::<G>::read(text).map_err(|error| error.to_string())?;
    let verified = record.verify().map_err(|error| error.to_string())?;
    if !verified.finished && record.ended.is_none() {
        return Err("result: expected a game that is over".to_owned());
    }
    let table = G::new(&record.setup).map_err(|error| error.to_string())?;
    let options = Options::default();
    let mut prepared = prepare(record, person, &options, fresh)?;
    if prepared.new.seats.iter().all(|seat| seat.person.is_none()) {
        return Err("seats: expected somebody among the bots".to_owned());
    }
    let (standing, frozen) = Standing::replay(&table, &prepared.rows(ended), |_| {});
    if let Some(frozen) = frozen {
        return Err(format!("line {}: {}", frozen.seq, frozen.why));
    }
    let row = &mut prepared.new.table;
    (row.status, row.created, row.ended) = (Status::Over, ended, Some(ended));
    row.outcome = encode::outcome(&standing, None).map(|outcome| outcome.get().to_owned());
    let finished = finish(row, &options, &prepared.new.seats, &standing, None);
    Ok((prepared, finished))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Verdict;
    use serde_json::Value;

    /// A whole game of somebody against a bot.
    fn game() -> Value {
        let mut record: Value = serde_json::from_str(include_str!("../../../fixtures/gangster-2.jsonl")).unwrap();
        record["setup"]["seats"]["red"] = serde_json::json!({ "kind": "person", "name": "Ada" });
        record
    }

    fn brought(record: &Value) -> Result<(Prepared, Finished), String> {
        bring_along(7, &record.to_string(), Fresh::new(&[1; Fresh::BYTES], 20), 10)
    }

    fn why_not(change: impl Fn(&mut Value)) -> String {
        let mut record = game();
        change(&mut record);
        brought(&record).err().unwrap()
    }

    #[test]
    fn a_finished_game_becomes_a_table_that_is_over_and_counted() {
        let record = game();
        let (prepared, finished) = brought(&record).unwrap();
        assert_eq!(prepared.lines.len(), record["log"].as_array().unwrap().len());
        let table = &prepared.new.table;
        assert_eq!((table.status, table.ended, table.host), (Status::Over, Some(10), 7));
        assert!(table.outcome.is_some());
        assert_eq!(table.deal, record["fair"]["table"]);
        assert_eq!(finished.rated, None);
        let [row] = &finished.rows[..] else { panic!("one row for one person") };
        assert_eq!((row.person, row.ended, row.result), (7, 10, Verdict::Won));
        assert_eq!((&*row.seats, &*row.opponents), (" red ", " bot:random "));
    }

    #[test]
    fn what_is_not_over_not_proved_or_nobodys_is_refused() {
        let unfinished = why_not(|record| {
            record["result"] = Value::Null;
            record["log"].as_array_mut().unwrap().truncate(5);
        });
        assert_eq!(unfinished, "result: expected a game that is over");
        let secret = why_not(|record| record["fair"]["server_seed"] = Value::Null);
        assert_eq!(secret, "server_seed: expected the seed of the dice");
        let other = why_not(|record| record["fair"]["server_seed"] = "00".repeat(32).into());
        assert!(other.contains("commitment"), "{other}");
        let bots = why_not(|record| record["setup"]["seats"]["red"]["kind"] = "bot".into());
        assert_eq!(bots, "seats: expected somebody among the bots");
    }
}
