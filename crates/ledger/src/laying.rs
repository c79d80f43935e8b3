//! Laying tables: from what somebody wishes to a setup that the rules accept.

#[cfg(feature = "openapi")]
use crate::wishes;
use crate::{Millis, NewTable, PersonKey, SeatRow, TableRow};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use bots::Spec;
use serde::Deserialize;
use smile_and_gun::{Level, Player};
use std::collections::BTreeMap;
use table::{
    Status,
    protocol::{Clock, Options},
};
use tabletop::{Game, Seeded, SetupError, fair::Seed};

/// How long a bot may think that is wished for by its simulations: all tables share the threads.
const MOST_SIMULATIONS: u32 = 20_000;

/// A table that somebody wishes for.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(tag = "game", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// With a Smile & a Gun.
    SmileAndGun {
        /// How the table is laid.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<smile_and_gun::Wish>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = wishes::SmileWish))]
        setup: smile_and_gun::Wish,
        /// Who sits where.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Record<SeatName, Who>>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>, example = json!({ "yellow": "bot:rookie" })))]
        seats: BTreeMap<String, Who>,
        /// What is agreed beside the rules.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<OptionsWish>"))]
        options: OptionsWish,
    },
    /// Gangster: The Bosses of Chicago.
    Gangster {
        /// How the table is laid.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<gangster::Wish>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = wishes::GangsterWish))]
        setup: gangster::Wish,
        /// Who sits where.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Record<SeatName, Who>>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>, example = json!({ "blue": "link" })))]
        seats: BTreeMap<String, Who>,
        /// What is agreed beside the rules.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<OptionsWish>"))]
        options: OptionsWish,
    },
}

/// What is agreed beside the rules.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct OptionsWish {
    /// How long a decision may take.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    /// Whether everybody can find the table.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// Whether the game counts for the rating.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
}

/// Who shall sit somewhere: `me`, `here` for somebody at the same screen, `link` for somebody who is sent the
/// invitation, `gang`, or `bot:` and its name.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "\"me\" | \"here\" | \"link\" | \"gang\" | `bot:${string}`"))]
#[serde(try_from = "String")]
pub enum Who {
    /// Whoever lays the table.
    Me,
    /// Somebody at the same screen as whoever lays the table.
    Here,
    /// Whoever comes by the invitation.
    Link,
    /// The solo gang.
    Gang,
    /// A program.
    Bot(Spec),
}

/// A bot that anybody may seat.
fn bot(name: &str) -> Result<Spec, String> {
    match name.parse().map_err(|why| format!("seats: {why}"))? {
        Spec::Uct { simulations, .. } | Spec::Search { simulations, .. } if simulations > MOST_SIMULATIONS => {
            Err(format!("seats: {name}: expected at most {MOST_SIMULATIONS} simulations"))
        }
        spec => Ok(spec),
    }
}

impl TryFrom<String> for Who {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "me" => Ok(Self::Me),
            "here" => Ok(Self::Here),
            "link" => Ok(Self::Link),
            "gang" => Ok(Self::Gang),
            _ => match text.strip_prefix("bot:") {
                Some(name) => bot(name).map(Self::Bot),
                None => Err(format!("seats: expected me, here, link, gang or bot:NAME, found \"{text}\"")),
            },
        }
    }
}

/// A wish that can't be fulfilled: which field, and why.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum WishError {
    /// The rules forbid it.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Something else is wrong.
    #[error("{field}: {why}")]
    Field {
        /// Which field.
        field: &'static str,
        /// What was expected.
        why: String,
    },
}

fn wrong(field: &'static str, why: impl Into<String>) -> WishError {
    WishError::Field { field, why: why.into() }
}

impl Wish {
    /// Whether the game shall count for the rating.
    pub fn is_rated(&self) -> bool {
        match self {
            Self::SmileAndGun { options, .. } | Self::Gangster { options, .. } => options.rated,
        }
    }

