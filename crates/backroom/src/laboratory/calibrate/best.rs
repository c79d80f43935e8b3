//! What the decisions cost that a look takes for best, judged by a much deeper one.

use super::{Args, play, table};
use crate::{laboratory::arena::Deals, progress};
use analysis::Lens;
use rayon::prelude::*;
use tabletop::{Decision, Source};

/// How much deeper the judge looks than the deepest that is judged.
const DEEPER: u32 = 10;

/// Judges one decision of each game.
pub fn check<G: Deals>(args: &Args) -> anyhow::Result<bool> {
    G::refuse_other_numbers(args.players)?;
    let judge = args.best.iter().max().map_or(1, |most| most.saturating_mul(DEEPER));
    let bar = progress::bar(args.games, "positions");
    let losses = |game| {
        let losses = losses::<G>(args, judge, game);
        bar.inc(1);
        losses
    };
    let found = (0..args.games).into_par_iter().map(losses).collect::<anyhow::Result<Vec<_>>>()?;
    bar.finish_and_clear();
    let found: Vec<_> = found.into_iter().flatten().collect();
    let sums = (0..args.best.len()).map(|n| Sum::of(args.best[n], found.iter().map(|losses| losses[n])));
    print(args, judge, found.len(), &sums.collect::<Vec<_>>());
    Ok(true)
}

/// What each look's best decision costs at some position of a game; nothing if nobody had a choice.
fn losses<G: Deals>(args: &Args, judge: u32, game: u64) -> anyhow::Result<Option<Vec<f64>>> {
    let table = &table::<G>(args, game)?;
    let judge = Lens::new(table, judge);
    let (mut seen, mut position) = (0, None);
    play(args, table, game, |state, seat, random| {
        if !table.begun(state) && !Decision::is_forced(table, state) {
            seen += 1;
            // Each has the same chance.
            if random.below(seen) == 0 {
                position = Some((state.clone(), seat));
            }
        }
    });
    let Some((state, seat)) = position else { return Ok(None) };
    let looks = args.best.iter().copied().chain([judge.simulations]).map(|simulations| judge.with(simulations));
    let led_to: Vec<_> = looks.filter_map(|lens| lens.decide(&state)).map(|decided| decided.after).collect();
    let mut values: Vec<f64> = Vec::new();
    for (n, after) in led_to.iter().enumerate() {
        let known = led_to[..n].iter().position(|other| other == after).map(|same| values[same]);
        values.push(known.unwrap_or_else(|| f64::from(judge.value(after)[table.place(seat)])));
    }
    let most = values.iter().copied().fold(0.0, f64::max);
    Ok(Some(values[..args.best.len()].iter().map(|value| most - value).collect()))
}

/// What a look's decisions cost on average.
struct Sum {
    simulations: u32,
    loss: f64,
    /// Half of the 95 % interval.
    within: f64,
    /// How many cost nothing.
    best: f64,
}

impl Sum {
    fn of(simulations: u32, losses: impl Iterator<Item = f64>) -> Self {
        let losses: Vec<_> = losses.collect();
        let count = losses.len().max(1) as f64;
        let loss = losses.iter().sum::<f64>() / count;
        let spread = losses.iter().map(|one| (one - loss).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let best = losses.iter().filter(|loss| **loss <= 0.0).count() as f64 / count;
        Self { simulations, loss, within: 1.96 * (spread / count).sqrt(), best }
    }
}

fn print(args: &Args, judge: u32, positions: usize, sums: &[Sum]) {
    if args.json {
        let looks = sums.iter().map(|sum| {
            serde_json::json!({"simulations": sum.simulations, "loss": sum.loss, "within": sum.within, "best": sum.best})
        });
        let looks: Vec<_> = looks.collect();
        anstream::println!("{}", serde_json::json!({"judge": judge, "positions": positions, "looks": looks}));
        return;
    }
    anstream::println!("{positions} positions, judged by {judge} simulations");
    anstream::println!("{:>12} {:>20} {:>14}", "simulations", "loss", "nothing lost");
    for Sum { simulations, loss, within, best } in sums {
        let loss = format!("{:.2} ± {:.2} %", 100.0 * loss, 100.0 * within);
        anstream::println!("{simulations:>12} {loss:>20} {:>12.1} %", 100.0 * best);
    }
}

#[cfg(test)]
mod tests {
    use super::Sum;

    #[test]
    fn losses_are_averaged_with_their_spread() {
        let sum = Sum::of(9, [0.0, 0.02, 0.04, 0.0].into_iter());
        assert!((sum.loss - 0.015).abs() < 1e-9 && sum.best == 0.5);
        let spread: f64 = (2.0 * 0.015_f64.powi(2) + 0.005_f64.powi(2) + 0.025_f64.powi(2)) / 3.0;
        assert!((sum.within - 1.96 * (spread / 4.0).sqrt()).abs() < 1e-9);
    }
}
