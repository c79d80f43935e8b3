//! Reviews add up.

use super::{alone, gangster, gangster_for_three, random_play, random_record, smile};
use crate::{Analysed, Closer, Lens, Patience, Review, What};
use bots::evaluation::Evaluated;
use serde_json::Value;
use smile_and_gun::{Edition, Level, Setup};
use std::{
    sync::atomic::{AtomicU64, AtomicUsize, Ordering},
    time::Duration,
};
use tabletop::{Game, Node, Play, Record, decisions};

fn review<G: Analysed>(table: &G, record: &Record<G>, simulations: u32) -> Review<G> {
    Review::of(Lens::new(table, simulations), Closer::USUAL, record, || {}).unwrap()
}

/// Nothing is lost below nothing, and everything adds up to the end.
fn check<G: Analysed>(table: &G, seed: u64) {
    let record = random_record(table, seed);
    let review = review(table, &record, 10);
    assert!(review.finished);
    let mut entry = 0;
    for moment in &review.moments {
        assert_eq!(moment.first, entry + 1, "no entry is left out");
        entry = moment.last;
        assert!(moment.loss() >= 0.0);
        for shares in [&moment.before, &moment.after] {
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
            assert!(shares.len() == 1 || (shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{shares:?}");
        }
        if let What::Decision { by, action, best, loss, forced } = &moment.what {
            let n = review.seats.iter().position(|seat| seat == by).unwrap();
            assert!((moment.before[n] - moment.after[n] - loss).abs() < 1e-6);
            assert!(!forced || *loss == 0.0);
            assert!(action != best || *loss == 0.0, "the best costs nothing");
        }
    }
    assert_eq!(entry, record.log.len());
    for (n, total) in review.totals.iter().enumerate() {
        let sum = total.luck - total.mistakes + total.gifts + total.seen_later;
        assert!((total.end - total.start - sum).abs() < 1e-4, "{total:?}");
        assert_eq!(total.end, review.moments.last().unwrap().after[n]);
        assert_eq!(total.end, final_share(table, &record, n) as f32);
    }
    let losses: Vec<_> = review.mistakes.iter().map(|&n| review.moments[n].loss()).collect();
    assert!(losses.len() == 3 && losses.is_sorted_by(|one, two| one >= two), "{losses:?}");
    assert!(review.moments.iter().filter(|moment| moment.loss() > losses[2]).count() <= 2);
}

fn final_share<G: Analysed>(table: &G, record: &Record<G>, n: usize) -> f64 {
    let play = record.replay(table, None, |_, _| {}).unwrap();
    table.share(play.state(), table.seats()[n])
}

#[test]
fn everything_adds_up() {
    (0..2).for_each(|seed| check(&smile(), seed));
    (0..2).for_each(|seed| check(&gangster(), seed));
}

#[test]
fn everything_adds_up_alone_and_for_three() {
    check(&alone(Setup::scenario(3, Level::Normal)), 1);
    let legacy = Setup { legacy: Some(true), ..Setup::solo(Edition::First, Level::Normal) };
    check(&alone(legacy), 1);
    check(&gangster_for_three(), 1);
}

#[test]
fn luck_is_fair() {
    let table = gangster();
    let due = |play: &Play<'_, gangster::Table>| play.entries().len() > 20 && matches!(play.node(), Node::Chance(_));
    let before = random_play(&table, 3, due);
    let mut outcomes = Vec::new();
    table.outcomes(before.state(), |outcome, weight| outcomes.push((outcome, weight as f32)));
    assert!(outcomes.len() > 5);
    let (mut sum, mut most) = ([0.0; 2], 0.0_f32);
    for (outcome, weight) in outcomes {
        let mut play = before.clone();
        play.happen(&table.happened(play.state(), outcome), &mut ()).unwrap();
        let review = review(&table, &Record::of(&play, None, "test"), 16);
        let What::Chance { luck, .. } = &review.moments.last().unwrap().what else { panic!("chance came last") };
        sum.iter_mut().zip(luck).for_each(|(sum, luck)| *sum += luck * weight);
        most = most.max(luck[0].abs());
    }
    assert!(sum.iter().all(|sum| sum.abs() < 1e-4), "{sum:?}");
    assert!(most > 1e-3, "luck makes a difference");
}

/// The end of a random game in which somebody who can win for sure can still throw it away: the position, and the
/// decision that does so.
fn turning_point<'t, G: Analysed>(table: &'t G, seeds: std::ops::Range<u64>) -> Play<'t, G> {
    for seed in seeds {
        let near = |play: &Play<'t, G>| matches!(play.node(), Node::Decide { .. }) && thrown_away(play).is_some();
        let play = random_play(table, seed, near);
        if let Node::Decide { .. } = play.node() {
            return play;
        }
    }
    panic!("no game turns at its end");
}

/// A decision that loses where another wins, both for sure.
fn thrown_away<G: Analysed>(play: &Play<'_, G>) -> Option<G::Action> {
    let table = play.table();
    let Node::Decide { seat, .. } = play.node() else { return None };
    if !table.nearly_over(play.state()) || table.begun(play.state()) {
        return None;
    }
    let share = |action: &G::Action| {
        let mut next = play.clone();
        next.decide(seat, action, &mut ()).unwrap();
        Lens::new(table, 1).value(next.state())[table.place(seat)]
    };
    let actions = decisions(table, play.state());
    let wins = actions.iter().any(|action| share(action) == 1.0);
    actions.into_iter().find(|action| wins && share(action) == 0.0)
}

