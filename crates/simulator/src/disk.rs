//! What is on disk of a table.

use table::{Change, Remembered, Said, Seated, Status, history::Row};

#[derive(Clone, Debug, Default)]
pub struct Disk {
    pub lines: Vec<Row>,
    pub seats: Vec<Seated>,
    pub note: String,
    pub status: Status,
    pub said: Vec<Said>,
    /// The lines of the entries that stand: those that were taken back are gone.
    standing: Vec<i64>,
}

impl Disk {
    pub fn new(seats: Vec<Seated>) -> Self {
        Self { seats, ..Self::default() }
    }

    /// The number of the last line.
    pub fn seq(&self) -> i64 {
        self.lines.last().map_or(0, |line| line.seq)
    }

    /// The line of the last entry that stands, which tells a position from all others.
    pub fn position(&self) -> i64 {
        self.standing.last().copied().unwrap_or(0)
    }

    /// Keeps a change. Says which line would have been written over, and keeps nothing then.
    pub fn keep(&mut self, change: Change) -> Result<(), i64> {
        if let Some(line) = change.lines.first().filter(|line| line.seq != self.seq() + 1) {
            return Err(line.seq);
        }
        for line in change.lines {
            match back_to(&line.entry) {
                Some(back_to) => self.standing.retain(|seq| *seq <= back_to),
                None if is_entry(&line.entry) => self.standing.push(line.seq),
                None => {}
            }
            self.lines.push(line);
        }
        for (place, seed) in change.seeds {
            self.seats[place].seed = Some(seed);
        }
        self.status = change.status.unwrap_or(self.status);
        if change.forget_talk {
            self.said.clear();
        }
        self.said.extend(change.said);
        if let Some(note) = change.note {
            self.note = note;
        }
        Ok(())
    }

    pub fn remembered(&self) -> Remembered {
        Remembered { seats: self.seats.clone(), unrated: None, lines: self.lines.clone(), note: self.note.clone() }
    }
}

/// Where a line goes back to, if it does.
fn back_to(entry: &str) -> Option<i64> {
    let rest = entry.strip_prefix("{\"back_to\":")?;
    rest.split(',').next()?.parse().ok()
}

/// Whether a line is one of the record.
fn is_entry(entry: &str) -> bool {
    !entry.starts_with("{\"ended\":") && !is_granted(entry)
}

/// Whether a line lets the time for the decision begin anew.
pub fn is_granted(entry: &str) -> bool {
    entry.starts_with("{\"granted\":")
}
