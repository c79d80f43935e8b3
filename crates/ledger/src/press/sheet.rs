//! The front page as a picture: 1200 by 630, as links are shown with.

use super::{
    FrontPage, Gallery, Line,
    setting::{Face, Room},
};
use std::fmt::Write;

/// How wide and how high the picture is.
pub const SIZE: (u32, u32) = (1200, 630);
const INK: &str = "#1b1714";
const PAPER: &str = "#f1e8d6";
/// What drawings lie on.
const PLATE: &str = "#ddcda8";
/// The weights are named, too: not everything that draws the page knows which file has which weight.
const BOLD: &str = "font-family=\"'Zilla Slab SemiBold','Zilla Slab',Georgia,serif\" font-weight=\"600\"";
const PLAIN: &str = "font-family=\"'Zilla Slab',Georgia,serif\" font-weight=\"400\"";
const DISPLAY: &str = "font-family=\"Limelight,'Zilla Slab',Georgia,serif\"";
/// Where the picture of the winner ends and the text begins.
const LEFT: u32 = 48;
const PICTURE: u32 = 322;
const COLUMN: u32 = LEFT + PICTURE + 30;
const RIGHT: u32 = 1152;
/// Room for the headline, and for the sentence below it.
pub const MASTHEAD: Room = Room { face: Face::Display, width: RIGHT - LEFT, height: 62, most: 56 };
pub const HEADLINE: Room = Room { face: Face::Display, width: RIGHT - COLUMN, height: 210, most: 88 };
pub const DECK: Room = Room { face: Face::Text, width: RIGHT - COLUMN, height: 120, most: 40 };

/// A text that means nothing but itself.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // No font of the page has the narrow one.
            '\u{202f}' => safe.push('\u{a0}'),
            // What no document may hold.
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// Somebody's colour on paper.
fn colour(seat: &str) -> &'static str {
    match seat {
        "green" => "#2f7a4a",
        "yellow" => "#d9a400",
        "red" => "#a83a28",
        "blue" => "#2f66a3",
        _ => "#6b655c",
    }
}

/// What is drawn so far.
struct Sheet(String);

impl Sheet {
    fn text(&mut self, x: u32, y: u32, size: u32, style: &str, text: &str) {
        let text = escape(text);
        let _ = write!(self.0, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" {style}>{text}</text>");
    }

    fn rule(&mut self, x: u32, y: u32, to: u32, width: u32) {
        let _ = write!(self.0, "<path d=\"M{x} {y}H{to}\" stroke=\"{INK}\" stroke-width=\"{width}\"/>");
    }

    /// Sets a text below a place and answers where it ends.
    fn block(&mut self, x: u32, y: u32, room: Room, style: &str, text: &str) -> u32 {
        let block = room.set(text);
        for (line, number) in block.lines.iter().zip(0..) {
            self.text(x, y + block.size + number * block.step() - block.size / 6, block.size, style, line);
        }
        y + block.height()
    }

    fn head(&mut self, page: &FrontPage) {
        let middle = format!("{DISPLAY} text-anchor=\"middle\"");
        let block = MASTHEAD.set(&page.masthead);
        let first = 50 + block.size / 3 - (block.lines.len() as u32 - 1) * block.step() / 2;
        for (line, number) in block.lines.iter().zip(0..) {
            self.text(SIZE.0 / 2, first + number * block.step(), block.size, &middle, line);
        }
        // The house's colour lies below its name.
        let colour = page.colour.as_deref().unwrap_or(INK);
        let _ = write!(self.0, "<path d=\"M{LEFT} 86H{RIGHT}\" stroke=\"{}\" stroke-width=\"6\"/>", escape(colour));
        self.text(LEFT, 118, 25, PLAIN, &page.edition);
        let right = format!("{PLAIN} text-anchor=\"end\"");
        self.text(RIGHT, 118, 25, &right, &page.game);
        self.rule(LEFT, 132, RIGHT, 2);
    }

