//! How a table may be wished for, described for programs. The wishes themselves are the games' own: a test compares.

use serde::Serialize;
use serde_json::{Value, to_value};
use smile_and_gun::{Edition, First, Infusion, Level, Player, Shadow};
use utoipa::{
    ToSchema,
    openapi::schema::{Object, ObjectBuilder, Type},
};

/// How a table of With a Smile & a Gun is laid; what is left out is as in the first game.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is only described")]
pub(crate) struct SmileWish {
    /// The rule set.
    #[schema(schema_with = editions)]
    edition: Option<Edition>,
    /// The shadow card.
    #[schema(schema_with = shadows)]
    shadow: Option<Shadow>,
    /// The infusion card.
    #[schema(schema_with = infusions)]
    infusion: Option<Infusion>,
    /// The Trickster's two or three infusion cards.
    #[schema(value_type = Option<Vec<String>>, example = json!(["last_chance", "slippery"]))]
    infusions: Option<Vec<Infusion>>,
    /// Who begins.
    #[schema(schema_with = first)]
    first: Option<First>,
    /// Alone: your colour.
    #[schema(schema_with = players)]
    human: Option<Player>,
    /// Alone: how hard.
    #[schema(schema_with = levels)]
    level: Option<Level>,
    /// Alone: a scenario, 1 to 10.
    scenario: Option<u8>,
    /// Alone: a mission, 1 to 5.
    mission: Option<u8>,
    /// With a mission: beat the gang too.
    mission_hard: Option<bool>,
    /// Alone: only your score counts.
    legacy: Option<bool>,
}

/// How a table of Gangster is laid.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is only described")]
pub(crate) struct GangsterWish {
    /// The gangs that are played, clockwise: two to four.
    #[schema(value_type = Option<Vec<String>>, example = json!(["red", "blue"]))]
    gangs: Option<Vec<gangster::Gang>>,
    /// Who begins.
    #[schema(value_type = Option<String>, example = "random")]
    first: Option<gangster::First>,
}

/// One of these words.
pub fn words(all: impl IntoIterator<Item = impl Serialize>) -> Object {
    let words = all.into_iter().map(|one| to_value(one).unwrap_or_default());
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).build()
}

fn or_random(all: &[impl Serialize]) -> Object {
    words(all.iter().filter_map(|one| to_value(one).ok()).chain([Value::from("random")]))
}

fn editions() -> Object {
    words([Edition::German, Edition::First])
}

fn shadows() -> Object {
    or_random(Shadow::ALL)
}

fn infusions() -> Object {
    or_random(Infusion::ALL)
}

fn first() -> Object {
    words([First::Random, First::Green, First::Yellow])
}

fn players() -> Object {
    words(Player::BOTH)
}

fn levels() -> Object {
    words(Level::ALL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::DeserializeOwned;
    use std::collections::BTreeSet;
    use utoipa::PartialSchema;

    /// The fields that a wish may have, as it says itself when it is asked for another.
    fn known<T: DeserializeOwned>() -> BTreeSet<String> {
        let Err(error) = serde_json::from_str::<T>(r#"{"?":0}"#) else { panic!("anything is a wish") };
        let (_, fields) = error.to_string().split_once("expected").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        fields.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    fn described<T: PartialSchema>() -> BTreeSet<String> {
        let schema = to_value(T::schema()).unwrap();
        schema["properties"].as_object().unwrap().keys().cloned().collect()
    }

    #[test]
    fn wishes_are_described_as_they_are() {
        assert_eq!(described::<SmileWish>(), known::<smile_and_gun::Wish>());
        assert_eq!(described::<GangsterWish>(), known::<gangster::Wish>());
    }
}
