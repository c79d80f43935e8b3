//! The levels of difficulty (W9.11): data.

use crate::tokens::Edition;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// How hard the gang is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Both editions.
    Normal,
    /// German: two or three infusion cards for you.
    Trickster,
    /// German: no solo tokens.
    Henchman,
    /// German: the 6 rule.
    Capo,
    /// German: Capo, and dearer tokens.
    Don,
    /// First: no solo tokens.
    Easy,
    /// First: the 6 rule, and it rerolls a pool of equal dice.
    Hard,
    /// First: hard, and dearer tokens.
    Legendary,
}

/// What a level changes.
struct Changes {
    name: &'static str,
    editions: &'static [Edition],
    /// Points of a solo token; 0: it takes none.
    solo_token: u8,
    /// Points of an infusion before the gang.
    infusion: u8,
    /// A 6 taken as action die brings two henchmen.
    six: bool,
    /// Before its turn it rerolls a pool of equal dice.
    rerolls_equal: bool,
}

const GERMAN: &[Edition] = &[Edition::German];
const FIRST: &[Edition] = &[Edition::First];
const PLAIN: Changes =
    Changes { name: "normal", editions: GERMAN, solo_token: 3, infusion: 1, six: false, rerolls_equal: false };

impl Level {
    /// Every level.
    pub const ALL: [Self; 8] =
        [Self::Normal, Self::Trickster, Self::Henchman, Self::Capo, Self::Don, Self::Easy, Self::Hard, Self::Legendary];

