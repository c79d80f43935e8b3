//! What could be printed on the first edition's tokens.

use serde::{Deserialize, Serialize};
use smile_and_gun::{Edition, Kind, Markers, Print, TokenFile};
use tabletop::{Seeded, Source};

/// The values of hats, from the poorest.
const VALUES: [u8; 5] = [2, 3, 4, 5, 6];
/// Tokens that are no infusions: 45 less 5 (W0.8).
const IN_THE_BAG: u8 = 40;
const INFUSIONS: u8 = 5;

/// A set of tokens: what a search may change, and nothing that is known.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The points of gambling, weapons and contraband.
    pub markers: [u8; 3],
    /// How many hats of 2, 3, 4, 5 and 6 there are.
    pub hats: [u8; 5],
    /// The squares of each.
    pub squares: [u8; 5],
    /// For each business: how many tokens with few squares, and how many with one more.
    pub businesses: [[u8; 2]; 3],
    /// The few squares of a business.
    pub business_squares: u8,
    /// The same for the infusions.
    pub infusions: [u8; 2],
    pub infusion_squares: u8,
}

impl Numbers {
    /// Where the search begins: what was assumed before anything was measured.
    pub const FIRST_GUESS: Self = Self {
        markers: [9, 7, 5],
        hats: [7, 7, 5, 3, 3],
        squares: [0, 1, 1, 2, 3],
        businesses: [[3, 3], [3, 2], [3, 1]],
        business_squares: 1,
        infusions: [3, 2],
        infusion_squares: 1,
    };

    /// Any set that could be.
    pub fn draw(random: &mut Seeded) -> Self {
        let mut numbers = Self::FIRST_GUESS;
        for _ in 0..12 + random.below(60) {
            numbers = numbers.changed(random);
        }
        numbers
    }

    /// A set that differs in one number, or in two of which one makes up for the other.
    pub fn changed(&self, random: &mut Seeded) -> Self {
        loop {
            let mut other = self.clone();
            other.change(random);
            if other != *self && other.could_be() {
                return other;
            }
        }
    }

    fn change(&mut self, random: &mut Seeded) {
        let mut any = |count: u32| random.below(count) as usize;
        match any(8) {
            0 | 1 => step(&mut self.markers[any(3)], any(2) == 0),
            2 => step(&mut self.squares[any(5)], any(2) == 0),
            3 => step(&mut self.business_squares, any(2) == 0),
            4 => step(&mut self.infusion_squares, any(2) == 0),
            5 => {
                let [from, to] = [any(5), any(5)];
                shift(&mut self.hats, from, to);
            }
            6 => {
                let (hat, business, side) = (any(5), any(3), any(2));
                let more_hats = any(2) == 0;
                step(&mut self.hats[hat], more_hats);
                step(&mut self.businesses[business][side], !more_hats);
            }
            _ => {
                let (one, two) = (any(3), any(3));
                let (from, to) = (any(2), any(2));
                if self.businesses[one][from] > 0 {
                    self.businesses[one][from] -= 1;
                    self.businesses[two][to] += 1;
                }
            }
        }
    }

    /// Whether nothing that is known speaks against it: the totals, the police's taste, richer hats that bring more
    /// police, police on most tokens; and prints as a box has them, fewer of the rich than of the poor.
    pub fn could_be(&self) -> bool {
        let [gambling, weapons, contraband] = self.businesses.map(|[few, more]| few + more);
        let hats: u8 = self.hats.iter().sum();
        let without_police = self.without_police();
        let falling = |pair: &[u8]| pair[0] + 1 >= pair[1];
        let rising = |pair: &[u8]| pair[0] <= pair[1];
        hats + gambling + weapons + contraband == IN_THE_BAG
            && (20..=30).contains(&hats)
            && gambling >= weapons
            && weapons >= contraband
            && contraband >= 2
            && [0, 1, 2, 4].iter().all(|&hat| self.hats[hat] >= 1)
            && self.hats.windows(2).all(falling)
            && self.squares.windows(2).all(rising)
            // Of hats that there aren't nothing is known: one way to write a set.
            && (1..5).all(|hat| self.hats[hat] > 0 || self.squares[hat] == self.squares[hat - 1])
            && self.squares[0] < self.squares[4]
            && self.squares[4] <= 4
            && self.markers[0] > self.markers[1]
            && self.markers[1] > self.markers[2]
            && self.markers[2] >= 3
            && self.markers[0] <= 18
            && self.business_squares <= 1
            && self.infusion_squares <= 1
            && self.infusions.iter().sum::<u8>() == INFUSIONS
            && 2 * without_police < IN_THE_BAG + INFUSIONS
    }

    fn without_police(&self) -> u8 {
        let hats = self.hats.iter().zip(self.squares).filter(|(_, squares)| *squares == 0).map(|(count, _)| count);
        let businesses = self.businesses.iter().map(|[few, _]| few).filter(|_| self.business_squares == 0);
        let infusions = [self.infusions[0]].into_iter().filter(|_| self.infusion_squares == 0);
        hats.sum::<u8>() + businesses.sum::<u8>() + infusions.sum::<u8>()
    }

    /// What all hats together are worth.
    pub fn hat_points(&self) -> u32 {
        self.hats.iter().zip(VALUES).map(|(count, value)| u32::from(*count) * u32::from(value)).sum()
    }

    /// How many numbers differ from another set's, each as often as it differs.
    pub fn distance(&self, other: &Self) -> u32 {
        let flat = |numbers: &Self| -> Vec<u8> {
            let businesses = numbers.businesses.iter().flatten();
            let lists = numbers.markers.iter().chain(&numbers.hats).chain(&numbers.squares).chain(businesses);
            lists.chain(&[numbers.business_squares, numbers.infusion_squares]).copied().collect()
        };
        flat(self).iter().zip(flat(other)).map(|(one, two)| u32::from(one.abs_diff(two))).sum()
    }

