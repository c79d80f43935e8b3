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
const GUARDIAN: u16 = 3;

/// Ranks a district by its cubes. The Guardian wins every tie that it is in (W6.12).
pub fn rank(table: &Table, state: &State, district: District) -> Ranking {
    let [green, yellow, police] = state.cubes[usize::from(district)].map(u16::from);
    let fourth = u16::from(table.shadow.fourth_colour(state, district));
    // Cubes first, so that the order is by cubes; the Guardian's number is the highest, so that it leads its ties.
    let mut sorted = [green << 2, yellow << 2 | 1, police << 2 | 2, fourth << 2 | GUARDIAN];
    for [one, two] in [[0, 1], [2, 3], [0, 2], [1, 3], [1, 2]] {
        let (high, low) = (sorted[one].max(sorted[two]), sorted[one].min(sorted[two]));
        (sorted[one], sorted[two]) = (high, low);
    }
    let cubes = sorted.map(|key| key >> 2);
    let mut ranking = Ranking { order: sorted.map(|key| PARTIES[usize::from(key & 3)]), len: 0, tied: false };
    for place in 0..4 {
        let tied = place < 3 && cubes[place] == cubes[place + 1] && sorted[place] & 3 != GUARDIAN;
        if cubes[place] == 0 || tied {
            ranking.tied = cubes[place] > 0;
            break;
        }
        ranking.len += 1;
    }
    ranking
}

#[cfg(test)]
mod tests {
    use super::rank;
    use crate::{Party, testing::*};

    const G: Party = Party::Player(Green);
    const Y: Party = Party::Player(Yellow);
    const P: Party = Party::Police;
    const D: Party = Party::Guardian;

    /// The clear places of district 4, and whether the next is tied.
    fn ranked(shadow: Shadow, leftover: u8, cubes: [u8; 3]) -> (Vec<Party>, bool) {
        let scene = Scene::two(shadow, Infusion::LastChance).leftover(leftover).cubes(4, cubes);
        let ranking = rank(&scene.table, &scene.state, 4);
        let places: Vec<_> = (0..5).map_while(|place| ranking.at(place)).collect();
        assert_eq!(ranking.is_scored(), !places.is_empty());
        (places, ranking.tied)
    }

    #[test]
    fn w5_2_green_yellow_and_police_are_ranked_by_cubes() {
        for (cubes, places) in [
            ([3, 2, 1], [G, Y, P]),
            ([3, 1, 2], [G, P, Y]),
            ([1, 3, 2], [Y, P, G]),
            ([2, 3, 1], [Y, G, P]),
            ([1, 2, 3], [P, Y, G]),
            ([2, 1, 3], [P, G, Y]),
        ] {
            assert_eq!(ranked(Shadow::Badge, 6, cubes), (places.to_vec(), false));
        }
    }

    #[test]
    fn w5_2_a_colour_without_cubes_has_no_rank() {
        assert_eq!(ranked(Shadow::Badge, 6, [0, 2, 0]), (vec![Y], false));
        assert_eq!(ranked(Shadow::Badge, 6, [1, 0, 2]), (vec![P, G], false));
        assert_eq!(ranked(Shadow::Badge, 6, [0, 0, 0]), (vec![], false));
    }

    #[test]
    fn w5_5_tied_for_first() {
        for cubes in [[2, 2, 1], [2, 1, 2], [1, 2, 2], [1, 1, 1], [0, 1, 1]] {
            assert_eq!(ranked(Shadow::Badge, 6, cubes), (vec![], true));
        }
    }

    #[test]
    fn w5_6_tied_for_second() {
        assert_eq!(ranked(Shadow::Badge, 6, [2, 1, 1]), (vec![G], true));
        assert_eq!(ranked(Shadow::Badge, 6, [1, 2, 1]), (vec![Y], true));
        assert_eq!(ranked(Shadow::Badge, 6, [1, 1, 2]), (vec![P], true));
    }

    #[test]
    fn w5_2_the_guardian_is_a_fourth_colour_and_wins_every_tie_it_is_in() {
        let guardian = |leftover, cubes| ranked(Shadow::Guardian, leftover, cubes);
        assert_eq!(guardian(2, [4, 3, 1]), (vec![G, Y, D, P], false));
        assert_eq!(guardian(4, [4, 3, 1]), (vec![D, G, Y, P], false));
        assert_eq!(guardian(3, [3, 3, 1]), (vec![D], true));
        assert_eq!(guardian(1, [3, 1, 1]), (vec![G, D], true));
        assert_eq!(guardian(2, [3, 3, 1]), (vec![], true));
        assert_eq!(guardian(2, [0, 0, 0]), (vec![D], false));
    }

    #[test]
    fn w5_2_the_guardian_is_ranked_in_the_centre_only() {
        let scene = Scene::two(Shadow::Guardian, Infusion::LastChance).leftover(6).cubes(5, [1, 0, 0]);
        let ranking = rank(&scene.table, &scene.state, 5);
        assert_eq!((ranking.at(0), ranking.at(1)), (Some(G), None));
    }
}
