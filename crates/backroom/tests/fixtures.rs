//! Every recorded game in `fixtures/` still comes to the same result, with the same dice.

use smile_and_gun::{Infusion, Shadow};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};
use tabletop::{Header, Record};

fn fixtures() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let files = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read").path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl")).collect();
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("it can be read");
        (path, text)
    };
    files.into_iter().map(read).collect()
}

fn is_smile(text: &str) -> bool {
    Header::read(text).expect("a record").game().expect("a game") == "smile-and-gun"
}

#[test]
fn every_fixture_is_replayed_to_its_result() {
    let fixtures = fixtures();
    assert!(fixtures.len() >= 60, "{} fixtures", fixtures.len());
    for (path, text) in fixtures {
        let verified = match is_smile(&text) {
            true => Record::<smile_and_gun::Table>::read(&text).and_then(|record| record.verify()),
            false => Record::<gangster::Table>::read(&text).and_then(|record| record.verify()),
        };
        let verified = verified.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(verified.finished && verified.fair, "{}", path.display());
    }
}

#[test]
fn the_fixtures_cover_every_card_scenario_and_mission() {
    let mut seen = BTreeSet::new();
    for (_, text) in fixtures().into_iter().filter(|(_, text)| is_smile(text)) {
        let setup = Record::<smile_and_gun::Table>::read(&text).expect("a record").setup;
        seen.insert(setup.shadow.to_string());
        seen.extend(setup.infusion.cards().iter().map(|card| card.to_string()));
        seen.extend(setup.scenario.map(|number| format!("scenario {number}")));
        seen.extend(setup.mission.map(|number| format!("mission {number} {:?}", setup.mission_hard)));
    }
    let cards =
        Shadow::ALL.iter().map(|card| card.to_string()).chain(Infusion::ALL.iter().map(|card| card.to_string()));
    let missions = (1..=5).flat_map(|n| [format!("mission {n} Some(false)"), format!("mission {n} Some(true)")]);
    let wanted = cards.chain((1..=10).map(|n| format!("scenario {n}"))).chain(missions);
    let missing: Vec<_> = wanted.filter(|wanted| !seen.contains(wanted)).collect();
    assert!(missing.is_empty(), "no fixture for {missing:?}");
}
