//! Nothing of the dice to come leaks: two tables with the same decisions and outcomes but different seeds show the very
//! same bytes, through the encoder that the sockets use.

use server::{
    games::Playable,
    table::{
        encode::{self, Shown},
        history::{Standing, Told},
    },
};
use tabletop::{Decision, Fair, Node, Seeded, fair::Seed, random_choice};
use words::{Lang, Words};

/// How many games of each kind: 200 in all by default, 10,000 with `BACKROOM_LEAK_GAMES=5000`.
fn games() -> u64 {
    std::env::var("BACKROOM_LEAK_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(100)
}

/// What a client is shown at a position, as one text.
fn shown<G: Playable>(standing: &Standing<'_, G>, told: &[Told<G>], words: Option<&Words>) -> String {
    let table = standing.table();
    [
        Some(encode::turn(standing, words)),
        Some(encode::story(table, told, standing.state(), words, true)),
        Some(encode::view(table, standing.state())),
        encode::ask(table, standing.state(), Shown { words, previews: true, ..Shown::default() }),
        Some(encode::forecast(table, standing.state(), words)),
        encode::outcome(standing, words),
    ]
    .into_iter()
    .map(|part| part.map_or_else(String::new, |part| part.get().to_owned()))
    .collect::<Vec<_>>()
    .join("\n")
}

/// Plays a random game by one seed's dice. At every position it is encoded as it is, and once more by a table whose
/// dice have another seed and which was told the same history. Gives both texts of the first position that differs.
fn compare<G: Playable>(
    table: &G,
    game: u64,
    encode: impl Fn(&Standing<'_, G>, &[Told<G>], &Fair) -> String,
) -> Option<(String, String)> {
    let fair = |number| Fair::new(Seed::derived(number, game), "table", vec!["a".into(), "b".into()]);
    let (ours, other) = (fair(1), fair(2));
    assert_ne!(ours.commitment, other.commitment);
    let (mut random, mut standing) = (Seeded::new(game), Standing::new(table));
    let mut history = Vec::new();
    loop {
        let told = match standing.node() {
            Node::Over => return None,
            Node::Chance(_) => standing.roll(&ours),
            Node::Decide { .. } => {
                let mut decision = Decision::new(standing.state().clone());
                while !decision.is_whole(table) {
                    let choice = random_choice(decision.legal(table), &mut random);
                    decision.choose(table, choice, &mut ());
                }
                standing.choose(decision.choices(), false)
            }
        };
        let entry = told.line.get().to_owned();
        history.push(server::store::Row { seq: told.seq, entry, ..Default::default() });
        let mut twin_told = Vec::new();
        let (twin, frozen) = Standing::replay(table, &history, |told| twin_told.push(told));
        assert_eq!(frozen, None);
        let one = encode(&standing, &[told], &ours);
        let two = encode(&twin, &twin_told[twin_told.len() - 1..], &other);
        if one != two {
            return Some((one, two));
        }
    }
}

fn smile() -> smile_and_gun::Table {
    tabletop::Game::new(&smile_and_gun::Setup::two(smile_and_gun::Edition::German)).unwrap()
}

fn gangster() -> gangster::Table {
    tabletop::Game::new(&gangster::Setup::new([gangster::Gang::Red, gangster::Gang::Blue])).unwrap()
}

#[test]
fn tables_with_different_seeds_show_the_same_bytes() {
    let words = Words::new(Lang::De);
    for game in 0..games() {
        // Every tenth with sentences, which take longer.
        let words = game.is_multiple_of(10).then_some(&words);
        assert_eq!(compare(&smile(), game, |standing, told, _| shown(standing, told, words)), None);
        assert_eq!(compare(&gangster(), game, |standing, told, _| shown(standing, told, words)), None);
    }
}

#[test]
fn an_encoder_that_leaks_the_next_roll_is_found() {
    let found = compare(&smile(), 1, |standing, told, fair| {
        let next = standing.play().fair_outcome(fair).map(|happened| serde_json::to_string(&happened).unwrap());
        shown(standing, told, None) + &next.unwrap_or_default()
    });
    assert!(found.is_some());
}

#[test]
fn an_encoder_that_leaks_the_commitment_is_found() {
    let found = compare(&gangster(), 1, |standing, told, fair| shown(standing, told, None) + &fair.commitment);
    assert!(found.is_some());
}

/// The encoder shows everybody the same view; that is right as long as the games hide nothing from anybody.
#[test]
fn what_one_may_see_everybody_may() {
    fn check<G: Playable>(table: &G) {
        let (mut random, mut state) = (Seeded::new(1), table.start(&mut ()));
        while table.node(&state) != Node::Over {
            let all = table.view(&state, None);
            assert!(table.seats().into_iter().all(|seat| table.view(&state, Some(seat)) == all));
            match table.node(&state) {
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                _ => {
                    let choice = random_choice(table.legal(&state), &mut random);
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
    }
    check(&smile());
    check(&gangster());
}
