//! Tokens, and what is printed on them (W0.8): data, not code.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a token is (W0.8), in the order in which the police choose (W5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TokenKind"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A hat: points.
    Hat,
    /// The gambling business.
    Gambling,
    /// The weapons business.
    Weapons,
    /// The contraband business.
    Contraband,
    /// An infusion.
    Infusion,
}

impl Kind {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Hat, Self::Gambling, Self::Weapons, Self::Contraband, Self::Infusion];
    /// The three businesses.
    pub const BUSINESSES: [Self; 3] = [Self::Gambling, Self::Weapons, Self::Contraband];

    /// Which business this is, 0 to 2.
    #[inline]
    pub const fn business(self) -> Option<usize> {
        match self {
            Self::Gambling => Some(0),
            Self::Weapons => Some(1),
            Self::Contraband => Some(2),
            Self::Hat | Self::Infusion => None,
        }
    }

    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hat => "hat",
            Self::Gambling => "gambling",
            Self::Weapons => "weapons",
            Self::Contraband => "contraband",
            Self::Infusion => "infusion",
        }
    }
}

/// What is printed on a token. Equal ones are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// A hat's points; 0 otherwise.
    pub value: u8,
    /// Blue squares: the police it brings.
    pub squares: u8,
}

impl Token {
    /// The order in which the police choose (W5.4): the smallest key first.
    pub(crate) fn priority(&self) -> (Kind, u8, u8) {
        (self.kind, u8::MAX - self.value, u8::MAX - self.squares)
    }
}

/// Shown as in the notation: `hat4.1`, `weapons.2`.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        if self.kind == Kind::Hat {
            write!(f, "{}", self.value)?;
        }
        write!(f, ".{}", self.squares)
    }
}

/// How many tokens of one print there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// What it is.
    pub kind: Kind,
    /// A hat's points.
    #[serde(default)]
    pub value: u8,
    /// Blue squares.
    pub squares: u8,
    /// How many.
    pub count: u8,
    /// Whether the numbers are this project's assumption.
    #[serde(default, skip_serializing)]
    pub assumed: bool,
}

/// The points of the three majority markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Markers {
    /// Gambling.
    pub gambling: u8,
    /// Weapons.
    pub weapons: u8,
    /// Contraband.
    pub contraband: u8,
    /// Whether the numbers are this project's assumption.
    #[serde(default, skip_serializing)]
    pub assumed: bool,
}

/// The two rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The German edition.
    German,
    /// The first edition.
    First,
}

impl Edition {
    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::German => "german",
            Self::First => "first",
        }
    }

    /// How many tokens of each kind the box holds, where the book says so (W0.8).
    const fn counts(self) -> [Option<u32>; 5] {
        match self {
            Self::German => [Some(26), Some(6), Some(5), Some(4), Some(7)],
            Self::First => [None, None, None, None, Some(5)],
        }
    }

    /// How many tokens the box holds.
    pub const fn total(self) -> u32 {
        match self {
            Self::German => 48,
            Self::First => 45,
        }
    }

    /// The set of tokens that comes with the software.
    pub fn tokens(self) -> TokenFile {
        let text = match self {
            Self::German => include_str!("../tokens/german.toml"),
            Self::First => include_str!("../tokens/first.toml"),
        };
        TokenFile::read(text).expect("the built-in token sets are valid, which a test proves")
    }
}

/// A file that says what is printed on the tokens.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenFile {
    /// What to call it in records.
    pub name: String,
    /// Whose box it describes.
    pub edition: Edition,
    /// The majority markers.
    pub markers: Markers,
    /// The tokens.
    pub tokens: Vec<Print>,
}

/// What is wrong with a token set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// Not such a file at all.
    #[error("{0}")]
    Malformed(String),
    /// A number outside 0 to 9.
    #[error("{print}: {what} must be 0 to 9, found {found}")]
    Range {
        /// Which token.
        print: String,
        /// `value` or `squares`.
        what: &'static str,
        /// The number.
        found: u8,
    },
    /// A value on something that isn't a hat.
    #[error("{0}: only hats have a value")]
    Value(String),
    /// The same print twice.
    #[error("{0} is listed twice; add up its count")]
    Twice(String),
    /// Not what the book counts.
    #[error("expected {expected} {what} for the {edition} edition, found {found} (W0.8)")]
    Count {
        /// Of what.
        what: &'static str,
        /// Whose box.
        edition: &'static str,
        /// The book's number.
        expected: u32,
        /// The file's.
        found: u32,
    },
    /// A marker without points.
    #[error("markers: {0} must be 1 to 99")]
    Marker(&'static str),
}

