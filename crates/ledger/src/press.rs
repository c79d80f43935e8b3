//! The front page of the newspaper the morning after: a headline by how the game went, the score, the turning point if the
//! game was reviewed, and whoever won.
//!
//! Its words are `press.ftl` and the names in `page.ftl`, which whoever wants a page brings along with [`Words::and`]: what plays
//! in a browser has them already.

mod bust;
mod news;
mod setting;
mod sheet;

pub use news::{News, Newsworthy};
pub use sheet::{SIZE, escape};

use crate::{
    Analysis,
    replay::{self, Sat},
};
use tabletop::Record;
use words::Words;

/// A mistake that cost this much of a win turned a game.
const TURNS: f32 = 0.05;

/// What stands on the front page.
#[derive(Clone, Debug, PartialEq)]
pub struct FrontPage {
    /// The newspaper's name.
    pub masthead: String,
    /// Which edition of it.
    pub edition: String,
    /// What was played.
    pub game: String,
    /// How it went, in a few words.
    pub headline: String,
    /// The same in a sentence.
    pub deck: String,
    /// Everybody's points.
    pub scores: Vec<Line>,
    /// The turning point: its title and what it was.
    pub turning: Option<(String, String)>,
    /// The seat whose picture is shown.
    portrait: Option<String>,
}

/// What somebody came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The seat.
    pub seat: String,
    /// Who sat there.
    pub name: String,
    /// The points, if they were counted.
    pub points: Option<i64>,
    /// Whether that was the winner.
    pub won: bool,
}

impl FrontPage {
    /// The front page about a game; none before it is over.
    ///
    /// # Errors
    /// Says why the game can't be replayed.
    pub fn of<G: Newsworthy>(
        record: &Record<G>,
        seats: &[Sat],
        reviewed: Option<&[Analysis]>,
        words: &Words,
    ) -> Result<Option<Self>, String> {
        let table = G::new(&record.setup).map_err(|error| error.to_string())?;
        let (standing, _) = replay::stand(&table, record, record.log.len())?;
        let result = table.result(standing.state());
        let news = match (standing.ended(), &result) {
            (Some(ended), _) => news::ended(&table, ended),
            (None, Some(result)) => table.news(record, result),
            (None, None) => return Ok(None),
        };
        let points = match &result {
            Some(result) if standing.ended().is_none() => table.totals(result),
            _ => Vec::new(),
        };
        let of = |seat| points.iter().find(|(other, _)| *other == seat).map(|(_, points)| *points);
        let all: Vec<_> =
            if points.is_empty() { table.seats() } else { points.iter().map(|(seat, _)| *seat).collect() };
        let name = |seat| name(&table, seats, seat, words);
        let key = format!("press-{}", news.kind);
        let said = |seat: Option<G::Seat>| seat.map(name).unwrap_or_default().into();
        let own = news.counted.and_then(of).unwrap_or_default();
        let facts = [("winner", said(news.winner)), ("loser", said(news.loser)), ("own", own.into())];
        Ok(Some(Self {
            masthead: words.text("press-masthead", &[]),
            edition: words.text("press-edition", &[]),
            game: words.text(&format!("game-{}", G::NAME), &[]),
            headline: words.text(&key, &facts),
            deck: words.attr(&key, "deck", &facts),
            scores: all
                .into_iter()
                .map(|seat| Line {
                    seat: seat.to_string(),
                    name: name(seat),
                    points: of(seat),
                    won: news.portrait == Some(seat),
                })
                .collect(),
            turning: reviewed.and_then(|reviewed| turning(&table, reviewed, name, words)),
            portrait: news.portrait.map(|seat| seat.to_string()),
        }))
    }

    /// The page as a picture, as SVG of 1200 by 630.
    pub fn svg(&self) -> String {
        sheet::draw(self)
    }

    /// The page in one line, for who can't see it.
    pub fn description(&self) -> String {
        let score = |line: &Line| line.points.map(|points| format!("{} {points}", line.name));
        let scores: Vec<_> = self.scores.iter().filter_map(score).collect();
        if scores.is_empty() { self.deck.clone() } else { format!("{} {}.", self.deck, scores.join(", ")) }
    }
}

/// What whoever sat there is called.
fn name<G: Newsworthy>(table: &G, seats: &[Sat], seat: G::Seat, words: &Words) -> String {
    if let Some(gang) = table.gang(seat) {
        return words.text(&gang, &[]);
    }
    let place = seats.iter().position(|sat| sat.seat == seat.to_string());
    let sat = place.map(|place| &seats[place]);
    let Some(name) = sat.and_then(|sat| sat.name.clone()) else { return words.text(&G::colour(seat), &[]) };
    let key = format!("page-known-{}-{name}", G::NAME);
    if !sat.is_some_and(|sat| sat.bot) || !words.has(&key) {
        return name;
    }
    // Two bots of one kind go by names of their own.
    let alike = seats.iter().take(place.unwrap_or(0)).filter(|other| other.bot && other.name.as_ref() == Some(&name));
    match alike.count() {
        0 => words.text(&key, &[]),
        1 => words.attr(&key, "second", &[]),
        _ => words.attr(&key, "third", &[]),
    }
}

/// The worst mistake of all, if it was bad enough.
fn turning<G: Newsworthy>(
    table: &G,
    reviewed: &[Analysis],
    name: impl Fn(G::Seat) -> String,
    words: &Words,
) -> Option<(String, String)> {
    let worst = |analysis: &Analysis| analysis.mistakes.first().map_or(0.0, |mistake| mistake.loss);
    let most = reviewed.iter().max_by(|one, two| worst(one).total_cmp(&worst(two)))?;
    if worst(most) < TURNS {
        return None;
    }
    let seat = table.seats().into_iter().find(|seat| seat.to_string() == most.seat)?;
    let mut most = most.clone();
    most.say(table, words);
    let mistake = most.mistakes.first()?;
    let facts = [
        ("player", name(seat).into()),
        ("entry", mistake.entry.into()),
        ("played", mistake.played.clone().into()),
        ("better", mistake.better.clone().into()),
    ];
    Some((words.text("press-turning", &[]), words.attr("press-turning", "text", &facts)))
}

#[cfg(test)]
mod tests;