    const fn changes(self) -> Changes {
        match self {
            Self::Normal => Changes { editions: &[Edition::German, Edition::First], ..PLAIN },
            Self::Trickster => Changes { name: "trickster", ..PLAIN },
            Self::Henchman => Changes { name: "henchman", solo_token: 0, ..PLAIN },
            Self::Capo => Changes { name: "capo", six: true, ..PLAIN },
            Self::Don => Changes { name: "don", six: true, solo_token: 6, infusion: 3, ..PLAIN },
            Self::Easy => Changes { name: "easy", editions: FIRST, solo_token: 0, ..PLAIN },
            Self::Hard => Changes { name: "hard", editions: FIRST, six: true, rerolls_equal: true, ..PLAIN },
            Self::Legendary => Changes {
                name: "legendary",
                editions: FIRST,
                solo_token: 6,
                infusion: 3,
                six: true,
                rerolls_equal: true,
            },
        }
    }

    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        self.changes().name
    }

    /// The editions that have it.
    pub const fn editions(self) -> &'static [Edition] {
        self.changes().editions
    }

    /// The points of a solo token, 0 if the gang takes none (W9.6).
    pub const fn solo_token(self) -> u8 {
        self.changes().solo_token
    }

    /// The points of a face-down infusion before the gang.
    pub const fn infusion(self) -> u8 {
        self.changes().infusion
    }

    /// Whether a 6 taken as action die brings two henchmen.
    pub const fn six_rule(self) -> bool {
        self.changes().six
    }

    /// Whether the gang rerolls a pool of equal dice before its turn.
    pub const fn rerolls_equal(self) -> bool {
        self.changes().rerolls_equal
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
            let names: Vec<_> = Self::ALL.iter().map(|level| level.name()).collect();
            format!("expected a level ({}), found \"{text}\"", names.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Level;
    use crate::{Chance, chance::Why, dice::Dice, testing::*};

    /// Every level in every edition that has it.
    fn all() -> impl Iterator<Item = Setup> {
        let editions = [Edition::German, Edition::First];
        let pairs = editions.into_iter().flat_map(|edition| Level::ALL.map(|level| (edition, level)));
        pairs.filter(|(edition, level)| level.editions().contains(edition)).map(|(e, level)| solo_at(e, level))
    }

    /// What holds at these levels, checked at all of them, for both colours.
    fn only_at(levels: &[Level], holds: impl Fn(Scene, Player, Player) -> bool) {
        for setup in all() {
            let level = setup.level.unwrap();
            both_ways(&setup, |scene, you, gang| {
                assert_eq!(holds(scene, you, gang), levels.contains(&level), "{level}, {:?}", setup.edition);
            });
        }
    }

    #[test]
    fn w9_11_the_levels_of_both_editions() {
        let names = |edition| -> Vec<_> {
            all().filter(|setup| setup.edition == edition).map(|setup| setup.level.unwrap().name()).collect()
        };
        assert_eq!(names(Edition::German), ["normal", "trickster", "henchman", "capo", "don"]);
        assert_eq!(names(Edition::First), ["normal", "easy", "hard", "legendary"]);
    }

    #[test]
    fn w9_11_easy_and_henchman_no_solo_tokens_the_gang_only_blocks_your_bonus() {
        only_at(&[Level::Easy, Level::Henchman], |scene, you, gang| {
            let scene = scene.hot(you).phase_4();
            assert_eq!(scene.asked(), None);
            scene.state.side(gang).solo_tokens == 0
        });
    }

    #[test]
    fn w9_11_hard_and_legendary_the_gang_first_rerolls_a_pool_of_equal_dice_once() {
        let equal = Some(Chance::Roll { why: Why::GangAllEqual, count: 5 });
        let lowest = Some(Chance::Roll { why: Why::GangLowest, count: 1 });
        only_at(&[Level::Hard, Level::Legendary], |scene, you, _| {
            let mut scene = scene.phase_2(1, &[4; 5]);
            if scene.due() != equal {
                assert_eq!(scene.due(), lowest);
                return false;
            }
            // Equal again: only once.
            scene.rolls(&[2; 5]);
            assert_eq!((scene.due(), scene.state.pool), (lowest, Dice::of(&[2; 5])));
            scene.rolls(&[2]);
            scene.asked() == Some(you)
        });
        only_at(&[], |scene, _, _| scene.phase_2(1, &[4, 4, 4, 4, 5]).due() != lowest);
    }

    #[test]
    fn w9_11_a_6_taken_as_action_die_brings_two_henchmen() {
        only_at(&[Level::Capo, Level::Don, Level::Hard, Level::Legendary], |scene, you, gang| {
            // To your space, 4; you are in front of the park, the Shadow in front of district 8.
            let mut scene = scene.boss(you, 4).shadow(5).phase_2(1, &[1, 4, 6, 5, 5]);
            scene.rolls(&[1]);
            assert_eq!(scene.state.side(gang).action_dice, [6, 0, 0]);
            let own = |district: u8| scene.state.henchmen(district, gang);
            assert_eq!((own(4), own(3), own(0)), (3, 2, 0));
            assert_eq!(own(5) - 4, own(8));
            own(8) == 1
        });
    }

    #[test]
    fn w9_11_not_a_6_that_moves_and_no_other_action_die() {
        only_at(&[], |scene, you, gang| {
            let mut scene = scene.boss(you, 6).shadow(0).phase_2(1, &[1, 6, 5, 5, 4]);
            scene.rolls(&[4]);
            assert_eq!(scene.state.side(gang).boss, 6);
            scene.state.henchmen(0, gang) > 0
        });
    }

    #[test]
    fn w9_11_both_henchmen_may_land_in_one_district_and_a_monster_counts_at_home() {
        for (shadow, district, count) in
            [(Shadow::Badge, 5, 4 + 2), (Shadow::Cursed, 5, 4 + 2), (Shadow::Guardian, 4, 3 + 1)]
        {
            both_ways(&Setup { shadow, ..Setup::solo(Edition::German, Level::Capo) }, |scene, you, gang| {
                let mut scene = scene.boss(you, 4).shadow(4).phase_2(1, &[1, 4, 6, 5, 5]);
                scene.rolls(&[1]);
                assert_eq!(scene.state.henchmen(district, gang), count, "{shadow}");
            });
        }
    }

    #[test]
    fn w9_11_don_and_legendary_infusions_3_solo_tokens_6() {
        only_at(&[Level::Don, Level::Legendary], |scene, you, gang| {
            let scene = scene.holds(gang, &["infusion.1:down", "weapons.1:down"]);
            let scene = scene.holds(you, &["infusion.1:down"]).with(|state| state.side_mut(gang).solo_tokens = 2);
            let score = scene.score(gang);
            assert_eq!(scene.score(you).total, 1);
            let dear = (score.face_down, score.solo_tokens) == (3 + 1, 12);
            let level = scene.table.level().unwrap();
            let solo_token = if [Level::Easy, Level::Henchman].contains(&level) { 0 } else { 3 };
            assert!(dear || (score.face_down, score.solo_tokens) == (1 + 1, 2 * solo_token));
            dear
        });
    }

    #[test]
    fn w9_11_trickster_two_or_three_cards_in_play_each_use_picks_one() {
        let cards = [Infusion::QuickStep, Infusion::LastChance, Infusion::DraggingArms];
        let mut scene = Scene::trickster(&cards).holds(Green, &["infusion.1", "infusion.1"]).cubes(8, [0, 0, 1]);
        scene = scene.phase_2(0, &[1, 1, 1]);
        assert!(scene.legal().contains(&"drag police racetrack>park with 1".to_owned()));
        scene.decide("draft 1/1");
        for one in ["quick_step 7 with 1", "reroll 1 with 1", "drag police racetrack>park with 1"] {
            assert!(scene.legal().contains(&one.to_owned()), "{one}");
        }
        scene.decide("drag police racetrack>park with 1").decide("quick_step 7 with 1");
        assert!(scene.before(Green).is_empty());
    }

    #[test]
    fn w9_11_levels_are_written_and_read() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let why = "expected a level (normal, trickster, henchman, capo, don, easy, hard, legendary), found \"boss\"";
        assert_eq!("boss".parse::<Level>(), Err(why.to_owned()));
    }

    #[test]
    fn w9_13_every_infusion_card_says_how_hard_it_is_alone() {
        use Infusion::*;
        let grades: [&[Infusion]; 3] = [
            &[Knockoff, DraggingArms, Overwhelm, Soulmate],
            &[Slippery, Enthralling, ShellGame],
            &[LastChance, QuickStep],
        ];
        for (text, words) in [
            (include_str!("../../../../data/text/en/cards.ftl"), ["easy", "medium", "hard"]),
            (include_str!("../../../../data/text/de/cards.ftl"), ["leicht", "mittel", "schwer"]),
            (include_str!("../../../../data/text/fr/cards.ftl"), ["facile", "moyen", "difficile"]),
        ] {
            for (cards, word) in grades.iter().zip(words) {
                for card in *cards {
                    let (_, after) = text.split_once(&format!("\ninfusion-{card} = ")).expect("a text for the card");
                    let attributes = after.lines().skip(1).take_while(|line| line.starts_with(' '));
                    let solo = attributes.map(str::trim).find_map(|line| line.strip_prefix(".solo = "));
                    assert_eq!(solo, Some(word), "{card}");
                }
            }
        }
    }
}
