//! The board of Gangster.

use super::{BLUE, Board, GREY, QUIET, RED, YELLOW, pad, paint, say, say_with};
use anstyle::Style;
use gangster::{Gang, Gangster, Piece, State, Table, View};
use tabletop::Game;
use words::{Speaks, Words};

impl Board for Table {
    fn draw(&self, words: &Words, state: &State) -> String {
        let view = self.view(state, None);
        let mut lines =
            vec![format!("     {}", ('a'..='f').map(|column| format!("{column}     ")).collect::<String>())];
        lines.push(rule());
        for (n, row) in view.board.iter().enumerate() {
            let cells: String = row.iter().map(|piece| cell(words, piece.as_ref())).collect();
            lines.push(format!("{} |{cells}", n + 1));
            lines.push(rule());
        }
        let open: Vec<_> = view.open.iter().map(|gangster| short(words, *gangster)).collect();
        let [one, two] = view.stacks;
        lines.push(format!(
            "{}   {}   {}",
            say_with(words, "terminal-open", [("gangsters", list(words, open).into())]),
            say_with(words, "terminal-stacks", [("one", one.into()), ("two", two.into())]),
            paint(QUIET, &say(words, "terminal-dead")),
        ));
        lines.extend(self.gangs().iter().map(|&gang| player(words, self, &view, gang)));
        lines.join("\n")
    }

    fn standing(&self, words: &Words, state: &State) -> Vec<String> {
        let view = self.view(state, None);
        self.gangs().iter().map(|&gang| player(words, self, &view, gang)).collect()
    }
}

fn style(gang: Gang) -> Style {
    match gang {
        Gang::Red => RED,
        Gang::Blue => BLUE,
        Gang::Yellow => YELLOW,
        Gang::Grey => GREY,
    }
}

fn rule() -> String {
    format!("  +{}", "-----+".repeat(6))
}

fn cell(words: &Words, piece: Option<&Piece>) -> String {
    let text = match piece {
        None => String::new(),
        Some(piece) => {
            let gangster = Gangster::new(piece.gang, piece.power);
            if piece.alive { format!(" {}", short(words, gangster)) } else { format!("({})", short(words, gangster)) }
        }
    };
    format!("{}|", pad(&format!(" {text}"), 5))
}

/// A gangster in two letters: `R3`.
fn short(words: &Words, gangster: Gangster) -> String {
    let letter = say(words, &format!("terminal-short-{}", gangster.gang));
    paint(style(gangster.gang), &format!("{letter}{}", gangster.power.index() + 1))
}

fn list(words: &Words, gangsters: Vec<String>) -> String {
    if gangsters.is_empty() { say(words, "terminal-nobody") } else { gangsters.join(" ") }
}

fn player(words: &Words, table: &Table, view: &View, gang: Gang) -> String {
    let own = view.own.get(&gang).into_iter().flatten().map(|gangster| short(words, *gangster)).collect();
    let number = |map: &std::collections::BTreeMap<Gang, u8>| map.get(&gang).copied().unwrap_or(0);
    format!(
        "{}: {} · {} · {}",
        paint(style(gang), &table.say_seat(words, gang)),
        say_with(words, "terminal-rank", [("rank", number(&view.rank).into())]),
        say_with(words, "terminal-own", [("gangsters", list(words, own).into())]),
        say_with(words, "terminal-bullets", [("count", number(&view.bullets).into())]),
    )
}
