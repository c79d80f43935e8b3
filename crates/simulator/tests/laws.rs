//! Every law holds in small worlds, and each can be broken.

use simulator::{Fault, Faults, Law, Sabotage, Settings, run};

/// A small world with a good deal of trouble.
const SMALL: Settings = Settings { tables: 40, nodes: 1, steps: 20_000, faults: Faults::ALL, sabotage: None };

#[test]
fn every_law_holds() {
    for seed in 1..=3 {
        let summary = run(seed, &SMALL, |_| ()).unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(summary.games, 40);
        assert!(summary.kills > 0 && summary.failed_writes > 0 && summary.acknowledged > 100, "{summary:?}");
    }
}

#[test]
fn every_law_holds_where_nothing_goes_wrong() {
    let summary =
        run(7, &Settings { faults: Faults::NONE, ..SMALL }, |_| ()).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((summary.kills, summary.failed_writes, summary.games), (0, 0, 40));
}

#[test]
fn every_law_holds_among_several_nodes() {
    for seed in 1..=3 {
        let summary = run(seed, &Settings { nodes: 3, ..SMALL }, |_| ()).unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(summary.games, 40);
        assert!(summary.kills > 0 && summary.troubles > 0 && summary.acknowledged > 100, "{summary:?}");
        assert!(summary.taken > 40, "tables move: {summary:?}");
    }
    let calm = Settings { nodes: 3, faults: Faults::NONE, ..SMALL };
    let summary = run(7, &calm, |_| ()).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((summary.kills, summary.refused, summary.games), (0, 0, 40));
}

#[test]
fn the_same_seed_plays_the_same_world() {
    let settings = Settings { tables: 10, steps: 2_000, ..SMALL };
    assert_eq!(run(5, &settings, |_| ()), run(5, &settings, |_| ()));
    assert_ne!(run(5, &settings, |_| ()), run(6, &settings, |_| ()));
    let settings = Settings { nodes: 3, ..settings };
    assert_eq!(run(5, &settings, |_| ()), run(5, &settings, |_| ()));
}

#[test]
fn faults_are_left_out_one_by_one() {
    let settings = Settings { faults: Faults::ALL.without(Fault::Kill).without(Fault::Fail), ..SMALL };
    let summary = run(9, &settings, |_| ()).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((summary.kills, summary.failed_writes), (0, 0));
    assert!(Fault::ALL.into_iter().all(|fault| Faults::ALL.has(fault) && !Faults::ALL.without(fault).has(fault)));
}

#[test]
fn each_deliberate_mistake_breaks_its_law() {
    let mut laws = Vec::new();
    for sabotage in Sabotage::ALL {
        let nodes = sabotage.nodes();
        let settings = Settings { tables: 100, nodes, steps: 100_000, sabotage: Some(sabotage), ..SMALL };
        let broken = run(1, &settings, |_| ()).expect_err(sabotage.what());
        assert!(sabotage.breaks().contains(&broken.law), "{}: {broken}", sabotage.what());
        assert!(broken.step <= 200_000, "{}: {broken}", sabotage.what());
        laws.push(broken.law);
    }
    for law in Law::ALL {
        assert!(laws.contains(&law), "nothing breaks this: {law}");
    }
}
