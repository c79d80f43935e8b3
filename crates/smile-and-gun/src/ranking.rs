//! Who stands where in a district (W5.2, W6.12).

use crate::{Party, Player, State, Table, city::District};

/// The places of a district, best first, as far as they are clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranking {
    order: [Party; 4],
    len: u8,
    /// Whether the next place is tied.
    pub tied: bool,
}

impl Ranking {
    /// The party at a place, 0 for first.
    #[inline]
    pub fn at(&self, place: u8) -> Option<Party> {
        (place < self.len).then(|| self.order[usize::from(place)])
    }

    /// Whether there is a single first, so that the district is scored (W5.5).
    #[inline]
    pub fn is_scored(&self) -> bool {
        self.len > 0
    }
}

const PARTIES: [Party; 4] =
    [Party::Player(Player::Green), Party::Player(Player::Yellow), Party::Police, Party::Guardian];
const GUARDIAN: usize = 3;

/// Ranks a district by its cubes. The Guardian wins every tie that it is in (W6.12).
pub fn rank(table: &Table, state: &State, district: District) -> Ranking {
    let [green, yellow, police] = state.cubes[usize::from(district)];
    let mut cubes = [green, yellow, police, table.shadow.fourth_colour(state, district)];
    let mut ranking = Ranking { order: [Party::Police; 4], len: 0, tied: false };
    loop {
        let most = cubes.into_iter().max().unwrap_or(0);
        if most == 0 {
            return ranking;
        }
        let best = if cubes[GUARDIAN] == most {
            GUARDIAN
        } else {
            let mut with_most = (0..GUARDIAN).filter(|&party| cubes[party] == most);
            let best = with_most.next().unwrap_or(GUARDIAN);
            if with_most.next().is_some() {
                ranking.tied = true;
                return ranking;
            }
            best
        };
        ranking.order[usize::from(ranking.len)] = PARTIES[best];
        ranking.len += 1;
        cubes[best] = 0;
    }
}
