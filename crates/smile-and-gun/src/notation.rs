//! The notation of decisions: short, readable, and read back to the same decision. Each file writes and reads its own;
//! here is what they have in common.
//!
//! ```text
//! draft 3/6            pair harbour+market       swap weapons.1:down for hat4.1 with 2
//! police @park         reroll 1 1 6 with 2       swap hat2.0 for weapons.2:up on 1 with 2
//! shift harbour>park   drag green hall>park with 1     take hat4.1     take weapons.1:down on 2
//! ```
//! A token is `kind[value].squares`, then `:up` or `:down`; one that lies on an infusion also has `^squares`.

use crate::{Action, Held, Token, city::District, dice::Dice, state::Face, tokens::Kind};
use std::{fmt, str::FromStr};

/// The districts' names in the notation.
pub const DISTRICT_NAMES: [&str; 9] =
    ["harbour", "market", "station", "warehouses", "hall", "park", "steelworks", "theatre", "racetrack"];

/// The district's name.
pub(crate) fn name(district: District) -> &'static str {
    DISTRICT_NAMES.get(usize::from(district)).copied().unwrap_or("nowhere")
}

fn suffix(face: Option<Face>) -> &'static str {
    match face {
        Some(Face::Up) => ":up",
        Some(Face::Down) => ":down",
        None => "",
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.token(), suffix(self.face))?;
        self.on.map_or(Ok(()), |on| write!(f, "^{on}"))
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<_> = text.split_whitespace().collect();
        let none = || Err("expected a decision, like \"draft 3/6\" or \"take hat4.1\"".to_owned());
        Self::read(&words).unwrap_or_else(none).map_err(|why| format!("\"{text}\": {why}"))
    }
}

/// Dice, each after a blank.
pub(crate) fn spaced(dice: Dice) -> String {
    dice.each().map(|die| format!(" {die}")).collect()
}

/// A token as it is gained, and on which infusion it is laid.
pub(crate) fn gained(token: Token, face: Option<Face>, on: Option<u8>) -> String {
    let held = Held::new(token, face, None);
    on.map_or_else(|| held.to_string(), |on| format!("{held} on {on}"))
}

/// A small number.
pub(crate) fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("expected a number, found \"{text}\""))
}

/// A die, 1 to 6.
pub(crate) fn die(text: &str) -> Result<u8, String> {
    number(text).ok().filter(|die| (1..=6).contains(die)).ok_or_else(|| format!("expected a die, found \"{text}\""))
}

/// A district by its name.
pub(crate) fn district(text: &str) -> Result<District, String> {
    let found = DISTRICT_NAMES.iter().position(|name| *name == text);
    found
        .map(|district| district as District)
        .ok_or_else(|| format!("expected a district ({}), found \"{text}\"", DISTRICT_NAMES.join(", ")))
}

/// A district after an @.
pub(crate) fn place(text: &str) -> Result<District, String> {
    district(text.strip_prefix('@').ok_or_else(|| format!("expected a district, like @park, found \"{text}\""))?)
}

/// From one district to another.
pub(crate) fn way(text: &str) -> Result<(District, District), String> {
    let (from, to) = text.split_once('>').ok_or("expected two districts, like harbour>park")?;
    Ok((district(from)?, district(to)?))
}

/// A token with its face, and on which infusion it lies.
pub(crate) fn held(text: &str) -> Result<Held, String> {
    let (text, on) = match text.split_once('^') {
        Some((text, on)) => (text, Some(number(on)?)),
        None => (text, None),
    };
    let (text, face) = match text.split_once(':') {
        Some((text, "up")) => (text, Some(Face::Up)),
        Some((text, "down")) => (text, Some(Face::Down)),
        Some((_, face)) => return Err(format!("expected up or down, found \"{face}\"")),
        None => (text, None),
    };
    Ok(Held::new(token(text)?, face, on))
}

