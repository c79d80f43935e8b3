//! What is asked.

use super::voice::Voice;
use crate::say::say;
use smile_and_gun::{
    Choice, Prompt, State,
    city::{District, in_front},
};
use tabletop::Game;

impl Voice<'_> {
    pub(super) fn prompt(&self, state: &State, prompt: &Prompt) -> String {
        let w = self.words;
        match *prompt {
            Prompt::Draft => self.draft(state),
            Prompt::Move => say!(w, "smile-prompt-move", steps = state.turn().movement),
            Prompt::Place => say!(w, "smile-prompt-place"),
            Prompt::Act { die } => say!(w, "smile-prompt-act", die = die),
            Prompt::MayAct { die } => say!(w, "smile-prompt-may_act", die = die),
            Prompt::End => say!(w, "smile-prompt-end"),
            Prompt::ShiftTo { from } => say!(w, "smile-prompt-shift_to", from = self.from(from)),
            Prompt::Reroll { value } => {
                say!(w, "smile-prompt-reroll", value = value, count = state.pool.count(value))
            }
            Prompt::Drag => say!(w, "smile-prompt-drag"),
            Prompt::DragTo { from } => say!(w, "smile-prompt-drag_to", from = self.from(from)),
            Prompt::Give => say!(w, "smile-prompt-give"),
            Prompt::Swap => {
                let boss = state.side(state.turn().player).boss;
                say!(w, "smile-prompt-swap", from = self.from(in_front(boss)))
            }
            Prompt::QuickStep => say!(w, "smile-prompt-quick_step"),
            Prompt::ShellGame => say!(w, "smile-prompt-shell_game"),
            Prompt::Overwhelm { die } => say!(w, "smile-prompt-overwhelm", die = die),
            Prompt::Order => say!(w, "smile-prompt-order"),
            Prompt::Collect => say!(w, "smile-prompt-collect"),
            Prompt::Bonus => say!(w, "smile-prompt-bonus"),
            Prompt::Mayor => say!(w, "smile-prompt-mayor", to = self.to(self.table.shadow_district(state))),
            Prompt::Enthral { district } => say!(w, "smile-prompt-enthral", at = self.at(district)),
            Prompt::Take { district } => self.take(state, district),
        }
    }

    /// With a hint where all dice are equal (W3.2), and where the Gumshoe stands in the way (W6.2).
    fn draft(&self, state: &State) -> String {
        let turn = state.turn();
        let alike = state.pool.all_equal();
        let gumshoe = state.gumshoe == Some(turn.player) && !alike;
        say!(self.words, "smile-prompt-draft", equal = alike && !turn.infused, gumshoe = gumshoe)
    }

    /// The Cursed's die may lie beside the token, or alone (W6.13).
    fn take(&self, state: &State, district: District) -> String {
        let die = self.table.legal(state).any(|number| self.table.choice(state, number) == Choice::TakeDie);
        let prize = match (die, state.tokens(district).is_empty()) {
            (false, _) => "token",
            (true, false) => "both",
            (true, true) => "die",
        };
        say!(self.words, "smile-prompt-take", prize = prize, from = self.from(district))
    }
}
