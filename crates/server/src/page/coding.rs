//! How a file is compressed, and which ways a client understands.

use axum::http::{HeaderMap, HeaderName, header};

/// How a file is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Gzip,
    Plain,
}

/// The smallest first.
const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Plain];
/// What a client thinks of a plain file if it doesn't say: it takes one if there is nothing else.
const LAST: f32 = 0.0001;

impl Coding {
    fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Plain => "identity",
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Plain => "",
        }
    }

    /// The file that holds another file in this coding.
    pub fn file(self, path: &str) -> String {
        format!("{path}{}", self.ending())
    }

    /// Whether this is such a file.
    pub fn is_of(path: &str) -> bool {
        [Self::Brotli, Self::Gzip].iter().any(|coding| path.ends_with(coding.ending()))
    }

    /// Tells the client.
    pub fn header(self) -> Option<[(HeaderName, &'static str); 1]> {
        (self != Self::Plain).then(|| [(header::CONTENT_ENCODING, self.name())])
    }
}

/// The codings that a client takes, the one it likes best first.
pub fn accepted(headers: &HeaderMap) -> Vec<Coding> {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    let listed: Vec<_> = lines.flat_map(|line| line.split(',')).filter_map(read).collect();
    let liking = |coding: Coding| {
        let named = |name: &str| listed.iter().find(|(one, _)| one.eq_ignore_ascii_case(name)).map(|(_, how)| *how);
        let otherwise = if coding == Coding::Plain { LAST } else { 0.0 };
        named(coding.name()).or_else(|| named("*")).unwrap_or(otherwise)
    };
    let mut all: Vec<_> = ALL.into_iter().filter(|coding| liking(*coding) > 0.0).collect();
    all.sort_by(|one, other| liking(*other).total_cmp(&liking(*one)));
    all
}

/// A coding and how much the client likes it, from 0 to 1.
fn read(entry: &str) -> Option<(&str, f32)> {
    let mut parts = entry.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    let how = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let how = how.map_or(Some(1.0), |how| how.parse().ok().filter(|how| (0.0..=1.0).contains(how)))?;
    Some((name, how))
}
