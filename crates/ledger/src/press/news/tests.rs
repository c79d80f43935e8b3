//! Every kind of ending has a headline, and every headline an ending.

use super::*;
use smile_and_gun::{Both, Edition, Level, Setup, Table};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Entry;

fn score(total: i16) -> Score {
    Score { total, ..Score::default() }
}

fn ending(green: Score, yellow: Score) -> Ending {
    let winner = match green.total.cmp(&yellow.total) {
        std::cmp::Ordering::Greater => Some(Player::Green),
        std::cmp::Ordering::Less => Some(Player::Yellow),
        std::cmp::Ordering::Equal => None,
    };
    Ending {
        scores: Both { green, yellow },
        winner,
        tie_break: None,
        won: None,
        beat_gang: None,
        condition_met: None,
        rank: None,
        lost_at_once: None,
        target_met: None,
    }
}

fn two() -> Vec<(&'static str, Ending)> {
    let tied = |winner, tie_break| Ending { winner, tie_break: Some(tie_break), ..ending(score(40), score(40)) };
    let monopoly = Score { gambling: 18, monopolies: 1, ..score(48) };
    vec![
        ("smile-narrow", ending(score(43), score(40))),
        ("smile-clear", ending(score(44), score(40))),
        ("smile-clear", ending(score(59), score(40))),
        ("smile-crushing", ending(score(40), score(60))),
        ("smile-shadow", ending(Score { card: 5, ..score(45) }, score(40))),
        ("smile-clear", ending(Score { card: 5, ..score(46) }, score(40))),
        // Without the second 9 points it would have been lost.
        ("smile-monopoly", ending(monopoly, score(40))),
        ("smile-clear", ending(monopoly, score(39))),
        ("smile-monopolies", ending(Score { monopolies: 2, ..monopoly }, score(20))),
        ("smile-hats", ending(Score { hats: 25, ..score(48) }, score(40))),
        ("smile-infusions", tied(Some(Player::Yellow), TieBreak::Infusions)),
        ("smile-henchmen", tied(Some(Player::Yellow), TieBreak::Henchmen)),
        ("smile-draw", tied(None, TieBreak::Draw)),
    ]
}

fn solo() -> Vec<(&'static str, Setup, Ending)> {
    let plain = Setup::solo(Edition::German, Level::Normal);
    let scenario = Setup::scenario(2, Level::Normal);
    let mission = Setup::mission(1, true, Level::Normal);
    let came =
        |own, gang, won| Ending { won: Some(won), beat_gang: Some(own > gang), ..ending(score(own), score(gang)) };
    let legacy = |rank| Ending { won: None, rank: Some(rank), ..came(50, 40, true) };
    vec![
        ("alone-won", plain.clone(), came(50, 40, true)),
        ("alone-narrow", plain.clone(), came(42, 40, true)),
        ("alone-crushing", plain.clone(), came(60, 40, true)),
        ("alone-lost", plain.clone(), came(30, 40, false)),
        ("alone-close", plain.clone(), came(40, 40, false)),
        ("campaign-won", scenario.clone(), came(50, 40, true)),
        ("campaign-lost", scenario.clone(), came(30, 40, false)),
        ("campaign-condition", scenario.clone(), came(50, 40, false)),
        ("campaign-at-once", scenario, Ending { lost_at_once: Some(true), ..came(50, 40, false) }),
        ("mission-won", mission.clone(), came(50, 40, true)),
        ("mission-few", mission.clone(), Ending { target_met: Some(false), ..came(50, 40, false) }),
        ("mission-objective", mission.clone(), Ending { condition_met: Some(false), ..came(50, 40, false) }),
        ("mission-gang", mission, came(50, 60, false)),
        ("legacy-1", plain.clone(), legacy(1)),
        ("legacy-2", plain.clone(), legacy(2)),
        ("legacy-3", plain.clone(), legacy(3)),
        ("legacy-4", plain, legacy(4)),
    ]
}

/// Ranks in the order of the gangs, how often somebody shot, whether equals were told apart, and whether one reached 17.
fn chicago() -> Vec<(&'static str, Vec<u8>, usize, bool)> {
    vec![
        ("gangster-capone", vec![17, 12], 1, false),
        ("gangster-capone-crushing", vec![9, 17], 1, false),
        ("gangster-capone-narrow", vec![17, 15, 3], 1, false),
        ("gangster-narrow", vec![9, 8], 1, false),
        ("gangster-clear", vec![9, 6], 1, false),
        ("gangster-crushing", vec![12, 5], 1, false),
        ("gangster-blank", vec![0, 3], 1, false),
        ("gangster-first", vec![9, 9], 1, true),
        ("gangster-draw", vec![0, 0], 1, false),
        ("gangster-bloody", vec![9, 6], 4, false),
        ("gangster-bloody", vec![9, 6, 2], 3, false),
        ("gangster-peaceful", vec![9, 6], 0, false),
        ("gangster-many", vec![9, 6, 6, 2], 2, false),
        ("gangster-many-narrow", vec![9, 8, 6], 1, false),
    ]
}

