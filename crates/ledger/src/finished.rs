//! What a game came to, for the lists and statistics of those who played it.

use crate::{Finished, FinishedRow, PersonKey, Rated, SeatRow, TableRow};
use games::{Playable, Verdict};
use std::fmt;
use table::{history::Standing, protocol::Options};
use tabletop::{Ended, How, What};

/// How often each side has to decide before a game counts for the rating.
pub const DECISIONS: usize = 2;

/// What the game came to, for everybody who sat there.
pub fn finish<G: Playable>(
    table: &TableRow,
    options: &Options,
    seats: &[SeatRow],
    standing: &Standing<'_, G>,
    rated_a_day: Option<u32>,
) -> Finished {
    // What happens in a lesson counts for nobody.
    let learning = options.lesson.is_some();
    let mut people: Vec<PersonKey> = seats.iter().filter(|_| !learning).filter_map(|seat| seat.person).collect();
    people.sort_unstable();
    people.dedup();
    let verdicts: Vec<_> = standing.table().seats().into_iter().map(|seat| verdict(standing, seat)).collect();
    let counts = options.rated && !standing.was_taken_back() && everybody_played(standing);
    Finished {
        rated: if counts { rated(table, seats, &verdicts, rated_a_day) } else { None },
        rows: people.into_iter().map(|person| row(table, seats, standing, &verdicts, person)).collect(),
    }
}

fn row<G: Playable>(
    table: &TableRow,
    seats: &[SeatRow],
    standing: &Standing<'_, G>,
    verdicts: &[Verdict],
    person: PersonKey,
) -> FinishedRow {
    let (own, others): (Vec<_>, Vec<_>) = seats.iter().partition(|seat| seat.person == Some(person));
    let place = own.first().map_or(0, |seat| seat.place as usize);
    let verdict = match verdicts.get(place) {
        Some(Verdict::Unfinished) | None => Verdict::Unfinished,
        Some(_) if own.len() > 1 => Verdict::Shared,
        Some(verdict) => *verdict,
    };
    let laid = standing.table().laid();
    let opponents = others.iter().filter_map(|seat| match (&seat.bot, seat.person) {
        (Some(bot), _) => Some(format!("bot:{bot}")),
        (None, person) => person.map(|person| format!("person:{person}")),
    });
    let (points, rival) = points(standing, place);
    FinishedRow {
        table: table.key,
        person,
        game: table.game.clone(),
        seats: words(own.iter().map(|seat| &seat.seat)),
        result: verdict,
        points,
        rival,
        opponents: words(opponents.chain(laid.gang.then(|| "gang".to_owned()))),
        cards: words(&laid.cards),
        edition: laid.edition.map(str::to_owned),
        mode: laid.mode.to_owned(),
        stage: laid.stage.map(i64::from),
        level: laid.level.map(str::to_owned),
        dice: faces(standing).map(|count| count.to_string()).join(" "),
        ended: table.ended.unwrap_or_default(),
    }
}

/// Words with a blank around each, so that each can be looked for.
fn words(words: impl IntoIterator<Item = impl fmt::Display>) -> String {
    words.into_iter().fold(" ".to_owned(), |list, word| format!("{list}{word} "))
}

/// A seat's points and the most of anybody else.
fn points<G: Playable>(standing: &Standing<'_, G>, place: usize) -> (Option<i64>, Option<i64>) {
    let table = standing.table();
    let (Some(result), Some(seat)) = (table.result(standing.state()), table.seat_at(place)) else {
        return (None, None);
    };
    let points = table.totals(&result);
    let own = points.iter().find(|(other, _)| *other == seat).map(|(_, points)| *points);
    let rival = points.iter().filter(|(other, _)| *other != seat).map(|(_, points)| *points).max();
    (own, rival)
}

fn verdict<G: Playable>(standing: &Standing<'_, G>, seat: G::Seat) -> Verdict {
    let table = standing.table();
    match (standing.ended(), table.result(standing.state())) {
        (Some(ended), _) => outside(ended, seat, table.seats().len()),
        (None, Some(result)) => table.verdict(&result, seat),
        (None, None) => Verdict::Unfinished,
    }
}

/// Whoever gives up or runs out of time loses; a single opponent has won, several have not played it out.
fn outside<S: PartialEq>(ended: &Ended<S>, seat: S, seats: usize) -> Verdict {
    match (ended.how, &ended.by) {
        (How::Abandoned, _) => Verdict::Unfinished,
        (How::Agreed, _) => Verdict::Draw,
        (_, Some(by)) if *by == seat => Verdict::Lost,
        (_, Some(_)) if seats == 2 => Verdict::Won,
        _ => Verdict::Unfinished,
    }
}

/// How often each face came.
fn faces<G: Playable>(standing: &Standing<'_, G>) -> [u32; 6] {
    let mut faces = [0; 6];
    for entry in standing.play().entries() {
        if let What::Chance(happened) = &entry.what {
            let rolled = G::faces(happened);
            faces = std::array::from_fn(|face| faces[face] + u32::from(rolled[face]));
        }
    }
    faces
}

/// Whether it was a game at all: everybody has decided something, and more than once.
fn everybody_played<G: Playable>(standing: &Standing<'_, G>) -> bool {
    let decided = |seat| {
        let by = |what: &What<G>| matches!(what, What::Decision { by, .. } if *by == seat);
        standing.play().entries().iter().filter(|entry| by(&entry.what)).count()
    };
    standing.table().seats().into_iter().all(|seat| decided(seat) >= DECISIONS)
}

/// Only what two different people have played against each other counts.
fn rated(table: &TableRow, seats: &[SeatRow], verdicts: &[Verdict], most_a_day: Option<u32>) -> Option<Rated> {
    let people: Vec<_> = seats.iter().filter_map(|seat| seat.person).collect();
    let [one, two] = people[..] else { return None };
    let (people, draw) = match verdicts {
        [Verdict::Won, Verdict::Lost] => ([one, two], false),
        [Verdict::Lost, Verdict::Won] => ([two, one], false),
        [Verdict::Draw, Verdict::Draw] => ([one, two], true),
        _ => return None,
    };
    (one != two && seats.len() == 2).then(|| Rated { game: table.game.clone(), people, draw, most_a_day })
}
