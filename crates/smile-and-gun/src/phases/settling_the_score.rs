//! Phase 5, Settling the Score (W5).

use crate::{
    Action, Choice, Colour, Event, Fact, Held, Kind, Party, Player, Prompt, State, Step, Table,
    city::{CENTRE, DISTRICTS, District, ring_from},
    infusions::{Gain, gains},
    notation::{gained, held, number},
    ranking::rank,
    state::Face,
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

tabletop::words! { ($)
    prompts {
        /// What to take (W5.3).
        "take" Take {
            /// The district that is being settled.
            district: District,
        } says |table, state| [prize = prize(state, district), from = Fact::From(district)];
    }
    choices {
        /// Take this token, this face, on this infusion (W5.3, W7.2).
        "take" Take { token: Token, face: Option<Face>, on: Option<u8> } says [token = Held::new(token, face, on)];
    }
    decisions {
        /// Take the die that lies there as a prize (W6.13).
        "take_die" TakeDie;
    }
    actions {
        /// Take a token (W5.3, W5.8, W7.2).
        "take" Take {
            /// Which.
            token: Token,
            /// How it lies then; hats have no face.
            face: Option<Face>,
            /// Whether it is doubled (W7.2).
            knockoff: bool,
            /// On which infusion.
            on: Option<u8>,
        } says [token = Held::new(token, face, on)]
          writes ("take {}", gained(token, face, on))
          reads { ["take", token] => take(token, None)?, ["take", token, "on", on] => take(token, Some(number(on)?))? };
    }
}

/// What there is to take: the die may lie beside the token, or alone (W6.13).
fn prize(state: &State, district: District) -> &'static str {
    match (die_lies_in(state, district), state.tokens(district).is_empty()) {
        (false, _) => "token",
        (true, false) => "both",
        (true, true) => "die",
    }
}

fn take(token: &str, on: Option<u8>) -> Result<Action, String> {
    let held = held(token)?;
    Ok(Action::Take { token: held.token(), face: held.face, knockoff: on.is_some(), on })
}

/// The `n`-th district in the order of settling (W5.1).
pub fn settling_order(table: &Table, state: &State, n: u8) -> District {
    let centre_at = if table.shadow.centre_first() { 0 } else { DISTRICTS as u8 - 1 };
    match n {
        n if n == centre_at => CENTRE,
        n => ring_from(table.shadow_district(state), if centre_at == 0 { n - 1 } else { n }),
    }
}

/// The districts that are left come up one by one, until somebody is asked.
#[inline(never)]
pub(crate) fn settle(table: &Table, state: &mut State, next: u8, log: &mut impl Log<Event>) {
    if next == 0 {
        state.begin_phase(5, log);
    }
    let settling = state.agenda.len();
    for next in next..DISTRICTS as u8 {
        let district = settling_order(table, state, next);
        log.tell(Event::Settling { district });
        state.agenda.replace(Step::Settle { next: next + 1 });
        if let Some(asked) = table.infusions.iter().find_map(|card| card.before_settling(state, district)) {
            state.agenda.push(Step::Rank { district });
            return state.agenda.push(asked);
        }
        rank_district(table, state, district, log);
        if state.agenda.len() != settling {
            return;
        }
    }
    state.agenda.pop();
}

/// The district is ranked; it is scored if there is a single first (W5.5).
#[inline(never)]
pub(crate) fn rank_district(table: &Table, state: &mut State, district: District, log: &mut impl Log<Event>) {
    if district == table.shadow_district(state) {
        table.shadow.comes_up(state, district, log);
    }
    if rank(table, state, district).is_scored() {
        state.unscored &= !(1 << district);
        serve(table, state, district, 0, log);
    } else {
        state.unscored |= 1 << district;
        log.tell(Event::Unscored { district });
        return_die(state, district, log);
    }
}

/// Serves the places in order until a player has to choose (W5.3); then settles what is left (W5.6, W5.7, W5.10).
#[inline(never)]
pub(crate) fn serve(table: &Table, state: &mut State, district: District, place: u8, log: &mut impl Log<Event>) {
    let ranking = rank(table, state, district);
    let mut place = place;
    while let Some(party) = ranking.at(place)
        && has_prize(state, district)
    {
        place += 1;
        match party {
            Party::Player(player) if table.is_gang(player) => {
                crate::solo::gang::takes(table, state, player, district, place - 1, log);
                if state.lost_at_once {
                    return;
                }
            }
            Party::Player(by) => {
                state.agenda.push(Step::Serve { district, place });
                return state.agenda.push(Step::Taking(Taking { by, district }));
            }
            Party::Police => match state.tokens(district).best() {
                Some(print) => state.police_take(table, district, print, log),
                None => take_die(state, party, log),
            },
            Party::Guardian => {
                if let Some(print) = state.tokens(district).best() {
                    state.guardian_takes(table, district, print, log);
                }
            }
        }
    }
    if ranking.tied {
        while let Some(print) = state.tokens(district).best() {
            state.discard(table, district, print, log);
        }
    }
    return_die(state, district, log);
    leave(table, state, district, log);
}

fn has_prize(state: &State, district: District) -> bool {
    !state.tokens(district).is_empty() || die_lies_in(state, district)
}