    /// Whether only such bots are wished for as anybody may seat: those with a level's name, and those that don't think.
    pub fn seats_usual_bots(&self) -> Result<(), WishError> {
        let (Self::SmileAndGun { seats, .. } | Self::Gangster { seats, .. }) = self;
        let usual = |who: &Who| !matches!(who, Who::Bot(Spec::Uct { .. } | Spec::Search { .. }));
        match seats.values().all(usual) {
            true => Ok(()),
            false => Err(wrong("seats", format!("expected a bot that this host seats: {}", Spec::NAMED))),
        }
    }

    /// The table, ready to be kept.
    pub fn lay(&self, host: PersonKey, fresh: Fresh) -> Result<NewTable, WishError> {
        match self {
            Self::SmileAndGun { setup, seats, options } => {
                let setup = smile_setup(setup, seats, fresh.chance);
                laid::<smile_and_gun::Table>(&setup, host, seats, options, fresh)
            }
            Self::Gangster { setup, seats, options } => {
                laid::<gangster::Table>(&gangster_setup(setup, seats), host, seats, options, fresh)
            }
        }
    }
}

fn laid<G: Game>(
    setup: &G::Setup,
    host: PersonKey,
    wished: &BTreeMap<String, Who>,
    options: &OptionsWish,
    fresh: Fresh,
) -> Result<NewTable, WishError> {
    let table = G::new(setup)?;
    if !options.clock.is_sensible() {
        return Err(wrong("clock", "expected 10 to 3600 seconds, or 1 to 30 days"));
    }
    let mut seats = Vec::new();
    for (place, seat) in table.seats().iter().enumerate() {
        let otherwise = if place == 0 && !wished.values().any(|who| *who == Who::Me) { Who::Me } else { Who::Link };
        let seat = seat.to_string();
        let (person, bot) = match wished.get(&seat).unwrap_or(&otherwise) {
            Who::Me | Who::Here => (Some(host), None),
            Who::Link => (None, None),
            Who::Bot(spec) => (None, Some(spec.to_string())),
            Who::Gang => return Err(wrong("seats", format!("{seat}: the gang plays only against somebody alone"))),
        };
        let seed = bot.is_some().then(|| "bot".to_owned());
        seats.push(SeatRow { place: place as i64, seat, bot, person, seed });
    }
    if options.rated && (seats.len() != 2 || seats.iter().any(|seat| seat.bot.is_some())) {
        return Err(wrong("rated", "only games between two people count for the rating"));
    }
    if options.rated && options.clock == Clock::None {
        return Err(wrong("rated", "needs a clock"));
    }
    let options = Options { clock: options.clock, listed: options.listed, rated: options.rated, ..Options::default() };
    let seed = serde_json::to_string(&table.setup()).map_err(|error| wrong("setup", error.to_string()))?;
    Ok(NewTable { table: row(host, (G::NAME, G::RULES), seed, &options, fresh), seats })
}

/// What is new about a table: when it is laid, its secrets, and its luck. Nobody can guess any of it.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// Its link.
    pub link: String,
    /// The invitation to sit down.
    pub invite: String,
    /// The secret of the fair dice.
    pub seed: Seed,
    /// Its name in the fair-dice scheme.
    pub deal: String,
    /// What is drawn before the game begins.
    pub chance: u64,
    /// When it is laid.
    pub now: Millis,
}

impl Fresh {
    /// How many random bytes it takes.
    pub const BYTES: usize = 88;

    /// Made of random bytes.
    pub fn new(random: &[u8; Self::BYTES], now: Millis) -> Self {
        let (words, rest) = random.split_at(48);
        let mut words = words.chunks(16).map(|word| URL_SAFE_NO_PAD.encode(word));
        let mut word = || words.next().unwrap_or_default();
        let (seed, chance) = rest.split_at(32);
        Self {
            link: word(),
            invite: word(),
            deal: word(),
            seed: Seed(seed.try_into().unwrap_or([0; 32])),
            chance: u64::from_le_bytes(chance.try_into().unwrap_or([0; 8])),
            now,
        }
    }

