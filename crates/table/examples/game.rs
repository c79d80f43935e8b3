//! The smallest house there is: it drives one table of each game, where bots play, in memory and without a clock. Built for
//! `wasm32-unknown-unknown` it runs wherever there is a WebAssembly engine (`scripts/wasm`).

use bots::Spec;
use games::{Playable, gangster, smile_and_gun};
use serde_json::value::to_raw_value;
use std::{collections::VecDeque, sync::Arc, time::Duration};
use table::{
    Bounds, Input, Laid, Machine, Now, Output, Remembered, Seated, Status, Wanted, history::Row, protocol::Options,
};
use tabletop::{Decision, Seeded, fair::Seed};
use words::{Lang, Words};

/// The bot at every seat.
const BOT: &str = "hustler";

fn main() {
    play::<smile_and_gun::Table>(&smile_and_gun::Setup::two(smile_and_gun::Edition::German));
    play::<gangster::Table>(&gangster::Setup::new(&gangster::Gang::ALL[..3]));
}

/// Plays a whole game.
fn play<G: Playable>(setup: &G::Setup) {
    let table = G::new(setup).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
    let (mut lines, mut wanted): (Vec<Row>, _) = (Vec::new(), Vec::new());
    let seats = table.seats().into_iter().map(|seat| Seated {
        seat: seat.to_string(),
        bot: Some(BOT.to_owned()),
        seed: Some("bot".to_owned()),
        ..Seated::default()
    });
    let kept = Remembered { seats: seats.collect(), ..Remembered::default() };
    let mut machine =
        Machine::new(laid(&table), &table, Status::Waiting, kept, Vec::new(), Now::default(), &mut wanted);
    // Bots think only while somebody looks on.
    let mut inputs = VecDeque::from([Input::Joined { id: 1, person: 1, name: "Nobody".to_owned() }]);
    let mut random = Seeded::new(7);
    loop {
        for output in std::mem::take(&mut wanted) {
            match output {
                Output::Write(change) => {
                    lines.extend(change.lines);
                    inputs.push_front(Input::Written { unrated: None });
                }
                Output::Read(Wanted::Story) => inputs.push_front(Input::Story(lines.clone())),
                Output::Think(Some(thought)) => {
                    let spec: Spec = thought.bot.parse().unwrap_or_else(|error| panic!("{error}"));
                    let mut bot = spec.bot::<G>(|| Duration::ZERO);
                    let mut decision = Decision::new(machine.standing().state().clone());
                    while !decision.is_whole(&table) {
                        let choice = bot.choose(&table, decision.state(), &mut random);
                        decision.choose(&table, choice, &mut ());
                    }
                    inputs.push_back(Input::Thought { seq: thought.seq, choices: decision.choices().to_vec() });
                }
                _ => {}
            }
        }
        let Some(input) = inputs.pop_front() else { break };
        machine.tell(input, Now::default(), &mut wanted);
    }
    assert!(machine.standing().is_over(), "{}: it stopped after {} lines", G::NAME, lines.len());
    println!("{}: {} lines", G::NAME, lines.len());
}

fn laid<G: Playable>(table: &G) -> Laid {
    Laid {
        link: "link".to_owned(),
        invite: "invitation".to_owned(),
        host: 1,
        rules: G::RULES,
        setup: to_raw_value(&table.setup()).unwrap_or_else(|error| panic!("{error}")),
        options: Options::default(),
        seed: Seed([7; 32]),
        deal: "deal".to_owned(),
        begins: 0,
        bounds: Bounds::default(),
        downtime: Arc::default(),
        words: Arc::new(Lang::ALL.map(Words::new)),
    }
}
