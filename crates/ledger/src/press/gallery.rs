//! Who is on the front page: the page's own drawings, so that somebody looks the same at the table and in the newspaper.

use super::Line;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Somebody's looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    /// A bot, a boss or a gang, by the name of its drawing.
    Of(String),
    /// Whoever goes by this name looks like one of the avatars.
    Called(String),
}

/// All drawings as SVG in a box of 64 by 64, by their names: `data/faces.json`, which the page's tests write.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Gallery {
    faces: BTreeMap<String, String>,
    avatars: BTreeMap<String, String>,
}

/// The drawing for a game that nobody won.
const NOBODY: &str = "nobody";

impl Gallery {
    /// Reads the drawings.
    ///
    /// # Errors
    /// Says what is wrong with the JSON.
    pub fn read(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }

    /// The picture of whoever won, or of nobody; nothing if there are no drawings.
    pub(super) fn portrait(&self, lines: &[Line]) -> Option<&str> {
        let Some(winner) = lines.iter().position(|line| line.won) else { return self.drawing(NOBODY) };
        let mut taken: Vec<&str> = Vec::new();
        let mut faces = vec![None; lines.len()];
        // No two at a table are alike. Gangs come first, as nobody sits there.
        let mut order: Vec<_> = (0..lines.len()).collect();
        order.sort_by_key(|place| !lines[*place].gang);
        for place in order {
            faces[place] = self.free(&lines[place], &taken);
            taken.extend(faces[place]);
        }
        faces[winner].and_then(|name| self.drawing(name))
    }

    fn drawing(&self, name: &str) -> Option<&str> {
        self.faces.get(name).or_else(|| self.avatars.get(name)).map(String::as_str)
    }

    /// The name of somebody's drawing, which nobody else has yet.
    fn free<'g>(&'g self, line: &Line, taken: &[&str]) -> Option<&'g str> {
        let called = match &line.face {
            Face::Of(name) => {
                let drawn = self.faces.get_key_value(name).map(|(name, _)| name.as_str());
                if let Some(name) = drawn.filter(|name| !taken.contains(name)) {
                    return Some(name);
                }
                // Two bots of one kind: the second is called after its kind and its colour; nobody only after the colour.
                match name.rsplit('-').next() {
                    Some(kind) if kind != line.seat => format!("{kind} {}", line.seat),
                    _ => line.seat.clone(),
                }
            }
            Face::Called(name) => name.clone(),
        };
        let names: Vec<_> = self.avatars.keys().collect();
        let first = avatar(&called, names.len())?;
        names.iter().cycle().skip(first).take(names.len()).map(|name| name.as_str()).find(|name| !taken.contains(name))
    }
}

/// Which of so many avatars goes with a name; the page reckons the same (`avatarOf`).
fn avatar(name: &str, many: usize) -> Option<usize> {
    let sum = name.chars().fold(7_u32, |sum, letter| sum.wrapping_mul(31).wrapping_add(letter.into()));
    usize::try_from(sum).ok()?.checked_rem(many)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seat: &str, face: Face, won: bool) -> Line {
        Line { seat: seat.to_owned(), name: String::new(), points: None, won, gang: false, face }
    }

    fn gallery() -> Gallery {
        Gallery::read(include_str!("../../../../data/faces.json")).unwrap()
    }

    #[test]
    fn somebody_looks_as_at_the_table() {
        let gallery = gallery();
        let (ada, bot) = (Face::Called("Ada".into()), Face::Of("gangster-rookie".into()));
        let lines = |won: usize| {
            let faces = [ada.clone(), ada.clone(), bot.clone(), bot.clone()];
            let seats = ["red", "blue", "yellow", "grey"];
            seats
                .into_iter()
                .zip(faces)
                .enumerate()
                .map(|(n, (seat, face))| line(seat, face, n == won))
                .collect::<Vec<_>>()
        };
        let drawn: Vec<_> = (0..4).map(|won| gallery.portrait(&lines(won)).unwrap()).collect();
        assert_eq!(drawn[2], gallery.faces["gangster-rookie"]);
        for (n, one) in drawn.iter().enumerate() {
            assert!(!drawn[n + 1..].contains(one), "two look alike");
        }
        assert_eq!(gallery.portrait(&lines(9)), gallery.drawing(NOBODY));
        assert!(gallery.drawing(NOBODY).is_some());
    }

    #[test]
    fn every_gang_and_every_colour_has_a_face() {
        let gallery = gallery();
        let gangs = (1..=10).map(|n| format!("scenario-{n}")).chain((1..=5).map(|n| format!("mission-{n}")));
        for name in gangs.chain(["rival-german", "rival-first", "legacy"].map(String::from)) {
            assert!(gallery.faces.contains_key(&name), "{name}");
        }
        for seat in ["green", "yellow", "red", "blue", "grey"] {
            assert!(gallery.portrait(&[line(seat, Face::Of(seat.into()), true)]).is_some());
        }
    }

    #[test]
    fn without_drawings_nothing_is_drawn() {
        assert_eq!(Gallery::default().portrait(&[line("red", Face::Called("Ada".into()), true)]), None);
    }
}
