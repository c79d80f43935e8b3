//! The sign over the door: the name and the colour that a host gives the house.

use ledger::press::escape;
use sha2::{Digest, Sha256};

/// As long as a name may be.
const LONGEST: usize = 40;
/// What is written in the colour has to be read on all of these, by night and on paper: `--ground`, `--panel` and `--raised` of
/// the page.
const NIGHT: [&str; 3] = ["#14110f", "#1e1a17", "#2a2420"];
const PAPER: [&str; 3] = ["#f1e8d6", "#f8f2e5", "#e6dac2"];
/// The contrast of text.
const READABLE: f64 = 4.5;

/// What hangs over the door. A house without a name is called Backroom, one without a colour has the lamp's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sign {
    name: Option<String>,
    colour: Option<Colours>,
}

/// A colour as it was wished for, and as it can be read.
#[derive(Clone, Debug, PartialEq)]
struct Colours {
    wished: Colour,
    night: Colour,
    paper: Colour,
}

impl Sign {
    /// Paints a sign.
    ///
    /// # Errors
    /// Names the setting that can't be as it is.
    pub fn new(name: Option<&str>, colour: Option<&str>) -> Result<Self, String> {
        let name = name.map(check).transpose()?;
        let colour = colour.map(Colours::of).transpose()?;
        Ok(Self { name, colour })
    }

    /// What the house is called.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Its colour on paper.
    pub fn on_paper(&self) -> Option<String> {
        self.colour.as_ref().map(|colour| colour.paper.to_string())
    }

    /// What the host should know: where the colour had to be made lighter or darker.
    pub fn notes(&self) -> Vec<String> {
        let Some(Colours { wished, night, paper }) = &self.colour else { return Vec::new() };
        let changed = [(night, "by night"), (paper, "on paper")].into_iter().filter(|(shown, _)| *shown != wished);
        let note =
            |(shown, when)| format!("house_color: {wished} could hardly be read {when}; it is shown as {shown} there");
        changed.map(note).collect()
    }

    /// What tells the page about it, in its head.
    fn head(&self) -> String {
        let meta =
            |name: &str, content: &str| format!("\n    <meta name=\"{name}\" content=\"{}\" />", escape(content));
        let name = self.name.as_deref().map(|name| meta("backroom-name", name));
        let colour = self
            .colour
            .as_ref()
            .map(|Colours { night, paper, .. }| meta("backroom-color", &format!("{night} {paper}")));
        [name, colour].into_iter().flatten().collect()
    }

    /// The page itself with the sign.
    pub(super) fn on_page(&self, index: &str) -> String {
        let index = index.replacen("<head>", &format!("<head>{}", self.head()), 1);
        match &self.name {
            Some(name) => index.replacen("<title>Backroom</title>", &format!("<title>{}</title>", escape(name)), 1),
            None => index,
        }
    }

    /// A file of the page with the sign; nothing if it says nothing about the house.
    pub(super) fn on(&self, path: &str, file: &[u8]) -> Option<Vec<u8>> {
        if *self == Self::default() {
            return None;
        }
        let text = std::str::from_utf8(file).ok()?;
        match path {
            super::INDEX => Some(self.on_page(text).into_bytes()),
            // What is installed as an app.
            "manifest.webmanifest" => {
                let mut manifest: serde_json::Value = serde_json::from_str(text).ok()?;
                if let Some(name) = &self.name {
                    manifest["name"] = name.as_str().into();
                    manifest["short_name"] = name.as_str().into();
                }
                serde_json::to_vec(&manifest).ok()
            }
            // Pages that were kept for times without a network are kept anew under another sign.
            "worker.js" => {
                let digest = hex::encode(&Sha256::digest(self.head())[..4]);
                Some(text.replacen("const VERSION = \"", &format!("const VERSION = \"{digest}-"), 1).into_bytes())
            }
            _ => None,
        }
    }
}

fn check(name: &str) -> Result<String, String> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > LONGEST {
        return Err(format!("house_name: expected 1 to {LONGEST} characters, found {length}"));
    }
    // Nothing that is no letter, and nothing that turns the text around it.
    let strange = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    match name.chars().find(|letter| strange(*letter)) {
        Some(letter) => Err(format!("house_name: expected letters, found {}", letter.escape_unicode())),
        None => Ok(name.to_owned()),
    }
}

impl Colours {
    fn of(text: &str) -> Result<Self, String> {
        let wrong = || format!("house_color: expected a colour such as #2f66a3, found \"{text}\"");
        let wished = Colour::read(text).ok_or_else(wrong)?;
        let night = wished.until_read_on(NIGHT, Colour([255; 3]));
        let paper = wished.until_read_on(PAPER, Colour([0; 3]));
        Ok(Self { wished, night, paper })
    }
}

/// Red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Colour([u8; 3]);

impl std::fmt::Display for Colour {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "#{}", hex::encode(self.0))
    }
}

impl Colour {
    /// Six digits after a `#`, or three that stand for two each.
    fn read(text: &str) -> Option<Self> {
        let digits = text.trim().strip_prefix('#')?;
        let long = if digits.chars().count() == 3 {
            digits.chars().flat_map(|digit| [digit; 2]).collect()
        } else {
            digits.to_owned()
        };
        Some(Self(hex::decode(long).ok()?.try_into().ok()?))
    }

