//! The map: districts, perimeter spaces and who is next to whom (W0.1 to W0.6).

/// A district, 0 to 8, row by row (W0.1).
pub type District = u8;
/// A perimeter space, 0 to 11, clockwise (W0.2).
pub type Space = u8;

/// How many districts there are.
pub const DISTRICTS: usize = 9;
/// How many perimeter spaces there are.
pub const SPACES: u8 = 12;

/// The harbour, home of the Water Creature (W0.3).
pub const HARBOUR: District = 0;
/// The centre (W0.1).
pub const CENTRE: District = 4;
/// The park, home of the Cursed (W0.3).
pub const PARK: District = 5;

/// The line of districts that a figure on each space faces, nearest first (W0.2).
pub const LINES: [[District; 3]; SPACES as usize] = [
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [2, 1, 0],
    [5, 4, 3],
    [8, 7, 6],
    [8, 5, 2],
    [7, 4, 1],
    [6, 3, 0],
    [6, 7, 8],
    [3, 4, 5],
    [0, 1, 2],
];

/// The outer districts, clockwise (W0.4).
pub const RING: [District; 8] = [0, 1, 2, 5, 8, 7, 6, 3];

/// The pairs of districts that share a side (W0.5), each in ascending order.
pub const ADJACENT: [[District; 2]; 12] =
    [[0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8], [0, 3], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8]];

/// Where each outer district stands in [`RING`]; the centre counts as 0.
const RING_PLACE: [u8; DISTRICTS] = [0, 1, 2, 7, 0, 3, 6, 5, 4];

/// The district in front of a figure (W0.2).
#[inline]
pub fn in_front(space: Space) -> District {
    LINES[usize::from(space)][0]
}

/// The space that lies `steps` further clockwise.
#[inline]
pub fn onward(space: Space, steps: u8) -> Space {
    (space + steps) % SPACES
}

/// The `n`-th outer district, counted clockwise from `start`.
#[inline]
pub fn ring_from(start: District, n: u8) -> District {
    RING[usize::from((RING_PLACE[usize::from(start)] + n) % 8)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w0_1_the_city_is_a_grid_of_nine() {
        assert_eq!(DISTRICTS, 9);
        assert_eq!(CENTRE, 4);
        let corners: Vec<_> = (0..9).filter(|d| [0, 2].contains(&(d % 3)) && [0, 2].contains(&(d / 3))).collect();
        assert_eq!(corners, [0, 2, 6, 8]);
    }

    #[test]
    fn w0_2_each_space_faces_a_line_of_three() {
        assert_eq!(LINES[0], [0, 3, 6]);
        assert_eq!(LINES[4], [5, 4, 3]);
        assert_eq!(LINES[11], [0, 1, 2]);
        for (space, line) in LINES.iter().enumerate() {
            // Opposite spaces face the same line from the other end.
            let opposite = LINES.iter().filter(|other| other.iter().rev().eq(line)).count();
            assert_eq!(opposite, 1, "space {space}");
            let step = line[1] as i8 - line[0] as i8;
            assert!([1, -1, 3, -3].contains(&step));
            assert_eq!(line[2] as i8 - line[1] as i8, step);
        }
        assert_eq!((0..12).map(in_front).collect::<Vec<_>>(), [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0]);
    }

    #[test]
    fn w0_2_spaces_are_counted_clockwise_and_meet_again() {
        assert_eq!(onward(0, 6), 6);
        assert_eq!(onward(9, 6), 3);
        assert_eq!(onward(11, 1), 0);
    }

    #[test]
    fn w0_3_harbour_and_park_lie_at_their_spaces() {
        let spaces_of = |d| (0..SPACES).filter(|&s| in_front(s) == d).collect::<Vec<_>>();
        assert_eq!(spaces_of(HARBOUR), [0, 11]);
        assert_eq!(spaces_of(PARK), [4]);
    }

    #[test]
    fn w0_4_the_ring_goes_round_clockwise() {
        assert_eq!(RING, [0, 1, 2, 5, 8, 7, 6, 3]);
        assert_eq!((0..8).map(|n| ring_from(7, n)).collect::<Vec<_>>(), [7, 6, 3, 0, 1, 2, 5, 8]);
        for (place, district) in RING.into_iter().enumerate() {
            assert_eq!(usize::from(RING_PLACE[usize::from(district)]), place);
        }
    }

    #[test]
    fn w0_5_adjacent_districts_share_a_side() {
        let mut found = Vec::new();
        for a in 0..9_u8 {
            for b in a + 1..9 {
                let (rows, columns) = ((a / 3).abs_diff(b / 3), (a % 3).abs_diff(b % 3));
                if rows + columns == 1 {
                    found.push([a, b]);
                }
            }
        }
        let mut listed = ADJACENT.to_vec();
        listed.sort_unstable();
        assert_eq!(listed, found);
    }
}
