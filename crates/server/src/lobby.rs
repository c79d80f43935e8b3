//! Laying tables: from what somebody wishes to a setup that the rules accept.

use crate::{
    games::rules,
    openapi::smile,
    people::{random_bytes, secret_word},
    protocol::{Clock, Options},
    store::{NewTable, PersonKey, SeatRow, TableRow, now},
};
use bots::Spec;
use serde::Deserialize;
use smile_and_gun::{Edition, First, Infusion, Infusions, Level, Mode, Player, SeatKind, Shadow};
use std::collections::BTreeMap;
use tabletop::{Game, SetupError, fair::Seed};
use utoipa::ToSchema;

/// How long a bot may think that is wished for by its simulations: all tables share the threads.
const MOST_SIMULATIONS: u32 = 20_000;

/// A table that somebody wishes for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(tag = "game", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// With a Smile & a Gun.
    SmileAndGun {
        /// How the table is laid.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<SmileWish>"))]
        setup: SmileWish,
        /// Who sits where.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
        #[schema(value_type = BTreeMap<String, String>, example = json!({ "yellow": "bot:rookie" }))]
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
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<GangsterWish>"))]
        setup: GangsterWish,
        /// Who sits where.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
        #[schema(value_type = BTreeMap<String, String>, example = json!({ "blue": "link" }))]
        seats: BTreeMap<String, Who>,
        /// What is agreed beside the rules.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<OptionsWish>"))]
        options: OptionsWish,
    },
}

/// What is agreed beside the rules.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
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

/// How a table of With a Smile & a Gun is laid; what is left out is as in the first game.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct SmileWish {
    /// The rule set.
    #[schema(schema_with = smile::editions)]
    pub edition: Option<Edition>,
    /// The shadow card.
    #[schema(schema_with = smile::shadows)]
    pub shadow: Option<Card<Shadow>>,
    /// The infusion card.
    #[schema(schema_with = smile::infusions)]
    pub infusion: Option<Card<Infusion>>,
    /// The Trickster's two or three infusion cards.
    #[schema(value_type = Option<Vec<String>>, example = json!(["last_chance", "slippery"]))]
    pub infusions: Option<Vec<Infusion>>,
    /// Who begins.
    #[schema(schema_with = smile::first)]
    pub first: Option<First>,
    /// Alone: your colour.
    #[schema(schema_with = smile::players)]
    pub human: Option<Player>,
    /// Alone: how hard.
    #[schema(schema_with = smile::levels)]
    pub level: Option<Level>,
    /// Alone: a scenario, 1 to 10.
    pub scenario: Option<u8>,
    /// Alone: a mission, 1 to 5.
    pub mission: Option<u8>,
    /// With a mission: beat the gang too.
    pub mission_hard: Option<bool>,
    /// Alone: only your score counts.
    pub legacy: Option<bool>,
}

/// A card, or chance decides.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Card<T> {
    /// This one.
    This(T),
    /// Any.
    Any(AnyCard),
}

/// Chance decides.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnyCard {
    /// Chance decides.
    Random,
}

/// How a table of Gangster is laid.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct GangsterWish {
    /// The gangs that are played, clockwise: two to four.
    #[schema(value_type = Option<Vec<String>>, example = json!(["red", "blue"]))]
    pub gangs: Option<Vec<gangster::Gang>>,
    /// Who begins.
    #[schema(value_type = Option<String>, example = "random")]
    pub first: Option<gangster::First>,
}

/// Who shall sit somewhere: `me`, `here` for somebody at the same screen, `link` for somebody who is sent the
/// invitation, `gang`, or `bot:` and its name.
#[derive(Clone, Debug, PartialEq, Deserialize)]
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
    pub fn lay(&self, host: PersonKey) -> Result<NewTable, WishError> {
        match self {
            Self::SmileAndGun { setup, seats, options } => {
                let setup = setup.lay(seats)?;
                laid::<smile_and_gun::Table>(&setup, host, seats, options)
            }
            Self::Gangster { setup, seats, options } => {
                let setup = setup.lay(seats);
                laid::<gangster::Table>(&setup, host, seats, options)
            }
        }
    }
}

fn laid<G: Game>(
    setup: &G::Setup,
    host: PersonKey,
    wished: &BTreeMap<String, Who>,
    options: &OptionsWish,
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
    Ok(NewTable { table: row(host, G::NAME, seed, &options, Deal::fresh()), seats })
}

/// What decides the dice, beside what the players add.
pub(crate) struct Deal {
    server_seed: String,
    name: String,
}

impl Deal {
    fn fresh() -> Self {
        Self::promised(&Seed(random_bytes()), secret_word())
    }

    /// The dice of this seed and name.
    pub(crate) fn promised(seed: &Seed, name: String) -> Self {
        Self { server_seed: hex::encode(seed.0), name }
    }
}

/// A table that nobody has played at.
pub(crate) fn row(host: PersonKey, game: &str, setup: String, options: &Options, deal: Deal) -> TableRow {
    TableRow {
        key: 0,
        link: secret_word(),
        invite: secret_word(),
        host,
        game: game.to_owned(),
        rules: rules(game),
        setup,
        options: serde_json::to_string(options).unwrap_or_else(|error| unreachable!("options are JSON: {error}")),
        server_seed: deal.server_seed,
        deal: deal.name,
        status: "waiting".to_owned(),
        outcome: None,
        created: now(),
        ended: None,
    }
}

