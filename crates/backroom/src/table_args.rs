//! The flags that say how a table is laid.

use crate::{BadInput, games::parse_name, players::Program};
use ::games::Name;
use bots::Spec;
use clap::Args;
use smile_and_gun::{Card, Edition, First, Infusion, Level, Player, Setup, Shadow, Tokens, Wish};
use std::path::PathBuf;
use tabletop::Seeded;

/// How the table is laid.
#[derive(Args, Clone, Debug)]
pub struct TableArgs {
    /// Which game
    #[arg(long, value_parser = parse_name(), default_value = "smile-and-gun")]
    pub game: Name,
    /// Who sits where, in the order of the seats: person, a level (rookie,
    /// hustler, enforcer, fixer, kingpin, nemesis), random, greedy, uct:SIMULATIONS, exec:COMMAND, gang; the last one named
    /// takes the seats that are left
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    pub seats: Vec<Who>,
    /// Who begins: random, or a colour
    #[arg(long, value_name = "COLOUR")]
    first: Option<String>,

    /// Rule set [default: german, or first with a mission]
    #[arg(long, value_name = "EDITION", value_parser = parse_edition, help_heading = "With a Smile & a Gun")]
    edition: Option<Edition>,
    /// Shadow card, or `all` [default: badge, or the scenario's]
    #[arg(long, value_name = "CARD", value_parser = parse_one::<Shadow>, help_heading = "With a Smile & a Gun")]
    shadow: Option<OneOrAll<Shadow>>,
    /// Infusion card, or `all`; with the Trickster two or three [default: last-chance, or the scenario's]
    #[arg(long, value_name = "CARD,…", value_parser = parse_one::<Infusion>, value_delimiter = ',',
        help_heading = "With a Smile & a Gun")]
    infusion: Vec<OneOrAll<Infusion>>,
    /// Alone against the gang, at this level: normal; german trickster, henchman, capo, don; first easy, hard, legendary
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, default_missing_value = "normal",
        help_heading = "With a Smile & a Gun")]
    solo: Option<Level>,
    /// Your colour when you play alone
    #[arg(long, value_name = "COLOUR", default_value = "green", help_heading = "With a Smile & a Gun")]
    human: Player,
    /// A scenario of the campaign, 1 to 10 (alone, german)
    #[arg(long, value_name = "N", help_heading = "With a Smile & a Gun")]
    scenario: Option<u8>,
    /// A mission, 1 to 5 (alone, first)
    #[arg(long, value_name = "N", conflicts_with = "scenario", help_heading = "With a Smile & a Gun")]
    mission: Option<u8>,
    /// The mission's hard mode: beat the gang too
    #[arg(long, requires = "mission", help_heading = "With a Smile & a Gun")]
    hard: bool,
    /// Alone, where only your own score counts
    #[arg(long, conflicts_with_all = ["scenario", "mission"], help_heading = "With a Smile & a Gun")]
    legacy: bool,
    /// Play with the tokens of this file instead of the built-in set
    #[arg(long, value_name = "FILE", help_heading = "With a Smile & a Gun")]
    tokens: Option<PathBuf>,

    /// How many players, 2 to 4
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4),
        help_heading = "Gangster")]
    players: u8,
}

/// Who sits somewhere.
#[derive(Clone, Debug, PartialEq)]
pub enum Who {
    /// Somebody at this keyboard.
    Person,
    /// The solo gang, which plays by itself.
    Gang,
    /// A program.
    Bot(Program),
}

impl Who {
    /// Chooses by chance.
    pub const RANDOM: Self = Self::Bot(Program::Bot(Spec::Random));
}

impl std::str::FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "person" => Ok(Self::Person),
            "gang" => Ok(Self::Gang),
            _ => {
                text.parse().map(Self::Bot).map_err(|why: String| why.replacen("expected", "expected person, gang,", 1))
            }
        }
    }
}

