//! A review as a table of words.

use analysis::{Analysed, Figures, Moment, Review, What};
use words::Words;

/// The review, line by line: every moment, what it came to for everybody, and the biggest mistakes.
pub fn tell<G: Analysed>(table: &G, words: &Words, review: &Review<G>) -> Vec<String> {
    let teller = Teller { table, words, review };
    let mut lines = teller.rows();
    lines.push(String::new());
    lines.extend(teller.totals());
    lines.push(String::new());
    lines.extend(teller.mistakes());
    let notes = [(table.counts_points(), "analysis-legacy"), (!review.finished, "analysis-stopped")];
    for (_, key) in notes.iter().filter(|(holds, _)| *holds) {
        lines.extend([String::new(), words.text(key, &[])]);
    }
    lines
}

/// The columns of the moments.
const MOMENTS: [(&str, Align); 7] = [
    ("analysis-head-entry", Align::Right),
    ("analysis-head-who", Align::Left),
    ("analysis-head-before", Align::Right),
    ("analysis-head-after", Align::Right),
    ("analysis-head-loss", Align::Right),
    ("analysis-head-what", Align::Left),
    ("analysis-head-better", Align::Left),
];

/// The columns of the sums.
const TOTALS: [(&str, Align); 7] = [
    ("analysis-head-who", Align::Left),
    ("analysis-head-start", Align::Right),
    ("analysis-head-luck", Align::Right),
    ("analysis-head-mistakes", Align::Right),
    ("analysis-head-gifts", Align::Right),
    ("analysis-head-seen_later", Align::Right),
    ("analysis-head-end", Align::Right),
];

#[derive(Clone, Copy, PartialEq)]
enum Align {
    Left,
    Right,
}

struct Teller<'a, G: Analysed> {
    table: &'a G,
    words: &'a Words,
    review: &'a Review<G>,
}

impl<G: Analysed> Teller<'_, G> {
    fn say(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    fn rows(&self) -> Vec<String> {
        let mut rows = vec![MOMENTS.map(|(key, _)| self.say(key))];
        let mut chapter = 0;
        let mut lines = Vec::new();
        for moment in self.review.moments.iter().filter(|moment| !is_forced(moment)) {
            if moment.chapter != chapter {
                chapter = moment.chapter;
                lines.push((rows.len(), self.words.text(G::CHAPTER, &[("number", chapter.into())])));
            }
            rows.push(self.row(moment));
        }
        let mut told = align(&MOMENTS, &rows);
        for (row, chapter) in lines.into_iter().rev() {
            told.insert(row, format!("\n{chapter}"));
        }
        told
    }

    fn row(&self, moment: &Moment<G>) -> [String; 7] {
        let figures = Figures(self.words);
        let entry = if moment.first == moment.last {
            moment.first.to_string()
        } else {
            format!("{}-{}", moment.first, moment.last)
        };
        let nothing = String::new();
        match &moment.what {
            What::Decision { by, action, best, loss, .. } => {
                let n = self.review.seats.iter().position(|seat| seat == by).unwrap_or(0);
                let (mut lost, mut better) = (figures.percent(*loss), self.table.say_action(self.words, best));
                if lost == figures.percent(0.0) {
                    (lost, better) = (nothing.clone(), nothing);
                }
                let (before, after) = (figures.percent(moment.before[n]), figures.percent(moment.after[n]));
                let who = self.table.say_seat(self.words, *by);
                [entry, who, before, after, lost, self.table.say_action(self.words, action), better]
            }
            What::Chance { happened, luck } => {
                let shown = happened.first().map(|first| self.table.say_happened(self.words, first));
                let shown = shown.unwrap_or_default();
                let what = match happened.len() {
                    0 | 1 => shown,
                    more => {
                        let args = [("what", shown.into()), ("count", (more - 1).into())];
                        self.words.text("analysis-more", &args)
                    }
                };
                let luck = self.words.text("analysis-luck", &[("luck", self.luck(luck).into())]);
                [entry, self.say("analysis-chance"), nothing.clone(), nothing.clone(), nothing, what, luck]
            }
        }
    }

    /// Everybody's luck; with two the second's is the first's turned round.
    fn luck(&self, luck: &[f32]) -> String {
        let shown = if luck.len() == 2 { 1 } else { luck.len() };
        let one = |(n, seat): (usize, &G::Seat)| {
            let (seat, luck) = (self.table.say_seat(self.words, *seat), Figures(self.words).percent_change(luck[n]));
            self.words.text("analysis-luck-of", &[("seat", seat.into()), ("luck", luck.into())])
        };
        self.review.seats.iter().enumerate().take(shown).map(one).collect::<Vec<_>>().join(", ")
    }

    /// What it came to for everybody.
    fn totals(&self) -> Vec<String> {
        let figures = Figures(self.words);
        let mut rows = vec![TOTALS.map(|(key, _)| self.say(key))];
        for total in &self.review.totals {
            rows.push([
                self.table.say_seat(self.words, total.seat),
                figures.percent(total.start),
                figures.percent_change(total.luck),
                figures.percent_change(-total.mistakes),
                figures.percent_change(total.gifts),
                figures.percent_change(total.seen_later),
                figures.percent(total.end),
            ]);
        }
        align(&TOTALS, &rows)
    }

    fn mistakes(&self) -> Vec<String> {
        if self.review.mistakes.is_empty() {
            return vec![self.say("analysis-no-mistakes")];
        }
        let mut lines = vec![self.say("analysis-mistakes")];
        for (n, &mistake) in self.review.mistakes.iter().enumerate() {
            let moment = &self.review.moments[mistake];
            if let What::Decision { by, action, best, loss, .. } = &moment.what {
                let args = [
                    ("number", (n + 1).into()),
                    ("entry", moment.first.into()),
                    ("seat", self.table.say_seat(self.words, *by).into()),
                    ("made", self.table.say_action(self.words, action).into()),
                    ("best", self.table.say_action(self.words, best).into()),
                    ("loss", Figures(self.words).percent(*loss).into()),
                ];
                lines.push(self.words.text("analysis-mistake", &args));
            }
        }
        lines
    }
}

fn is_forced<G: Analysed>(moment: &Moment<G>) -> bool {
    matches!(moment.what, What::Decision { forced: true, .. })
}

/// Puts the cells of each column under each other.
fn align(columns: &[(&str, Align); 7], rows: &[[String; 7]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 7] = std::array::from_fn(width);
    let line = |row: &[String; 7]| {
        let cells = (0..7).map(|column| {
            let (text, width) = (&row[column], widths[column]);
            if columns[column].1 == Align::Right { format!("{text:>width$}") } else { format!("{text:<width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
