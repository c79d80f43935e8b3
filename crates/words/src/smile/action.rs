//! Whole decisions.

use super::voice::{Voice, dice, space};
use crate::say::say;
use smile_and_gun::{Action, Held};

impl Voice<'_> {
    pub(super) fn action(&self, action: &Action) -> String {
        let w = self.words;
        match *action {
            Action::RerollAll => say!(w, "smile-action-reroll_all"),
            Action::Draft { movement, action } => {
                say!(w, "smile-action-draft", movement = movement, action = action)
            }
            Action::Move => say!(w, "smile-action-move"),
            Action::Place => say!(w, "smile-action-place"),
            Action::End => say!(w, "smile-action-end"),
            Action::Police { district } => say!(w, "smile-action-police", to = self.to(district)),
            Action::Shift { from, to } => say!(w, "smile-action-shift", from = self.from(from), to = self.to(to)),
            Action::Remove { colour, district } => {
                say!(w, "smile-action-remove", colour = colour, count = 1_u8, from = self.from(district))
            }
            Action::Pair { districts } => {
                let [one, two] = districts.map(|district| self.district(district));
                say!(w, "smile-action-pair", one = one, two = two)
            }
            Action::Order { first } => say!(w, "smile-action-order", player = self.player(first)),
            Action::Collector { die } => say!(w, "smile-action-collector", die = die),
            Action::Add { colour, count, district } => {
                say!(w, "smile-action-add", colour = colour, count = count, to = self.to(district))
            }
            Action::Mayor => say!(w, "smile-action-mayor"),
            Action::Pass => say!(w, "smile-action-pass"),
            Action::Take { token, face, on, .. } => {
                say!(w, "smile-action-take", token = self.held(Held::new(token, face, on)))
            }
            Action::TakeDie => say!(w, "smile-action-take_die"),
            Action::Reroll { .. }
            | Action::Drag { .. }
            | Action::QuickStep { .. }
            | Action::Shell { .. }
            | Action::Overwhelm { .. }
            | Action::Swap { .. }
            | Action::Enthral { .. } => self.infusion_action(action),
        }
    }

    /// Decisions that spend an infusion.
    fn infusion_action(&self, action: &Action) -> String {
        let w = self.words;
        match *action {
            Action::Reroll { dice: rerolled, infusion } => {
                say!(w, "smile-action-reroll", dice = dice(rerolled), squares = infusion)
            }
            Action::Drag { colour, from, to, infusion: squares } => {
                let (from, to) = (self.from(from), self.to(to));
                say!(w, "smile-action-drag", colour = colour, count = 1_u8, from = from, to = to, squares = squares)
            }
            Action::QuickStep { space: to, infusion } => {
                say!(w, "smile-action-quick_step", space = space(to), squares = infusion)
            }
            Action::Shell { districts, infusion } => {
                let [three, two, one] = districts.map(|district| self.district(district));
                say!(w, "smile-action-shell", three = three, two = two, one = one, squares = infusion)
            }
            Action::Overwhelm { district, infusion } => {
                say!(w, "smile-action-overwhelm", district = self.district(district), squares = infusion)
            }
            Action::Swap { infusion, give, take, face, on, .. } => {
                let (give, take) = (self.held(give), self.held(Held::new(take, face, on)));
                say!(w, "smile-action-swap", give = give, take = take, squares = infusion)
            }
            Action::Enthral { infusion } => say!(w, "smile-action-enthral", squares = infusion),
            _ => self.action(action),
        }
    }
}
