//! A game as text.

use crate::Dice;
use std::fmt::Write;
use tabletop::{Entry, Game, Node, Play, Source, What, decisions, random_choice};

/// Plays a random game, at most `max` entries of it, and writes down what was asked, how many choices there were, what
/// was decided, what happened and what was told: a snapshot that shows every change of the rules.
pub fn playthrough<G: Game>(table: &G, seed: u64, max: usize) -> String {
    let mut dice = Dice::new(seed);
    let mut text = format!("{}, rules {}\n{}\n", G::NAME, G::RULES, json(&table.setup()));
    let mut told = Vec::new();
    let mut play = Play::new(table, &mut told);
    tell(&mut text, &mut told);
    while play.entries().len() < max {
        match play.node() {
            Node::Over => break,
            Node::Chance(due) => {
                let (mut outcomes, mut whole) = (0, 0);
                table.outcomes(play.state(), |_, weight| {
                    outcomes += 1;
                    whole += weight;
                });
                line(&mut text, format_args!("- {due}: {outcomes} outcomes, {whole} in all"));
                let outcome = table.sample(play.state(), &mut dice);
                let happened = table.happened(play.state(), outcome);
                play.happen(&happened, &mut told).expect("what was drawn can happen");
            }
            Node::Decide { seat, prompt } => {
                let legal = table.legal(play.state());
                line(&mut text, format_args!("- {seat}: {prompt:?}, {} choices", legal.len()));
                if !table.begun(play.state()) {
                    let count = decisions(table, play.state()).len();
                    text.truncate(text.trim_end().len());
                    line(&mut text, format_args!(", {count} decisions"));
                }
                play.choose(random_choice(legal, &mut dice), &mut told);
            }
        }
        if !table.begun(play.state())
            && let Some(entry) = play.entries().last()
        {
            line(&mut text, format_args!("{}. {}", play.entries().len(), entry_text(entry)));
        }
        tell(&mut text, &mut told);
    }
    line(&mut text, format_args!("result {}", json(&table.result(play.state()))));
    line(&mut text, format_args!("view {}", json(&table.view(play.state(), None))));
    text
}

fn entry_text<G: Game>(entry: &Entry<G>) -> String {
    match &entry.what {
        What::Decision { by, action } => format!("{by}: {action}"),
        What::Chance(happened) => json(happened),
    }
}

fn tell<E: std::fmt::Debug>(text: &mut String, told: &mut Vec<E>) {
    for event in told.drain(..) {
        line(text, format_args!("    {event:?}"));
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written")
}

fn line(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    writeln!(text, "{arguments}").expect("text takes text");
}

/// A shuffled choice of at most `most` items, in a fixed way for the same dice.
pub(crate) fn some_of<T>(items: &mut Vec<T>, most: usize, dice: &mut Dice) {
    while items.len() > most {
        let out = dice.below(items.len() as u32) as usize;
        items.swap_remove(out);
    }
}