/// One card, or every one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OneOrAll<T> {
    /// This one.
    One(T),
    /// Every one.
    All,
}

fn parse_one<T: std::str::FromStr<Err = String>>(text: &str) -> Result<OneOrAll<T>, String> {
    if text == "all" { Ok(OneOrAll::All) } else { text.parse().map(OneOrAll::One) }
}

fn parse_edition(text: &str) -> Result<Edition, String> {
    match text {
        "german" => Ok(Edition::German),
        "first" => Ok(Edition::First),
        _ => Err(format!("expected german or first, found \"{text}\"")),
    }
}

impl TableArgs {
    /// Who sits at the `n`-th of the seats.
    pub fn who<'w>(&'w self, n: usize, otherwise: &'w Who) -> &'w Who {
        self.seats.get(n).or(self.seats.last()).unwrap_or(otherwise)
    }

    /// The table of a single game of With a Smile & a Gun.
    pub fn smile_setup(&self, otherwise: &Who) -> anyhow::Result<Setup> {
        let mut setups = self.smile_setups(otherwise)?;
        match (setups.pop(), setups.is_empty()) {
            (Some(setup), true) => Ok(setup),
            _ => Err(BadInput("--shadow, --infusion: expected one table, not all".to_owned()).into()),
        }
    }

    /// Every table that the flags name: one, or with `all` every combination of cards that can be played.
    pub fn smile_setups(&self, otherwise: &Who) -> anyhow::Result<Vec<Setup>> {
        self.refuse_other_games_flags()?;
        let base = self.smile_wish()?;
        let edition = base.setup(&mut Seeded::new(0)).edition;
        let shadows = match self.shadow {
            Some(OneOrAll::All) => edition.shadows().map(|card| Some(Card::This(card))).collect(),
            Some(OneOrAll::One(card)) => vec![Some(Card::This(card))],
            None => vec![None],
        };
        let infusions = self.infusions(&base, edition)?;
        let mut setups = Vec::with_capacity(shadows.len() * infusions.len());
        for (shadow, infusions) in shadows.iter().flat_map(|shadow| infusions.iter().map(move |cards| (shadow, cards)))
        {
            setups.push(
                self.smile_table(&Wish { shadow: *shadow, infusions: infusions.clone(), ..base.clone() }, otherwise)?,
            );
        }
        if setups.len() == 1 {
            return Ok(setups);
        }
        // Of all cards a scenario may allow only some; if none, the first complaint tells why.
        let (mut playable, mut complaint) = (Vec::new(), None);
        for setup in setups {
            match <smile_and_gun::Table as tabletop::Game>::new(&setup) {
                Ok(_) => playable.push(setup),
                Err(why) => complaint = complaint.or(Some(why)),
            }
        }
        match complaint.filter(|_| playable.is_empty()) {
            Some(why) => Err(why.into()),
            None => Ok(playable),
        }
    }

    /// The infusion cards that were named: nothing is the wish's own.
    fn infusions(&self, base: &Wish, edition: Edition) -> anyhow::Result<Vec<Option<Vec<Infusion>>>> {
        let named = self.infusion.iter().map(|card| match card {
            OneOrAll::One(card) => Some(*card),
            OneOrAll::All => None,
        });
        match named.collect::<Option<Vec<_>>>() {
            Some(cards) => Ok(vec![Some(cards).filter(|cards| !cards.is_empty())]),
            None if self.infusion.len() > 1 => Err(BadInput("--infusion: all stands alone".to_owned()).into()),
            None if base.level == Some(Level::Trickster) => {
                let pairs = edition.infusions().flat_map(|one| edition.infusions().map(move |two| (one, two)));
                Ok(pairs.filter(|(one, two)| one < two).map(|(one, two)| Some(vec![one, two])).collect())
            }
            None => Ok(edition.infusions().map(|card| Some(vec![card])).collect()),
        }
    }

