//! Laws about random events.

use super::written_and_read;
use crate::{Broken, Dice, Law, Suite, law::hold, playthrough::some_of, suite::Memory};
use std::collections::BTreeMap;
use tabletop::{Game, Node, Play};

/// The most outcomes whose frequencies are counted.
const FEW: usize = 60;

/// How many events that happened are remembered.
const REMEMBERED: usize = 60;

/// How often an event with many outcomes is drawn.
const DRAWS: u32 = 20;

/// Every law about the random event that is due; the dear ones if it is to be thorough.
pub(crate) fn check<G: Game>(
    suite: &Suite<'_, G>,
    play: &Play<'_, G>,
    thorough: bool,
    memory: &mut Memory<G>,
) -> Result<(), Broken> {
    let Node::Chance(due) = play.node() else { return Ok(()) };
    let name = due.to_string();
    hold(Law::EventName, !name.trim().is_empty(), || format!("{due:?} has no name"))?;
    if !thorough {
        return Ok(());
    }
    let outcomes = check_outcomes(suite, play.state(), &name)?;
    check_sample(suite, play.state(), &outcomes, &name, &mut memory.dice)?;
    check_happened(suite, play.state(), &outcomes, memory)
}

/// [`Law::DistinctOutcomes`], [`Law::PositiveWeights`] and [`Law::Total`]; gives the outcomes.
fn check_outcomes<G: Game>(
    suite: &Suite<'_, G>,
    state: &G::State,
    name: &str,
) -> Result<Vec<(G::Outcome, u64)>, Broken> {
    let mut outcomes = Vec::new();
    suite.table.outcomes(state, |outcome, weight| outcomes.push((outcome, weight)));
    hold(Law::DistinctOutcomes, !outcomes.is_empty(), || format!("nothing can come of {name}"))?;
    let mut seen = BTreeMap::new();
    for (outcome, weight) in &outcomes {
        hold(Law::PositiveWeights, *weight > 0, || format!("{name}: {outcome:?} has no weight"))?;
        let twin = seen.insert(format!("{outcome:?}"), ());
        hold(Law::DistinctOutcomes, twin.is_none(), || format!("{name}: {outcome:?} is there twice"))?;
    }
    if let Some(whole) = (suite.whole)(suite.table, state) {
        let sum = outcomes.iter().map(|(_, weight)| weight).sum::<u64>();
        hold(Law::Total, sum == whole, || format!("{name}: the weights make {sum}, not {whole}"))?;
    }
    Ok(outcomes)
}

/// [`Law::SampleListed`], [`Law::Frequencies`] and [`Law::Deterministic`] for an outcome.
fn check_sample<G: Game>(
    suite: &Suite<'_, G>,
    state: &G::State,
    outcomes: &[(G::Outcome, u64)],
    name: &str,
    dice: &mut Dice,
) -> Result<(), Broken> {
    let few = outcomes.len() <= FEW;
    let draws = if few { suite.samples } else { DRAWS };
    let mut counts = vec![0_u32; outcomes.len()];
    for _ in 0..draws {
        let drawn = suite.table.sample(state, dice);
        let place = outcomes.iter().position(|(outcome, _)| *outcome == drawn);
        let place = place.ok_or_else(|| Broken::new(Law::SampleListed, format!("{name}: {drawn:?} isn't listed")))?;
        counts[place] += 1;
    }
    if few {
        let weights = outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>();
        let (found, allowed) = chi_square(&weights, &counts);
        let what = || format!("{name}: weights {weights:?}, counts {counts:?}: {found:.1} > {allowed:.1}");
        hold(Law::Frequencies, found <= allowed, what)?;
    }
    let (outcome, _) = outcomes[0];
    let [mut heard, mut unheard] = [state.clone(), state.clone()];
    suite.table.resolve(&mut heard, outcome, &mut Vec::new());
    suite.table.resolve(&mut unheard, outcome, &mut ());
    hold(Law::Deterministic, heard == unheard, || format!("{name}: {outcome:?} leads to two states"))
}

