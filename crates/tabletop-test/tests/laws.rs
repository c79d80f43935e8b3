//! Every law can be broken, and the suite sees it.
#![allow(missing_docs)]

mod toy;

use std::collections::BTreeSet;
use tabletop_test::{Law, Suite, Summary, conformance, playthrough};
use toy::{Flaw, Toy};

fn suite(toy: &Toy) -> Suite<'_, Toy> {
    Suite::new(toy).games(12).bound(200).every(1).invariant(Toy::invariant).whole(Toy::whole)
}

#[test]
fn a_good_game_keeps_every_law() {
    let toy = Toy::flawed(Flaw::None);
    let summary = suite(&toy).run();
    assert_eq!(summary.games, 12);
    assert!(summary.refused > 100, "{summary:?}");
    assert!(summary.thorough > 50 && summary.choices == 2 * summary.thorough, "{summary:?}");
    assert!((24..=36).contains(&summary.events), "{summary:?}");
    assert_eq!(summary.prompts, BTreeSet::from(["Take".into(), "Turn".into()]));
    assert_eq!(summary.chances, BTreeSet::from(["rain".into()]));
    assert!(summary.longest > 10 && summary.longest < 40, "{summary:?}");
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let toy = Toy::flawed(Flaw::None);
    let play = |seed| -> Summary { conformance(&toy, seed, 5) };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

/// How each law is broken.
const BROKEN: &[(Flaw, Law)] = &[
    (Flaw::SetupForgotten, Law::Setup),
    (Flaw::SetupRefused, Law::Setup),
    (Flaw::NoSeats, Law::Seats),
    (Flaw::SeatTwice, Law::Seats),
    (Flaw::SeatUnknown, Law::Seats),
    (Flaw::Stuck, Law::NeverStuck),
    (Flaw::Unasked, Law::Asked),
    (Flaw::SameMeaning, Law::DistinctChoices),
    (Flaw::BegunAtChance, Law::Completable),
    (Flaw::BegunAtStart, Law::Begun),
    (Flaw::BegunByAnother, Law::Begun),
    (Flaw::NoResult, Law::ResultAtTheEnd),
    (Flaw::EarlyResult, Law::ResultAtTheEnd),
    (Flaw::StateUnwritten, Law::StateSerde),
    (Flaw::SecretView, Law::OpenViews),
    (Flaw::StoneLost, Law::Invariant),
    (Flaw::ClockInApply, Law::Accepted),
    (Flaw::ClockInResolve, Law::Deterministic),
    (Flaw::DeadEnd, Law::Completable),
    (Flaw::NoEndOfParts, Law::Completable),
    (Flaw::JoinedTwice, Law::DistinctDecisions),
    (Flaw::NotSplit, Law::JoinSplit),
    (Flaw::SplitElsewhere, Law::Accepted),
    (Flaw::Mumbled, Law::Notation),
    (Flaw::Scrawled, Law::ActionSerde),
    (Flaw::Signed, Law::ActionSerde),
    (Flaw::SloppySeat, Law::WrongSeat),
    (Flaw::NoRule, Law::Refused),
    (Flaw::Clipped, Law::Refused),
    (Flaw::Meddled, Law::RefusedChangesNothing),
    (Flaw::Nameless, Law::EventName),
    (Flaw::NoOutcome, Law::DistinctOutcomes),
    (Flaw::OutcomeTwice, Law::DistinctOutcomes),
    (Flaw::NoWeight, Law::PositiveWeights),
    (Flaw::WrongTotal, Law::Total),
    (Flaw::Unlisted, Law::SampleListed),
    (Flaw::Uniform, Law::Frequencies),
    (Flaw::HappenedScrawled, Law::HappenedSerde),
    (Flaw::HappenedActed, Law::HappenedSerde),
    (Flaw::OutcomeLost, Law::HappenedOutcome),
    (Flaw::OutcomeImpossible, Law::HappenedOutcome),
    (Flaw::Endless, Law::Length),
    (Flaw::ResultScrawled, Law::RecordSerde),
    (Flaw::ClockInStart, Law::Replay),
    (Flaw::ClockInSample, Law::Verify),
    (Flaw::OpeningTold, Law::Told),
    (Flaw::RainUntold, Law::Told),
    (Flaw::TakingUntold, Law::Told),
];

#[test]
fn every_flaw_is_found() {
    for &(flaw, law) in BROKEN {
        let broken = suite(&Toy::flawed(flaw)).check().expect_err(&format!("{flaw:?} goes unnoticed"));
        assert_eq!(broken.law, law, "{flaw:?}: {broken}");
        assert!(!broken.what.is_empty());
    }
}

#[test]
fn every_law_can_be_broken() {
    for law in Law::ALL {
        assert!(BROKEN.iter().any(|(_, broken)| broken == law), "{law} can't be broken");
    }
}

#[test]
fn single_steps_are_looked_at_between_thorough_nodes() {
    let toy = Toy::flawed(Flaw::ClockInApply);
    let broken = suite(&toy).every(1_000_000).check().expect_err("the clock goes unnoticed");
    assert_eq!(broken.law, Law::Deterministic, "{broken}");
}

#[test]
fn the_bound_is_exact_and_the_game_is_named() {
    let toy = Toy::flawed(Flaw::None);
    let longest = suite(&toy).seed(2).run().longest;
    assert_eq!(suite(&toy).seed(2).bound(longest).check().map(|summary| summary.longest), Ok(longest));
    let broken = suite(&toy).seed(2).bound(longest - 1).check().expect_err("a game that is too long");
    assert_eq!((broken.law, broken.step), (Law::Length, longest));
    assert!(broken.game > 0, "{broken}");
    let before = suite(&toy).seed(2).bound(longest - 1).games(broken.game).check();
    assert_eq!(before.map(|summary| summary.games), Ok(broken.game));
}

#[test]
fn the_sizes_can_be_set() {
    let toy = Toy::flawed(Flaw::None);
    assert!(suite(&toy).depth(2).check().is_ok());
    assert_eq!(suite(&toy).depth(1).check().expect_err("two parts").law, Law::Completable);
    assert!(suite(&Toy::flawed(Flaw::Uniform)).samples(0).check().is_ok(), "nothing is drawn");
    assert!(suite(&Toy::flawed(Flaw::Mumbled)).most(0).check().is_ok(), "no decision is tried");
    let few = suite(&toy).most(3).run();
    assert!(few.refused <= 3 * few.thorough && few.refused > 0, "{few:?}");
}

#[test]
#[should_panic(expected = "NeverStuck: A deciding node has at least one choice.")]
fn running_panics_with_the_law() {
    suite(&Toy::flawed(Flaw::Stuck)).run();
}

#[test]
fn a_playthrough_tells_everything() {
    let text = playthrough(&Toy::flawed(Flaw::None), 3, 4);
    let lines = text.lines().collect::<Vec<_>>();
    assert_eq!(lines[..2], ["toy, rules 1", r#"{"stones":4,"flaw":"None"}"#]);
    assert_eq!(lines[2], "- rain: 3 outcomes, 6 in all");
    assert!(lines[3].starts_with(r#"1. {"event":"rain","stones":"#), "{text}");
    assert!(lines[4].starts_with("    Rained("), "{text}");
    assert!(lines[5].starts_with("- player 0: Turn, 2 choices, "), "{text}");
    assert!(lines[6].starts_with("- player 0: Take, "), "{text}");
    assert!(lines[7].starts_with("2. player 0: take "), "{text}");
    assert!(lines[8].starts_with("    Took {"), "{text}");
    assert_eq!(lines[lines.len() - 2], "result null");
    assert!(lines[lines.len() - 1].starts_with(r#"view {"piles":"#));
    assert_eq!(text, playthrough(&Toy::flawed(Flaw::None), 3, 4));
    let whole = playthrough(&Toy::flawed(Flaw::None), 3, 1_000);
    assert!(whole.contains("\nresult {\"winner\":"));
}
