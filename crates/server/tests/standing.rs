//! The game that a history comes to, with everything that was taken back.

use server::{
    games::Playable,
    store::Row,
    table::{
        aside,
        history::{Back, Line, Standing, Told},
    },
};
use std::time::{Duration, Instant};
use tabletop::{Decision, Fair, Game, Node, Seeded, Source, fair::Seed, random_choice};

/// A history of decisions by chance, with undos in between.
struct Written<'t, G: Playable> {
    standing: Standing<'t, G>,
    history: Vec<Row>,
}

impl<'t, G: Playable> Written<'t, G> {
    fn new(table: &'t G) -> Self {
        Self { standing: Standing::new(table), history: Vec::new() }
    }

    fn keep(&mut self, told: &Told<G>, took: i64) {
        let at = self.history.last().map_or(1000, |row| row.at) + took;
        let entry = told.line.get().to_owned();
        self.history.push(Row { seq: told.seq, entry, at, spent: Some(took), ..Row::default() });
        self.standing.turn(took, at);
    }

    /// One more line. Says whether the game goes on.
    fn go_on(&mut self, fair: &Fair, random: &mut Seeded) -> bool {
        let table = self.standing.table();
        let told = match self.standing.node() {
            Node::Over => return false,
            Node::Chance(_) => self.standing.roll(fair),
            Node::Decide { seat, .. } => match self.standing.undo_to(seat).filter(|_| random.below(3) == 0) {
                Some(back_to) => self.standing.note(&Line::Back(Back { back_to, by: seat, agreed: false })),
                None => {
                    let mut decision = Decision::new(self.standing.state().clone());
                    while !decision.is_whole(table) {
                        decision.choose(table, random_choice(decision.legal(table), random), &mut ());
                    }
                    self.standing.choose(decision.choices(), false)
                }
            },
        };
        self.keep(&told, i64::from(random.below(5000)));
        true
    }
}

fn compare<G: Playable>(table: &G) {
    for seed in 0..3 {
        let (mut random, mut written) = (Seeded::new(seed), Written::new(table));
        let fair = Fair::new(Seed([7; 32]), "deal".to_owned(), vec!["a".to_owned(), "b".to_owned()]);
        let mut lines = 0;
        while lines < 250 && written.go_on(&fair, &mut random) {
            lines += 1;
            if lines % 7 != 0 {
                continue;
            }
            let (again, frozen) = Standing::replay(table, &written.history, |_| {});
            assert_eq!(frozen, None);
            let seen = |standing: &Standing<'_, G>| {
                (format!("{:?}", standing.state()), standing.play().entries().len(), standing.clock.deadline(60_000, 0))
            };
            assert_eq!(seen(&again), seen(&written.standing), "line {lines}");
        }
        assert!(lines > 50);
    }
}

#[test]
fn going_back_comes_to_the_same_as_replaying_everything() {
    compare(&smile_and_gun::Table::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German)).unwrap());
    compare(
        &gangster::Table::new(&serde_json::from_str(r#"{"gangs":["red","blue"],"first":"red"}"#).unwrap()).unwrap(),
    );
}

/// The only thread that serves moves is not held up by the replay of a long history.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_long_replay_holds_up_nobody() {
    let table = smile_and_gun::Table::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German)).unwrap();
    let fair = Fair::new(Seed([7; 32]), "deal".to_owned(), vec!["a".to_owned(), "b".to_owned()]);
    let mut written = Written::new(&table);
    while !matches!(written.standing.node(), Node::Decide { .. }) {
        let told = written.standing.roll(&fair);
        written.keep(&told, 0);
    }
    // The same decision, made and undone again and again.
    for _ in 0..2000 {
        let Node::Decide { seat, .. } = written.standing.node() else { unreachable!() };
        let told = written.standing.choose(&[table.legal(written.standing.state()).nth(0)], false);
        written.keep(&told, 0);
        let back_to = written.standing.undo_to(seat).unwrap();
        let told = written.standing.note(&Line::Back(Back { back_to, by: seat, agreed: false }));
        written.keep(&told, 0);
    }
    let history = written.history.clone();
    let replaying = tokio::spawn(async move {
        let table = smile_and_gun::Table::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German)).unwrap();
        let begun = Instant::now();
        // Long enough for a busy machine to let both have their turn.
        aside(history.len(), || {
            for _ in 0..100 {
                Standing::replay(&table, &history, |_| {});
            }
        });
        begun.elapsed()
    });
    // This task has the same thread, and is run again and again while the other one works.
    let beside = tokio::spawn(async move {
        let mut runs = 0_u32;
        while !replaying.is_finished() {
            tokio::task::yield_now().await;
            runs += 1;
        }
        (runs, replaying.await.unwrap())
    });
    let (runs, took) = tokio::time::timeout(Duration::from_secs(60), beside).await.unwrap().unwrap();
    assert!(runs > 20, "{runs} runs in {took:?}");
}
