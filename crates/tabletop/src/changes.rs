//! What events change of a view, for whoever draws them one by one.

use crate::Game;
use serde::Serialize;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fmt::{Display, Write},
};

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
    let change = |event| {
        let before = view.clone();
        table.show(&mut view, event);
        difference(&before, &view)
    };
    events.iter().map(change).collect()
}

/// What is different in the second of two views; also where no events lead from one to the other.
pub fn difference<V: Compare>(before: &V, after: &V) -> Vec<Change> {
    let mut found = Found::default();
    if before != after {
        before.compare(after, &mut found);
    }
    found.changes
}

/// Something that is compared part by part. [`compare!`](crate::compare) makes it of a struct.
pub trait Compare: Serialize + PartialEq + Sized {
    /// Whether it has no parts, and a list of these is one part.
    const PLAIN: bool = true;

    /// Finds the smallest parts that differ; both are known to.
    fn compare(&self, after: &Self, found: &mut Found) {
        found.all_of(after);
    }
}

/// The parts that differ, as far as they were found.
#[derive(Default)]
pub struct Found {
    path: String,
    changes: Vec<Change>,
}

impl Found {
    /// Compares what lies at a place of what is being compared.
    pub fn at<P: Compare>(&mut self, place: impl Display, before: &P, after: &P) {
        if before != after {
            let length = self.path.len();
            write!(self.path, "/{place}").expect("text takes text");
            before.compare(after, self);
            self.path.truncate(length);
        }
    }

    /// All of what is being compared is one part.
    pub fn all_of(&mut self, after: &impl Serialize) {
        let value = serde_json::to_value(after).expect("a view is plain data");
        self.changes.push(Change { path: self.path.clone(), value });
    }
}

/// Compares structs by all their fields, `compare!(View { round, pool })`, or as a whole, `compare!(plain Token)`.
#[macro_export]
macro_rules! compare {
    ($($name:ident { $($field:ident),+ $(,)? })+) => {
        $(impl $crate::Compare for $name {
            const PLAIN: bool = false;

            fn compare(&self, after: &Self, found: &mut $crate::Found) {
                let Self { $($field),+ } = self;
                $(found.at(stringify!($field), $field, &after.$field);)+
            }
        })+
    };
    (plain $($name:ty),+ $(,)?) => {
        $(impl $crate::Compare for $name {})+
    };
}

compare!(plain bool, u8);

impl<T: Compare> Compare for Option<T> {
    const PLAIN: bool = T::PLAIN;

    fn compare(&self, after: &Self, found: &mut Found) {
        match (self, after) {
            (Some(before), Some(after)) => before.compare(after, found),
            _ => found.all_of(after),
        }
    }
}

impl<T: Compare> Compare for Vec<T> {
    const PLAIN: bool = false;

    fn compare(&self, after: &Self, found: &mut Found) {
        if T::PLAIN || self.len() != after.len() { found.all_of(after) } else { each(self, after, found) }
    }
}

impl<T: Compare, const N: usize> Compare for [T; N]
where
    Self: Serialize,
{
    const PLAIN: bool = false;

    fn compare(&self, after: &Self, found: &mut Found) {
        if T::PLAIN { found.all_of(after) } else { each(self, after, found) }
    }
}

fn each<T: Compare>(before: &[T], after: &[T], found: &mut Found) {
    for (place, (before, after)) in before.iter().zip(after).enumerate() {
        found.at(place, before, after);
    }
}

/// A key is displayed as it is written.
impl<K: Ord + Display + Serialize, T: Compare> Compare for BTreeMap<K, T> {
    const PLAIN: bool = false;

    fn compare(&self, after: &Self, found: &mut Found) {
        if !self.keys().eq(after.keys()) {
            return found.all_of(after);
        }
        for ((key, before), after) in self.iter().zip(after.values()) {
            found.at(key, before, after);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Clone, PartialEq, Serialize)]
    struct District {
        police: u8,
        tokens: Vec<u8>,
    }

    #[derive(Clone, PartialEq, Serialize)]
    struct View {
        first: Option<u8>,
        pool: Vec<u8>,
        districts: Vec<District>,
        board: [[Option<District>; 2]; 2],
        ranks: BTreeMap<&'static str, u8>,
    }

    compare! {
        District { police, tokens }
        View { first, pool, districts, board, ranks }
    }

    fn view() -> View {
        let district = District { police: 1, tokens: vec![3] };
        let board = [[Some(district.clone()), None], [None, None]];
        let ranks = BTreeMap::from([("blue", 0), ("red", 4)]);
        View { first: None, pool: vec![1, 2], districts: vec![district.clone(), district], board, ranks }
    }

    /// What is found when this changes.
    fn found(change: impl FnOnce(&mut View)) -> Value {
        let mut after = view();
        change(&mut after);
        json!(difference(&view(), &after))
    }

    fn part(path: &str, value: Value) -> Value {
        json!({"path": path, "value": value})
    }

    #[test]
    fn only_what_differs_is_named() {
        assert_eq!(found(|_| {}), json!([]));
        let changed = found(|view| {
            view.first = Some(1);
            view.districts[1].police = 3;
            view.ranks.insert("red", 5);
        });
        let parts = [part("/first", json!(1)), part("/districts/1/police", json!(3)), part("/ranks/red", json!(5))];
        assert_eq!(changed, json!(parts));
        let mut before = view();
        before.first = Some(1);
        assert_eq!(json!(difference(&before, &view())), json!([part("/first", Value::Null)]), "also what is gone");
    }

    #[test]
    fn a_list_is_one_part_if_it_is_plain_or_of_another_length() {
        assert_eq!(found(|view| view.pool[0] = 2), json!([part("/pool", json!([2, 2]))]));
        let fewer = found(|view| view.districts.truncate(1));
        assert_eq!(fewer, json!([part("/districts", json!([{"police": 1, "tokens": [3]}]))]));
        let gone = found(|view| view.ranks.clear());
        assert_eq!(gone, json!([part("/ranks", json!({}))]));
    }

    #[test]
    fn what_may_be_missing_is_one_part_when_it_comes_or_goes() {
        assert_eq!(found(|view| view.board[0][0] = None), json!([part("/board/0/0", Value::Null)]));
        let new = || Some(District { police: 0, tokens: vec![] });
        let parts = [part("/board/1/1", json!({"police": 0, "tokens": []}))];
        assert_eq!(found(|view| view.board[1][1] = new()), json!(parts));
        let parts = [part("/board/0/0/police", json!(0)), part("/board/0/0/tokens", json!([]))];
        assert_eq!(found(|view| view.board[0][0] = new()), json!(parts));
    }
}
