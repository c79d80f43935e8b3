//! A token file lays a table that can be played, or is refused.

use super::play::play_out;
use crate::Table;
use smile_and_gun::{Infusion, Infusions, Level, Setup, Shadow, TokenFile};
use tabletop::{Game, Source};
use tabletop_test::Dice;

/// Any text is read as a token file or refused, and with what is read a table is laid at which a random game keeps the
/// invariants and comes to its end.
pub fn token_file(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(file) = TokenFile::read(text) else { return };
    // The text itself is the seed, so that the same file always plays the same game.
    let mut dice = Dice::new(text.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into())));
    let setup = setup(file, &mut dice);
    let written = serde_json::to_string(&setup).expect("a setup can be written");
    let read = serde_json::from_str::<Setup>(&written).unwrap_or_else(|why| panic!("{why}: {written}"));
    let table = smile_and_gun::Table::new(&read).unwrap_or_else(|why| panic!("{why}: {written}"));
    // Chance rerolls a pool of equal dice half the time it can; a thousand steps more will never do.
    play_out(&table, &mut dice, smile_and_gun::Table::BOUND + 1_000);
}

fn setup(file: TokenFile, dice: &mut Dice) -> Setup {
    let edition = file.edition;
    let mut setup = match dice.below(3) {
        0 => Setup::solo(edition, Level::Normal),
        _ => Setup::two(edition),
    };
    let german = edition == smile_and_gun::Edition::German;
    let shadows: Vec<_> = Shadow::ALL.iter().copied().filter(|card| german || card.in_first_edition()).collect();
    let infusions: Vec<_> = Infusion::ALL.iter().copied().filter(|card| german || card.in_first_edition()).collect();
    setup.shadow = shadows[dice.below(shadows.len() as u32) as usize];
    setup.infusion = Infusions::One(infusions[dice.below(infusions.len() as u32) as usize]);
    setup.tokens = file.into();
    setup
}
