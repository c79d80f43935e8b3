//! The front page of the newspaper the morning after: a headline by how the game went, the score, the turning point if the
//! game was reviewed, and whoever won.
//!
//! Its words are `press.ftl` and the names in `page.ftl`, which whoever wants a page brings along with [`Words::and`]: what plays
//! in a browser has them already.

mod gallery;
mod news;
mod setting;
mod sheet;

pub use gallery::{Face, Gallery};
pub use news::{News, Newsworthy};
pub use sheet::{SIZE, escape};

use crate::{
    Analysis,
    replay::{self, Sat},
};
use games::Playable;
use tabletop::Record;
use words::Words;

/// A mistake that cost this much of a win turned a game.
const TURNS: f32 = 0.05;

/// What stands on the front page.
#[derive(Clone, Debug, PartialEq)]
pub struct FrontPage {
    /// The newspaper's name.
    pub masthead: String,
    /// The colour of the house, if it has one of its own.
    pub colour: Option<String>,
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
    /// Whether it was the gang that nobody plays.
    pub gang: bool,
    /// What whoever sat there looks like.
    pub face: Face,
}

/// What turned a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// Whose mistake.
    pub seat: String,
    /// Which entry of the record.
    pub entry: usize,
    /// What was decided, in words.
    pub played: String,
    /// What would have been better, in words.
    pub better: String,
}

impl Turning {
    /// The worst mistake of a reviewed game, if it was bad enough.
    pub fn of<G: Playable>(table: &G, reviewed: &[Analysis], words: &Words) -> Option<Self> {
        let worst = |analysis: &Analysis| analysis.mistakes.first().map_or(0.0, |mistake| mistake.loss);
        let most = reviewed.iter().max_by(|one, two| worst(one).total_cmp(&worst(two)))?;
        if worst(most) < TURNS {
            return None;
        }
        let mut most = most.clone();
        most.say(table, words);
        let mistake = most.mistakes.into_iter().next()?;
        Some(Self { seat: most.seat, entry: mistake.entry, played: mistake.played, better: mistake.better })
    }
}

/// Somebody in the news.
struct Party {
    seat: String,
    /// The key of the name: the gang's, or the colour's for who has none.
    key: String,
    gang: Option<String>,
    points: Option<i64>,
}

impl FrontPage {
    /// The front page about a game; none before it is over.
    ///
    /// # Errors
    /// Says why the game can't be replayed.
    pub fn of<G: Newsworthy>(
        record: &Record<G>,
        seats: &[Sat],
        turning: Option<Turning>,
        words: &Words,
    ) -> Result<Option<Self>, String> {
        let table = G::new(&record.setup).map_err(|error| error.to_string())?;
        let (standing, _) = replay::stand(&table, record, record.log.len())?;
        let result = table.result(standing.state()).filter(|_| standing.ended().is_none());
        let news = match (standing.ended(), &result) {
            (Some(ended), _) => news::ended(&table, ended),
            (None, Some(result)) => table.news(record, result),
            (None, None) => return Ok(None),
        };
        let points = match &result {
            Some(result) => table.totals(result).into_iter().map(|(seat, points)| (seat, Some(points))).collect(),
            None => table.seats().into_iter().map(|seat| (seat, None)).collect::<Vec<_>>(),
        };
        let place = |seat: Option<G::Seat>| points.iter().position(|(other, _)| Some(*other) == seat);
        let news = News {
            kind: news.kind,
            winner: place(news.winner),
            loser: place(news.loser),
            portrait: place(news.portrait),
            counted: place(news.counted),
        };
        let party = |(seat, points): &(G::Seat, Option<i64>)| {
            let key = table.gang(*seat).unwrap_or_else(|| G::colour(*seat));
            Party { seat: seat.to_string(), key, gang: table.gang_face(*seat), points: *points }
        };
        let parties: Vec<_> = points.iter().map(party).collect();
        Ok(Some(Self::write(G::NAME, &news, &parties, seats, turning, words)))
    }