#[test]
fn a_win_thrown_away_costs_a_win() {
    let table = smile();
    let mut play = turning_point(&table, 0..200);
    let Node::Decide { seat, .. } = play.node() else { unreachable!() };
    let action = thrown_away(&play).unwrap();
    play.decide(seat, &action, &mut ()).unwrap();
    let record = Record::of(&play, None, "test");
    // Everything before doesn't matter here, so it is hardly looked at.
    let review = review(&table, &record, 1);
    let last = review.moments.last().unwrap();
    assert_eq!(last.loss(), 1.0);
    assert_eq!(review.mistakes[0], review.moments.len() - 1);
    assert!(!review.finished || table.result(play.state()).is_some());
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let table = smile();
    let record = random_record(&table, 5);
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| review(&table, &record, 8))
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn a_record_that_does_not_hold_is_refused() {
    let table = smile();
    let mut record = random_record(&table, 5);
    record.log.remove(30);
    assert!(Review::of(Lens::new(&table, 1), Closer::USUAL, &record, || {}).is_err());
}

#[test]
fn a_review_stops_when_nobody_wants_it() {
    let table = gangster::Table::new(&gangster::Setup::new(gangster::Gang::ALL[..2].to_vec())).unwrap();
    let record = random_record(&table, 6);
    let looks = AtomicUsize::new(0);
    let wanted = || looks.fetch_add(1, Ordering::Relaxed) < 3;
    let review = Review::while_wanted(Lens::new(&table, 4), Closer::USUAL, &record, wanted).unwrap();
    assert!(review.is_none());
    assert!(looks.into_inner() < 40 && Review::count(&record) > 80, "it looked on");
}

#[test]
fn what_seems_to_be_a_mistake_is_none_unless_a_closer_look_confirms_it() {
    let table = smile();
    let mut record = random_record(&table, 5);
    record.log.truncate(60);
    let lens = Lens::new(&table, 8);
    let confirmed = Review::of(lens, Closer::USUAL, &record, || {}).unwrap();
    assert!(confirmed.closer == Some(32) && confirmed.mistakes.len() == 3);
    // Nobody has time for a closer look.
    let hasty = Closer::Within(Patience::new(Duration::ZERO, || Duration::ZERO));
    let hasty = Review::of(lens, hasty, &record, || {}).unwrap();
    assert!(hasty.closer.is_none() && hasty.mistakes.is_empty());
    assert!(hasty.totals.iter().all(|total| total.mistakes == 0.0));
    // A mistake costs what the closer look says, at both positions.
    for moment in &confirmed.moments {
        if let What::Decision { by, action, best, loss, .. } = &moment.what
            && *loss > 0.0
        {
            let play = record.replay(&table, Some(moment.first - 1), |_, _| {}).unwrap();
            let value = |action| {
                let mut play = play.clone();
                play.decide(*by, action, &mut ()).unwrap();
                lens.with(32).value(play.state())[table.place(*by)]
            };
            assert!((value(best) - value(action) - loss).abs() < 1e-6);
        }
    }
}

#[test]
fn the_more_time_there_is_the_closer_it_looks_and_no_longer() {
    /// A clock that goes on by a millisecond whenever somebody looks at it.
    fn ticking() -> Duration {
        static NOW: AtomicU64 = AtomicU64::new(0);
        Duration::from_millis(NOW.fetch_add(1, Ordering::Relaxed))
    }
    let table = gangster();
    let mut record = random_record(&table, 3);
    record.log.truncate(30);
    let within = |seconds: u64| {
        let began = ticking();
        let patience = Patience::new(Duration::from_secs(seconds), ticking);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        let review =
            pool.install(|| Review::of(Lens::new(&table, 8), Closer::Within(patience), &record, || {}).unwrap());
        assert!(ticking() - began < Duration::from_secs(seconds + 1), "it looked on");
        review.closer.unwrap()
    };
    let (little, much) = (within(1), within(8));
    assert!(32 <= little && little < much, "{little} {much}");
}

#[test]
fn as_json() {
    let table = gangster();
    let mut record = random_record(&table, 2);
    record.log.truncate(6);
    let review = review(&table, &record, 8);
    let mut json = serde_json::to_value(&review).unwrap();
    without_figures(&mut json);
    insta::assert_json_snapshot!(json);
}

/// What depends on the weights doesn't belong into a snapshot.
fn without_figures(json: &mut Value) {
    match json {
        Value::Number(number) if number.is_f64() => *json = "a figure".into(),
        Value::Array(list) => list.iter_mut().for_each(without_figures),
        Value::Object(fields) => {
            for (key, value) in fields {
                match key.as_str() {
                    "best" => *value = "an action".into(),
                    "mistakes" if value.is_array() => *value = "places among the moments".into(),
                    _ => without_figures(value),
                }
            }
        }
        _ => {}
    }
}