    fn portrait(&mut self, page: &FrontPage, gallery: &Gallery) {
        let winner = page.scores.iter().find(|line| line.won);
        let seat = winner.map_or("nobody", |line| line.seat.as_str());
        let drawing = gallery.portrait(&page.scores).unwrap_or_default();
        let _ = write!(
            self.0,
            "<rect x=\"{LEFT}\" y=\"150\" width=\"{PICTURE}\" height=\"402\" fill=\"{PLATE}\"/>\
             <svg id=\"portrait\" data-seat=\"{}\" x=\"{LEFT}\" y=\"150\" width=\"{PICTURE}\" height=\"402\" viewBox=\"6.4 0 51.2 64\" preserveAspectRatio=\"xMidYMid slice\">{drawing}</svg>\
             <rect x=\"{LEFT}\" y=\"150\" width=\"{PICTURE}\" height=\"402\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"3\"/>",
            escape(seat)
        );
        if let Some(Line { name, .. }) = winner {
            let block = Room { face: Face::Text, width: PICTURE, height: 40, most: 32 }.set(name);
            let middle = format!("{BOLD} text-anchor=\"middle\"");
            for (line, number) in block.lines.iter().zip(0..) {
                self.text(LEFT + PICTURE / 2, 590 + number * block.step(), block.size, &middle, line);
            }
        }
    }

    /// Everybody's points up to a place on the right: below each other, or where there are many and room for it, in pairs.
    fn scores(&mut self, page: &FrontPage, to: u32) {
        let rows = page.scores.len().max(1) as u32;
        let pairs = rows > 2 && to == RIGHT;
        let step = if pairs { 56 } else { (120 / rows).min(56) };
        let wide = if pairs { (to - COLUMN - 32) / 2 } else { to - COLUMN };
        for (line, number) in page.scores.iter().zip(0..) {
            let (row, side) = if pairs { (number / 2, number % 2) } else { (number, 0) };
            self.score(line, COLUMN + side * (wide + 32), wide, 482 + (row + 1) * step - step / 4, step * 3 / 4);
        }
    }

    /// Somebody's points, with dots from the name to the number.
    fn score(&mut self, line: &Line, x: u32, wide: u32, y: u32, size: u32) {
        let _ = write!(
            self.0,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\"2\"/>",
            x + size / 2 - 2,
            y - size / 3,
            size * 3 / 8,
            colour(&line.seat)
        );
        let style = if line.won { BOLD } else { PLAIN };
        let points = line.points.map(|points| points.to_string()).unwrap_or_default();
        let (begin, end) = (x + size + 8, x + wide - Face::Text.width(&points) * size / 100);
        let name =
            Room { face: Face::Text, width: end - begin - 12, height: size * 11 / 10, most: size }.set(&line.name);
        for (text, below) in name.lines.iter().zip(0..) {
            self.text(begin, y + below * name.step(), name.size, style, text);
        }
        let dots =
            begin + name.lines.iter().map(|line| Face::Text.width(line)).max().unwrap_or(0) * name.size / 100 + 12;
        if !points.is_empty() && dots + 32 < end {
            let _ = write!(
                self.0,
                "<path d=\"M{dots} {y}H{}\" stroke=\"{INK}\" stroke-width=\"3\" stroke-dasharray=\"0 10\" stroke-linecap=\"round\"/>",
                end - 12
            );
        }
        let right = format!("{style} text-anchor=\"end\"");
        self.text(x + wide, y, size, &right, &points);
    }
}

/// Draws the page.
pub fn draw(page: &FrontPage, gallery: &Gallery) -> String {
    let (width, height) = SIZE;
    let mut sheet = Sheet(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" fill=\"{INK}\">\
         <title>{}</title><desc>{}</desc><defs></defs>\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>",
        escape(&page.headline),
        escape(&page.description())
    ));
    sheet.head(page);
    sheet.portrait(page, gallery);
    let wide = RIGHT - COLUMN;
    let below = sheet.block(COLUMN, 146, HEADLINE, DISPLAY, &page.headline);
    sheet.block(COLUMN, below + 8, DECK, PLAIN, &page.deck);
    sheet.rule(COLUMN, 478, RIGHT, 2);
    match &page.turning {
        None => sheet.scores(page, RIGHT),
        Some((title, text)) => {
            let middle = COLUMN + wide / 2;
            sheet.scores(page, middle - 16);
            let _ = write!(sheet.0, "<path d=\"M{middle} 490V604\" stroke=\"{INK}\" stroke-width=\"2\"/>");
            sheet.text(middle + 16, 510, 26, BOLD, title);
            let room = Room { face: Face::Text, width: wide / 2 - 16, height: 88, most: 24 };
            sheet.block(middle + 16, 518, room, PLAIN, text);
        }
    }
    sheet.0.push_str("</svg>");
    sheet.0
}
