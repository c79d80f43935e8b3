//! Which rule forbids a decision that isn't legal.

use crate::{Action, Infusion, Kind, State, Table, phases::actions::Occasion, state::Face, step::Step};

/// The rule that stands against this decision here.
pub(crate) fn forbids(table: &Table, state: &State, action: &Action) -> &'static str {
    match *action {
        Action::RerollAll if state.turn.infused => "W3.2",
        Action::Reroll { .. } => infusion(table, state, Infusion::LastChance),
        Action::Drag { .. } => infusion(table, state, Infusion::DraggingArms),
        Action::QuickStep { .. } => infusion(table, state, Infusion::QuickStep),
        Action::Shell { .. } => infusion(table, state, Infusion::ShellGame),
        Action::Overwhelm { .. } => infusion(table, state, Infusion::Overwhelm),
        Action::Swap { .. } => infusion(table, state, Infusion::Slippery),
        Action::Enthral { .. } => infusion(table, state, Infusion::Enthralling),
        _ => match state.agenda.top() {
            Some(Step::Drafting(_)) => draft(table, state, action),
            Some(Step::Moving(_)) => "W3.4",
            Some(Step::Placing(_)) => "W3.5",
            Some(Step::Ending(_)) => "W3.1",
            Some(Step::Acting(acting)) => match (action, acting.occasion) {
                (Action::Pass, Occasion::Must) => "W6.7",
                _ => "W3.6",
            },
            Some(Step::Ordering(_) | Step::Collecting(_)) => "W6.7",
            Some(Step::Bonus(_)) => "W4.3",
            Some(Step::Mayoring(_)) => "W6.10",
            Some(Step::Enthralled(_)) => "W7.5",
            Some(Step::Taking(_)) => take(table, action),
            _ => "W1.5",
        },
    }
}

/// A card that isn't in play, or not now, or not like this.
fn infusion(table: &Table, state: &State, card: Infusion) -> &'static str {
    let open = match state.agenda.top() {
        Some(Step::Drafting(_) | Step::Moving(_) | Step::Placing(_) | Step::Acting(_) | Step::Ending(_)) => true,
        Some(Step::Enthralled(_)) => card == Infusion::Enthralling,
        _ => false,
    };
    if table.plays_with(card) && open { card.rule() } else { "W3.7" }
}

fn draft(table: &Table, state: &State, action: &Action) -> &'static str {
    let Action::Draft { movement, action } = *action else {
        return if *action == Action::RerollAll { "W3.2" } else { "W3.3" };
    };
    let both = (1..=6).contains(&movement) && (1..=6).contains(&action);
    let need = |die| if movement == action { 2 } else { u8::from(die > 0) };
    let there = both && state.pool.count(movement) >= need(movement) && state.pool.count(action) >= need(action);
    match there && !table.shadow.allows(state, state.turn.player, state.pool, [movement, action]) {
        true => "W6.2",
        false => "W3.3",
    }
}

fn take(table: &Table, action: &Action) -> &'static str {
    match *action {
        Action::Take { knockoff: true, .. } => "W7.2",
        Action::Take { token, face, .. } => {
            let fits = match token.kind {
                Kind::Hat => face.is_none(),
                _ => matches!(face, Some(Face::Up | Face::Down)),
            };
            if fits { "W5.3" } else { "W5.8" }
        }
        Action::TakeDie if table.shadow.die_is_prize() => "W6.13",
        _ => "W5.3",
    }
}
