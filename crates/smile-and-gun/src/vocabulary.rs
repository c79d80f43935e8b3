//! Everything that can be asked, chosen and decided, made of the words of each file.

use crate::{
    Colour, Held, Infusion, Player, Token,
    chance::Why,
    city::{District, Space},
    dice::Dice,
    state::Face,
};
use serde::{Deserialize, Serialize};

/// What a text about a decision says.
pub type Said = tabletop::Said<Fact>;

/// What a variable of a text stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after what it holds")]
pub enum Fact {
    Number(u8),
    District(District),
    /// In a district.
    At(District),
    /// To a district.
    To(District),
    /// From a district.
    From(District),
    Space(Space),
    Held(Held),
    Player(Player),
    Colour(Colour),
    Dice(Dice),
    Infusion(Infusion),
    /// What a text chooses by.
    Word(&'static str),
    Flag(bool),
}

macro_rules! facts {
    ($($fact:ident($type:ty)),*) => {
        $(impl From<$type> for Fact {
            fn from(value: $type) -> Self {
                Self::$fact(value)
            }
        })*
    };
}
facts!(
    Number(u8),
    Held(Held),
    Player(Player),
    Colour(Colour),
    Dice(Dice),
    Infusion(Infusion),
    Word(&'static str),
    Flag(bool)
);

tabletop::vocabulary! {
    {
        ($)
        /// What a seat is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(rename = "SmilePrompt"))]
        #[serde(tag = "kind", rename_all = "snake_case")]
        enum Prompt;
        /// One choice of a small step.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(rename = "SmileChoice"))]
        #[serde(tag = "kind", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "fields are named as in Action")]
        enum Choice;
        /// A decision. `infusion` and `on` name an infusion by its squares.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
        enum Action;
        /// Something on the agenda: a question, a random event, or something that happens by itself.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "each variant is the step of the module that it names")]
        enum Step {
            /// Nothing.
            #[default]
            Idle,

            // By itself.
            Round,
            Fill {
                level: u8,
                next: u8,
            },
            Police,
            Turns {
                taken: u8,
            },
            GangTurn,
            GangMoves,
            Shadow,
            BeforeHeat,
            Heat,
            AfterBonus {
                less: Player,
            },
            Settle {
                next: u8,
            },
            Rank {
                district: District,
            },
            Serve {
                district: District,
                place: u8,
            },
            RoundEnd,

            // By chance.
            FirstPlayer,
            Deal {
                next: u8,
            },
            Draw {
                district: District,
            },
            Roll {
                why: Why,
                count: u8,
            },
        }
    } of
    [crate::phases::hitting_the_town: Drafting Moving Placing Ending]
    [crate::phases::actions: Acting ShiftingTo]
    [crate::phases::feeling_the_heat: Bonus]
    [crate::phases::settling_the_score: Taking]
    deck crate::shadows;
    deck crate::infusions;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use serde_json::json;

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
