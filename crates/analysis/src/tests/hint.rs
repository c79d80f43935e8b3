//! Hints can be followed.

use super::{alone, gangster, gangster_for_three, random_play, smile};
use crate::{Advice, Analysed, Lens, Patience, hint, hint_within};
use smile_and_gun::{Edition, Level, Setup};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};
use tabletop::{Game, Node, Play};
use words::{Lang, Words};

/// Every choice exists, every line can be played, every reason can be said.
fn check<G: Analysed>(play: &Play<'_, G>, words: &[Words; 3]) -> Vec<Advice<G>> {
    let (table, state) = (play.table(), play.state());
    let Node::Decide { seat, .. } = play.node() else { return Vec::new() };
    let advice = hint(Lens::new(table, 60), play.decision());
    assert_eq!(advice.len(), table.legal(state).len().min(3) as usize);
    assert!(advice.is_sorted_by(|one, two| one.win >= two.win));
    for (n, one) in advice.iter().enumerate() {
        assert!(table.legal(state).contains(one.choice));
        assert!(advice[..n].iter().all(|other| other.choice != one.choice));
        assert!((0.0..=1.0).contains(&one.win) && one.own.is_finite() && one.rival.is_finite());
        let mut next = play.clone();
        next.decide(seat, &one.line[0], &mut ()).unwrap();
        assert_eq!(table.split(state, &one.line[0]).unwrap()[0], table.choice(state, one.choice));
        assert!((1..=2).contains(&one.reasons.len()), "{one:?}");
        for (words, reason) in words.iter().flat_map(|words| one.reasons.iter().map(move |reason| (words, reason))) {
            let said = table.say_reason(words, reason);
            assert!(said.ends_with('.') && !said.contains(['{', '}', '\n']), "{said}");
        }
    }
    advice
}

fn walk<G: Analysed>(table: &G, seed: u64, step: usize) {
    let words = Lang::ALL.map(Words::new);
    let mut asked = 0;
    let ask = |play: &Play<'_, G>| {
        if matches!(play.node(), Node::Decide { .. }) && !table.begun(play.state()) {
            asked += 1;
            if asked % step == 0 {
                check(play, &words);
            }
        }
        false
    };
    random_play(table, seed, ask);
    assert!(asked > 4 * step);
}

#[test]
fn hints_can_be_followed_and_said() {
    walk(&smile(), 1, 5);
    walk(&gangster(), 1, 5);
    walk(&alone(Setup::solo(Edition::German, Level::Capo)), 1, 5);
    walk(&gangster_for_three(), 1, 5);
}

#[test]
fn nobody_is_told_what_to_do_when_chance_decides() {
    let table = smile();
    let play = random_play(&table, 1, |play| matches!(play.node(), Node::Chance(_)));
    assert_eq!(hint(Lens::new(&table, 10), play.decision()), []);
}

#[test]
fn a_decision_under_way_is_carried_on() {
    let table = gangster();
    let play = random_play(&table, 2, |play| play.entries().len() == 30 && matches!(play.node(), Node::Decide { .. }));
    let whole = hint(Lens::new(&table, 60), play.decision());
    let begun = whole.iter().find(|advice| table.split(play.state(), &advice.line[0]).unwrap().len() > 1).unwrap();
    let parts = table.split(play.state(), &begun.line[0]).unwrap();
    let mut under_way = play.clone();
    under_way.choose(begun.choice, &mut ());
    let further = hint(Lens::new(&table, 60), under_way.decision());
    assert!(!further.is_empty());
    for advice in further {
        let mut next = play.clone();
        let Node::Decide { seat, .. } = play.node() else { unreachable!() };
        next.decide(seat, &advice.line[0], &mut ()).unwrap();
        let made = table.split(play.state(), &advice.line[0]).unwrap();
        assert_eq!(made[0], parts[0], "what is begun stays");
    }
}

#[test]
fn the_more_time_there_is_the_deeper_a_hint_looks_and_no_longer() {
    /// A clock that goes on by a millisecond whenever somebody looks at it.
    fn ticking() -> Duration {
        static NOW: AtomicU64 = AtomicU64::new(0);
        Duration::from_millis(NOW.fetch_add(1, Ordering::Relaxed))
    }
    let table = gangster();
    let play = random_play(&table, 2, |play| play.entries().len() == 30 && matches!(play.node(), Node::Decide { .. }));
    let within = |time: Duration| {
        let began = ticking();
        let (advice, deep) = hint_within(&table, Patience::new(time, ticking), play.decision());
        assert!(ticking() - began < time + Duration::from_millis(500), "it looked on");
        assert_eq!(advice, hint(Lens::new(&table, deep), play.decision()), "only whole looks count");
        deep
    };
    let (none, little, much) = (within(Duration::ZERO), within(Duration::from_secs(2)), within(Duration::from_secs(5)));
    assert!(none == 400 && none < little && little < much && much <= 20_000, "{none} {little} {much}");
}