    /// With dice that were promised before.
    #[must_use]
    pub fn with_dice(self, seed: Seed, deal: String) -> Self {
        Self { seed, deal, ..self }
    }
}

/// A table that nobody has played at.
pub(crate) fn row(
    host: PersonKey,
    (game, rules): (&str, u32),
    setup: String,
    options: &Options,
    fresh: Fresh,
) -> TableRow {
    TableRow {
        key: 0,
        link: fresh.link,
        invite: fresh.invite,
        host,
        game: game.to_owned(),
        rules: rules.into(),
        setup,
        options: serde_json::to_string(options).unwrap_or_else(|error| unreachable!("options are JSON: {error}")),
        server_seed: hex::encode(fresh.seed.0),
        deal: fresh.deal,
        status: Status::Waiting,
        outcome: None,
        created: fresh.now,
        ended: None,
    }
}

/// The same table again, with other dice or with the same.
pub fn again(table: &TableRow, options: &Options, mut seats: Vec<SeatRow>, same_deal: bool, fresh: Fresh) -> NewTable {
    if !same_deal {
        // Everybody adds something new to the new dice.
        seats.iter_mut().filter(|seat| seat.bot.is_none()).for_each(|seat| seat.seed = None);
    }
    let again = same_deal.then(|| table.link.clone());
    // Dice that were seen before prove nothing about who plays better, nor does a game that nobody has to finish.
    let rated = options.rated && !same_deal && options.clock != Clock::None;
    let options = Options { rated, again, lesson: None, ..options.clone() };
    // By the rules that we know now; a game that we don't know has none.
    let rules = table.game.parse::<games::Name>().map_or(0, games::Name::rules);
    let mut again = row(table.host, (&table.game, rules), table.setup.clone(), &options, fresh);
    if same_deal {
        (again.server_seed, again.deal) = (table.server_seed.clone(), table.deal.clone());
    }
    NewTable { table: again, seats }
}

/// The deal of a finished table for a newcomer, in the seats of whoever offers it. Bots are there again; where other
/// people sat, people are waited for.
pub fn challenged(
    table: &TableRow,
    options: &Options,
    mut seats: Vec<SeatRow>,
    challenger: PersonKey,
    newcomer: PersonKey,
    fresh: Fresh,
) -> NewTable {
    for seat in &mut seats {
        seat.person = (seat.person == Some(challenger)).then_some(newcomer);
    }
    let options = Options { listed: false, ..options.clone() };
    let mut new = again(table, &options, seats, true, fresh);
    new.table.host = newcomer;
    new
}

/// The table of With a Smile & a Gun that somebody wishes for. Records name the seat, not the person: who sat there is
/// nobody else's business.
fn smile_setup(wish: &smile_and_gun::Wish, seats: &BTreeMap<String, Who>, chance: u64) -> smile_and_gun::Setup {
    let mut wish = wish.clone();
    if seats.values().any(|who| *who == Who::Gang) {
        wish.level.get_or_insert(Level::Normal);
    }
    let mut setup = wish.setup(&mut Seeded::new(chance));
    for player in Player::BOTH {
        if let Some(Who::Bot(spec)) = seats.get(&player.to_string()) {
            setup.seats.seat_bot(player, spec.to_string());
        }
    }
    setup
}

/// The same for Gangster.
fn gangster_setup(wish: &gangster::Wish, seats: &BTreeMap<String, Who>) -> gangster::Setup {
    let mut setup = wish.setup();
    for gang in setup.gangs.clone() {
        if let Some(Who::Bot(spec)) = seats.get(&gang.to_string()) {
            setup.seat_bot(gang, spec.to_string());
        }
    }
    setup
}