    /// The set as it is kept in a file.
    pub fn file(&self, name: &str) -> TokenFile {
        let [gambling, weapons, contraband] = self.markers;
        let print = |kind, value, squares, count| Print { kind, value, squares, count, assumed: true };
        let hats = (0..5).map(|n| print(Kind::Hat, VALUES[n], self.squares[n], self.hats[n]));
        let businesses = Kind::BUSINESSES.into_iter().zip(self.businesses);
        let others = businesses.map(|(kind, counts)| (kind, self.business_squares, counts));
        let others = others.chain([(Kind::Infusion, self.infusion_squares, self.infusions)]);
        let others = others.flat_map(|(kind, few, counts)| {
            (0..2).map(move |more: u8| print(kind, 0, few + more, counts[usize::from(more)]))
        });
        TokenFile {
            name: name.to_owned(),
            edition: Edition::First,
            markers: Markers { gambling, weapons, contraband, assumed: true },
            tokens: hats.chain(others).filter(|print| print.count > 0).collect(),
        }
    }

    /// The set of a file, if it is one that the search could find.
    pub fn of(file: &TokenFile) -> Option<Self> {
        let count = |kind, value, squares| {
            let found =
                file.tokens.iter().find(|print| (print.kind, print.value, print.squares) == (kind, value, squares));
            found.map_or(0, |print| print.count)
        };
        let fewest = |kind: Kind| {
            let of_kind = file.tokens.iter().filter(|print| print.kind == kind && print.count > 0);
            of_kind.map(|print| print.squares).min()
        };
        let few = Kind::BUSINESSES.into_iter().filter_map(fewest).min()?;
        let infusion = fewest(Kind::Infusion)?;
        let of_hat = |value: u8| file.tokens.iter().find(|print| print.kind == Kind::Hat && print.value == value);
        let mut squares = [0; 5];
        for (n, value) in VALUES.into_iter().enumerate() {
            squares[n] = of_hat(value).map_or_else(|| squares[n.saturating_sub(1)], |print| print.squares);
        }
        let numbers = Self {
            markers: [file.markers.gambling, file.markers.weapons, file.markers.contraband],
            hats: VALUES.map(|value| of_hat(value).map_or(0, |print| print.count)),
            squares,
            businesses: Kind::BUSINESSES.map(|kind| [count(kind, 0, few), count(kind, 0, few + 1)]),
            business_squares: few,
            infusions: [count(Kind::Infusion, 0, infusion), count(Kind::Infusion, 0, infusion + 1)],
            infusion_squares: infusion,
        };
        numbers.could_be().then_some(numbers)
    }
}

fn step(number: &mut u8, up: bool) {
    *number = if up { *number + 1 } else { number.saturating_sub(1) };
}

fn shift(counts: &mut [u8], from: usize, to: usize) {
    if counts[from] > 0 {
        counts[from] -= 1;
        counts[to] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smile_and_gun::{Setup, Table};
    use tabletop::Game;

    #[test]
    fn w0_8_every_set_that_is_drawn_is_a_box_of_the_first_edition() {
        let mut random = Seeded::new(3);
        for _ in 0..200 {
            let numbers = Numbers::draw(&mut random);
            let file = numbers.file("drawn");
            assert_eq!(Numbers::of(&file).as_ref(), Some(&numbers));
            let setup = Setup { tokens: file.into(), ..Setup::two(Edition::First) };
            assert!(<Table as Game>::new(&setup).is_ok(), "{numbers:?}");
        }
    }

    #[test]
    fn a_change_is_small_and_always_a_change() {
        let mut random = Seeded::new(4);
        let mut numbers = Numbers::FIRST_GUESS;
        assert!(numbers.could_be());
        for _ in 0..500 {
            let other = numbers.changed(&mut random);
            assert!((1..=2).contains(&numbers.distance(&other)), "{numbers:?} {other:?}");
            numbers = other;
        }
        assert!(numbers.distance(&Numbers::FIRST_GUESS) > 10);
    }

    #[test]
    fn the_set_that_is_played_is_one_that_the_search_could_find() {
        assert!(Numbers::of(&Edition::First.tokens()).is_some());
    }

    #[test]
    fn what_is_known_is_never_given_up() {
        let refused = |change: fn(&mut Numbers)| {
            let mut numbers = Numbers::FIRST_GUESS;
            change(&mut numbers);
            !numbers.could_be()
        };
        assert!(refused(|numbers| numbers.markers = [7, 7, 5]));
        assert!(refused(|numbers| numbers.squares = [1, 1, 1, 1, 1]));
        assert!(refused(|numbers| numbers.squares = [2, 1, 1, 2, 3]));
        assert!(refused(|numbers| numbers.hats[0] += 1));
        assert!(refused(|numbers| (numbers.hats[0], numbers.hats[4]) = (10, 0)));
        // Without hats of 5 there is one way to write their squares.
        assert!(refused(|numbers| (numbers.hats, numbers.squares[3]) = ([8, 8, 8, 0, 1], 2)));
        assert!(!refused(|numbers| (numbers.hats, numbers.squares[3]) = ([8, 8, 8, 0, 1], 1)));
        // 23 of 45 with police are most of them; 20 are not.
        assert!(!refused(|numbers| numbers.squares = [0, 0, 0, 0, 1]));
        assert!(refused(|numbers| (numbers.squares, numbers.infusion_squares) = ([0, 0, 0, 0, 1], 0)));
    }
}
