//! What is asked once, answered as over HTTP: laying tables, lists, records, replays, reviews, statistics.

use crate::{
    kept::{Kept, ME, Put, Source},
    thinking,
};
use bots::Clock;
use games::Playable;
use ledger::{
    Analysis, CompanyRow, DealResult, Filter, FinishedGame, FinishedRow, Fresh, Games, Played, TableSummary, Wish,
    in_order, lessons,
    press::{FrontPage, Gallery, Newsworthy, Turning},
    replay::{self, Sat, Seen},
    statistics::{Progress, Statistics},
};
use serde::Serialize;
use std::{cmp::Reverse, collections::HashMap};
use table::Status;
use tabletop::{Game, Record};
use words::Words;

/// Why something can't be answered, as over HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// 400, 404 or 409.
    pub status: u16,
    /// Why.
    pub error: String,
}

type Answer<T> = Result<T, Failure>;

pub(crate) fn wrong(why: impl ToString) -> Failure {
    Failure { status: 400, error: why.to_string() }
}

fn missing(why: impl ToString) -> Failure {
    Failure { status: 404, error: why.to_string() }
}

fn unreadable(why: impl ToString) -> Failure {
    Failure { status: 409, error: why.to_string() }
}

/// A table or record that is to be kept.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Laid {
    /// Its link.
    pub link: String,
    /// Empty: nobody else can sit down here.
    pub invite: String,
    /// What is to be kept.
    pub puts: Vec<Put>,
}

/// The links of what is kept on this device tell so.
pub(crate) fn here(fresh: Fresh) -> Fresh {
    Fresh { link: format!("here-{}", fresh.link), ..fresh }
}

/// Lays a table.
///
/// # Errors
/// Names the field that can't be as it is wished for.
pub fn lay(wish: &str, fresh: Fresh) -> Answer<Laid> {
    let wish: Wish = serde_json::from_str(wish).map_err(wrong)?;
    if wish.is_rated() {
        return Err(wrong("rated: only games between two people count for the rating"));
    }
    let new = wish.lay(ME, here(fresh)).map_err(wrong)?;
    if new.seats.iter().any(|seat| seat.person.is_none() && seat.bot.is_none()) {
        return Err(wrong("seats: nobody can come by a link to a table on this device"));
    }
    let kept = Kept::from(new);
    Ok(Laid { link: kept.row.link.clone(), invite: String::new(), puts: vec![Put::table(&kept, true)] })
}

/// Lays a lesson's table and plays it up to where the lesson begins.
///
/// # Errors
/// If there is no such lesson.
pub fn lesson(game: &str, name: &str, fresh: Fresh) -> Answer<Laid> {
    let none = || missing("there is no such lesson");
    let game: games::Name = game.parse().map_err(|_| none())?;
    let record = lessons::record(game, name).ok_or_else(none)?;
    let at = fresh.now;
    let prepared = games::visit!(game, G => lessons::open::<G>(record, name, ME, here(fresh)));
    let prepared = prepared.map_err(unreadable)?;
    let rows = prepared.rows(at);
    let mut kept = Kept::from(prepared.new);
    kept.row.status = Status::Playing;
    let link = kept.row.link.clone();
    let lines = rows.iter().map(|row| Put::line(&link, row));
    let puts = std::iter::once(Put::table(&kept, true)).chain(lines).collect();
    Ok(Laid { link, invite: String::new(), puts })
}

/// The tables on this device, without lessons: first where it is one's turn, each kind the newest first.
pub fn mine(mut tables: Vec<Kept>, name: &str) -> Vec<TableSummary> {
    tables.sort_by_key(|kept| Reverse(kept.row.created));
    let mut mine: Vec<_> = tables.into_iter().map(|kept| summary(kept, name)).collect();
    mine.retain(|table| table.options.get("lesson").is_none());
    in_order(&mut mine);
    mine
}

fn summary(kept: Kept, name: &str) -> TableSummary {
    let company = kept.seats.into_iter().map(|seat| CompanyRow {
        table: kept.row.key,
        seat: seat.seat,
        name: seat.person.map(|_| name.to_owned()),
        bot: seat.bot,
        person: seat.person,
        rating: None,
    });
    let turn = kept.turn.filter(|_| kept.row.status == Status::Playing);
    let company: Vec<_> = company.collect();
    TableSummary::of(kept.row, &company, turn, Some(ME))
}

