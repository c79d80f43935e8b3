//! The notation of decisions: short, readable, and read back to the same decision.
//!
//! ```text
//! draft 3/6            pair harbour+market       swap weapons.1:down for hat4.1 with 2
//! police @park         reroll 1 1 6 with 2       swap hat2.0 for weapons.2:up on 1 with 2
//! shift harbour>park   drag green hall>park with 1     take hat4.1     take weapons.1:down on 2
//! remove police @hall  quick_step 7 with 1       add police*2 @park    collector 5    order green
//! overwhelm @park with 2      shell hall park market with 1     enthral with 1
//! reroll_all  move  place  end  mayor  pass  take_die
//! ```
//! A token is `kind[value].squares`, then `:up` or `:down`; one that lies on an infusion also has `^squares`.

use crate::{Action, Colour, Held, Token, city::District, dice::Dice, state::Face, tokens::Kind};
use std::{fmt, str::FromStr};

/// The districts' names in the notation.
pub const DISTRICT_NAMES: [&str; 9] =
    ["harbour", "market", "station", "warehouses", "hall", "park", "steelworks", "theatre", "racetrack"];

fn name(district: District) -> &'static str {
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::RerollAll => f.write_str("reroll_all"),
            Self::Draft { movement, action } => write!(f, "draft {movement}/{action}"),
            Self::Move => f.write_str("move"),
            Self::Place => f.write_str("place"),
            Self::End => f.write_str("end"),
            Self::Police { district } => write!(f, "police @{}", name(district)),
            Self::Shift { from, to } => write!(f, "shift {}>{}", name(from), name(to)),
            Self::Remove { colour, district } => write!(f, "remove {colour} @{}", name(district)),
            Self::Pair { districts: [one, two] } => write!(f, "pair {}+{}", name(one), name(two)),
            Self::Reroll { dice, infusion } => {
                f.write_str("reroll")?;
                dice.each().try_for_each(|die| write!(f, " {die}"))?;
                write!(f, " with {infusion}")
            }
            Self::Drag { colour, from, to, infusion } => {
                write!(f, "drag {colour} {}>{} with {infusion}", name(from), name(to))
            }
            Self::QuickStep { space, infusion } => write!(f, "quick_step {space} with {infusion}"),
            Self::Shell { districts: [three, two, one], infusion } => {
                write!(f, "shell {} {} {} with {infusion}", name(three), name(two), name(one))
            }
            Self::Overwhelm { district, infusion } => write!(f, "overwhelm @{} with {infusion}", name(district)),
            Self::Swap { infusion, give, take, face, on, .. } => {
                write!(f, "swap {give} for {}", Held::new(take, face, None))?;
                on.map_or(Ok(()), |on| write!(f, " on {on}"))?;
                write!(f, " with {infusion}")
            }
            Self::Order { first } => write!(f, "order {first}"),
            Self::Collector { die } => write!(f, "collector {die}"),
            Self::Add { colour, count: 1, district } => write!(f, "add {colour} @{}", name(district)),
            Self::Add { colour, count, district } => write!(f, "add {colour}*{count} @{}", name(district)),
            Self::Mayor => f.write_str("mayor"),
            Self::Pass => f.write_str("pass"),
            Self::Enthral { infusion } => write!(f, "enthral with {infusion}"),
            Self::Take { token, face, on, .. } => {
                write!(f, "take {}", Held::new(token, face, None))?;
                on.map_or(Ok(()), |on| write!(f, " on {on}"))
            }
            Self::TakeDie => f.write_str("take_die"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<_> = text.split_whitespace().collect();
        read(&words).map_err(|why| format!("\"{text}\": {why}"))
    }
}

