//! Phase 5, Settling the Score (W5).

use crate::{
    Choice, Colour, Event, Infusion, Party, Player, State, Table,
    city::{CENTRE, DISTRICTS, District, ring_from},
    infusions::{Enthralled, Gain, gains},
    ranking::rank,
    step::{Prompt, Question, Step},
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log};

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
        if table.plays_with(Infusion::Enthralling) {
            state.agenda.push(Step::Rank { district });
            return state.agenda.push(Step::Enthralled(Enthralled::new(state, district)));
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
    state.die_in_park = false;
    log.tell(Event::TookDie { party, die: state.leftover });
    if let Party::Player(player) = party {
        state.onto_card(player, state.leftover, log);
    }
}

fn return_die(state: &mut State, district: District, log: &mut impl Log<Event>) {
    if die_lies_in(state, district) {
        state.die_in_park = false;
        log.tell(Event::DieReturned);
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
    state.round += 1;
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

impl Question for Taking {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Take { district: self.district }
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
}

#[cfg(test)]
mod tests;
