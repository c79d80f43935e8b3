//! What somebody wishes to play, and the setup that it comes to.

use crate::{First, Gang, Setup};
use serde::Deserialize;

/// How a table of Gangster is laid.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GangsterWish", optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Wish {
    /// The gangs that are played, clockwise: two to four.
    pub gangs: Option<Vec<Gang>>,
    /// Who begins.
    pub first: Option<First>,
}

impl Wish {
    /// The setup that it comes to, with people in the seats. It still has to be checked.
    pub fn setup(&self) -> Setup {
        let gangs = self.gangs.clone().unwrap_or_else(|| Gang::ALL[..2].to_vec());
        Setup { first: self.first.unwrap_or_default(), ..Setup::new(gangs) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use tabletop::Game;

    #[test]
    fn g0_2_g1_4_what_is_left_out_is_two_gangs_and_chance() {
        assert_eq!(Wish::default().setup(), Setup::new(Gang::ALL[..2].to_vec()));
        let wish: Wish = serde_json::from_str(r#"{"gangs":["blue","red","grey"],"first":"grey"}"#).unwrap();
        let setup = <Table as Game>::new(&wish.setup()).unwrap().setup().clone();
        assert_eq!((setup.gangs, setup.first), (vec![Gang::Blue, Gang::Red, Gang::Grey], First::Gang(Gang::Grey)));
    }

    #[test]
    fn g0_2_a_wish_that_nobody_can_play_is_refused_by_the_rules() {
        let field = |json: &str| {
            let wish: Wish = serde_json::from_str(json).unwrap();
            <Table as Game>::new(&wish.setup()).unwrap_err().field
        };
        assert_eq!(field(r#"{"gangs":["red"]}"#), "gangs");
        assert_eq!(field(r#"{"first":"grey"}"#), "first");
        assert!(serde_json::from_str::<Wish>(r#"{"players":3}"#).is_err());
    }
}