impl TokenFile {
    /// Reads and checks a file.
    pub fn read(text: &str) -> Result<Self, TokenError> {
        let file: Self = toml::from_str(text).map_err(|error| TokenError::Malformed(error.to_string()))?;
        Prints::new(file.edition, &file.tokens, &file.markers)?;
        Ok(file)
    }
}

/// The most different prints there can be: every token of the larger box another.
pub const MAX_PRINTS: usize = 48;
/// The most different infusions there can be.
pub const MAX_INFUSIONS: usize = 7;

/// The number of a print in the catalogue.
pub type PrintId = u8;

/// All prints in the order in which the police choose (W5.4), so that the smallest number goes first. The infusions
/// stand together at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prints {
    prints: [Token; MAX_PRINTS],
    counts: [u8; MAX_PRINTS],
    len: u8,
    infusions: u8,
    /// The points of gambling, weapons and contraband.
    pub markers: [u8; 3],
}

impl Prints {
    /// A checked catalogue.
    pub fn new(edition: Edition, prints: &[Print], markers: &Markers) -> Result<Self, TokenError> {
        check(edition, prints, markers)?;
        let mut sorted: Vec<_> = prints.iter().filter(|print| print.count > 0).copied().collect();
        sorted.sort_by_key(|print| print.token().priority());
        let mut catalogue = Self {
            prints: [Token { kind: Kind::Hat, value: 0, squares: 0 }; MAX_PRINTS],
            counts: [0; MAX_PRINTS],
            len: sorted.len() as u8,
            infusions: sorted.iter().filter(|print| print.kind != Kind::Infusion).count() as u8,
            markers: [markers.gambling, markers.weapons, markers.contraband],
        };
        for (id, print) in sorted.iter().enumerate() {
            catalogue.prints[id] = print.token();
            catalogue.counts[id] = print.count;
        }
        Ok(catalogue)
    }

    /// How many prints there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Never: every box holds tokens.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What a print shows.
    #[inline]
    pub fn token(&self, id: PrintId) -> Token {
        self.prints[usize::from(id)]
    }

    /// How many of a print the box holds.
    #[inline]
    pub fn count(&self, id: PrintId) -> u8 {
        self.counts[usize::from(id)]
    }

    /// The print that shows this.
    pub fn find(&self, token: Token) -> Option<PrintId> {
        (0..self.len).find(|&id| self.token(id) == token)
    }

    /// The first infusion; all prints from here on are infusions.
    #[inline]
    pub fn infusions(&self) -> PrintId {
        self.infusions
    }

    /// How many different infusions there are.
    #[inline]
    pub fn infusion_kinds(&self) -> u8 {
        self.len - self.infusions
    }

    /// The infusion with this many squares, counted among the infusions.
    pub fn infusion_with(&self, squares: u8) -> Option<u8> {
        (0..self.infusion_kinds()).find(|&kind| self.infusion_squares(kind) == squares)
    }

    /// The squares of an infusion, counted among the infusions.
    #[inline]
    pub fn infusion_squares(&self, kind: u8) -> u8 {
        self.token(self.infusions + kind).squares
    }
}

impl Print {
    fn token(&self) -> Token {
        Token { kind: self.kind, value: self.value, squares: self.squares }
    }
}

