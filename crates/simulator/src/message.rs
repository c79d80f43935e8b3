//! As much of what clients are told as somebody has to know who plays by it.

use serde::Deserialize;
use serde_json::value::RawValue;

/// Any message; what it doesn't hold is missing.
#[derive(Deserialize)]
pub struct Heard<'a> {
    #[serde(rename = "type")]
    pub kind: &'a str,
    pub seq: Option<i64>,
    pub re: Option<&'a str>,
    pub ask: Option<Ask>,
    #[serde(default)]
    pub undo: bool,
    #[serde(borrow, default)]
    pub story: Vec<StoryLine<'a>>,
    #[serde(borrow)]
    pub outcome: Option<&'a RawValue>,
    pub code: Option<&'a str>,
    pub number: Option<i64>,
    pub fair: Option<Fair>,
    pub invite: Option<String>,
}

#[derive(Deserialize)]
pub struct StoryLine<'a> {
    pub seq: i64,
    #[serde(borrow)]
    pub line: &'a RawValue,
}

#[derive(Deserialize)]
pub struct Ask {
    pub choices: Vec<Offered>,
}

#[derive(Deserialize)]
pub struct Offered {
    pub id: u8,
}

#[derive(Deserialize)]
pub struct Fair {
    pub server_seed: Option<String>,
}