/// The same table again, with other dice or with the same.
pub fn again(table: &TableRow, options: &Options, mut seats: Vec<SeatRow>, same_deal: bool) -> NewTable {
    let deal = if same_deal {
        Deal { server_seed: table.server_seed.clone(), name: table.deal.clone() }
    } else {
        // Everybody adds something new to the new dice.
        seats.iter_mut().filter(|seat| seat.bot.is_none()).for_each(|seat| seat.seed = None);
        Deal::fresh()
    };
    let again = same_deal.then(|| table.link.clone());
    // Dice that were seen before prove nothing about who plays better, nor does a game that nobody has to finish.
    let rated = options.rated && !same_deal && options.clock != Clock::None;
    let options = Options { rated, again, lesson: None, ..options.clone() };
    NewTable { table: row(table.host, &table.game, table.setup.clone(), &options, deal), seats }
}

/// The deal of a finished table for a newcomer, in the seats of whoever offers it. Bots are there again; where other
/// people sat, people are waited for.
pub fn challenged(
    table: &TableRow,
    options: &Options,
    mut seats: Vec<SeatRow>,
    challenger: PersonKey,
    newcomer: PersonKey,
) -> NewTable {
    for seat in &mut seats {
        seat.person = (seat.person == Some(challenger)).then_some(newcomer);
    }
    let options = Options { listed: false, ..options.clone() };
    let mut new = again(table, &options, seats, true);
    new.table.host = newcomer;
    new
}

impl SmileWish {
    fn lay(&self, seats: &BTreeMap<String, Who>) -> Result<smile_and_gun::Setup, WishError> {
        let alone = self.level.is_some()
            || self.scenario.is_some()
            || self.mission.is_some()
            || self.legacy == Some(true)
            || seats.values().any(|who| *who == Who::Gang);
        let level = self.level.unwrap_or(Level::Normal);
        let first = self.mission.is_some() || !level.editions().contains(&Edition::German);
        let edition = self.edition.unwrap_or(if first { Edition::First } else { Edition::German });
        let mut setup = match (self.scenario, self.mission) {
            (Some(number), _) => smile_and_gun::Setup::scenario(number, level),
            (_, Some(number)) => smile_and_gun::Setup::mission(number, self.mission_hard == Some(true), level),
            _ if alone => smile_and_gun::Setup::solo(edition, level),
            _ => smile_and_gun::Setup::two(edition),
        };
        setup.edition = edition;
        setup.tokens = smile_and_gun::Tokens::built_in(edition);
        setup.first = self.first.unwrap_or(First::Random);
        if alone {
            let human = self.human.unwrap_or(Player::Green);
            setup.legacy = Some(self.legacy == Some(true));
            setup.human = Some(human);
            setup.first = human.into();
        }
        self.choose_cards(&mut setup);
        for player in Player::BOTH {
            let seat = smile_seat(&setup, player, seats.get(&player.to_string()));
            match player {
                Player::Green => setup.seats.green = seat,
                Player::Yellow => setup.seats.yellow = seat,
            }
        }
        Ok(setup)
    }

    fn choose_cards(&self, setup: &mut smile_and_gun::Setup) {
        let in_edition = |first: bool| setup.edition == Edition::German || first;
        let shadows: Vec<_> = Shadow::ALL.iter().copied().filter(|card| in_edition(card.in_first_edition())).collect();
        let infusions: Vec<_> =
            Infusion::ALL.iter().copied().filter(|card| in_edition(card.in_first_edition())).collect();
        match self.shadow {
            Some(Card::This(card)) => setup.shadow = card,
            Some(Card::Any(_)) => setup.shadow = any(&shadows),
            None => {}
        }
        let one = match self.infusion {
            Some(Card::This(card)) => card,
            Some(Card::Any(_)) => any(&infusions),
            None => setup.infusion.cards()[0],
        };
        setup.infusion = match &self.infusions {
            Some(cards) => Infusions::Several(cards.clone()),
            None if setup.level == Some(Level::Trickster) => {
                let others: Vec<_> = infusions.into_iter().filter(|card| *card != one).collect();
                Infusions::Several(vec![one, any(&others)])
            }
            None => Infusions::One(one),
        };
    }
}

fn any<T: Copy>(cards: &[T]) -> T {
    let number = u64::from_le_bytes(random_bytes());
    cards[(number % cards.len() as u64) as usize]
}

/// Records name the seat, not the person: who sat there is nobody else's business.
fn smile_seat(setup: &smile_and_gun::Setup, player: Player, who: Option<&Who>) -> smile_and_gun::Seat {
    let (kind, name) = match who {
        _ if setup.mode == Mode::Solo && setup.human != Some(player) => (SeatKind::Gang, "gang".to_owned()),
        Some(Who::Bot(spec)) => (SeatKind::Bot, spec.to_string()),
        _ => (SeatKind::Person, player.to_string()),
    };
    smile_and_gun::Seat { kind, name }
}

impl GangsterWish {
    fn lay(&self, seats: &BTreeMap<String, Who>) -> gangster::Setup {
        let gangs = self.gangs.clone().unwrap_or_else(|| gangster::Gang::ALL[..2].to_vec());
        let mut setup = gangster::Setup::new(gangs.clone());
        setup.first = self.first.unwrap_or_default();
        for gang in gangs {
            let (kind, name) = match seats.get(&gang.to_string()) {
                Some(Who::Bot(spec)) => (gangster::Kind::Bot, spec.to_string()),
                _ => (gangster::Kind::Person, gang.to_string()),
            };
            setup.seats.insert(gang, gangster::Player { kind, name });
        }
        setup
    }
}