/// Whether the left-over die lies in this district as a prize (W6.13).
pub(crate) fn die_lies_in(state: &State, district: District) -> bool {
    state.die_in_park && district == crate::city::PARK
}

/// Takes the Cursed's die: that many henchmen go onto the card; for the police nothing happens (W6.13).
pub(crate) fn take_die(state: &mut State, party: Party, log: &mut impl Log<Event>) {
    state.take_die(party, log);
    if let Party::Player(player) = party {
        state.onto_card(player, state.leftover, log);
    }
}

fn return_die(state: &mut State, district: District, log: &mut impl Log<Event>) {
    if die_lies_in(state, district) {
        state.return_die(log);
    }
}

/// Where henchmen go that leave a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// To their supply (W5.10).
    Supply,
    /// Onto the shadow card (W6.4).
    Card,
    /// Nowhere: they stay (W6.6).
    Stay,
}

/// After scoring the cubes leave (W5.10); in the Shadow's district its card may say where to.
fn leave(table: &Table, state: &mut State, district: District, log: &mut impl Log<Event>) {
    let leaving = Player::BOTH.map(|player| match district == table.shadow_district(state) {
        true => table.shadow.leaving(state, district, player),
        false => Leaving::Supply,
    });
    for (player, leaving) in Player::BOTH.into_iter().zip(leaving) {
        let count = state.henchmen(district, player);
        if leaving == Leaving::Stay {
            continue;
        }
        state.remove_cubes(district, player.colour(), count, log);
        if leaving == Leaving::Card {
            state.onto_card(player, count, log);
        }
    }
    state.remove_cubes(district, Colour::Police, state.cubes(district, Colour::Police), log);
}

/// After all nine (W5.11, W5.12).
#[inline(never)]
pub(crate) fn end_round(table: &Table, state: &mut State, log: &mut impl Log<Event>) {
    for district in 0..DISTRICTS as u8 {
        let scored = state.unscored >> district & 1 == 0;
        if !state.tokens(district).is_empty() || scored && !table.shadow.clears_scored() {
            continue;
        }
        state.unscored &= !(1 << district);
        if !scored || state.cubes[usize::from(district)] != [0; 3] {
            state.clear(district, log);
        }
    }
    if state.round == 3 {
        state.agenda.pop();
        return log.tell(Event::GameOver);
    }
    if table.human().is_none() {
        pass_the_marker(state, log);
    }
    state.agenda.replace(Step::Round);
}

/// The player with more tokens becomes first player; on a tie the marker changes hands (W5.12).
fn pass_the_marker(state: &mut State, log: &mut impl Log<Event>) {
    let [green, yellow] = Player::BOTH.map(|player| state.side(player).tokens());
    let player = match green.cmp(&yellow) {
        std::cmp::Ordering::Greater => Player::Green,
        std::cmp::Ordering::Less => Player::Yellow,
        std::cmp::Ordering::Equal => state.first.unwrap_or(Player::Green).other(),
    };
    state.make_first(player, log);
}

/// Take a token, face up or down, or the Cursed's die (W5.3, W5.8, W6.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Taking {
    /// Who takes.
    pub by: Player,
    /// From where.
    pub district: District,
}

const DIE: u8 = 48;

impl Question<Table> for Taking {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Take { district: self.district }
    }

    fn rule(&self, _: &State) -> &'static str {
        "W5.3"
    }

    fn legal(&self, table: &Table, state: &State) -> Choices {
        let mut found = gains(table, state, self.by, self.district, |kind| state.infusions(table, self.by, kind));
        if die_lies_in(state, self.district) {
            found.insert(DIE);
        }
        found
    }

    fn choice(&self, table: &Table, state: &State, number: u8) -> Choice {
        if number == DIE {
            return Choice::TakeDie;
        }
        Gain::of(number).choice(table, state, self.district)
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        state.agenda.pop();
        match number {
            DIE => take_die(state, Party::Player(self.by), log),
            _ => state.gain(table, self.by, self.district, Gain::of(number), log),
        }
    }

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        match *parts {
            [Choice::Take { token, face, on }] => Action::Take { token, face, knockoff: on.is_some(), on },
            _ => Action::TakeDie,
        }
    }

    fn split(&self, table: &Table, _: &State, action: &Action) -> Option<Parts<Choice>> {
        match *action {
            Action::Take { token, face, knockoff, on } if knockoff == on.is_some() => {
                table.catalogue.find(token).map(|_| vec![Choice::Take { token, face, on }])
            }
            Action::TakeDie => Some(vec![Choice::TakeDie]),
            _ => None,
        }
    }

    fn forbids(&self, table: &Table, _: &State, action: &Action) -> &'static str {
        match *action {
            Action::Take { knockoff: true, .. } => "W7.2",
            Action::Take { token, face, .. } => {
                let fits = match token.kind {
                    Kind::Hat => face.is_none(),
                    _ => matches!(face, Some(Face::Up | Face::Down)),
                };
                if fits { "W5.3" } else { "W5.8" }
            }
            Action::TakeDie if table.shadow.die_is_prize() => "W6.13",
            _ => "W5.3",
        }
    }
}

#[cfg(test)]
mod tests;
