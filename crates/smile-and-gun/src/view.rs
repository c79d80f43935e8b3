//! What a seat sees: everything that lies on the table. Only the bag's order is hidden, and no state knows it.

use crate::{
    Colour, Face, Held, Player, State, Table, Token, city::Space, dice::Dice, scoring::Both, state::Counts,
    tokens::Kind,
};
use serde::Serialize;
use tabletop::{Compare, Found};

/// The table as a seat sees it; records write it as `state`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileView"))]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct View {
    pub round: u8,
    pub phase: u8,
    pub first: Option<Player>,
    pub shadow_space: Option<Space>,
    pub pool: Dice,
    pub leftover: Option<u8>,
    /// Whether the left-over die lies in the park as a prize (W6.13); records don't say it.
    pub die_in_park: bool,
    pub gumshoe: Option<Player>,
    pub on_card: Both<u8>,
    pub districts: Vec<DistrictView>,
    pub players: Both<SideView>,
    pub discard: Vec<Pile>,
    pub bag: Vec<Pile>,
}

/// A district.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "District"))]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct DistrictView {
    pub tokens: Vec<Token>,
    pub cubes: Cubes,
}

/// The cubes of a district.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct Cubes {
    pub green: u8,
    pub yellow: u8,
    pub police: u8,
}

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Side"))]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct SideView {
    pub boss: Space,
    pub tokens: Vec<HeldView>,
    pub action_dice: Vec<u8>,
    pub solo_tokens: u8,
    pub markers: MarkersView,
}

/// A token before a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "HeldToken"))]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct HeldView {
    #[serde(flatten)]
    pub held: Held,
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
}

/// Virtual markers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "VirtualMarkers"))]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct MarkersView {
    pub gambling: u8,
    pub weapons: u8,
    pub contraband: u8,
}

/// Equal tokens in the bag or the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are the record's, explained in docs/record.md")]
pub struct Pile {
    pub token: Token,
    pub count: u8,
}

tabletop::compare! {
    View {
        round, phase, first, shadow_space, pool, leftover, die_in_park, gumshoe, on_card, districts, players, discard,
        bag
    }
    DistrictView { tokens, cubes }
    Cubes { green, yellow, police }
    SideView { boss, tokens, action_dice, solo_tokens, markers }
    MarkersView { gambling, weapons, contraband }
    Pile { token, count }
}
tabletop::compare!(plain Dice, HeldView, Player, Token);

impl<T: Compare> Compare for Both<T> {
    const PLAIN: bool = false;

    fn compare(&self, after: &Self, found: &mut Found) {
        let Self { green, yellow } = self;
        found.at("green", green, &after.green);
        found.at("yellow", yellow, &after.yellow);
    }
}

pub(crate) fn view(table: &Table, state: &State) -> View {
    let piles = |counts: &Counts| -> Vec<Pile> {
        counts.each().map(|(id, count)| Pile { token: table.catalogue.token(id), count }).collect()
    };
    View {
        round: state.round,
        phase: state.phase,
        first: state.first,
        shadow_space: table.shadow.home().is_none().then_some(state.shadow),
        pool: state.pool,
        leftover: (state.leftover > 0).then_some(state.leftover),
        die_in_park: state.die_in_park,
        gumshoe: state.gumshoe,
        on_card: Both::from_seats(state.on_card),
        districts: (0..9).map(|district| view_district(table, state, district)).collect(),
        players: Both::from_seats(Player::BOTH.map(|player| view_side(table, state, player))),
        discard: piles(&state.discard),
        bag: piles(&state.bag),
    }
}

fn view_district(table: &Table, state: &State, district: u8) -> DistrictView {
    let cubes = |colour| state.cubes(district, colour);
    DistrictView {
        tokens: state.tokens(district).each().map(|id| table.catalogue.token(id)).collect(),
        cubes: Cubes { green: cubes(Colour::Green), yellow: cubes(Colour::Yellow), police: cubes(Colour::Police) },
    }
}

fn view_side(table: &Table, state: &State, player: Player) -> SideView {
    let side = state.side(player);
    let repeat = |held: Held, used: bool, count: u8| std::iter::repeat_n(HeldView { held, used }, usize::from(count));
    let mut tokens: Vec<_> = state.held(table, player).flat_map(|(held, count)| repeat(held, false, count)).collect();
    for (kind, count) in side.marked.iter().enumerate().take(usize::from(table.catalogue.infusion_kinds())) {
        let squares = table.catalogue.infusion_squares(kind as u8);
        let token = Token { kind: Kind::Infusion, value: 0, squares };
        tokens.extend(repeat(Held::new(token, Some(Face::Up), None), true, *count));
    }
    let [gambling, weapons, contraband] = side.markers;
    SideView {
        boss: side.boss,
        tokens,
        action_dice: side.action_dice().collect(),
        solo_tokens: side.solo_tokens,
        markers: MarkersView { gambling, weapons, contraband },
    }
}

