//! What bots and hints think: a position goes in, choices come out. It may happen anywhere, and be stopped at any time.

use analysis::{Closer, Patience, hint_within};
use bots::{Clock, Spec};
use games::Playable;
use ledger::Analysis;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use table::{hinted, protocol::Hinted};
use tabletop::{Decision, Record, Seeded};
use words::{Lang, Words};

/// How long a hint is thought about.
const HINT: Duration = Duration::from_secs(1);
/// How long a review may take.
const REVIEW: Duration = Duration::from_secs(30);

/// A position to think about.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Position {
    /// Which game.
    pub game: String,
    /// How it was laid, as JSON.
    pub setup: String,
    /// The state.
    pub state: Value,
    /// The bot whose turn it is.
    #[serde(default)]
    pub bot: Option<String>,
    /// What was chosen of the decision so far.
    #[serde(default)]
    pub choices: Vec<u8>,
    /// The language of reasons.
    #[serde(default)]
    pub lang: Option<String>,
}

impl Position {
    fn name(&self) -> Result<games::Name, String> {
        self.game.parse().map_err(|unknown: games::UnknownGame| unknown.to_string())
    }

    fn read<G: Playable>(&self) -> Result<(G, G::State), String> {
        let setup = serde_json::from_str(&self.setup).map_err(|error| format!("setup: {error}"))?;
        let table = G::new(&setup).map_err(|error| error.to_string())?;
        let state = G::State::deserialize(&self.state).map_err(|error| format!("state: {error}"))?;
        Ok((table, state))
    }
}

/// What the bot whose turn it is chooses, with this luck.
///
/// # Errors
/// Says what can't be understood of the position.
pub fn think(position: &Position, luck: u64, clock: Clock) -> Result<Vec<u8>, String> {
    games::visit!(position.name()?, G => choose::<G>(position, luck, clock))
}

fn choose<G: Playable>(position: &Position, luck: u64, clock: Clock) -> Result<Vec<u8>, String> {
    let spec: Spec = position.bot.as_deref().ok_or("bot: expected one")?.parse()?;
    let (table, state) = position.read::<G>()?;
    let mut decision = Decision::new(state);
    let (mut bot, mut random) = (spec.bot::<G>(clock), Seeded::new(luck));
    while !decision.is_whole(&table) {
        let choice = bot.choose(&table, decision.state(), &mut random);
        decision.choose(&table, choice, &mut ());
    }
    Ok(decision.choices().to_vec())
}

/// What would be good for whoever is asked, with reasons if there is a language.
///
/// # Errors
/// Says what can't be understood of the position.
pub fn hint(position: &Position, clock: Clock) -> Result<Vec<Hinted>, String> {
    games::visit!(position.name()?, G => advise::<G>(position, clock))
}

fn advise<G: Playable>(position: &Position, clock: Clock) -> Result<Vec<Hinted>, String> {
    let (table, state) = position.read::<G>()?;
    let decision = Decision::made(&table, state, &position.choices).ok_or("choices: expected what can be chosen")?;
    let lang = position.lang.as_deref().map(str::parse::<Lang>).transpose().map_err(|error| error.to_string())?;
    let words = lang.map(Words::new);
    let (advice, _) = hint_within(&table, Patience::new(HINT, clock), &decision);
    Ok(advice.iter().map(|advice| hinted(&table, advice, words.as_ref())).collect())
}

/// What a game came to for every seat, with decisions in the notation of records.
pub(crate) fn review<G: Playable>(record: &Record<G>, clock: Clock) -> Result<Vec<Analysis>, String> {
    let table = G::new(&record.setup).map_err(|error| error.to_string())?;
    let closer = Closer::Within(Patience::new(REVIEW, clock));
    Ok(ledger::review(&table, record, closer, &|| true)?.unwrap_or_default())
}