    /// Written once for all games.
    fn write(
        game: &str,
        news: &News<usize>,
        parties: &[Party],
        seats: &[Sat],
        turning: Option<Turning>,
        words: &Words,
    ) -> Self {
        let seats = seats.iter().filter(|sat| parties.iter().any(|party| party.seat == sat.seat)).cloned();
        let seats = &seats.collect::<Vec<_>>()[..];
        let names: Vec<_> = parties.iter().map(|party| name(game, party, seats, words)).collect();
        let key = format!("press-{}", news.kind);
        let said = |place: Option<usize>| place.map(|place| names[place].clone()).unwrap_or_default().into();
        let own = news.counted.and_then(|place| parties[place].points).unwrap_or_default();
        let facts = [("winner", said(news.winner)), ("loser", said(news.loser)), ("own", own.into())];
        let turning = turning.map(|turning| {
            let place = parties.iter().position(|party| party.seat == turning.seat);
            let facts = [
                ("player", said(place)),
                ("entry", turning.entry.into()),
                ("played", turning.played.into()),
                ("better", turning.better.into()),
            ];
            (words.text("press-turning", &[]), words.attr("press-turning", "text", &facts))
        });
        let lines = parties.iter().zip(&names).enumerate().map(|(place, (party, name))| Line {
            seat: party.seat.clone(),
            name: name.clone(),
            points: party.points,
            won: news.portrait == Some(place),
            gang: party.gang.is_some(),
            face: face(game, party, seats),
        });
        Self {
            masthead: words.text("press-masthead", &[]),
            colour: None,
            edition: words.text("press-edition", &[]),
            game: words.text(&format!("game-{game}"), &[]),
            headline: words.text(&key, &facts),
            deck: words.attr(&key, "deck", &facts),
            scores: lines.collect(),
            turning,
        }
    }

    /// The newspaper of a house with a name or a colour of its own.
    #[must_use]
    pub fn of_house(mut self, name: Option<&str>, colour: Option<String>, words: &Words) -> Self {
        if let Some(name) = name {
            self.masthead = words.attr("press-masthead", "house", &[("house", name.into())]);
        }
        Self { colour, ..self }
    }

    /// The page as a picture, as SVG of 1200 by 630. Where the gallery has no drawing of the winner, the frame stays empty: its
    /// `id` is `portrait`, and `data-seat` says who belongs there.
    pub fn svg(&self, gallery: &Gallery) -> String {
        sheet::draw(self, gallery)
    }

    /// The page in one line, for who can't see it.
    pub fn description(&self) -> String {
        let score = |line: &Line| line.points.map(|points| format!("{} {points}", line.name));
        let scores: Vec<_> = self.scores.iter().filter_map(score).collect();
        if scores.is_empty() { self.deck.clone() } else { format!("{} {}.", self.deck, scores.join(", ")) }
    }
}

/// What the page calls those who gave no name, in each language.
const STRANGERS: [&str; 3] = ["Stranger", "Gast", "Inconnu"];

/// What whoever sat there is called. Strangers, and two at one screen, go by their colours: the page is passed on to people for whom
/// nobody in it is "you".
fn name(game: &str, party: &Party, seats: &[Sat], words: &Words) -> String {
    let place = seats.iter().position(|sat| sat.seat == party.seat).filter(|_| party.gang.is_none());
    let sat = place.map(|place| &seats[place]);
    let alike = |sat: &Sat| seats.iter().filter(|other| !other.bot && other.name == sat.name).count() > 1;
    let unnamed = |sat: &Sat| alike(sat) || sat.name.as_deref().is_some_and(|name| STRANGERS.contains(&name));
    let sat = sat.filter(|sat| sat.bot || !unnamed(sat));
    let Some(name) = sat.and_then(|sat| sat.name.clone()) else { return words.text(&party.key, &[]) };
    let key = format!("page-known-{game}-{name}");
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

/// What whoever sat there looks like.
fn face(game: &str, party: &Party, seats: &[Sat]) -> Face {
    if let Some(gang) = &party.gang {
        return Face::Of(gang.clone());
    }
    let sat = seats.iter().find(|sat| sat.seat == party.seat);
    match sat.and_then(|sat| Some((sat.name.clone()?, sat.bot))) {
        Some((name, true)) => Face::Of(format!("{game}-{name}")),
        Some((name, false)) => Face::Called(name),
        None => Face::Of(party.seat.clone()),
    }
}

#[cfg(test)]
mod tests;
