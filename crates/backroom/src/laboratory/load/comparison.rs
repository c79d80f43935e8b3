//! Several measurements beside each other.

use super::report::Report;
use std::{collections::BTreeMap, fmt};

/// Measurements by the number of nodes.
#[derive(Default)]
pub struct Comparison {
    runs: BTreeMap<Option<usize>, Vec<Report>>,
}

impl Comparison {
    /// One more.
    pub fn add(&mut self, nodes: Option<usize>, report: Report) {
        self.runs.entry(nodes).or_default().push(report);
    }

    /// How many tables stopped because something went wrong.
    pub fn errors(&self) -> usize {
        self.runs.values().flatten().map(|report| report.errors).sum()
    }

    /// How long the slowest move took, in milliseconds.
    pub fn longest(&self) -> f64 {
        self.runs.values().flatten().map(|report| report.max_ms).fold(0.0, f64::max)
    }
}

/// The one in the middle; of an even number the lower of the two.
fn median(figures: impl Iterator<Item = f64>) -> Option<f64> {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len().saturating_sub(1) / 2).copied()
}

/// Nothing, where there is nothing to compare.
impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.runs.values().flatten().count() < 2 {
            return Ok(());
        }
        let mut one = None;
        for (nodes, reports) in &self.runs {
            let name =
                nodes.map_or("server".to_owned(), |nodes| format!("{nodes} node{}", if nodes == 1 { "" } else { "s" }));
            let p99 = median(reports.iter().map(|report| report.p99_ms)).unwrap_or(0.0);
            write!(f, "{name}, median of {}: p99 {p99:.2} ms", reports.len())?;
            if let Some(micros) = median(reports.iter().filter_map(|report| report.micros_per_move.of_the_house())) {
                let one = *one.get_or_insert(micros);
                write!(f, ", {micros:.0} µs of processor time a move in all, {:.2} times the first", micros / one)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_is_the_one_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), Some(2.0));
        assert_eq!(median([4.0, 1.0, 2.0, 3.0].into_iter()), Some(2.0));
        assert_eq!(median([].into_iter()), None);
    }
}