fn token(text: &str) -> Result<Token, String> {
    let wrong = || format!("expected a token, like hat4.1 or weapons.2, found \"{text}\"");
    let (name, squares) = text.split_once('.').ok_or_else(wrong)?;
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == letters).ok_or_else(wrong)?;
    let value = &name[letters.len()..];
    let value = if kind == Kind::Hat { number(value)? } else { 0 };
    Ok(Token { kind, value, squares: number(squares)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, Player};

    const EVERY_KIND: [&str; 44] = [
        "reroll_all",
        "draft 3/6",
        "draft 1/1",
        "move",
        "place",
        "end",
        "police @harbour",
        "police @park",
        "shift harbour>park",
        "shift racetrack>theatre",
        "remove green @market",
        "remove yellow @station",
        "remove police @hall",
        "pair harbour+market",
        "reroll 4 with 1",
        "reroll 1 1 6 with 2",
        "drag green hall>park with 1",
        "drag police warehouses>steelworks with 2",
        "quick_step 0 with 1",
        "quick_step 11 with 2",
        "shell hall park market with 1",
        "overwhelm @park with 2",
        "swap hat2.0 for hat4.1 with 1",
        "swap weapons.1:down for hat4.1 with 2",
        "swap hat2.0 for weapons.2:up on 1 with 2",
        "swap hat2.0 for weapons.2:down on 1 with 2",
        "swap hat4.1^2 for infusion.1:up with 1",
        "swap weapons.1:up^2 for hat6.3 on 1 with 1",
        "order green",
        "order yellow",
        "collector 5",
        "add green @park",
        "add yellow @park",
        "add police @park",
        "add police*2 @park",
        "mayor",
        "pass",
        "enthral with 1",
        "take hat4.1",
        "take hat4.1 on 2",
        "take weapons.1:down on 2",
        "take gambling.2:up",
        "take infusion.1:down",
        "take_die",
    ];

    #[test]
    fn every_decision_is_written_as_it_is_read() {
        for text in EVERY_KIND {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn decisions_mean_what_they_say() {
        let is = |text: &str, action: Action| assert_eq!(text.parse(), Ok(action));
        is("draft 3/6", Action::Draft { movement: 3, action: 6 });
        is("shift harbour>park", Action::Shift { from: 0, to: 5 });
        is("remove police @racetrack", Action::Remove { colour: Colour::Police, district: 8 });
        is("pair market+station", Action::Pair { districts: [1, 2] });
        is("reroll 6 1 6 with 2", Action::Reroll { dice: Dice::of(&[1, 6, 6]), infusion: 2 });
        is("drag yellow hall>theatre with 1", Action::Drag { colour: Colour::Yellow, from: 4, to: 7, infusion: 1 });
        is("shell hall park market with 1", Action::Shell { districts: [4, 5, 1], infusion: 1 });
        is("add police*2 @steelworks", Action::Add { colour: Colour::Police, count: 2, district: 6 });
        is("add green @warehouses", Action::Add { colour: Colour::Green, count: 1, district: 3 });
        is("order yellow", Action::Order { first: Player::Yellow });
        let hat = Token { kind: Kind::Hat, value: 4, squares: 1 };
        let weapons = Token { kind: Kind::Weapons, value: 0, squares: 2 };
        is("take hat4.1 on 2", Action::Take { token: hat, face: None, knockoff: true, on: Some(2) });
        is("take weapons.2:down", Action::Take { token: weapons, face: Some(Face::Down), knockoff: false, on: None });
        is(
            "swap weapons.2:up^1 for hat4.1 on 2 with 3",
            Action::Swap {
                infusion: 3,
                give: Held::new(weapons, Some(Face::Up), Some(1)),
                take: hat,
                face: None,
                knockoff: true,
                on: Some(2),
            },
        );
    }

    #[test]
    fn the_districts_are_named_row_by_row() {
        for (number, name) in DISTRICT_NAMES.iter().enumerate() {
            assert_eq!(format!("police @{name}").parse(), Ok(Action::Police { district: number as u8 }));
        }
        assert_eq!(Action::Police { district: 9 }.to_string(), "police @nowhere");
    }

    #[test]
    fn spaces_between_words_do_not_matter() {
        assert_eq!("  draft   3/6 ".parse(), Ok(Action::Draft { movement: 3, action: 6 }));
    }

    #[test]
    fn what_cannot_be_read_says_what_was_expected() {
        for (text, why) in [
            ("", "expected a decision, like \"draft 3/6\" or \"take hat4.1\""),
            ("dance", "expected a decision, like \"draft 3/6\" or \"take hat4.1\""),
            ("draft 3/6 now", "expected a decision, like \"draft 3/6\" or \"take hat4.1\""),
            ("draft 36", "expected two dice, like 3/6"),
            ("draft 0/6", "expected a die, found \"0\""),
            ("draft 3/7", "expected a die, found \"7\""),
            ("draft x/6", "expected a die, found \"x\""),
            ("collector 7", "expected a die, found \"7\""),
            ("police park", "expected a district, like @park, found \"park\""),
            ("shift harbour-park", "expected two districts, like harbour>park"),
            ("drag green hall with 1", "expected two districts, like harbour>park"),
            ("pair harbour", "expected two districts, like harbour+market"),
            ("remove blue @park", "expected green, yellow or police, found \"blue\""),
            ("add blue @park", "expected green, yellow or police, found \"blue\""),
            ("add police*x @park", "expected a number, found \"x\""),
            ("order police", "expected green or yellow, found \"police\""),
            ("reroll with 1", "expected 1 to 13 dice"),
            ("reroll 1 1 1 1 1 1 1 1 1 1 1 1 1 1 with 1", "expected 1 to 13 dice"),
            ("reroll 7 with 1", "expected a die, found \"7\""),
            ("enthral with x", "expected a number, found \"x\""),
            ("quick_step 256 with 1", "expected a number, found \"256\""),
            ("take hat4", "expected a token, like hat4.1 or weapons.2, found \"hat4\""),
            ("take cap4.1", "expected a token, like hat4.1 or weapons.2, found \"cap4.1\""),
            ("take hat.1", "expected a number, found \"\""),
            ("take hat4.1:left", "expected up or down, found \"left\""),
            ("take hat4.1 on x", "expected a number, found \"x\""),
            ("swap hat4.1^x for hat2.0 with 1", "expected a number, found \"x\""),
            ("swap hat4.1 for hat2.0", "expected a decision, like \"draft 3/6\" or \"take hat4.1\""),
        ] {
            assert_eq!(text.parse::<Action>(), Err(format!("\"{text}\": {why}")));
        }
        let names = "harbour, market, station, warehouses, hall, park, steelworks, theatre, racetrack";
        let why = format!("\"police @nowhere\": expected a district ({names}), found \"nowhere\"");
        assert_eq!("police @nowhere".parse::<Action>(), Err(why));
    }

    #[test]
    fn thirteen_dice_are_not_too_many() {
        let text = "reroll 1 1 2 2 3 3 4 4 5 5 6 6 6 with 1";
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}