impl Source {
    fn name(&self) -> Answer<games::Name> {
        let game = match self {
            Self::Table { table, .. } => &table.row.game,
            Self::Record { record } => &record.game,
        };
        game.parse().map_err(|unknown: games::UnknownGame| unreadable(unknown))
    }

    fn read<G: Playable>(&self) -> Answer<Record<G>> {
        match self {
            Self::Table { table, lines } => ledger::record(&table.row, &table.seats, lines).map_err(unreadable),
            Self::Record { record } => Record::read(&record.record).map_err(unreadable),
        }
    }

    fn seen<G: Playable>(&self, setup: &G::Setup, name: &str) -> Answer<Seen<'_>> {
        match self {
            Self::Record { record } => Seen::record::<G>(record, setup).map_err(unreadable),
            Self::Table { table, .. } => {
                let seats = table.seats.iter().map(|seat| Sat {
                    seat: seat.seat.clone(),
                    bot: seat.bot.is_some(),
                    name: seat.bot.clone().or_else(|| seat.person.map(|_| name.to_owned())),
                });
                Ok(Seen::table(&table.row, seats.collect()))
            }
        }
    }
}

/// The game so far as a record; with the dice's seed once it is over.
///
/// # Errors
/// Says why it can't be replayed.
pub fn record(source: &Source) -> Answer<String> {
    games::visit!(source.name()?, G => source.read::<G>()?.write().map_err(unreadable))
}

/// All records of these games in one text, one a line; what can't be replayed any more is left out.
pub fn records(sources: &[Source]) -> String {
    sources.iter().filter_map(|source| record(source).ok()).fold(String::new(), |all, record| all + &record + "\n")
}

/// The position after so many entries of the record, or the last.
///
/// # Errors
/// Says why it can't be shown.
pub fn position(source: &Source, at: Option<usize>, name: &str, words: &Words) -> Answer<String> {
    games::visit!(source.name()?, G => position_of::<G>(source, at, name, words))
}

fn position_of<G: Playable>(source: &Source, at: Option<usize>, name: &str, words: &Words) -> Answer<String> {
    let record = source.read::<G>()?;
    let length = record.log.len();
    let at = at.unwrap_or(length);
    if at > length {
        return Err(wrong(format!("at: expected 0 to {length}, found {at}")));
    }
    let seen = source.seen::<G>(&record.setup, name)?;
    replay::position(&record, at, &seen, Some(words)).map_err(unreadable)
}

/// Whether the dice were those that were promised.
///
/// # Errors
/// Says why the game can't be replayed.
pub fn proof(source: &Source, words: &Words) -> Answer<replay::Proof> {
    games::visit!(source.name()?, G => Ok(replay::prove(&source.read::<G>()?, words)))
}

/// The front page about a finished game, as SVG. Its words need those of `press.ftl` and the names of bots beside the usual
/// ones. Where the winner's picture belongs it is empty: the page draws it there.
///
/// # Errors
/// If it isn't over, or why it can't be replayed.
pub fn front_page(source: &Source, press: &Press<'_>, words: &Words) -> Answer<String> {
    games::visit!(source.name()?, G => front_page_of::<G>(source, press, words))
}

/// What a newspaper is made of, beside the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Press<'p> {
    /// What the person at this device is called.
    pub name: &'p str,
    /// What the game came to for every seat, if it was looked at.
    pub reviewed: &'p [Analysis],
    /// What the house is called, if it isn't Backroom.
    pub house: Option<&'p str>,
    /// Its colour on paper, if it has one.
    pub colour: Option<&'p str>,
}

fn front_page_of<G: Newsworthy>(source: &Source, press: &Press<'_>, words: &Words) -> Answer<String> {
    let record = source.read::<G>()?;
    let seen = source.seen::<G>(&record.setup, press.name)?;
    let table = G::new(&record.setup).map_err(unreadable)?;
    let turning = Turning::of(&table, press.reviewed, words);
    let page = FrontPage::of(&record, &seen.seats, turning, words).map_err(unreadable)?;
    let page = page.ok_or_else(|| missing("nothing is printed before the game is over"))?;
    Ok(page.of_house(press.house, press.colour.map(str::to_owned), words).svg(&Gallery::default()))
}

