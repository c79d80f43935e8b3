//! Setting type: how wide texts are in the page's fonts, where lines end, and how large they can be.

/// A typeface of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Limelight, for headlines.
    Display,
    /// Zilla Slab, for the rest.
    Text,
}

/// How wide the characters from the blank to the tilde are, in hundredths of the type's size, rounded up.
const DISPLAY: [u8; 95] = [
    23, 41, 44, 46, 57, 78, 70, 22, 46, 46, 38, 50, 34, 36, 34, 34, 66, 49, 61, 64, 73, 62, 69, 60, 67, 67, 34, 34, 46,
    50, 46, 46, 95, 67, 74, 71, 78, 59, 57, 80, 72, 41, 56, 71, 54, 94, 75, 82, 75, 80, 74, 59, 61, 77, 62, 96, 65, 65,
    58, 46, 33, 46, 46, 43, 29, 69, 74, 56, 74, 64, 41, 59, 74, 37, 40, 65, 37, 109, 74, 64, 74, 73, 48, 50, 48, 73,
    53, 80, 54, 53, 55, 46, 23, 46, 59,
];
/// Of the bolder of two weights.
const TEXT: [u8; 95] = [
    21, 26, 39, 58, 49, 72, 72, 21, 29, 29, 42, 41, 22, 34, 23, 37, 58, 40, 53, 52, 56, 52, 54, 49, 54, 54, 24, 25, 41,
    56, 40, 47, 90, 68, 62, 65, 71, 60, 57, 69, 76, 35, 48, 67, 56, 90, 76, 72, 59, 73, 63, 55, 64, 72, 68, 97, 66, 64,
    59, 30, 41, 30, 47, 52, 44, 50, 55, 47, 57, 48, 34, 56, 58, 30, 26, 54, 28, 88, 59, 52, 57, 55, 44, 46, 39, 58, 52,
    77, 53, 53, 48, 30, 24, 30, 59,
];

impl Face {
    /// How wide a text is at most, in hundredths of the type's size.
    pub fn width(self, text: &str) -> u32 {
        text.chars().map(|letter| self.letter(letter)).sum()
    }

    fn letter(self, letter: char) -> u32 {
        let table = match self {
            Self::Display => &DISPLAY,
            Self::Text => &TEXT,
        };
        let known = (letter as usize).checked_sub(32).and_then(|place| table.get(place));
        match (known, letter) {
            (Some(width), _) => u32::from(*width),
            (None, '’' | '\u{a0}' | '\u{202f}') => 32,
            // Letters with accents are about as wide as the widest without.
            (None, '\u{a1}'..='\u{24f}') if letter.is_lowercase() => 74,
            (None, '\u{a1}'..='\u{24f}') => 85,
            (None, _) => 115,
        }
    }
}

/// A text in lines, and how large they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The lines.
    pub lines: Vec<String>,
    /// The type's size.
    pub size: u32,
}

/// Room for a text.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The typeface.
    pub face: Face,
    /// How wide it is.
    pub width: u32,
    /// How high it is; a line takes a tenth more than its type's size.
    pub height: u32,
    /// The largest type.
    pub most: u32,
}

impl Room {
    /// Sets a text as large as it goes; what has to be small is small, but nothing is cut off.
    pub fn set(self, text: &str) -> Block {
        let words: Vec<_> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let sizes = (1..=self.most).rev();
        let fitting = sizes.map(|size| Block { lines: self.lines(&words, size), size });
        let fits = |block: &Block| {
            let widest = block.lines.iter().map(|line| self.face.width(line)).max().unwrap_or(0);
            widest * block.size <= self.width * 100 && block.height() <= self.height
        };
        fitting.into_iter().find(fits).unwrap_or_else(|| Block { lines: vec![text.to_owned()], size: 1 })
    }

    fn lines(self, words: &[&str], size: u32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in words {
            match lines.last_mut() {
                Some(line)
                    if (self.face.width(line) + self.face.width(" ") + self.face.width(word)) * size
                        <= self.width * 100 =>
                {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push((*word).to_owned()),
            }
        }
        lines
    }
}

impl Block {
    /// From the top of the first line to the bottom of the last.
    pub fn height(&self) -> u32 {
        self.lines.len() as u32 * self.step()
    }

    /// From one line to the next.
    pub fn step(&self) -> u32 {
        self.size + self.size / 10
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_as_large_as_its_room_allows() {
        let room = Room { face: Face::Display, width: 700, height: 200, most: 80 };
        assert_eq!(room.set("Short"), Block { lines: vec!["Short".into()], size: 80 });
        let long = room.set("Two winners, one town, and nobody who would say a word about it");
        assert!(long.lines.len() > 1 && long.size < 80 && long.size > 30, "{long:?}");
        assert!(long.height() <= 200);
        assert_eq!(long.lines.join(" "), "Two winners, one town, and nobody who would say a word about it");
    }

    #[test]
    fn what_has_no_blanks_becomes_small_and_stays_whole() {
        let room = Room { face: Face::Text, width: 200, height: 40, most: 30 };
        for name in ["W".repeat(30), "漢".repeat(30), "Ł".repeat(30)] {
            let block = room.set(&name);
            assert_eq!(block.lines.join(" "), name);
            assert!(Face::Text.width(&name) * block.size <= 20_000);
        }
    }
}
