//! Random games touch the heap not once.

use smile_and_gun::{Edition, Infusion, Infusions, Level, Setup, Shadow};
use tabletop::{Game, random_game};
use tabletop_test::Dice;

/// Plays games and counts what they allocate; the table and its start are laid before.
fn allocations<G: Game>(table: &G, games: u32) -> u64 {
    let start = table.start(&mut ());
    let mut dice = Dice::new(5);
    let counted = allocation_counter::measure(|| {
        for _ in 0..games {
            random_game(table, &mut start.clone(), &mut dice);
        }
    });
    counted.count_total
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total, 1);
}

#[test]
fn with_a_smile_and_a_gun_never_allocates() {
    for shadow in Shadow::ALL {
        for infusion in Infusion::ALL {
            let setup = Setup { shadow: *shadow, infusion: Infusions::One(*infusion), ..Setup::two(Edition::German) };
            let table = smile_and_gun::Table::new(&setup).expect("a valid setup");
            assert_eq!(allocations(&table, 5), 0, "{shadow} {infusion}");
        }
    }
}

#[test]
fn the_gang_never_allocates() {
    for scenario in 1..=10 {
        let table = smile_and_gun::Table::new(&Setup::scenario(scenario, Level::Don)).expect("a valid setup");
        assert_eq!(allocations(&table, 20), 0, "scenario {scenario}");
    }
}

#[test]
fn gangster_never_allocates() {
    for players in 2..=4 {
        let setup = gangster::Setup::new(gangster::Gang::ALL[..players].to_vec());
        let table = gangster::Table::new(&setup).expect("a valid setup");
        assert_eq!(allocations(&table, 100), 0, "{players} players");
    }
}