/// What a game came to for every seat: what was luck and what was a mistake.
///
/// # Errors
/// Says why it can't be replayed.
pub fn review(source: &Source, clock: Clock) -> Answer<Vec<Analysis>> {
    games::visit!(source.name()?, G => thinking::review::<G>(&source.read()?, clock)).map_err(unreadable)
}

/// The part of a review that is about a seat, or about the first, in words.
///
/// # Errors
/// If nobody sat there, or why the game can't be replayed.
pub fn analysis(source: &Source, reviewed: Vec<Analysis>, seat: Option<&str>, words: &Words) -> Answer<Analysis> {
    let found = reviewed.into_iter().find(|one| seat.is_none_or(|seat| one.seat == seat));
    let mut found = found.ok_or_else(|| wrong("seat: expected one of the game's seats"))?;
    games::visit!(source.name()?, G => {
        let table = G::new(&source.read::<G>()?.setup).map_err(unreadable)?;
        found.say(&table, words);
    });
    Ok(found)
}

/// Takes a record in, to be looked at like a game that was played here.
///
/// # Errors
/// Says what doesn't hold.
pub fn bring(record: &str, fresh: Fresh) -> Answer<Laid> {
    let fresh = here(fresh);
    let row = ledger::bring(ME, record, fresh.link, fresh.now);
    let row = row.map_err(|why| wrong(format!("record: {why}")))?;
    Ok(Laid { link: row.link.clone(), invite: String::new(), puts: vec![Put::record(&row)] })
}

/// How far the campaign is.
pub fn progress(games: Vec<FinishedGame>) -> Progress {
    Progress::of(&rows(newest_first(games)))
}

/// What all wanted games came to.
///
/// # Errors
/// Names the field of the filter that is wrong.
pub fn statistics(games: Vec<FinishedGame>, filter: Filter) -> Answer<Statistics> {
    Ok(Statistics::of(&rows(wanted(games, filter)?), &HashMap::new()))
}

/// A page of the history.
///
/// # Errors
/// Names the field of the filter that is wrong.
pub fn history(games: Vec<FinishedGame>, filter: Filter) -> Answer<Games> {
    let mut deals: HashMap<String, i64> = HashMap::new();
    for game in &games {
        *deals.entry(game.deal.clone()).or_default() += 1;
    }
    let page = filter.page();
    let mut found = wanted(games, filter)?;
    let more = found.len() > page;
    found.truncate(page);
    let before = found.last().filter(|_| more).map(|game| game.link.clone());
    let games = found.into_iter().map(|game| Played::of(game, &HashMap::new(), &deals)).collect();
    Ok(Games { games, before })
}

/// All finished games with the deal of one of them.
pub fn results(games: Vec<FinishedGame>, link: &str) -> Vec<DealResult> {
    let Some(deal) = games.iter().find(|game| game.link == link).map(|game| game.deal.clone()) else {
        return Vec::new();
    };
    let same = newest_first(games).into_iter().filter(|game| game.deal == deal);
    same.map(|game| DealResult::of(game, Some(ME))).collect()
}

fn newest_first(mut games: Vec<FinishedGame>) -> Vec<FinishedGame> {
    games.sort_by(|one, two| (two.row.ended, &two.link).cmp(&(one.row.ended, &one.link)));
    games
}

fn rows(games: Vec<FinishedGame>) -> Vec<FinishedRow> {
    games.into_iter().map(|game| game.row).collect()
}

fn wanted(games: Vec<FinishedGame>, filter: Filter) -> Answer<Vec<FinishedGame>> {
    let wanted = filter.read().map_err(wrong)?;
    let games = newest_first(games);
    let first = match &wanted.before {
        Some(before) => games.iter().position(|game| game.link == *before).map_or(games.len(), |place| place + 1),
        None => 0,
    };
    Ok(games.into_iter().skip(first).filter(|game| wanted.admits(&game.row)).collect())
}
