//! Small choices.

use super::voice::{Voice, space};
use crate::say::say;
use smile_and_gun::{Choice, Held, Prompt, State, city::in_front};
use tabletop::{Game, Node};

impl Voice<'_> {
    pub(super) fn choice(&self, state: &State, choice: &Choice) -> String {
        let w = self.words;
        match *choice {
            Choice::RerollAll => say!(w, "smile-choice-reroll_all"),
            Choice::Draft { movement, action } => {
                say!(w, "smile-choice-draft", movement = movement, action = action)
            }
            Choice::GoOn => self.go_on(state),
            Choice::Use { card, infusion } => {
                say!(w, "smile-choice-use", card = self.infusion(card), squares = infusion)
            }
            Choice::Police { district } => say!(w, "smile-choice-police", to = self.to(district)),
            Choice::From { district } => say!(w, "smile-choice-from", from = self.from(district)),
            Choice::To { district } => say!(w, "smile-choice-to", district = self.district(district)),
            Choice::Remove { colour, district } => {
                say!(w, "smile-choice-remove", colour = colour, count = 1_u8, from = self.from(district))
            }
            Choice::Pair { districts } => {
                let [one, two] = districts.map(|district| self.district(district));
                say!(w, "smile-choice-pair", one = one, two = two)
            }
            Choice::Dice { value, count } => say!(w, "smile-choice-dice", value = value, count = count),
            Choice::Cube { colour, from } => {
                say!(w, "smile-choice-cube", colour = colour, count = 1_u8, from = self.from(from))
            }
            Choice::Space { space: to } => {
                say!(w, "smile-choice-space", space = space(to), district = self.district(in_front(to)))
            }
            Choice::Shell { districts } => {
                let [three, two, one] = districts.map(|district| self.district(district));
                say!(w, "smile-choice-shell", three = three, two = two, one = one)
            }
            Choice::Give { held } => say!(w, "smile-choice-give", token = self.held(held)),
            Choice::Take { token, face, on } => {
                say!(w, "smile-choice-take", token = self.held(Held::new(token, face, on)))
            }
            Choice::TakeDie => say!(w, "smile-choice-take_die"),
            Choice::First { player } => say!(w, "smile-choice-first", player = self.player(player)),
            Choice::Collect { die } => say!(w, "smile-choice-collect", die = die),
            Choice::Add { colour, count, district } => {
                say!(w, "smile-choice-add", colour = colour, count = count, to = self.to(district))
            }
            Choice::Mayor => say!(w, "smile-choice-mayor"),
            Choice::Enthral { infusion } => say!(w, "smile-choice-enthral", squares = infusion),
            Choice::Pass => say!(w, "smile-choice-pass"),
        }
    }

    /// Going on means what the turn has next.
    fn go_on(&self, state: &State) -> String {
        match self.table.node(state) {
            Node::Decide { prompt: Prompt::Move, .. } => {
                say!(self.words, "smile-choice-move", steps = state.turn().movement)
            }
            Node::Decide { prompt: Prompt::Place, .. } => say!(self.words, "smile-choice-place"),
            _ => say!(self.words, "smile-choice-end"),
        }
    }
}