#[cfg(test)]
mod tests {
    use super::view;
    use crate::testing::*;
    use serde_json::{Value, json};
    use tabletop::Game;

    fn json(scene: &Scene) -> Value {
        serde_json::to_value(view(&scene.table, &scene.state)).unwrap()
    }

    #[test]
    fn w0_9_everything_on_the_table_is_public() {
        let scene = Scene::two(Shadow::Badge, Infusion::LastChance).holds(Green, &["weapons.1:down"]);
        let seen = scene.table.view(&scene.state, None);
        for seat in [Green, Yellow] {
            assert_eq!(scene.table.view(&scene.state, Some(seat)), seen);
        }
    }

    #[test]
    fn w0_9_only_the_bags_order_is_hidden() {
        let scene = Scene::two(Shadow::Badge, Infusion::LastChance).tokens(0, &["hat6.3", "hat6.3"]);
        let bag = &json(&scene)["bag"];
        assert_eq!(bag[0], json!({"token": {"kind": "hat", "value": 6, "squares": 3}, "count": 1}));
        assert_eq!(bag[1], json!({"token": {"kind": "hat", "value": 5, "squares": 2}, "count": 3}));
        assert_eq!(bag.as_array().unwrap().len(), 13);
        let scene = Scene::two(Shadow::Badge, Infusion::LastChance).tokens(0, &["hat6.3", "hat6.3", "hat6.3"]);
        assert_eq!(json(&scene)["bag"].as_array().unwrap().len(), 12);
    }

    #[test]
    fn a_view_is_written_as_the_record_says() {
        let scene = Scene::two(Shadow::Badge, Infusion::LastChance).round(2).first(Yellow).shadow(7).boss(Green, 3);
        let scene = scene.cubes(8, [1, 2, 3]).tokens(8, &["hat2.0", "gambling.1"]).action_dice(Green, [4, 1, 0]);
        let scene = scene.holds(Green, &["hat3.1^2", "weapons.1:down"]).holds(Yellow, &["hat5.2"]);
        let scene = scene.with(|state| {
            state.discard[0] = 2;
            state.gumshoe = Some(Yellow);
            state.on_card = [1, 4];
            state.players[1].solo_tokens = 3;
            state.players[1].markers = [1, 2, 0];
            state.players[0].marked[1] = 1;
            state.phase = 4;
            state.leftover = 5;
            state.pool = crate::Dice::of(&[6, 2]);
        });
        let mut view = json(&scene);
        view.as_object_mut().unwrap().remove("bag");
        let empty = json!({"tokens": [], "cubes": {"green": 0, "yellow": 0, "police": 0}});
        let full = json!({
            "tokens": [{"kind": "hat", "value": 2, "squares": 0}, {"kind": "gambling", "value": 0, "squares": 1}],
            "cubes": {"green": 1, "yellow": 2, "police": 3},
        });
        let mut districts = vec![empty; 9];
        districts[8] = full;
        let green = json!([
            {"kind": "weapons", "value": 0, "squares": 1, "face": "down", "on": null},
            {"kind": "hat", "value": 3, "squares": 1, "face": null, "on": 2},
            {"kind": "infusion", "value": 0, "squares": 1, "face": "up", "on": null, "used": true},
        ]);
        let none = json!({"gambling": 0, "weapons": 0, "contraband": 0});
        let expected = json!({
            "round": 2,
            "phase": 4,
            "first": "yellow",
            "shadow_space": 7,
            "pool": [2, 6],
            "leftover": 5,
            "die_in_park": false,
            "gumshoe": "yellow",
            "on_card": {"green": 1, "yellow": 4},
            "districts": districts,
            "players": {
                "green": {"boss": 3, "tokens": green, "action_dice": [4, 1], "solo_tokens": 0, "markers": none},
                "yellow": {
                    "boss": 0,
                    "tokens": [{"kind": "hat", "value": 5, "squares": 2, "face": null, "on": null}],
                    "action_dice": [],
                    "solo_tokens": 3,
                    "markers": {"gambling": 1, "weapons": 2, "contraband": 0},
                },
            },
            "discard": [{"token": {"kind": "hat", "value": 6, "squares": 3}, "count": 2}],
        });
        assert_eq!(view, expected);
    }

    #[test]
    fn what_is_not_there_is_null() {
        let view = json(&Scene::two(Shadow::Guardian, Infusion::LastChance));
        assert_eq!(
            (&view["leftover"], &view["gumshoe"], &view["shadow_space"]),
            (&Value::Null, &Value::Null, &Value::Null)
        );
        let scene = Scene::two(Shadow::Badge, Infusion::LastChance).leftover(1);
        assert_eq!((&json(&scene)["leftover"], &json(&scene)["shadow_space"]), (&json!(1), &json!(0)));
    }
}
