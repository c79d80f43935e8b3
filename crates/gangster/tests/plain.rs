//! The legal decisions against a slow reading of the rules on a plain 6 by 6 board.

use gangster::{Action, Field, Gang, Line, Origin, Piece, Prompt, Setup, Stack, State, Table, View};
use proptest::prelude::*;
use std::collections::BTreeSet;
use tabletop::{Game, Node, Play, Source, decisions, random_choice};
use tabletop_test::Dice;

struct Plain<'s> {
    view: View,
    state: &'s State,
    player: Gang,
}

impl Plain<'_> {
    fn at(&self, field: Field) -> Option<Piece> {
        self.view.board[usize::from(field.row())][usize::from(field.column())]
    }

    fn complete(&self, line: Line, index: u8) -> bool {
        Field::all().filter(|field| line.index(*field) == index).all(|field| self.at(field).is_some())
    }

    /// G2.1.
    fn lays(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for field in Field::all().filter(|field| self.at(*field).is_none()) {
            for &gangster in &self.view.own[&self.player] {
                actions.push(Action::Lay { from: Origin::Own, gangster, field });
            }
            for &gangster in &self.view.open {
                actions.push(Action::Lay { from: Origin::Open, gangster, field });
            }
        }
        for stack in Stack::ALL {
            if self.view.stacks[stack.index()] > 0 {
                actions.push(Action::Draw { stack });
            }
        }
        actions
    }

    /// G2.2.
    fn moves(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for (from, to) in pairs() {
            let stuck = self.complete(Line::Row, from.row()) || self.complete(Line::Column, from.column());
            let alive = self.at(from).is_some_and(|piece| piece.alive);
            if alive && !stuck && self.state.barred != Some(from) && self.at(to).is_none() {
                actions.push(Action::Move { from, to });
            }
        }
        actions
    }

    /// G2.3.
    fn shots(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for (shooter, victim) in pairs() {
            let own = self.at(shooter).is_some_and(|piece| piece.alive && piece.gang == self.player);
            let alive = self.at(victim).is_some_and(|piece| piece.alive);
            if own && alive && self.view.bullets[&self.player] > 0 {
                actions.push(Action::Shoot { shooter, victim });
            }
        }
        actions
    }

    /// G2, with G2.5.
    fn turn(&self) -> Vec<Action> {
        let mut actions = [self.lays(), self.shots()].concat();
        if actions.is_empty() || self.state.moves < 12 {
            actions.extend(self.moves());
        }
        actions
    }
}

/// Fields beside each other.
fn pairs() -> impl Iterator<Item = (Field, Field)> {
    let beside = |a: Field, b: Field| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) == 1;
    Field::all().flat_map(move |a| Field::all().filter(move |b| beside(a, *b)).map(move |b| (a, b)))
}

fn expected(table: &Table, state: &State, player: Gang, prompt: Prompt) -> Vec<Action> {
    let plain = Plain { view: table.view(state, None), state, player };
    match prompt {
        Prompt::Turn => plain.turn(),
        Prompt::Lay { from, gangster } => {
            assert_eq!(from, Origin::Drawn);
            let free = Field::all().filter(|field| plain.at(*field).is_none());
            free.map(|field| Action::Lay { from, gangster, field }).collect()
        }
        Prompt::Score { .. } => Line::ALL.map(|line| Action::Score { line }).to_vec(),
        Prompt::Refill => Stack::ALL.map(|stack| Action::Refill { stack }).to_vec(),
        other => panic!("{other:?} is the middle of a decision"),
    }
}

fn names(actions: &[Action]) -> BTreeSet<String> {
    actions.iter().map(ToString::to_string).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Everything up to the end: what is legal, whose turn is next (G2.4), and what ranks become (G3).
    #[test]
    fn legal_decisions_are_those_of_the_plain_rules(seed: u64, players in 2..=4_usize) {
        let table = Table::new(&Setup::new(&Gang::ALL[..players])).expect("two to four players");
        let mut dice = Dice::new(seed);
        let mut play = Play::new(&table, &mut ());
        while let node @ (Node::Decide { .. } | Node::Chance(_)) = play.node() {
            let Node::Decide { seat, prompt } = node else {
                let outcome = table.sample(play.state(), &mut dice);
                play.happen(&table.happened(play.state(), outcome), &mut ()).expect("possible");
                continue;
            };
            let legal = decisions(&table, play.state());
            prop_assert_eq!(names(&legal), names(&expected(&table, play.state(), seat, prompt)));
            // Moves are rare among so many ways to lay; take one half of the time.
            let moves = legal.iter().filter(|action| matches!(action, Action::Move { .. } | Action::Shoot { .. }));
            let moves = moves.copied().collect::<Vec<_>>();
            let pool = if moves.is_empty() || dice.below(2) == 0 { &legal } else { &moves };
            let action = pool[dice.below(pool.len() as u32) as usize];
            play.decide(seat, &action, &mut ()).expect("legal");
            check_next_player(&table, play.state(), seat)?;
        }
        prop_assert!(table.result(play.state()).is_some());
    }

    /// Small choices, whatever they are, never lead out of the rules.
    #[test]
    fn every_sequence_of_choices_ends_in_a_result(seed: u64, players in 2..=4_usize) {
        let table = Table::new(&Setup::new(&Gang::ALL[..players])).expect("two to four players");
        let mut dice = Dice::new(seed);
        let mut state = table.start(&mut ());
        for _ in 0..40 * 51 {
            match table.node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut dice);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { .. } => {
                    let choice = random_choice(table.legal(&state), &mut dice);
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
        let result = table.result(&state).expect("an end");
        let capone = result.scores.values().any(|&rank| rank >= 17);
        prop_assert_eq!(result.capone.is_some(), capone);
        prop_assert!(capone || state.board.free().is_empty());
    }
}

/// At the start of a turn, everybody between the last player and this one can do nothing.
fn check_next_player(table: &Table, state: &State, last: Gang) -> Result<(), TestCaseError> {
    let Node::Decide { seat, prompt: Prompt::Turn } = table.node(state) else { return Ok(()) };
    let mut between = table.after(last);
    while between != seat {
        prop_assert!(expected(table, state, between, Prompt::Turn).is_empty(), "{} can do something", between);
        between = table.after(between);
    }
    Ok(())
}
