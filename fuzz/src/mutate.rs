//! Small changes to what is written as JSON.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::Source;

/// Words that mean something in some record.
const WORDS: [&str; 48] = [
    "green",
    "yellow",
    "police",
    "red",
    "blue",
    "grey",
    "up",
    "down",
    "hat",
    "gambling",
    "weapons",
    "contraband",
    "infusion",
    "own",
    "open",
    "drawn",
    "draw",
    "row",
    "column",
    "german",
    "first",
    "random",
    "two",
    "solo",
    "person",
    "bot",
    "gang",
    "normal",
    "trickster",
    "henchman",
    "capo",
    "don",
    "easy",
    "hard",
    "legendary",
    "badge",
    "collector",
    "cursed",
    "gumshoe",
    "last_chance",
    "knockoff",
    "slippery",
    "enthralling",
    "round",
    "all_equal",
    "roses",
    "resigned",
    "",
];

/// The same thing with one value changed, if what comes out can still be read.
pub fn changed<T: Serialize + DeserializeOwned>(thing: &T, source: &mut impl Source) -> Option<T> {
    let mut value = serde_json::to_value(thing).ok()?;
    change(&mut value, source);
    serde_json::from_value(value).ok()
}

/// A text of JSON with something changed; `None` if it isn't JSON.
pub fn change_text(text: &str, source: &mut impl Source) -> Option<String> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    if source.below(4) == 0 {
        shorten(&mut value, source);
    }
    for _ in 0..source.below(3) {
        change(&mut value, source);
    }
    serde_json::to_string(&value).ok()
}

/// A record that ends earlier: what comes first is still what happened.
fn shorten(record: &mut Value, source: &mut impl Source) {
    let Some(Value::Array(log)) = record.get_mut("log") else { return };
    let length = source.below(log.len() as u32 + 1);
    log.truncate(length as usize);
    record["result"] = Value::Null;
}

/// Changes one of all the values.
fn change(value: &mut Value, source: &mut impl Source) {
    let mut number = source.below(count(value));
    if let Some(found) = nth(value, &mut number) {
        change_one(found, source);
    }
}

fn change_one(value: &mut Value, source: &mut impl Source) {
    match value {
        Value::Number(old) if source.below(4) > 0 => {
            let old = old.as_u64().unwrap_or(0);
            *value = match source.below(4) {
                0 => old.wrapping_add(1).into(),
                1 => old.saturating_sub(1).into(),
                2 => source.below(13).into(),
                _ => source.below(256).into(),
            };
        }
        Value::String(_) if source.below(4) > 0 => *value = word(source),
        Value::Array(items) if !items.is_empty() => {
            let (one, two) = (source.below(items.len() as u32) as usize, source.below(items.len() as u32) as usize);
            match source.below(4) {
                0 => items.swap(one, two),
                1 => items.insert(one, items[two].clone()),
                2 => items[one] = items[two].clone(),
                _ => drop(items.remove(one)),
            }
        }
        Value::Object(fields) if !fields.is_empty() && source.below(4) > 0 => {
            let key = fields.keys().nth(source.below(fields.len() as u32) as usize).cloned().unwrap_or_default();
            drop(fields.remove(&key));
        }
        _ => {
            *value = match source.below(8) {
                0 => Value::Null,
                1 => true.into(),
                2 => false.into(),
                3 | 4 => source.below(10).into(),
                5 => (f64::from(source.below(1000)) / 7.0).into(),
                6 => Value::Array(vec![value.take()]),
                _ => word(source),
            }
        }
    }
}

fn word(source: &mut impl Source) -> Value {
    WORDS[source.below(WORDS.len() as u32) as usize].into()
}

/// How many values there are inside, itself included.
fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The value with this number, counted from the outside in.
fn nth<'v>(value: &'v mut Value, number: &mut u32) -> Option<&'v mut Value> {
    if *number == 0 {
        return Some(value);
    }
    *number -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, number)),
        Value::Object(fields) => fields.values_mut().find_map(|field| nth(field, number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop_test::Dice;

    #[test]
    fn every_value_can_be_found() {
        let mut value = serde_json::json!({"a": [1, {"b": 2}], "c": null});
        assert_eq!(count(&value), 6);
        let found: Vec<_> =
            (0..6).filter_map(|n| nth(&mut value, &mut n.clone()).map(|found| found.to_string())).collect();
        assert_eq!(found[1..], [r#"[1,{"b":2}]"#, "1", r#"{"b":2}"#, "2", "null"]);
    }

    #[test]
    fn a_changed_decision_is_mostly_another_one() {
        let action: smile_and_gun::Action = "swap hat2.0 for weapons.2:up on 1 with 2".parse().unwrap();
        let others = (0..100).filter_map(|seed| changed(&action, &mut Dice::new(seed)));
        let others = others.filter(|other| *other != action).count();
        assert!(others > 30, "{others}");
    }

    #[test]
    fn a_changed_text_is_still_json() {
        let text = r#"{"log":[{"do":"pass"},{"do":"pass"}],"result":{"x":1}}"#;
        for seed in 0..100 {
            let changed = change_text(text, &mut Dice::new(seed)).unwrap();
            assert!(serde_json::from_str::<Value>(&changed).is_ok());
        }
        assert_eq!(change_text("{", &mut Dice::new(1)), None);
    }
}