fn read(words: &[&str]) -> Result<Action, String> {
    Ok(match words {
        ["reroll_all"] => Action::RerollAll,
        ["draft", dice] => {
            let (movement, action) = dice.split_once('/').ok_or("expected two dice, like 3/6")?;
            Action::Draft { movement: die(movement)?, action: die(action)? }
        }
        ["move"] => Action::Move,
        ["place"] => Action::Place,
        ["end"] => Action::End,
        ["police", at] => Action::Police { district: place(at)? },
        ["shift", way] => {
            let (from, to) = way_of(way)?;
            Action::Shift { from, to }
        }
        ["remove", colour, at] => Action::Remove { colour: colour.parse()?, district: place(at)? },
        ["pair", both] => {
            let (one, two) = both.split_once('+').ok_or("expected two districts, like harbour+market")?;
            Action::Pair { districts: [district(one)?, district(two)?] }
        }
        ["reroll", dice @ .., "with", infusion] => {
            let values = dice.iter().map(|value| die(value)).collect::<Result<Vec<_>, _>>()?;
            if values.is_empty() || values.len() > 13 {
                return Err("expected 1 to 13 dice".to_owned());
            }
            Action::Reroll { dice: Dice::of(&values), infusion: number(infusion)? }
        }
        ["drag", colour, way, "with", infusion] => {
            let (from, to) = way_of(way)?;
            Action::Drag { colour: colour.parse()?, from, to, infusion: number(infusion)? }
        }
        ["quick_step", space, "with", infusion] => {
            Action::QuickStep { space: number(space)?, infusion: number(infusion)? }
        }
        ["shell", three, two, one, "with", infusion] => {
            Action::Shell { districts: [district(three)?, district(two)?, district(one)?], infusion: number(infusion)? }
        }
        ["overwhelm", at, "with", infusion] => Action::Overwhelm { district: place(at)?, infusion: number(infusion)? },
        ["swap", give, "for", take, "with", infusion] => swap(give, take, None, infusion)?,
        ["swap", give, "for", take, "on", on, "with", infusion] => swap(give, take, Some(number(on)?), infusion)?,
        ["order", first] => Action::Order { first: first.parse()? },
        ["collector", value] => Action::Collector { die: die(value)? },
        ["add", cubes, at] => {
            let (colour, count) = cubes.split_once('*').unwrap_or((cubes, "1"));
            Action::Add { colour: colour.parse::<Colour>()?, count: number(count)?, district: place(at)? }
        }
        ["mayor"] => Action::Mayor,
        ["pass"] => Action::Pass,
        ["enthral", "with", infusion] => Action::Enthral { infusion: number(infusion)? },
        ["take", token] => take(token, None)?,
        ["take", token, "on", on] => take(token, Some(number(on)?))?,
        ["take_die"] => Action::TakeDie,
        _ => return Err("expected a decision, like \"draft 3/6\" or \"take hat4.1\"".to_owned()),
    })
}

fn take(token: &str, on: Option<u8>) -> Result<Action, String> {
    let held = held(token)?;
    Ok(Action::Take { token: held.token(), face: held.face, knockoff: on.is_some(), on })
}

fn swap(give: &str, take: &str, on: Option<u8>, infusion: &str) -> Result<Action, String> {
    let taken = held(take)?;
    Ok(Action::Swap {
        infusion: number(infusion)?,
        give: held(give)?,
        take: taken.token(),
        face: taken.face,
        knockoff: on.is_some(),
        on,
    })
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("expected a number, found \"{text}\""))
}

fn die(text: &str) -> Result<u8, String> {
    number(text).ok().filter(|die| (1..=6).contains(die)).ok_or_else(|| format!("expected a die, found \"{text}\""))
}

fn district(text: &str) -> Result<District, String> {
    let found = DISTRICT_NAMES.iter().position(|name| *name == text);
    found
        .map(|district| district as District)
        .ok_or_else(|| format!("expected a district ({}), found \"{text}\"", DISTRICT_NAMES.join(", ")))
}

fn place(text: &str) -> Result<District, String> {
    district(text.strip_prefix('@').ok_or_else(|| format!("expected a district, like @park, found \"{text}\""))?)
}

fn way_of(text: &str) -> Result<(District, District), String> {
    let (from, to) = text.split_once('>').ok_or("expected two districts, like harbour>park")?;
    Ok((district(from)?, district(to)?))
}

fn held(text: &str) -> Result<Held, String> {
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
    use crate::Player;

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
