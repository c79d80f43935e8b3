//! Everything that was ever worth keeping, run through its law again, without libFuzzer.

use backroom_fuzz::{Bytes, LAWS, Table};
use smile_and_gun::{Infusion, Level, Shadow};
use std::{
    collections::BTreeSet,
    fs,
    panic::catch_unwind,
    path::{Path, PathBuf},
};

/// The entries of a folder, in a fixed order.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut found: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    found.sort();
    found
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("names are plain")
}

#[test]
fn every_corpus_has_a_law_and_every_law_has_a_corpus() {
    let folders = inside(&corpus());
    let folders: BTreeSet<_> = folders.iter().map(|folder| name(folder)).collect();
    assert_eq!(folders, LAWS.iter().map(|(name, _)| *name).collect());
}

#[test]
fn every_law_has_a_target() {
    let targets = inside(&Path::new(env!("CARGO_MANIFEST_DIR")).join("targets"));
    let targets: BTreeSet<_> = targets.iter().map(|target| name(target).trim_end_matches(".rs")).collect();
    assert_eq!(targets, LAWS.iter().map(|(name, _)| *name).collect());
}

#[test]
fn every_corpus_is_small() {
    let mut total = 0;
    for folder in inside(&corpus()) {
        let sizes: Vec<_> =
            inside(&folder).iter().map(|file| fs::metadata(file).map_or(0, |file| file.len())).collect();
        assert!(sizes.len() <= 80 && sizes.iter().all(|size| *size <= 8 << 10), "{}", folder.display());
        total += sizes.iter().sum::<u64>();
    }
    assert!(total < 2 << 20, "{total} bytes");
}

/// The tables that the inputs of a law lay.
fn tables<G: Table>(law: &str) -> Vec<G::Setup> {
    let files = inside(&corpus().join(law));
    let data = files.iter().map(|file| fs::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display())));
    data.map(|data| G::lay(&mut Bytes::new(&data)).setup()).collect()
}

#[test]
fn every_card_level_scenario_and_mission_is_in_the_corpus() {
    let tables = tables::<smile_and_gun::Table>("play_smile");
    let shadows: BTreeSet<_> = tables.iter().map(|setup| setup.shadow).collect();
    assert_eq!(shadows, Shadow::ALL.iter().copied().collect());
    let infusions: BTreeSet<_> = tables.iter().flat_map(|setup| setup.infusion.cards()).collect();
    assert_eq!(infusions, Infusion::ALL.iter().collect());
    let levels: BTreeSet<_> = tables.iter().filter_map(|setup| setup.level).map(Level::name).collect();
    assert_eq!(levels, Level::ALL.map(Level::name).into());
    let scenarios: BTreeSet<_> = tables.iter().filter_map(|setup| setup.scenario).collect();
    assert_eq!(scenarios, (1..=10).collect());
    let missions: BTreeSet<_> = tables.iter().filter_map(|setup| setup.mission).collect();
    assert_eq!(missions, (1..=5).collect());
}

#[test]
fn every_number_of_players_is_in_the_corpus() {
    let tables = tables::<gangster::Table>("play_gangster");
    let players: BTreeSet<_> = tables.iter().map(|setup| setup.gangs.len()).collect();
    assert_eq!(players, (2..=4).collect());
}

/// One test per law, so that they run side by side and fail by name.
macro_rules! laws {
    ($($law:ident)+) => {
        $(#[test]
        fn $law() {
            replay(stringify!($law));
        })+

        #[test]
        fn every_law_is_replayed() {
            assert_eq!(LAWS.map(|(name, _)| name), [$(stringify!($law)),+]);
        }
    };
}

laws! { play_smile play_gangster record_round_trip read_record notation token_file checked_play state_serde }

fn replay(law: &str) {
    let (name, keeps) = LAWS.into_iter().find(|(name, _)| *name == law).expect("a law of that name");
    let files = inside(&corpus().join(name));
    assert!(!files.is_empty(), "the corpus of {name} is empty");
    let broken: Vec<_> = files
        .iter()
        .filter(|file| {
            let data = fs::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            catch_unwind(|| keeps(&data)).is_err()
        })
        .collect();
    assert!(broken.is_empty(), "{name} is broken by {broken:#?}");
}
