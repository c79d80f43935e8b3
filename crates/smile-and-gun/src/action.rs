//! Whole decisions, as records and people write them.

use crate::{
    Colour, Held, Player, Token,
    city::{District, Space},
    dice::Dice,
    state::Face,
};
use serde::{Deserialize, Serialize};

/// A decision. `infusion` and `on` name an infusion by its squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Reroll the whole pool of equal dice (W3.2).
    RerollAll,
    /// Take two dice (W3.3).
    Draft {
        /// For movement.
        #[serde(rename = "move")]
        movement: u8,
        /// For the action.
        action: u8,
    },
    /// Move by the die, where an infusion could be used (W3.4).
    Move,
    /// Place 3, 2, 1, where an infusion could be used (W3.5).
    Place,
    /// End the turn, where an infusion could be used (W3.1).
    End,
    /// Add one police (W3.6).
    Police {
        /// Where.
        district: District,
    },
    /// Move one own henchman (W3.6).
    Shift {
        /// From where.
        from: District,
        /// To where.
        to: District,
    },
    /// Remove a cube (W3.6).
    Remove {
        /// Whose.
        colour: Colour,
        /// From where.
        district: District,
    },
    /// Add one own henchman to each of two adjacent districts (W3.6).
    Pair {
        /// Both, ascending.
        districts: [District; 2],
    },
    /// Last Chance (W7.1).
    Reroll {
        /// Which dice.
        dice: Dice,
        /// With which infusion.
        infusion: u8,
    },
    /// Dragging Arms (W7.3).
    Drag {
        /// Whose cube.
        colour: Colour,
        /// From where.
        from: District,
        /// To where.
        to: District,
        /// With which infusion.
        infusion: u8,
    },
    /// Quick Step (W7.7).
    QuickStep {
        /// Where the boss goes.
        space: Space,
        /// With which infusion.
        infusion: u8,
    },
    /// Shell Game (W7.8).
    Shell {
        /// What gets 3, 2 and 1.
        districts: [District; 3],
        /// With which infusion.
        infusion: u8,
    },
    /// Overwhelm (W7.6).
    Overwhelm {
        /// Where.
        district: District,
        /// With which infusion.
        infusion: u8,
    },
    /// Slippery (W7.4).
    Swap {
        /// With which infusion.
        infusion: u8,
        /// What you give.
        give: Held,
        /// What you take.
        take: Token,
        /// How it lies then; hats have no face.
        face: Option<Face>,
        /// Whether it is doubled (W7.2).
        knockoff: bool,
        /// On which infusion.
        on: Option<u8>,
    },
    /// Who goes first (W6.7).
    Order {
        /// Who.
        first: Player,
    },
    /// The Collector (W6.7).
    Collector {
        /// The action die to roll again.
        die: u8,
    },
    /// The bonus for less heat (W4.3).
    Add {
        /// Whose cube.
        colour: Colour,
        /// How many: one, or two police.
        count: u8,
        /// Where.
        district: District,
    },
    /// The Mayor (W6.10).
    Mayor,
    /// Decline (W4.3, W6.7, W6.10, W6.11, W7.5).
    Pass,
    /// Enthralling (W7.5).
    Enthral {
        /// With which infusion.
        infusion: u8,
    },
    /// Take a token (W5.3, W5.8, W7.2).
    Take {
        /// Which.
        token: Token,
        /// How it lies then; hats have no face.
        face: Option<Face>,
        /// Whether it is doubled (W7.2).
        knockoff: bool,
        /// On which infusion.
        on: Option<u8>,
    },
    /// Take the Cursed's die (W6.13).
    TakeDie,
}

#[cfg(test)]
mod tests {
    use super::Action;

    #[test]
    fn decisions_are_written_as_the_record_says() {
        for (notation, json) in [
            ("reroll_all", r#"{"do":"reroll_all"}"#),
            ("draft 3/6", r#"{"do":"draft","move":3,"action":6}"#),
            ("move", r#"{"do":"move"}"#),
            ("place", r#"{"do":"place"}"#),
            ("end", r#"{"do":"end"}"#),
            ("police @park", r#"{"do":"police","district":5}"#),
            ("shift harbour>park", r#"{"do":"shift","from":0,"to":5}"#),
            ("remove police @hall", r#"{"do":"remove","colour":"police","district":4}"#),
            ("pair harbour+market", r#"{"do":"pair","districts":[0,1]}"#),
            ("reroll 6 1 with 2", r#"{"do":"reroll","dice":[1,6],"infusion":2}"#),
            ("drag green hall>park with 1", r#"{"do":"drag","colour":"green","from":4,"to":5,"infusion":1}"#),
            ("quick_step 7 with 1", r#"{"do":"quick_step","space":7,"infusion":1}"#),
            ("shell hall park market with 1", r#"{"do":"shell","districts":[4,5,1],"infusion":1}"#),
            ("overwhelm @park with 2", r#"{"do":"overwhelm","district":5,"infusion":2}"#),
            ("order yellow", r#"{"do":"order","first":"yellow"}"#),
            ("collector 5", r#"{"do":"collector","die":5}"#),
            ("add police*2 @park", r#"{"do":"add","colour":"police","count":2,"district":5}"#),
            ("mayor", r#"{"do":"mayor"}"#),
            ("pass", r#"{"do":"pass"}"#),
            ("enthral with 1", r#"{"do":"enthral","infusion":1}"#),
            ("take_die", r#"{"do":"take_die"}"#),
            // Every field is there, null where it doesn't apply.
            (
                "take hat4.1",
                r#"{"do":"take","token":{"kind":"hat","value":4,"squares":1},"face":null,"knockoff":false,"on":null}"#,
            ),
            (
                "take weapons.2:down on 1",
                r#"{"do":"take","token":{"kind":"weapons","value":0,"squares":2},"face":"down","knockoff":true,"on":1}"#,
            ),
            (
                "swap hat4.1^2 for weapons.2:up with 1",
                concat!(
                    r#"{"do":"swap","infusion":1,"give":{"kind":"hat","value":4,"squares":1,"face":null,"on":2},"#,
                    r#""take":{"kind":"weapons","value":0,"squares":2},"face":"up","knockoff":false,"on":null}"#
                ),
            ),
        ] {
            let action: Action = notation.parse().unwrap();
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
        }
    }

    #[test]
    fn unknown_decisions_and_fields_are_refused() {
        for json in [
            r#"{"do":"dance"}"#,
            r#"{"do":"police"}"#,
            r#"{"do":"police","district":5,"colour":"green"}"#,
            r#"{"do":"reroll","dice":[7],"infusion":2}"#,
            r#"{"do":"remove","colour":"blue","district":4}"#,
        ] {
            assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
        }
    }
}
