//! The languages.

use std::{fmt, str::FromStr};

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Fr];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }

    /// The texts, each with the name of its file. A browser is not sent what only the command says.
    pub(crate) const fn files(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($lang:literal) => {
                &[
                    ("rules", include_str!(concat!("../../../data/text/", $lang, "/rules.ftl"))),
                    #[cfg(not(target_family = "wasm"))]
                    ("rulings", include_str!(concat!("../../../data/text/", $lang, "/rulings.ftl"))),
                    ("cards", include_str!(concat!("../../../data/text/", $lang, "/cards.ftl"))),
                    ("smile", include_str!(concat!("../../../data/text/", $lang, "/smile.ftl"))),
                    ("gangster", include_str!(concat!("../../../data/text/", $lang, "/gangster.ftl"))),
                    ("table", include_str!(concat!("../../../data/text/", $lang, "/table.ftl"))),
                    #[cfg(not(target_family = "wasm"))]
                    ("terminal", include_str!(concat!("../../../data/text/", $lang, "/terminal.ftl"))),
                    ("analysis", include_str!(concat!("../../../data/text/", $lang, "/analysis.ftl"))),
                    ("server", include_str!(concat!("../../../data/text/", $lang, "/server.ftl"))),
                ]
            };
        }
        match self {
            Self::En => files!("en"),
            Self::De => files!("de"),
            Self::Fr => files!("fr"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not a language of this house.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\": expected en, de or fr")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Takes `de`, `DE` and `de-AT` alike.
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let language = text.split(['-', '_', '.']).next().unwrap_or_default();
        let found = Self::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()));
        found.ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_written_and_read() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        for text in ["de-AT", "DE", "de_DE.UTF-8"] {
            assert_eq!(text.parse(), Ok(Lang::De), "{text}");
        }
        assert_eq!("eng".parse::<Lang>().unwrap_err().to_string(), "\"eng\": expected en, de or fr");
    }
}
