//! What is asked, what can be chosen, what was decided.

use super::voice::{Voice, number};
use crate::say::say;
use gangster::{Action, Choice, Field, Line, MOVES_IN_A_ROW, Prompt, State, Table};
use tabletop::{Game, Node};

impl Voice<'_> {
    pub(super) fn prompt(&self, table: &Table, state: &State, prompt: &Prompt) -> String {
        let w = self.words;
        match *prompt {
            Prompt::Turn => self.turn(table, state),
            Prompt::Lay { gangster, .. } => say!(w, "gangster-prompt-lay", piece = self.piece(gangster)),
            Prompt::MoveFrom => say!(w, "gangster-prompt-move_from"),
            Prompt::MoveTo { from } => {
                say!(w, "gangster-prompt-move_to", piece = self.lying(state, from), field = from)
            }
            Prompt::ShootWith => say!(w, "gangster-prompt-shoot_with"),
            Prompt::ShootAt { shooter } => {
                say!(w, "gangster-prompt-shoot_at", piece = self.lying(state, shooter), field = shooter)
            }
            Prompt::Score { field } => say!(w, "gangster-prompt-score", field = field),
            Prompt::Refill => say!(w, "gangster-prompt-refill"),
        }
    }

    pub(super) fn choice(&self, table: &Table, state: &State, choice: &Choice) -> String {
        let w = self.words;
        match *choice {
            Choice::Own(power) => say!(w, "gangster-choice-own", power = u8::from(power)),
            Choice::Open(gangster) => say!(w, "gangster-choice-open", piece = self.piece(gangster)),
            Choice::Draw(stack) => say!(w, "gangster-choice-draw", stack = stack),
            Choice::Move => say!(w, "gangster-choice-move"),
            Choice::Shoot => say!(w, "gangster-choice-shoot"),
            Choice::Field(field) => match state.board.at(field) {
                Some(_) => say!(w, "gangster-choice-gangster", field = field, piece = self.lying(state, field)),
                None => say!(w, "gangster-choice-field", field = field),
            },
            Choice::Line(line) => say!(w, "gangster-choice-line", line = line, number = due(table, state, line)),
            Choice::Refill(stack) => say!(w, "gangster-choice-refill", stack = stack),
        }
    }

    pub(super) fn action(&self, action: &Action) -> String {
        let w = self.words;
        match *action {
            Action::Lay { from, gangster, field } => {
                say!(w, "gangster-action-lay", from = from, piece = self.piece(gangster), field = field)
            }
            Action::Draw { stack } => say!(w, "gangster-action-draw", stack = stack),
            Action::Refill { stack } => say!(w, "gangster-action-refill", stack = stack),
            Action::Move { from, to } => say!(w, "gangster-action-move", from = from, to = to),
            Action::Shoot { shooter, victim } => {
                say!(w, "gangster-action-shoot", shooter = shooter, victim = victim)
            }
            Action::Score { line } => say!(w, "gangster-action-score", line = line),
        }
    }

    /// Names what can be done; says why if moving has come to an end (G2.5).
    fn turn(&self, table: &Table, state: &State) -> String {
        let can = |wanted: fn(&Choice) -> bool| table.legal(state).any(|number| wanted(&table.choice(state, number)));
        let moves = can(|choice| matches!(choice, Choice::Move));
        let can = [
            ("lay", can(|choice| matches!(choice, Choice::Own(_) | Choice::Open(_) | Choice::Draw(_)))),
            ("move", moves),
            ("shoot", can(|choice| matches!(choice, Choice::Shoot))),
        ];
        let can: Vec<_> = can.into_iter().filter(|(_, possible)| *possible).map(|(name, _)| name).collect();
        let limit = state.moves >= MOVES_IN_A_ROW && !moves;
        say!(self.words, "gangster-prompt-turn", limit = limit, can = can.join("_"))
    }

    /// Who lies there.
    fn lying(&self, state: &State, field: Field) -> String {
        state.board.at(field).map_or_else(String::new, |(gangster, _)| self.piece(gangster))
    }
}

/// What a line is called that is about to be scored.
fn due(table: &Table, state: &State, line: Line) -> String {
    match table.node(state) {
        Node::Decide { prompt: Prompt::Score { field }, .. } => number(line, line.index(field)),
        _ => String::new(),
    }
}