fn in_chicago(ranks: &[u8], shots: usize, tied: bool) -> News<Gang> {
    let gangs = [Gang::Red, Gang::Blue, Gang::Yellow, Gang::Grey];
    let setup = gangster::Setup::new(&gangs[..ranks.len()]);
    let table = gangster::Table::new(&setup).unwrap();
    let shot = Entry::decision(Gang::Red, "shoot a1-a2".parse().unwrap());
    let record = Record {
        engine: String::new(),
        rules: 1,
        setup,
        fair: None,
        log: vec![shot; shots],
        result: None,
        ended: None,
    };
    let scores: BTreeMap<_, _> = gangs.into_iter().zip(ranks.iter().copied()).collect();
    let most = *ranks.iter().max().unwrap();
    let winner = gangs.into_iter().find(|gang| scores.get(gang) == Some(&most)).filter(|_| most > 0);
    let tie_break = tied.then_some(gangster::TieBreak::ReachedFirst);
    table.news(&record, &Final { scores, winner, tie_break, capone: winner.filter(|_| most >= 17) })
}

fn early() -> Vec<(&'static str, News<Player>, News<Gang>)> {
    let two = Table::new(&Setup::two(Edition::German)).unwrap();
    let four = gangster::Table::new(&gangster::Setup::new(vec![Gang::Red, Gang::Blue, Gang::Grey])).unwrap();
    let how = |how| {
        let by = Some(Player::Yellow);
        (ended(&two, &Ended { how, by }), ended(&four, &Ended { how, by: Some(Gang::Blue) }))
    };
    [How::Resigned, How::Time, How::Agreed, How::Abandoned]
        .into_iter()
        .map(|one| {
            let (two, many) = how(one);
            (two.kind, two, many)
        })
        .collect()
}

#[test]
fn every_ending_has_its_headline() {
    for (kind, ending) in two() {
        assert_eq!(for_two(&ending).kind, kind, "{ending:?}");
    }
    for (kind, setup, ending) in solo() {
        let table = Table::new(&setup).unwrap();
        assert_eq!(alone(&table, &ending, Player::Green).kind, kind, "{ending:?}");
    }
    for (kind, ranks, shots, tied) in chicago() {
        assert_eq!(in_chicago(&ranks, shots, tied).kind, kind, "{ranks:?}, {shots} shots");
    }
}

#[test]
fn the_winner_is_shown_and_nobody_where_nobody_won() {
    assert_eq!(for_two(&ending(score(20), score(40))).portrait, Some(Player::Yellow));
    assert_eq!(for_two(&ending(score(40), score(40))).portrait, None);
    let [resigned, time, agreed, abandoned] = early().try_into().unwrap();
    for (_, two, many) in [resigned, time] {
        assert_eq!((two.portrait, two.loser), (Some(Player::Green), Some(Player::Yellow)));
        assert_eq!((many.portrait, many.loser), (None, Some(Gang::Blue)));
    }
    for (_, two, many) in [agreed, abandoned] {
        assert_eq!((two.portrait, many.portrait), (None, None));
    }
    let (_, setup, lost) = solo().into_iter().find(|(kind, ..)| *kind == "campaign-condition").unwrap();
    // The gang has won, and the reader's points are told.
    let news = alone(&Table::new(&setup).unwrap(), &lost, Player::Green);
    assert_eq!((news.portrait, news.counted), (Some(Player::Yellow), Some(Player::Green)));
}

#[test]
fn there_are_texts_for_all_of_them_and_for_nothing_else() {
    let mut kinds: BTreeSet<_> = two().into_iter().map(|(kind, _)| kind).collect();
    kinds.extend(solo().into_iter().map(|(kind, ..)| kind));
    kinds.extend(chicago().into_iter().map(|(kind, ..)| kind));
    for (_, two, many) in early() {
        kinds.extend([two.kind, many.kind]);
    }
    let alone = Table::new(&Setup::solo(Edition::German, Level::Normal)).unwrap();
    for how in [How::Resigned, How::Time] {
        kinds.insert(ended(&alone, &Ended { how, by: Some(Player::Green) }).kind);
    }
    let smile =
        |kind: &&&str| ["smile", "alone", "campaign", "mission", "legacy"].iter().any(|one| kind.starts_with(one));
    assert!(kinds.iter().filter(smile).count() >= 12);
    assert!(kinds.iter().filter(|kind| kind.starts_with("gangster")).count() >= 12);
    for text in [
        include_str!("../../../../../data/text/en/press.ftl"),
        include_str!("../../../../../data/text/de/press.ftl"),
        include_str!("../../../../../data/text/fr/press.ftl"),
    ] {
        let keys = text.lines().filter_map(|line| line.strip_prefix("press-")?.split_once(" = "));
        let keys: BTreeSet<_> = keys.map(|(key, _)| key).collect();
        let own = BTreeSet::from(["masthead", "edition", "turning"]);
        assert_eq!(keys.difference(&own).copied().collect::<BTreeSet<_>>(), kinds);
    }
}
