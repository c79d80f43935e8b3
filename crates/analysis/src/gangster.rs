//! *Gangster: The Bosses of Chicago*: why a decision is good.

use crate::{Analysed, Change, Figures, game::weightiest, review::rounded};
use bots::evaluation::Evaluated;
use gangster::{Event, Field, Fields, Gang, Gangster, Line, SIDE, State, Table, best};
use serde::Serialize;
use words::{Speaks, Value, Words};

/// Who would win a line if it were complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Which gang.
    pub gang: Gang,
    /// By how much.
    pub by: u8,
}

/// Why a decision is good. `points` is how much it adds to the lead that can be expected at the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GangsterReason {
    /// Somebody else would win a line now, or by more or less.
    Line {
        /// A row or a column.
        line: Line,
        /// Which one, from 0.
        index: u8,
        /// Who would have won it.
        from: Option<Standing>,
        /// Who would win it now.
        to: Option<Standing>,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// A line is complete.
    Scored {
        /// A row or a column.
        line: Line,
        /// Which one, from 0.
        index: u8,
        /// Who won it.
        to: Option<Standing>,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// A gangster is shot.
    Shot {
        /// Who died.
        gangster: Gangster,
        /// Where.
        field: Field,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// Whatever else: supplies, bullets, turns to come.
    Position {
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
}

impl Analysed for Table {
    type Reason = GangsterReason;
    const CHAPTER: &'static str = "analysis-lines";

    /// How many lines are complete.
    fn chapter(&self, state: &State) -> u8 {
        let free = state.board.free();
        (0..2 * SIDE).filter(|&id| line(id).is_some_and(|(_, _, fields)| fields.and(free).is_empty())).count() as u8
    }

    fn same_turn(&self, one: &State, two: &State) -> bool {
        one.player == two.player
    }

    fn reasons(&self, change: &Change<'_, Self>) -> Vec<GangsterReason> {
        // The lines are compared as whoever decided sees them in their turn.
        let after = State { player: change.before.player, ..change.after.clone() };
        let parts = bots::explain::parts(self, change.before, &after, self.place(change.seat));
        let mut rest = change.gain(self) - parts.iter().map(|part| part.1).sum::<f32>();
        let mut found = Vec::new();
        for (id, points) in parts {
            if let Some((line, index, to)) = scored(change, id) {
                // The points of a complete line are on the track now, and so part of the rest.
                let points = points + std::mem::take(&mut rest);
                found.push((points, GangsterReason::Scored { line, index, to, points }));
            } else if let Some(reason) = in_line(change, id, points) {
                found.push((points, reason));
            }
        }
        found.push((rest, elsewhere(change, rest)));
        weightiest(found)
    }

    fn say_reason(&self, words: &Words, reason: &GangsterReason) -> String {
        let (key, mut args, points) = said(self, words, reason);
        args.push(("points", Figures(words).signed(points).into()));
        words.text(key, &args)
    }
}

/// The text for a reason, what its variables stand for, and the points expected.
type Said = (&'static str, Vec<(&'static str, Value<'static>)>, f32);

fn said(table: &Table, words: &Words, reason: &GangsterReason) -> Said {
    match *reason {
        GangsterReason::Line { line, index, from, to, points } => {
            let ([from, from_by], [to, to_by]) = (standing(table, words, from), standing(table, words, to));
            let [line, number] = name(line, index);
            let mut args = vec![("line", line), ("number", number), ("from", from), ("from_by", from_by)];
            args.extend([("to", to), ("to_by", to_by)]);
            ("analysis-reason-line", args, points)
        }
        GangsterReason::Scored { line, index, to, points } => {
            let ([to, to_by], [line, number]) = (standing(table, words, to), name(line, index));
            let args = vec![("line", line), ("number", number), ("to", to), ("to_by", to_by)];
            ("analysis-reason-scored", args, points)
        }
        GangsterReason::Shot { gangster, field, points } => {
            let piece = [("gang", gangster.gang.to_string().into()), ("power", u8::from(gangster.power).into())];
            let piece = words.text("gangster-piece", &piece);
            let args = vec![("piece", piece.into()), ("field", field.to_string().into())];
            ("analysis-reason-shot", args, points)
        }
        GangsterReason::Position { points } => ("analysis-reason-position", Vec::new(), points),
    }
}

/// A line by its number among the parts of the board.
fn line(id: u8) -> Option<(Line, u8, Fields)> {
    let (line, index) = if id < SIDE { (Line::Row, id) } else { (Line::Column, id - SIDE) };
    let field = if line == Line::Row { Field::new(index, 0) } else { Field::new(0, index) };
    field.map(|field| (line, index, line.through(field)))
}

/// Who won the line, if it was scored.
fn scored(change: &Change<'_, Table>, id: u8) -> Option<(Line, u8, Option<Standing>)> {
    let (wanted, number, _) = line(id)?;
    change.told.iter().find_map(|event| match *event {
        Event::LineScored { line, index, winner, points, .. } if line == wanted && index == number => {
            Some((line, index, winner.map(|gang| Standing { gang, by: points })))
        }
        _ => None,
    })
}

/// What changed in a line that isn't complete.
fn in_line(change: &Change<'_, Table>, id: u8, points: f32) -> Option<GangsterReason> {
    let (line, index, fields) = line(id)?;
    let winner = |state: &State| best(state.board.power_on(fields)).map(|(gang, by)| Standing { gang, by });
    let (from, to) = (winner(change.before), winner(change.after));
    (from != to).then_some(GangsterReason::Line { line, index, from, to, points })
}

/// What changed beside the lines.
fn elsewhere(change: &Change<'_, Table>, points: f32) -> GangsterReason {
    let shot = change.told.iter().find_map(|event| match *event {
        Event::Shot { killed, victim, .. } => Some(GangsterReason::Shot { gangster: killed, field: victim, points }),
        _ => None,
    });
    shot.unwrap_or(GangsterReason::Position { points })
}

/// The gang's name, or "none"; and by how much.
fn standing(table: &Table, words: &Words, standing: Option<Standing>) -> [Value<'static>; 2] {
    match standing {
        Some(Standing { gang, by }) => [table.say_seat(words, gang).into(), by.into()],
        None => ["none".into(), 0.into()],
    }
}

/// A row's number or a column's letter, as in the names of fields.
fn name(line: Line, index: u8) -> [Value<'static>; 2] {
    let number = match line {
        Line::Row => (index + 1).to_string(),
        Line::Column => char::from(b'a' + index).to_string(),
    };
    [line.to_string().into(), number.into()]
}
