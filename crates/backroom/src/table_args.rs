//! The flags that say how a table is laid.

use crate::{BadInput, games::GameName, players::Program, setups};
use bots::Spec;
use clap::Args;
use smile_and_gun::{Edition, First, Infusion, Infusions, Level, Mode, Player, Seat, SeatKind, Setup, Shadow, Tokens};
use std::path::PathBuf;

/// How the table is laid.
#[derive(Args, Clone, Debug)]
pub struct TableArgs {
    /// Which game
    #[arg(long, value_enum, default_value = "smile-and-gun")]
    pub game: GameName,
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
        let base = self.smile_base(otherwise)?;
        let shadows = match self.shadow {
            Some(OneOrAll::All) => setups::shadows(base.edition),
            Some(OneOrAll::One(card)) => vec![card],
            None => vec![base.shadow],
        };
        let infusions = self.infusions(&base)?;
        let tables =
            shadows.iter().flat_map(|&shadow| infusions.iter().map(move |infusion| (shadow, infusion.clone())));
        let tables = tables.map(|(shadow, infusion)| Setup { shadow, infusion, ..base.clone() });
        if shadows.len() * infusions.len() == 1 {
            return Ok(tables.collect());
        }
        // Of all cards a scenario may allow only some; if none, the first complaint tells why.
        let (mut playable, mut complaint) = (Vec::new(), None);
        for setup in tables {
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

    fn infusions(&self, base: &Setup) -> anyhow::Result<Vec<Infusions>> {
        let trickster = base.level == Some(Level::Trickster);
        if self.infusion.contains(&OneOrAll::All) {
            if self.infusion.len() > 1 {
                return Err(BadInput("--infusion: all stands alone".to_owned()).into());
            }
            let cards = setups::infusions(base.edition);
            if !trickster {
                return Ok(cards.into_iter().map(Infusions::One).collect());
            }
            let pairs = cards
                .iter()
                .enumerate()
                .flat_map(|(n, one)| cards[n + 1..].iter().map(move |two| Infusions::Several(vec![*one, *two])));
            return Ok(pairs.collect());
        }
        let one = |card: &OneOrAll<Infusion>| match card {
            OneOrAll::One(card) => Some(*card),
            OneOrAll::All => None,
        };
        let named: Vec<_> = self.infusion.iter().filter_map(one).collect();
        Ok(vec![match (named.as_slice(), trickster) {
            ([], false) => base.infusion.clone(),
            ([], true) => {
                let own = base.infusion.cards()[0];
                let other = if own == Infusion::Knockoff { Infusion::LastChance } else { Infusion::Knockoff };
                Infusions::Several(vec![own, other])
            }
            ([card], false) => Infusions::One(*card),
            (cards, _) => Infusions::Several(cards.to_vec()),
        }])
    }

    /// Everything but the cards that were named.
    fn smile_base(&self, otherwise: &Who) -> anyhow::Result<Setup> {
        let level = self.solo.unwrap_or(Level::Normal);
        let alone = self.solo.is_some() || self.scenario.is_some() || self.mission.is_some() || self.legacy;
        let default_edition = if self.mission.is_some() || !level.editions().contains(&Edition::German) {
            Edition::First
        } else {
            Edition::German
        };
        let edition = self.edition.unwrap_or(default_edition);
        let mut setup = match (self.scenario, self.mission) {
            (Some(number), _) => Setup::scenario(number, level),
            (_, Some(number)) => Setup::mission(number, self.hard, level),
            _ if alone => Setup::solo(edition, level),
            _ => Setup::two(edition),
        };
        setup.edition = edition;
        setup.tokens = self.token_set(edition)?;
        if alone {
            setup.legacy = Some(self.legacy);
            setup.human = Some(self.human);
        }
        setup.first = self.smile_first(&setup)?;
        for (n, player) in Player::BOTH.into_iter().enumerate() {
            let seat = self.smile_seat(&setup, player, n, otherwise)?;
            match player {
                Player::Green => setup.seats.green = seat,
                Player::Yellow => setup.seats.yellow = seat,
            }
        }
        Ok(setup)
    }

    fn smile_first(&self, setup: &Setup) -> anyhow::Result<First> {
        match (self.first.as_deref(), setup.human) {
            (None, Some(human)) => Ok(human.into()),
            (None | Some("random"), None) => Ok(First::Random),
            (Some(colour), _) => match colour.parse::<Player>() {
                Ok(player) => Ok(player.into()),
                Err(why) => Err(BadInput(format!("--first: {why}, or random")).into()),
            },
        }
    }

    fn smile_seat(&self, setup: &Setup, player: Player, n: usize, otherwise: &Who) -> anyhow::Result<Seat> {
        let alone = setup.mode == Mode::Solo;
        if alone && setup.human != Some(player) {
            return Ok(Seat { kind: SeatKind::Gang, name: "gang".to_owned() });
        }
        match self.who(if alone { 0 } else { n }, otherwise) {
            Who::Person => Ok(Seat { kind: SeatKind::Person, name: player.to_string() }),
            Who::Bot(program) => Ok(Seat { kind: SeatKind::Bot, name: program.to_string() }),
            Who::Gang => Err(BadInput("--seats: the gang plays only in a game alone (--solo)".to_owned()).into()),
        }
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
        let gangs = gangster::Gang::ALL.into_iter().take(usize::from(self.players)).collect::<Vec<_>>();
        let mut setup = gangster::Setup::new(gangs.clone());
        if let Some(first) = &self.first {
            setup.first = first.parse().map_err(|why| BadInput(format!("--first: {why}")))?;
        }
        for (n, gang) in gangs.into_iter().enumerate() {
            let (kind, name) = match self.who(n, otherwise) {
                Who::Person => (gangster::Kind::Person, gang.to_string()),
                Who::Bot(program) => (gangster::Kind::Bot, program.to_string()),
                Who::Gang => return Err(BadInput("--seats: Gangster has no solo gang".to_owned()).into()),
            };
            setup.seats.insert(gang, gangster::Player { kind, name });
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
            (GameName::Gangster, Some((flag, _))) => Err(BadInput(format!("{flag}: only for --game smile-and-gun"))),
            (GameName::SmileAndGun, _) if self.players != 2 => {
                Err(BadInput("--players: only for --game gangster; alone is --solo".to_owned()))
            }
            _ => Ok(()),
        }
    }
}
