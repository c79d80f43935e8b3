//! Small choices, and how they make up whole decisions.

use crate::{
    Action, Colour, Held, Infusion, Player, State, Table, Token,
    city::{District, Space},
    dice::Dice,
    state::Face,
    step::Step,
};
use serde::Serialize;

/// One choice of a small step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileChoice"))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "fields are named as in Action")]
pub enum Choice {
    /// Reroll the whole pool (W3.2).
    RerollAll,
    /// Take two dice (W3.3).
    Draft { movement: u8, action: u8 },
    /// Go on without an infusion (W3.7).
    GoOn,
    /// Use this infusion, named by its squares, for this card (W7).
    Use { card: Infusion, infusion: u8 },
    /// Add police there (W3.6).
    Police { district: District },
    /// Move a henchman away from there (W3.6).
    From { district: District },
    /// Put it, or them, there (W3.6, W7.3, W7.6).
    To { district: District },
    /// Remove a cube (W3.6).
    Remove { colour: Colour, district: District },
    /// Add a henchman to both (W3.6).
    Pair { districts: [District; 2] },
    /// Roll this many dice of this value again (W7.1).
    Dice { value: u8, count: u8 },
    /// Take this cube along (W7.3).
    Cube { colour: Colour, from: District },
    /// Go to this space (W7.7).
    Space { space: Space },
    /// These districts get 3, 2 and 1 (W7.8).
    Shell { districts: [District; 3] },
    /// Give this token (W7.4).
    Give { held: Held },
    /// Take this token, this face, on this infusion (W5.3, W7.2).
    Take { token: Token, face: Option<Face>, on: Option<u8> },
    /// Take the die (W6.13).
    TakeDie,
    /// This player goes first (W6.7).
    First { player: Player },
    /// Roll this action die again (W6.7).
    Collect { die: u8 },
    /// Add these cubes there (W4.3).
    Add { colour: Colour, count: u8, district: District },
    /// Add two henchmen (W6.10).
    Mayor,
    /// Replace a police cube with this infusion (W7.5).
    Enthral { infusion: u8 },
    /// Decline.
    Pass,
}

/// The decision that these choices make up, seen from the state in which the first was made.
pub(crate) fn join(state: &State, parts: &[Choice]) -> Action {
    match *parts {
        [Choice::GoOn] => match state.agenda.top() {
            Some(Step::Moving(_)) => Action::Move,
            Some(Step::Placing(_)) => Action::Place,
            _ => Action::End,
        },
        [Choice::From { district: from }, Choice::To { district: to }] => Action::Shift { from, to },
        [Choice::Use { card: Infusion::LastChance, infusion }, ref dice @ ..] => {
            let mut rerolled = Dice::NONE;
            for part in dice {
                if let Choice::Dice { value, count } = *part {
                    rerolled.add_many(value, count);
                }
            }
            Action::Reroll { dice: rerolled, infusion }
        }
        [Choice::Use { infusion, .. }, Choice::Cube { colour, from }, Choice::To { district: to }] => {
            Action::Drag { colour, from, to, infusion }
        }
        [Choice::Use { infusion, .. }, Choice::Space { space }] => Action::QuickStep { space, infusion },
        [Choice::Use { infusion, .. }, Choice::Shell { districts }] => Action::Shell { districts, infusion },
        [Choice::Use { infusion, .. }, Choice::To { district }] => Action::Overwhelm { district, infusion },
        [Choice::Use { infusion, .. }, Choice::Give { held }, Choice::Take { token, face, on }] => {
            Action::Swap { infusion, give: held, take: token, face, knockoff: on.is_some(), on }
        }
        [Choice::RerollAll] => Action::RerollAll,
        [Choice::Draft { movement, action }] => Action::Draft { movement, action },
        [Choice::Police { district }] => Action::Police { district },
        [Choice::Remove { colour, district }] => Action::Remove { colour, district },
        [Choice::Pair { districts }] => Action::Pair { districts },
        [Choice::Take { token, face, on }] => Action::Take { token, face, knockoff: on.is_some(), on },
        [Choice::TakeDie] => Action::TakeDie,
        [Choice::First { player }] => Action::Order { first: player },
        [Choice::Collect { die }] => Action::Collector { die },
        [Choice::Add { colour, count, district }] => Action::Add { colour, count, district },
        [Choice::Mayor] => Action::Mayor,
        [Choice::Enthral { infusion }] => Action::Enthral { infusion },
        [Choice::Pass] => Action::Pass,
        _ => unreachable!("the agenda asks for no such parts: {parts:?}"),
    }
}

