//! How fast random games are played and records replayed: `cargo bench -p backroom`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use smile_and_gun::{Edition, Setup};
use std::hint::black_box;
use tabletop::{Fair, Game, Node, Play, Record, fair::Seed, random_choice, random_game};
use tabletop_test::Dice;

fn smile() -> smile_and_gun::Table {
    smile_and_gun::Table::new(&Setup::two(Edition::German)).expect("a valid setup")
}

fn gangster() -> gangster::Table {
    gangster::Table::new(&gangster::Setup::new(gangster::Gang::ALL[..3].to_vec())).expect("a valid setup")
}

fn games<G: Game>(criterion: &mut Criterion, table: &G) {
    let start = table.start(&mut ());
    let mut dice = Dice::new(1);
    let mut group = criterion.benchmark_group(G::NAME);
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |bencher| {
        bencher.iter(|| {
            let mut state = start.clone();
            black_box(random_game(table, &mut state, &mut dice))
        });
    });
    let record = record(table);
    let text = record.write().expect("a record can be written");
    group.bench_function("replay", |bencher| {
        bencher.iter(|| black_box(record.replay(table, None, |_, _| {}).expect("it was played by the rules")));
    });
    group.bench_function("read and replay", |bencher| {
        bencher.iter(|| {
            let record = Record::<G>::read(&text).expect("it was written by us");
            black_box(record.replay(table, None, |_, _| {}).expect("it was played by the rules"));
        });
    });
    group.bench_function("verify", |bencher| {
        bencher.iter(|| black_box(record.verify().expect("it was played by the rules")));
    });
}

/// One whole game with fair dice and random players.
fn record<G: Game>(table: &G) -> Record<G> {
    let fair = Fair::new(Seed::derived(1, 1), "bench", Vec::new());
    let mut dice = Dice::new(1);
    let mut play = Play::new(table, &mut ());
    loop {
        match play.node() {
            Node::Over => return Record::of(&play, Some(fair), "bench"),
            Node::Chance(_) => play.roll(&fair, &mut ()),
            Node::Decide { .. } => {
                let choice = random_choice(table.legal(play.state()), &mut dice);
                play.choose(choice, &mut ());
            }
        }
    }
}

fn all(criterion: &mut Criterion) {
    games(criterion, &smile());
    games(criterion, &gangster());
}

criterion_group!(benches, all);
criterion_main!(benches);
