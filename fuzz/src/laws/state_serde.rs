//! A state can be put away and taken out again at any moment.

use super::{bound, either};
use crate::{Bytes, Table};
use tabletop::{Node, random_choice};

/// At every moment of a game its state is written and read as the same state, with which the game goes on, and what
/// everybody sees can be written.
pub fn state_serde(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    either!(put_away(&mut bytes));
}

fn put_away<G: Table>(bytes: &mut Bytes<'_>) {
    let bound = bound::<G>(bytes);
    let table = G::lay(bytes);
    let setup = serde_json::to_string(&table.setup()).expect("a setup can be written");
    assert_eq!(serde_json::from_str::<G::Setup>(&setup).as_ref().ok(), Some(&table.setup()), "{setup}");
    // Writing is slow: not every moment of every game is looked at.
    let every = bytes.one_of(&[16, 8, 5, 1]);
    let mut state = table.start(&mut ());
    for step in 0..=bound {
        if step % every == 0 {
            state = written_and_read(&table, state);
        }
        match table.node(&state) {
            Node::Over => {
                written_and_read(&table, state.clone());
                let result = table.result(&state);
                let text = serde_json::to_string(&result).expect("a result can be written");
                let read =
                    serde_json::from_str::<Option<G::Result>>(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
                assert_eq!(read, result, "{text}");
                return;
            }
            Node::Chance(_) => {
                let outcome = table.sample(&state, bytes);
                table.resolve(&mut state, outcome, &mut ());
            }
            Node::Decide { .. } => {
                let choice = random_choice(table.legal(&state), bytes);
                table.apply(&mut state, choice, &mut ());
            }
        }
    }
    panic!("more than {bound} steps at {setup}");
}

fn written_and_read<G: Table>(table: &G, state: G::State) -> G::State {
    let text = serde_json::to_string(&state).expect("a state can be written");
    let read: G::State = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(read, state, "{text}");
    serde_json::to_string(&table.view(&read, None)).expect("a view can be written");
    read
}