fn check(edition: Edition, prints: &[Print], markers: &Markers) -> Result<(), TokenError> {
    for (n, print) in prints.iter().enumerate() {
        let name = || print.token().to_string();
        for (what, found) in [("value", print.value), ("squares", print.squares)] {
            if found > 9 {
                return Err(TokenError::Range { print: name(), what, found });
            }
        }
        if print.kind != Kind::Hat && print.value != 0 {
            return Err(TokenError::Value(name()));
        }
        if prints[..n].iter().any(|other| other.token() == print.token()) {
            return Err(TokenError::Twice(name()));
        }
    }
    let total = |kind: Option<Kind>| -> u32 {
        prints
            .iter()
            .filter(|print| kind.is_none_or(|kind| kind == print.kind))
            .map(|print| u32::from(print.count))
            .sum()
    };
    let count = |what, expected, found| match expected == found {
        true => Ok(()),
        false => Err(TokenError::Count { what, edition: edition.name(), expected, found }),
    };
    for (kind, expected) in Kind::ALL.into_iter().zip(edition.counts()) {
        if let Some(expected) = expected {
            count(kind.name(), expected, total(Some(kind)))?;
        }
    }
    count("tokens", edition.total(), total(None))?;
    for (name, points) in
        [("gambling", markers.gambling), ("weapons", markers.weapons), ("contraband", markers.contraband)]
    {
        if !(1..=99).contains(&points) {
            return Err(TokenError::Marker(name));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german() -> TokenFile {
        Edition::German.tokens()
    }

    fn refused(change: impl FnOnce(&mut TokenFile)) -> TokenError {
        let mut file = german();
        change(&mut file);
        Prints::new(file.edition, &file.tokens, &file.markers).unwrap_err()
    }

    #[test]
    fn w0_8_both_boxes_hold_what_the_books_count() {
        let total = |edition: Edition, kind: Kind| -> u32 {
            edition.tokens().tokens.iter().filter(|print| print.kind == kind).map(|print| u32::from(print.count)).sum()
        };
        assert_eq!(Kind::ALL.map(|kind| total(Edition::German, kind)), [26, 6, 5, 4, 7]);
        assert_eq!(Kind::ALL.map(|kind| total(Edition::First, kind)), [30, 4, 3, 3, 5]);
        assert_eq!((Edition::German.total(), Edition::First.total()), (48, 45));
    }

    #[test]
    fn w0_8_what_is_assumed_is_marked() {
        for edition in [Edition::German, Edition::First] {
            let file = edition.tokens();
            assert!(file.markers.assumed && file.tokens.iter().all(|print| print.assumed));
            assert_eq!((file.name.as_str(), file.edition), (edition.name(), edition));
        }
    }

    #[test]
    fn w5_4_the_catalogue_is_in_the_order_in_which_the_police_choose() {
        let file = german();
        let catalogue = Prints::new(file.edition, &file.tokens, &file.markers).unwrap();
        let names: Vec<_> = (0..catalogue.len()).map(|id| catalogue.token(id).to_string()).collect();
        assert_eq!(
            names,
            [
                "hat6.3",
                "hat5.2",
                "hat4.1",
                "hat3.1",
                "hat2.0",
                "gambling.2",
                "gambling.1",
                "weapons.2",
                "weapons.1",
                "contraband.2",
                "contraband.1",
                "infusion.2",
                "infusion.1"
            ]
        );
        assert_eq!((catalogue.infusions(), catalogue.infusion_kinds()), (11, 2));
        assert_eq!((catalogue.infusion_squares(0), catalogue.infusion_with(1)), (2, Some(1)));
        assert_eq!(catalogue.infusion_with(3), None);
        assert_eq!(catalogue.find(Token { kind: Kind::Hat, value: 4, squares: 1 }), Some(2));
        assert_eq!(catalogue.find(Token { kind: Kind::Hat, value: 9, squares: 1 }), None);
        assert_eq!((catalogue.count(2), catalogue.markers), (5, [9, 7, 5]));
    }

    #[test]
    fn a_token_set_that_cannot_be_is_refused() {
        let error = refused(|file| file.tokens[0].count = 7);
        assert_eq!(error.to_string(), "expected 26 hat for the german edition, found 25 (W0.8)");
        let error = refused(|file| file.tokens[0].value = 10);
        assert_eq!(error.to_string(), "hat10.0: value must be 0 to 9, found 10");
        let error = refused(|file| file.tokens[5].squares = 11);
        assert_eq!(error.to_string(), "gambling.11: squares must be 0 to 9, found 11");
        let error = refused(|file| file.tokens[5].value = 1);
        assert_eq!(error.to_string(), "gambling.1: only hats have a value");
        let error = refused(|file| file.tokens[6].squares = 1);
        assert_eq!(error.to_string(), "gambling.1 is listed twice; add up its count");
        let error = refused(|file| file.markers.weapons = 0);
        assert_eq!(error.to_string(), "markers: weapons must be 1 to 99");
        let error = refused(|file| file.edition = Edition::First);
        assert_eq!(error.to_string(), "expected 5 infusion for the first edition, found 7 (W0.8)");
        let mut first = Edition::First.tokens();
        first.tokens[0].count += 1;
        let error = Prints::new(first.edition, &first.tokens, &first.markers).unwrap_err();
        assert_eq!(error.to_string(), "expected 45 tokens for the first edition, found 46 (W0.8)");
    }

    #[test]
    fn a_token_file_is_read_or_refused_by_name() {
        assert!(TokenFile::read("name = 1").is_err());
        let text = include_str!("../tokens/german.toml").replace("kind = \"hat\"", "kind = \"cap\"");
        assert!(TokenFile::read(&text).unwrap_err().to_string().contains("cap"));
    }
}