/// The choices that make up a decision.
pub(crate) fn split(table: &Table, state: &State, action: &Action) -> Option<Vec<Choice>> {
    let use_for = |card: Infusion, infusion: u8| Choice::Use { card, infusion };
    let window = |step: fn(&Step) -> bool| state.agenda.top().filter(step).map(|_| vec![Choice::GoOn]);
    Some(match *action {
        Action::Move => return window(|step| matches!(step, Step::Moving(_))),
        Action::Place => return window(|step| matches!(step, Step::Placing(_))),
        Action::End => return window(|step| matches!(step, Step::Ending(_))),
        Action::Shift { from, to } => vec![Choice::From { district: from }, Choice::To { district: to }],
        Action::Reroll { dice, infusion } => {
            if dice.values().any(|value| state.pool.count(value) == 0) {
                return None;
            }
            let parts = state.pool.values().map(|value| Choice::Dice { value, count: dice.count(value) });
            std::iter::once(use_for(Infusion::LastChance, infusion)).chain(parts).collect()
        }
        Action::Drag { colour, from, to, infusion } => {
            vec![use_for(Infusion::DraggingArms, infusion), Choice::Cube { colour, from }, Choice::To { district: to }]
        }
        Action::QuickStep { space, infusion } => vec![use_for(Infusion::QuickStep, infusion), Choice::Space { space }],
        Action::Shell { districts, infusion } => {
            vec![use_for(Infusion::ShellGame, infusion), Choice::Shell { districts }]
        }
        Action::Overwhelm { district, infusion } => {
            vec![use_for(Infusion::Overwhelm, infusion), Choice::To { district }]
        }
        Action::Swap { infusion, give, take, face, knockoff, on } if knockoff == on.is_some() => vec![
            use_for(Infusion::Slippery, infusion),
            Choice::Give { held: give },
            Choice::Take { token: take, face, on },
        ],
        Action::Take { token, face, knockoff, on } if knockoff == on.is_some() => {
            table.catalogue.find(token)?;
            vec![Choice::Take { token, face, on }]
        }
        Action::Swap { .. } | Action::Take { .. } => return None,
        Action::RerollAll => vec![Choice::RerollAll],
        Action::Draft { movement, action } => vec![Choice::Draft { movement, action }],
        Action::Police { district } => vec![Choice::Police { district }],
        Action::Remove { colour, district } => vec![Choice::Remove { colour, district }],
        Action::Pair { districts } => vec![Choice::Pair { districts }],
        Action::TakeDie => vec![Choice::TakeDie],
        Action::Order { first } => vec![Choice::First { player: first }],
        Action::Collector { die } => vec![Choice::Collect { die }],
        Action::Add { colour, count, district } => vec![Choice::Add { colour, count, district }],
        Action::Mayor => vec![Choice::Mayor],
        Action::Enthral { infusion } => vec![Choice::Enthral { infusion }],
        Action::Pass => vec![Choice::Pass],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, Prompt};
    use serde_json::json;

    #[test]
    fn prompts_and_choices_name_their_values() {
        assert_eq!(serde_json::to_value(Prompt::MayAct { die: 3 }).unwrap(), json!({"kind": "may_act", "die": 3}));
        let token = Token { kind: Kind::Weapons, value: 0, squares: 2 };
        let (spelled, held) = (json!({"kind": "weapons", "value": 0, "squares": 2}), Held::new(token, None, Some(1)));
        for (choice, written) in [
            (Choice::GoOn, json!({"kind": "go_on"})),
            (Choice::Draft { movement: 3, action: 6 }, json!({"kind": "draft", "movement": 3, "action": 6})),
            (
                Choice::Use { card: Infusion::LastChance, infusion: 2 },
                json!({"kind": "use", "card": "last_chance", "infusion": 2}),
            ),
            (
                Choice::Take { token, face: Some(Face::Up), on: None },
                json!({"kind": "take", "token": spelled, "face": "up", "on": null}),
            ),
            (
                Choice::Give { held },
                json!({"kind": "give", "held": {"kind": "weapons", "value": 0, "squares": 2, "face": null, "on": 1}}),
            ),
        ] {
            assert_eq!(serde_json::to_value(choice).unwrap(), written);
        }
    }
}
