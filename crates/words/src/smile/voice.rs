//! Names of people, places and pieces.

use crate::{
    Words,
    say::{Arg, say},
};
use smile_and_gun::{
    Colour, Dice, Face, Held, Infusion, Party, Player, Setup, Table, Token,
    city::{District, SPACES, Space},
};
use tabletop::Game;

/// Which form of a district's name.
#[derive(Clone, Copy)]
pub(super) enum Form {
    At,
    To,
    From,
}

/// A table that speaks a language.
pub(super) struct Voice<'a> {
    pub table: &'a Table,
    pub words: &'a Words,
}

impl<'a> Voice<'a> {
    pub fn new(table: &'a Table, words: &'a Words) -> Self {
        Self { table, words }
    }

    /// A text without variables.
    pub fn plain(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    pub fn player(&self, player: Player) -> String {
        self.plain(&format!("colour-{player}"))
    }

    /// The player's name; nothing if it is nobody.
    pub fn somebody(&self, player: Option<Player>) -> String {
        player.map_or_else(String::new, |player| self.player(player))
    }

    /// The player; the gang also by its name.
    pub fn seat(&self, player: Player) -> String {
        match self.table.is_gang(player) {
            true => say!(self.words, "smile-seat-gang", player = self.player(player), gang = self.gang()),
            false => say!(self.words, "smile-seat", player = self.player(player)),
        }
    }

    /// What the gang is called.
    pub fn gang(&self) -> String {
        match self.table.setup() {
            Setup { scenario: Some(number), .. } => self.plain(&format!("scenario-{number}")),
            Setup { mission: Some(number), .. } => self.plain(&format!("mission-{number}")),
            Setup { edition, .. } => self.plain(&format!("rival-{}", edition.name())),
        }
    }

    pub fn district(&self, district: District) -> String {
        self.plain(&format!("district-{district}"))
    }

    /// "In the Harbour", "to the Harbour" or "from the Harbour".
    pub fn place(&self, form: Form, district: District) -> String {
        let attribute = match form {
            Form::At => "at",
            Form::To => "to",
            Form::From => "from",
        };
        self.words.attr(&format!("district-{district}"), attribute, &[])
    }

    pub fn at(&self, district: District) -> String {
        self.place(Form::At, district)
    }

    pub fn to(&self, district: District) -> String {
        self.place(Form::To, district)
    }

    pub fn from(&self, district: District) -> String {
        self.place(Form::From, district)
    }

    pub fn token(&self, token: Token) -> String {
        let Token { kind, value, squares } = token;
        say!(self.words, "smile-token", kind = kind.name(), value = value, squares = squares)
    }

    pub fn held(&self, held: Held) -> String {
        let Held { kind, value, squares, face, on } = held;
        say!(
            self.words,
            "smile-held",
            kind = kind.name(),
            value = value,
            squares = squares,
            face = face.map(face_name),
            on = on
        )
    }

    pub fn infusion(&self, card: Infusion) -> String {
        self.plain(&format!("infusion-{card}"))
    }

    /// The shadow card in play.
    pub fn shadow(&self) -> String {
        self.plain(&format!("shadow-{}", self.table.shadow))
    }
}

fn face_name(face: Face) -> &'static str {
    match face {
        Face::Up => "up",
        Face::Down => "down",
    }
}

/// A space as the board shows it: two numbers (W0.2).
pub(super) fn space(space: Space) -> String {
    format!("{space}/{}", space + SPACES)
}

/// Dice in ascending order.
pub(super) fn dice(dice: Dice) -> String {
    dice.each().map(|die| die.to_string()).collect::<Vec<_>>().join(" ")
}

/// For texts that choose by the colour of a cube.
impl Arg for Colour {
    fn arg(self) -> crate::Value<'static> {
        self.to_string().into()
    }
}

/// For texts that choose by the player.
impl Arg for Player {
    fn arg(self) -> crate::Value<'static> {
        self.colour().arg()
    }
}

/// For texts that choose by who takes something.
impl Arg for Party {
    fn arg(self) -> crate::Value<'static> {
        match self {
            Self::Player(_) => "player".into(),
            Self::Police => "police".into(),
            Self::Guardian => "guardian".into(),
        }
    }
}
