//! Every table worth testing.

use smile_and_gun::{Edition, Gang, Infusion, Infusions, Level, Setup};

/// Two players with every pair of cards of both editions: 142 tables.
pub fn pairs() -> Vec<Setup> {
    let mut found = Vec::new();
    for edition in [Edition::German, Edition::First] {
        for shadow in edition.shadows() {
            for infusion in edition.infusions() {
                let first = smile_and_gun::First::Random;
                found.push(Setup { shadow, infusion: Infusions::One(infusion), first, ..Setup::two(edition) });
            }
        }
    }
    found
}

/// A card and the next one in the list: two for the Trickster (W9.11).
pub fn with_another(card: &Infusions) -> Infusions {
    let first = card.cards()[0];
    let place = Infusion::ALL.iter().position(|other| *other == first).unwrap_or(0);
    Infusions::Several(vec![first, Infusion::ALL[(place + 1) % Infusion::ALL.len()]])
}

/// Every level alone, as a legacy, with every scenario and with every mission, normal and hard; three pairs of cards
/// each, and the Trickster with two and with three infusion cards.
pub fn alone() -> Vec<Setup> {
    let mut bases = Vec::new();
    for level in Level::ALL {
        for &edition in level.editions() {
            bases.push(Setup::solo(edition, level));
            bases.push(Setup { legacy: Some(true), ..Setup::solo(edition, level) });
            match edition {
                Edition::German => bases.extend((1..=10).map(|number| Setup::scenario(number, level))),
                Edition::First => {
                    let missions = (1..=5).flat_map(|number| [(number, false), (number, true)]);
                    bases.extend(missions.map(|(number, hard)| Setup::mission(number, hard, level)));
                }
            }
        }
    }
    let tables = bases.iter().enumerate().flat_map(|(n, base)| (0..3).flat_map(move |k| with_cards(base, 3 * n + k)));
    tables.collect()
}

/// A table with the `n`-th of the cards that its scenario allows; with the Trickster twice, with two and three
/// infusion cards.
fn with_cards(base: &Setup, n: usize) -> Vec<Setup> {
    let gang = base.scenario.and_then(Gang::of_scenario).unwrap_or(Gang::Rivals);
    let fixed = gang.fixed();
    let shadows: Vec<_> = base.edition.shadows().collect();
    let cards: Vec<_> = base.edition.infusions().collect();
    // Every third table keeps the scenario's own cards; steps of 5 and 7 walk through all of them.
    let own = n.is_multiple_of(3);
    let walk = |step: usize| (1..).map(move |k| n / 3 + n % 3 * step + k);
    let shadow_cards = walk(5).map(|k| if own || fixed.0 { base.shadow } else { shadows[k % shadows.len()] });
    let infusion_cards =
        walk(7).map(|k| if own || fixed.1 { base.infusion.cards()[0] } else { cards[k % cards.len()] });
    let several = |count: usize, first: Infusion| {
        let others = cards.iter().cycle().skip(n).copied().filter(|card| *card != first);
        let mut hand: Vec<_> = std::iter::once(first).chain(others.take(count - 1)).collect();
        hand.dedup();
        Infusions::Several(hand)
    };
    let lay = |count: usize| {
        let tables = shadow_cards.clone().zip(infusion_cards.clone()).map(|(shadow, card)| {
            let infusion = if count == 1 { Infusions::One(card) } else { several(count, card) };
            Setup { shadow, infusion, ..base.clone() }
        });
        tables.take(40).find(|setup| <smile_and_gun::Table as tabletop::Game>::new(setup).is_ok())
    };
    let counts: &[usize] = if base.level == Some(Level::Trickster) { &[2, 3] } else { &[1] };
    counts.iter().filter_map(|&count| lay(count)).collect()
}

/// Gangster with 2, 3 and 4 players.
pub fn gangsters() -> Vec<gangster::Setup> {
    (2..=4).map(|players| gangster::Setup::new(gangster::Gang::ALL[..players].to_vec())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_pair_of_cards_is_there() {
        let pairs = pairs();
        assert_eq!(pairs.len(), 13 * 9 + 5 * 5);
        assert!(pairs.iter().all(|setup| <smile_and_gun::Table as tabletop::Game>::new(setup).is_ok()));
    }

    #[test]
    fn every_level_meets_every_scenario_and_mission_with_three_pairs_of_cards() {
        let tables = alone();
        // German: 5 levels with plain, legacy and ten scenarios, the Trickster twice. First: 4 levels with plain,
        // legacy, five missions and five hard ones.
        assert_eq!(tables.len(), 3 * (6 * 12 + 4 * 12));
        let cards = |level, scenario| -> BTreeSet<String> {
            let of = tables.iter().filter(|setup| setup.level == Some(level) && setup.scenario == Some(scenario));
            of.map(|setup| format!("{} {:?}", setup.shadow, setup.infusion)).collect()
        };
        assert_eq!(cards(Level::Capo, 4).len(), 3);
        assert_eq!(cards(Level::Trickster, 4).len(), 6);
        let shadows: BTreeSet<_> = tables.iter().map(|setup| setup.shadow).collect();
        assert_eq!(shadows.len(), 13);
    }
}
