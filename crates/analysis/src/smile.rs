//! *With a Smile & a Gun*: why a decision is good.

use crate::{Analysed, Change, Figures, game::weightiest, review::rounded};
use bots::evaluation::Evaluated;
use serde::Serialize;
use smile_and_gun::{
    Action, Colour, Event, Face, Held, Infusion, Party, Player, State, Table, city::District, heat, rank,
};
use words::{Speaks, Value, Words};

/// Where a party stands in a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Takes first.
    First,
    /// Takes second.
    Second,
    /// Takes third.
    Third,
    /// Shares a place and so gets nothing.
    Tied,
    /// Gets nothing: no cubes, or below a tie.
    Out,
}

/// Why a decision is good. `points` is how much it adds to the lead that can be expected at the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SmileReason {
    /// A player stands better or worse in a district.
    Place {
        /// Where.
        district: District,
        /// Who.
        player: Player,
        /// Whether it is the one who decides.
        own: bool,
        /// As it was.
        from: Place,
        /// As it is.
        to: Place,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// The places stay as they are, but clearer or less clear.
    Lead {
        /// Where.
        district: District,
        /// Own henchmen less the most that another party has there, before.
        from: i8,
        /// And after.
        to: i8,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// A token changes hands.
    Took {
        /// From where.
        district: District,
        /// What.
        token: Held,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// An infusion is used.
    Used {
        /// For which card.
        card: Infusion,
        /// How many are left.
        left: u8,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// An infusion could have been used and wasn't.
    Saved {
        /// How many there are.
        left: u8,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// Heat.
    Heat {
        /// Own.
        own: u8,
        /// The rival's.
        rival: u8,
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
    /// Whatever else: dice, bosses, turns to come.
    Position {
        /// Expected.
        #[serde(serialize_with = "rounded")]
        points: f32,
    },
}

impl Analysed for Table {
    type Reason = SmileReason;
    const CHAPTER: &'static str = "analysis-round";

    fn counts_points(&self) -> bool {
        self.is_legacy()
    }

    fn chapter(&self, state: &State) -> u8 {
        state.round.max(1)
    }

    fn same_turn(&self, one: &State, two: &State) -> bool {
        (one.round, one.phase, two.phase) == (two.round, 2, 2)
    }

    fn reasons(&self, change: &Change<'_, Self>) -> Vec<SmileReason> {
        let parts = bots::explain::parts(self, change.before, change.after, self.place(change.seat));
        let mut rest = change.gain(self) - parts.iter().map(|part| part.1).sum::<f32>();
        let mut found = Vec::new();
        for (district, points) in parts {
            if let Some(token) = taken(change, district) {
                // What leaves the district is in somebody's hands now, and so part of the rest.
                let points = points + std::mem::take(&mut rest);
                found.push((points, SmileReason::Took { district, token, points }));
            } else if let Some(reason) = in_district(self, change, district, points) {
                found.push((points, reason));
            }
        }
        found.push((rest, elsewhere(self, change, rest)));
        weightiest(found)
    }

    fn say_reason(&self, words: &Words, reason: &SmileReason) -> String {
        let (key, mut args, points) = said(self, words, reason);
        args.push(("points", Figures(words).signed(points).into()));
        words.text(key, &args)
    }
}

/// The token that is decided about, if it comes from this district.
fn taken(change: &Change<'_, Table>, wanted: District) -> Option<Held> {
    let [Action::Take { .. }, ..] = change.line else { return None };
    change.told.iter().find_map(|event| match *event {
        Event::Took { party: Party::Player(player), district, held } if district == wanted && player == change.seat => {
            Some(held)
        }
        _ => None,
    })
}

/// What changed in a district that isn't settled.
fn in_district(table: &Table, change: &Change<'_, Table>, district: District, points: f32) -> Option<SmileReason> {
    let settled = |event: &Event| *event == Event::Settling { district };
    if change.told.iter().any(settled) {
        return None;
    }
    let places = |player| [change.before, change.after].map(|state| place(table, state, district, player));
    for player in [change.seat, change.seat.other()] {
        let [from, to] = places(player);
        if from != to {
            return Some(SmileReason::Place { district, player, own: player == change.seat, from, to, points });
        }
    }
    let [from, to] = [change.before, change.after].map(|state| lead(state, district, change.seat));
    (from != to).then_some(SmileReason::Lead { district, from, to, points })
}

/// What changed beside the districts.
fn elsewhere(table: &Table, change: &Change<'_, Table>, points: f32) -> SmileReason {
    let used = change.told.iter().find_map(|event| match *event {
        Event::InfusionUsed { player, card, .. } if player == change.seat => Some(card),
        _ => None,
    });
    let left = change.after.all_infusions(table, change.seat);
    let [own, rival] = [change.seat, change.seat.other()].map(|player| heat(table, change.after, player));
    let hotter = |state| heat(table, state, change.seat);
    if let Some(card) = used {
        SmileReason::Used { card, left, points }
    } else if left > 0 && matches!(change.line, [Action::Move | Action::Place | Action::End | Action::Pass]) {
        SmileReason::Saved { left, points }
    } else if hotter(change.before) != hotter(change.after) && (2..=4).contains(&change.after.phase) {
        SmileReason::Heat { own, rival, points }
    } else {
        SmileReason::Position { points }
    }
}

fn place(table: &Table, state: &State, district: District, player: Player) -> Place {
    let ranking = rank(table, state, district);
    let places = [Place::First, Place::Second, Place::Third];
    let found = (0..3).find(|&place| ranking.at(place) == Some(Party::Player(player)));
    let own = state.henchmen(district, player);
    let others = [player.other().colour(), Colour::Police].map(|colour| state.cubes(district, colour));
    match found {
        Some(place) => places[usize::from(place)],
        None if own > 0 && others.contains(&own) => Place::Tied,
        None => Place::Out,
    }
}

/// Own henchmen less the most that another party has.
fn lead(state: &State, district: District, player: Player) -> i8 {
    let others = [player.other().colour(), Colour::Police].map(|colour| state.cubes(district, colour));
    state.henchmen(district, player) as i8 - others.into_iter().max().unwrap_or(0) as i8
}

/// The text for a reason, what its variables stand for, and the points expected.
type Said = (&'static str, Vec<(&'static str, Value<'static>)>, f32);

fn said(table: &Table, words: &Words, reason: &SmileReason) -> Said {
    let district = |form: &str, district: District| words.attr(&format!("district-{district}"), form, &[]).into();
    match *reason {
        SmileReason::Place { district: at, player, own, from, to, points } => {
            let key = if own { "analysis-reason-place" } else { "analysis-reason-rival" };
            let player = table.say_seat(words, player).into();
            let (at, from, to) = (district("at", at), name(from).into(), name(to).into());
            (key, vec![("at", at), ("player", player), ("from", from), ("to", to)], points)
        }
        SmileReason::Lead { district: at, from, to, points } => {
            let args = vec![("at", district("at", at)), ("from", signed(from).into()), ("to", signed(to).into())];
            ("analysis-reason-lead", args, points)
        }
        SmileReason::Took { district: from, token, points } => {
            let args = vec![("from", district("from", from)), ("token", held(words, token).into())];
            ("analysis-reason-took", args, points)
        }
        SmileReason::Used { card, left, points } => {
            let card = words.text(&format!("infusion-{card}"), &[]);
            ("analysis-reason-used", vec![("card", card.into()), ("left", left.into())], points)
        }
        SmileReason::Saved { left, points } => ("analysis-reason-saved", vec![("left", left.into())], points),
        SmileReason::Heat { own, rival, points } => {
            let than = match own.cmp(&rival) {
                std::cmp::Ordering::Less => "less",
                std::cmp::Ordering::Equal => "equal",
                std::cmp::Ordering::Greater => "more",
            };
            let args = vec![("own", own.into()), ("rival", rival.into()), ("than", than.into())];
            ("analysis-reason-heat", args, points)
        }
        SmileReason::Position { points } => ("analysis-reason-position", Vec::new(), points),
    }
}

/// A token as it lies before a player.
fn held(words: &Words, held: Held) -> String {
    let face = held.face.map_or("none", |face| if face == Face::Up { "up" } else { "down" });
    let args = [
        ("kind", held.kind.name().into()),
        ("value", held.value.into()),
        ("squares", held.squares.into()),
        ("face", face.into()),
        ("on", held.on.map_or("none".into(), Value::from)),
    ];
    words.text("smile-held", &args)
}

fn name(place: Place) -> &'static str {
    match place {
        Place::First => "first",
        Place::Second => "second",
        Place::Third => "third",
        Place::Tied => "tied",
        Place::Out => "out",
    }
}

/// With its sign, whatever it is.
fn signed(number: i8) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}