    /// This colour, or the one nearest to it on the way to another that can be read on all these grounds.
    fn until_read_on(self, grounds: [&str; 3], other: Self) -> Self {
        let grounds = grounds.map(|ground| Self::read(ground).unwrap_or(Self([0; 3])));
        let read = |colour: &Self| grounds.iter().all(|ground| colour.contrast(*ground) >= READABLE);
        (0..=100).map(|part| self.mixed(other, part)).find(read).unwrap_or(other)
    }

    /// So many hundredths of the way to another.
    fn mixed(self, other: Self, part: u32) -> Self {
        let mix = |place: usize| {
            let (from, to) = (u32::from(self.0[place]), u32::from(other.0[place]));
            u8::try_from((from * (100 - part) + to * part) / 100).unwrap_or(u8::MAX)
        };
        Self([mix(0), mix(1), mix(2)])
    }

    /// As WCAG defines it.
    fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sign(name: &str, colour: &str) -> Result<Sign, String> {
        Sign::new(Some(name), Some(colour))
    }

    #[test]
    fn a_name_is_short_and_a_colour_is_one() {
        assert_eq!(sign("  The Blue Door ", "#36c").unwrap().name(), Some("The Blue Door"));
        for (name, colour, wrong) in [
            ("", "#36c", "house_name: expected 1 to 40 characters, found 0"),
            ("The very, very, very long name of a house", "#36c", "house_name: expected 1 to 40 characters, found 41"),
            ("a\u{202e}b", "#36c", "house_name: expected letters, found \\u{202e}"),
            ("a", "blue", "house_color: expected a colour such as #2f66a3, found \"blue\""),
            ("a", "#12345", "house_color: expected a colour such as #2f66a3, found \"#12345\""),
            ("a", "#éa", "house_color: expected a colour such as #2f66a3, found \"#éa\""),
        ] {
            assert_eq!(sign(name, colour).unwrap_err(), wrong);
        }
    }

    #[test]
    fn every_colour_can_be_read_and_the_host_is_told_where_it_changed() {
        let page = include_str!("../../../../web/src/app.css");
        for (theme, grounds) in [("night", NIGHT), ("paper", PAPER)] {
            let block = page.split(&format!("[data-theme='{theme}'] {{")).nth(1).unwrap().split('}').next().unwrap();
            for (name, ground) in ["ground", "panel", "raised"].into_iter().zip(grounds) {
                assert!(block.contains(&format!("--{name}: {ground};")), "{theme} {name}");
            }
        }
        for colour in ["#000", "#fff", "#00f", "#ff0000", "#2f66a3", "#e0b040", "#777777"] {
            let Colours { wished, night, paper } = Colours::of(colour).unwrap();
            for (shown, grounds) in [(night, NIGHT), (paper, PAPER)] {
                let least = grounds.map(|ground| shown.contrast(Colour::read(ground).unwrap()));
                assert!(least.iter().all(|contrast| *contrast >= READABLE), "{colour}: {least:?}");
            }
            let notes = Sign::new(None, Some(colour)).unwrap().notes();
            assert_eq!(notes.len(), usize::from(night != wished) + usize::from(paper != wished), "{notes:?}");
        }
        let notes = Sign::new(None, Some("#e0b040")).unwrap().notes();
        assert_eq!(notes, ["house_color: #e0b040 could hardly be read on paper; it is shown as #856928 there"]);
    }

    #[test]
    fn the_page_the_app_and_what_is_kept_of_them_bear_the_sign() {
        let sign = sign("Ada’s \"<Door>\"", "#2f66a3").unwrap();
        let index = "<html><head>\n<title>Backroom</title></head></html>";
        let page = String::from_utf8(sign.on("index.html", index.as_bytes()).unwrap()).unwrap();
        assert!(page.contains("<meta name=\"backroom-name\" content=\"Ada’s &quot;&lt;Door&gt;&quot;\" />"), "{page}");
        assert!(page.contains("<title>Ada’s &quot;&lt;Door&gt;&quot;</title>"), "{page}");
        assert!(page.contains("name=\"backroom-color\" content=\"#") && page.contains(" #2f66a3\""), "{page}");
        let manifest =
            sign.on("manifest.webmanifest", br#"{"name":"Backroom","short_name":"Backroom","id":"./"}"#).unwrap();
        let manifest: serde_json::Value = serde_json::from_slice(&manifest).unwrap();
        assert_eq!(
            manifest,
            serde_json::json!({ "name": "Ada’s \"<Door>\"", "short_name": "Ada’s \"<Door>\"", "id": "./" })
        );
        let worker = |sign: &Sign| sign.on("worker.js", b"const VERSION = \"abc\";").unwrap();
        let other = Sign::new(Some("Another"), None).unwrap();
        assert!(worker(&sign).ends_with(b"-abc\";") && worker(&sign) != worker(&other));
        assert_eq!(sign.on("theme.js", b"x"), None);
        assert_eq!(Sign::default().on("index.html", index.as_bytes()), None);
    }
}