/// Pearson's statistic, and a value that it exceeds about once in a million times. Outcomes that are expected less
/// than five times are taken together.
fn chi_square(weights: &[u64], counts: &[u32]) -> (f64, f64) {
    let whole = weights.iter().sum::<u64>() as f64;
    let draws = counts.iter().sum::<u32>() as f64;
    let (mut statistic, mut bins, mut rare) = (0.0, 0_u32, (0.0, 0.0));
    let mut bin = |expected: f64, found: f64| {
        statistic += (found - expected).powi(2) / expected;
        bins += 1;
    };
    for (&weight, &count) in weights.iter().zip(counts) {
        let expected = weight as f64 / whole * draws;
        if expected < 5.0 {
            rare = (rare.0 + expected, rare.1 + f64::from(count));
        } else {
            bin(expected, count.into());
        }
    }
    if rare.0 > 0.0 {
        bin(rare.0.max(1.0), rare.1);
    }
    let freedom = f64::from(bins.saturating_sub(1));
    (statistic, freedom + 6.0 * (2.0 * freedom).sqrt() + 12.0)
}

/// [`Law::HappenedSerde`] and [`Law::HappenedOutcome`].
fn check_happened<G: Game>(
    suite: &Suite<'_, G>,
    state: &G::State,
    outcomes: &[(G::Outcome, u64)],
    memory: &mut Memory<G>,
) -> Result<(), Broken> {
    let table = suite.table;
    let mut tried = outcomes.iter().map(|(outcome, _)| *outcome).collect::<Vec<_>>();
    some_of(&mut tried, suite.most, &mut memory.dice);
    for outcome in &tried {
        let happened = table.happened(state, *outcome);
        let json = written_and_read(Law::HappenedSerde, &happened)?;
        let named = json.get("event").is_some_and(serde_json::Value::is_string) && json.get("do").is_none();
        hold(Law::HappenedSerde, named, || format!("{json} has no \"event\", or a \"do\""))?;
        let again = table.outcome(state, &happened);
        hold(Law::HappenedOutcome, again == Some(*outcome), || format!("{json} means {again:?}, not {outcome:?}"))?;
    }
    for happened in &memory.happened {
        let found = table.outcome(state, happened);
        let listed = found.is_none_or(|found| outcomes.iter().any(|(outcome, _)| *outcome == found));
        hold(Law::HappenedOutcome, listed, || format!("{happened:?} can't come of {:?}", table.node(state)))?;
    }
    some_of(&mut tried, 1, &mut memory.dice);
    memory.happened.extend(tried.iter().map(|outcome| table.happened(state, *outcome)));
    some_of(&mut memory.happened, REMEMBERED, &mut memory.dice);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(weights: &[u64], counts: &[u32]) -> bool {
        let (found, allowed) = chi_square(weights, counts);
        found <= allowed
    }

    #[test]
    fn frequencies_are_compared_by_chi_square() {
        // (110 - 100)² / 100 + (90 - 100)² / 100 = 2, with one degree of freedom.
        let (found, allowed) = chi_square(&[1, 1], &[110, 90]);
        assert!((found - 2.0).abs() < 1e-9 && (allowed - 21.485).abs() < 0.001, "{found} {allowed}");
        assert!(holds(&[2, 1], &[410, 190]));
        assert!(!holds(&[1, 1], &[400, 200]));
        assert!(!holds(&[1, 1, 1], &[600, 0, 0]));
        assert!(holds(&[7], &[600]));
    }

    #[test]
    fn rare_outcomes_are_taken_together() {
        assert!(holds(&[1000, 1, 1, 1], &[600, 1, 1, 0]));
        assert!(!holds(&[1000, 1, 1, 1], &[560, 20, 20, 0]));
    }
}
