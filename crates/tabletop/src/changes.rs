//! What events change of a view, for whoever draws them one by one.

use crate::Game;
use serde::Serialize;
use serde_json::Value;

/// The view after these events.
pub fn shown<G: Game>(table: &G, mut view: G::View, events: &[G::Event]) -> G::View {
    for event in events {
        table.show(&mut view, event);
    }
    view
}

/// One part of a view that has changed, like a `replace` in a JSON Patch (RFC 6902).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    /// Where it is, as a JSON Pointer (RFC 6901).
    pub path: String,
    /// What is there now.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Value,
}

/// What each of these events changes, the first one of the view before them.
pub fn changes<G: Game>(table: &G, mut view: G::View, events: &[G::Event]) -> Vec<Vec<Change>> {
    let mut before = written(&view);
    let change = |event| {
        table.show(&mut view, event);
        let after = written(&view);
        let found = compared(&before, &after);
        before = after;
        found
    };
    events.iter().map(change).collect()
}

/// What is different in the second of two views, where no events lead from one to the other.
pub fn difference<V: Serialize>(before: &V, after: &V) -> Vec<Change> {
    compared(&written(before), &written(after))
}

fn compared(before: &Value, after: &Value) -> Vec<Change> {
    let mut found = Vec::new();
    compare(&mut String::new(), before, after, &mut found);
    found
}

fn written(view: &impl Serialize) -> Value {
    serde_json::to_value(view).expect("a view is plain data")
}

/// Goes down to the smallest parts that differ. A list of plain values, and whatever has other places than before, is
/// one part.
fn compare(path: &mut String, before: &Value, after: &Value, found: &mut Vec<Change>) {
    match (before, after) {
        _ if before == after => {}
        (Value::Object(one), Value::Object(two)) if one.keys().eq(two.keys()) => {
            for ((key, one), two) in one.iter().zip(two.values()) {
                within(path, &key.replace('~', "~0").replace('/', "~1"), one, two, found);
            }
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() && one.iter().chain(two).any(has_parts) => {
            for (place, (one, two)) in one.iter().zip(two).enumerate() {
                within(path, &place.to_string(), one, two, found);
            }
        }
        _ => found.push(Change { path: path.clone(), value: after.clone() }),
    }
}

fn within(path: &mut String, place: &str, before: &Value, after: &Value, found: &mut Vec<Change>) {
    let length = path.len();
    path.push('/');
    path.push_str(place);
    compare(path, before, after, found);
    path.truncate(length);
}

fn has_parts(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn found(before: Value, after: Value) -> Value {
        serde_json::to_value(difference(&before, &after)).unwrap()
    }

    fn part(path: &str, value: Value) -> Value {
        json!({"path": path, "value": value})
    }

    #[test]
    fn only_what_differs_is_named() {
        let before =
            json!({"round": 1, "cubes": [{"green": 2, "police": 0}, {"green": 0, "police": 1}], "first": null});
        assert_eq!(found(before.clone(), before.clone()), json!([]));
        let mut after = before.clone();
        after["cubes"][1]["green"] = json!(3);
        after["first"] = json!("green");
        let changes = [part("/cubes/1/green", json!(3)), part("/first", json!("green"))];
        assert_eq!(found(before.clone(), after.clone()), json!(changes));
        let changes = [part("/cubes/1/green", json!(0)), part("/first", Value::Null)];
        assert_eq!(found(after, before), json!(changes), "also what is nothing now");
    }

    #[test]
    fn a_list_is_one_part_if_it_is_plain_or_of_another_length() {
        let dice = |dice: &[u8]| json!({"pool": dice});
        assert_eq!(found(dice(&[1, 2]), dice(&[2, 2])), json!([part("/pool", json!([2, 2]))]));
        let board = |row: Value| json!({"board": [row, [null, null]]});
        let piece = json!({"power": 1});
        let changed = found(board(json!([null, null])), board(json!([null, piece])));
        assert_eq!(changed, json!([part("/board/0/1", piece.clone())]));
        let longer = found(board(json!([piece])), board(json!([piece, piece])));
        assert_eq!(longer, json!([part("/board/0", json!([piece, piece]))]));
    }

    #[test]
    fn what_has_other_places_than_before_is_one_part() {
        let changed = found(json!({"held": {"face": "up"}}), json!({"held": {"face": "up", "used": true}}));
        assert_eq!(changed, json!([part("/held", json!({"face": "up", "used": true}))]));
    }

    #[test]
    fn places_are_written_as_json_pointers_are() {
        assert_eq!(found(json!({"a/b~c": 1}), json!({"a/b~c": 2})), json!([part("/a~1b~0c", json!(2))]));
    }
}
