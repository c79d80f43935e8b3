//! Games to look at again, position by position, and the proof of their dice: of what is kept here.

use crate::{
    door::No,
    games::Playable,
    house::House,
    record::Source,
    store::{StoreError, TableRow},
};
use axum::http::StatusCode;
use ledger::replay::{self, Sat, Seen};
use words::Lang;

pub use ledger::replay::Proof;

/// The position after so many entries of the record, or the last.
pub async fn position(house: &House, source: &Source, at: Option<usize>, lang: Option<Lang>) -> Result<String, No> {
    let game: games::Name = source.game().parse().map_err(unreadable)?;
    games::visit!(game, G => position_of::<G>(house, source, at, lang).await)
}

/// Draws every random event of a table again.
pub async fn prove(house: &House, source: &Source, lang: Lang) -> Result<Proof, No> {
    let game: games::Name = source.game().parse().map_err(unreadable)?;
    games::visit!(game, G => proof_of::<G>(house, source, lang).await)
}

fn unreadable(why: impl ToString) -> No {
    No::because(StatusCode::CONFLICT, why.to_string())
}

async fn position_of<G: Playable>(
    house: &House,
    source: &Source,
    at: Option<usize>,
    lang: Option<Lang>,
) -> Result<String, No> {
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    let length = record.log.len();
    let at = at.unwrap_or(length);
    if at > length {
        return Err(No::because(StatusCode::BAD_REQUEST, format!("at: expected 0 to {length}, found {at}")));
    }
    let seen = look::<G>(house, source, &record.setup).await?;
    let words = lang.map(|lang| house.words(lang));
    replay::position(&record, at, &seen, words).map_err(unreadable)
}

pub(crate) async fn look<'a, G: Playable>(house: &House, source: &'a Source, setup: &G::Setup) -> Result<Seen<'a>, No> {
    match source {
        Source::Table(row) => Ok(look_at_table(house, row).await?),
        Source::Record(row) => Seen::record::<G>(row, setup).map_err(unreadable),
    }
}

async fn look_at_table<'a>(house: &House, row: &'a TableRow) -> Result<Seen<'a>, StoreError> {
    let mut seats = Vec::new();
    for seat in house.store.seats(row.key).await? {
        let person = match seat.person {
            Some(key) => house.store.person(key).await?.map(|person| person.name),
            None => None,
        };
        seats.push(Sat { seat: seat.seat, bot: seat.bot.is_some(), name: seat.bot.or(person) });
    }
    Ok(Seen::table(row, seats))
}

async fn proof_of<G: Playable>(house: &House, source: &Source, lang: Lang) -> Result<Proof, No> {
    let record = source.read::<G>(&*house.store).await?.map_err(unreadable)?;
    Ok(replay::prove(&record, house.words(lang)))
}