    /// What the flags wish for, but for the cards.
    fn smile_wish(&self) -> anyhow::Result<Wish> {
        let alone = self.solo.is_some() || self.scenario.is_some() || self.mission.is_some() || self.legacy;
        let first = match self.first.as_deref() {
            None => None,
            Some("random") => Some(First::Random),
            Some(colour) => match colour.parse::<Player>() {
                Ok(player) => Some(player.into()),
                Err(why) => return Err(BadInput(format!("--first: {why}, or random")).into()),
            },
        };
        Ok(Wish {
            edition: self.edition,
            first,
            human: alone.then_some(self.human),
            level: self.solo,
            scenario: self.scenario,
            mission: self.mission,
            mission_hard: self.hard.then_some(true),
            legacy: self.legacy.then_some(true),
            ..Wish::default()
        })
    }

    fn smile_table(&self, wish: &Wish, otherwise: &Who) -> anyhow::Result<Setup> {
        // Nothing is left to chance that the flags can name.
        let mut setup = wish.setup(&mut Seeded::new(0));
        setup.tokens = self.token_set(setup.edition)?;
        let alone = wish.is_alone();
        for (n, player) in Player::BOTH.into_iter().enumerate() {
            match self.who(if alone { 0 } else { n }, otherwise) {
                Who::Person => {}
                Who::Bot(program) => setup.seats.seat_bot(player, program.to_string()),
                Who::Gang => {
                    let why = "--seats: the gang plays only in a game alone (--solo)";
                    return Err(BadInput(why.to_owned()).into());
                }
            }
        }
        Ok(setup)
    }

    fn token_set(&self, edition: Edition) -> anyhow::Result<Tokens> {
        let Some(path) = &self.tokens else { return Ok(Tokens::built_in(edition)) };
        let complaint = |why: String| BadInput(format!("--tokens: {}: {why}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| complaint(error.to_string()))?;
        let file = smile_and_gun::TokenFile::read(&text).map_err(|error| complaint(error.to_string()))?;
        if file.edition != edition {
            return Err(complaint(format!("is for the {} edition", file.edition.name())).into());
        }
        Ok(file.into())
    }

    /// The table of a game of Gangster.
    pub fn gangster_setup(&self, otherwise: &Who) -> anyhow::Result<gangster::Setup> {
        self.refuse_other_games_flags()?;
        let gangs = Some(gangster::Gang::ALL[..usize::from(self.players)].to_vec());
        let first = self.first.as_ref().map(|first| first.parse());
        let first = first.transpose().map_err(|why| BadInput(format!("--first: {why}")))?;
        let mut setup = gangster::Wish { gangs, first }.setup();
        for (n, gang) in setup.gangs.clone().into_iter().enumerate() {
            match self.who(n, otherwise) {
                Who::Person => {}
                Who::Bot(program) => setup.seat_bot(gang, program.to_string()),
                Who::Gang => return Err(BadInput("--seats: Gangster has no solo gang".to_owned()).into()),
            }
        }
        Ok(setup)
    }

    fn refuse_other_games_flags(&self) -> Result<(), BadInput> {
        let smile = [
            ("--edition", self.edition.is_some()),
            ("--shadow", self.shadow.is_some()),
            ("--infusion", !self.infusion.is_empty()),
            ("--solo", self.solo.is_some()),
            ("--scenario", self.scenario.is_some()),
            ("--mission", self.mission.is_some()),
            ("--legacy", self.legacy),
            ("--tokens", self.tokens.is_some()),
        ];
        match (self.game, smile.into_iter().find(|(_, given)| *given)) {
            (game, Some((flag, _))) if game != Name::SmileAndGun => {
                Err(BadInput(format!("{flag}: only for --game smile-and-gun")))
            }
            (game, _) if game != Name::Gangster && self.players != 2 => {
                Err(BadInput("--players: only for --game gangster; alone is --solo".to_owned()))
            }
            _ => Ok(()),
        }
    }
}
