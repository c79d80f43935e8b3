//! What stands on front pages, and that all of it is on the paper.

use super::*;
use crate::{
    Mistake,
    press::setting::{Face, Room},
};
use std::fs;
use tabletop::{Ended, Game, Header, How};
use words::Lang;

fn words(lang: Lang) -> Words {
    let [page, press] = ["page", "press"].map(|file| {
        fs::read_to_string(format!("{}/../../data/text/{lang}/{file}.ftl", env!("CARGO_MANIFEST_DIR"))).unwrap()
    });
    Words::new(lang).and(&page).and(&press)
}

fn fixtures() -> Vec<String> {
    let folder = format!("{}/../../fixtures", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let records = files.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"));
    records.flat_map(|path| fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

fn sat(seat: &str, name: &str, bot: bool) -> Sat {
    Sat { seat: seat.to_owned(), name: Some(name.to_owned()), bot }
}

fn seats() -> Vec<Sat> {
    ["green", "yellow", "red", "blue", "grey"].map(|seat| sat(seat, &format!("Mc{seat}"), false)).into()
}

fn page(text: &str, lang: Lang) -> FrontPage {
    let game: games::Name = Header::read(text).unwrap().game().unwrap().parse().unwrap();
    let words = words(lang);
    games::visit!(game, G => FrontPage::of::<G>(&Record::read(text).unwrap(), &seats(), None, &words)).unwrap().unwrap()
}

/// A game that was resigned by somebody.
fn resigned() -> Record<gangster::Table> {
    let text = fixtures().into_iter().find(|text| text.contains("\"gangster\"")).unwrap();
    let mut record: Record<gangster::Table> = Record::read(&text).unwrap();
    record.log.truncate(12);
    record.result = None;
    record.ended = Some(Ended { how: How::Resigned, by: Some(record.setup.gangs[0]) });
    record
}

#[test]
fn every_recorded_game_has_a_front_page() {
    let all = fixtures();
    assert!(all.len() > 50, "{}", all.len());
    let gallery = Gallery::default();
    for text in all {
        let page = page(&text, Lang::En);
        assert!(page.scores.len() > 1 && page.scores.iter().all(|line| line.points.is_some()), "{page:?}");
        let said = format!("{} {} {}", page.headline, page.deck, page.description());
        assert!(!said.contains(['{', '}']), "{said}");
        assert!(page.svg(&gallery).starts_with("<svg ") && page.svg(&gallery).ends_with("</svg>"));
    }
}

/// All headlines of a language with the sentence below them.
fn headlines(lang: Lang) -> Vec<(String, String)> {
    let words = words(lang);
    let file = format!("{}/../../data/text/{lang}/press.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(file).unwrap();
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let kinds = keys.filter(|key| key.starts_with("press-") && !key.ends_with("masthead") && !key.ends_with("edition"));
    let facts =
        [("winner", "Wilhelmina Wollstonecraft-Mumm".into()), ("loser", "Bartholomew Montgomery-Womback".into())];
    let facts: Vec<_> = facts.into_iter().chain([("own", 100.into())]).collect();
    let all = kinds.filter(|key| *key != "press-turning");
    all.map(|key| (words.text(key, &facts), words.attr(key, "deck", &facts))).collect()
}

#[test]
fn every_headline_can_be_read_and_none_is_cut() {
    for lang in Lang::ALL {
        let all = headlines(lang);
        assert!(all.len() > 40);
        for (headline, deck) in all {
            let block = sheet::HEADLINE.set(&headline);
            assert!(block.size >= 56 && block.lines.join(" ") == headline, "{lang}: {headline}: {block:?}");
            // Even with the longest names.
            let below = sheet::DECK.set(&deck);
            assert!(below.size >= 26 && below.lines.join(" ") == deck, "{lang}: {deck}: {below:?}");
            assert!(!deck.contains(['{', '}']) && deck.ends_with('.'), "{lang}: {deck}");
        }
    }
}

#[test]
fn what_people_wrote_is_only_text() {
    let record = resigned();
    let seat = |gang: &gangster::Gang| sat(&gang.to_string(), &format!("<b>\"&'\0]]>{gang}"), false);
    let seats = record.setup.gangs.iter().map(seat).collect::<Vec<_>>();
    let page = FrontPage::of(&record, &seats, None, &words(Lang::De)).unwrap().unwrap();
    let svg = page.svg(&Gallery::default());
    assert!(svg.contains("&lt;b&gt;&quot;&amp;&#39; ]]&gt;"), "{svg}");
    assert!(!svg.contains("<b>") && !svg.contains('\u{0}'));
}

#[test]
fn bots_and_gangs_go_by_their_names_and_nobody_by_a_colour() {
    let record = resigned();
    let names = |seats: &[Sat]| {
        let page = FrontPage::of(&record, seats, None, &words(Lang::Fr)).unwrap().unwrap();
        page.scores.into_iter().map(|line| line.name).collect::<Vec<_>>()
    };
    let gangs: Vec<_> = record.setup.gangs.iter().map(ToString::to_string).collect();
    let bots = names(&[sat(&gangs[0], "rookie", true), sat(&gangs[1], "rookie", true)]);
    assert_eq!(bots[..2], ["Sonny", "Junior"]);
    // A person may be called what bots are called.
    assert_eq!(names(&[sat(&gangs[0], "rookie", false)])[0], "rookie");
    assert!(
        names(&[]).iter().all(|name| ["Rouge", "Bleu", "Jaune", "Gris"].contains(&name.as_str())),
        "{:?}",
        names(&[])
    );
    let mission = fixtures().into_iter().find(|text| text.contains("\"mission\":1")).unwrap();
    let lines = page(&mission, Lang::En).scores;
    assert!(lines.iter().any(|line| line.name == "The Red Death"), "{lines:?}");
}

#[test]
fn strangers_and_two_at_one_screen_go_by_their_colours() {
    let record = resigned();
    let gangs: Vec<_> = record.setup.gangs.iter().map(ToString::to_string).collect();
    let names = |one: &str, two: &str| {
        let seats = [sat(&gangs[0], one, false), sat(&gangs[1], two, false)];
        let page = FrontPage::of(&record, &seats, None, &words(Lang::En)).unwrap().unwrap();
        page.scores.into_iter().take(2).map(|line| line.name).collect::<Vec<_>>()
    };
    let colours = names("Stranger", "Stranger");
    assert!(colours.iter().all(|name| ["Red", "Blue", "Yellow", "Grey"].contains(&name.as_str())), "{colours:?}");
    assert_eq!(names("Ada", "Ada"), colours);
    for lang in Lang::ALL {
        let stranger = words(lang).text("page-guest-name", &[]);
        assert_eq!(names("Ada", &stranger), ["Ada".to_owned(), colours[1].clone()], "{lang}");
    }
}

/// What the page shows where there are recorded positions instead of a house.
#[test]
fn the_pages_front_pages_are_current() {
    let folder = format!("{}/../..", env!("CARGO_MANIFEST_DIR"));
    let names = [("green", "Nora"), ("yellow", "Silas"), ("red", "Ida"), ("blue", "Moe"), ("grey", "Nora")];
    let seats = names.map(|(seat, name)| sat(seat, name, false));
    let page = |file: &str, lang| {
        let text = fs::read_to_string(format!("{folder}/fixtures/{file}.jsonl")).unwrap();
        let text = text.lines().next().unwrap();
        let game: games::Name = Header::read(text).unwrap().game().unwrap().parse().unwrap();
        let page =
            games::visit!(game, G => FrontPage::of::<G>(&Record::read(text).unwrap(), &seats, None, &words(lang)));
        // The page draws the winner itself.
        page.unwrap().unwrap().svg(&Gallery::default())
    };
    let every = |file| Lang::ALL.map(|lang| (lang.to_string(), page(file, lang).into()));
    let every = |file| serde_json::Value::Object(every(file).into_iter().collect());
    let made = serde_json::json!({ "smile-and-gun": every("german-badge"), "gangster": every("gangster-4") });
    let (file, text) = (format!("{folder}/web/fixtures/front-pages.json"), format!("{made}\n"));
    if std::env::var_os("BACKROOM_WRITE").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let there = fs::read_to_string(&file).unwrap_or_default();
    assert!(there == text, "it is not current: BACKROOM_WRITE=1 cargo test -p ledger front_pages");
}

#[test]
fn a_house_has_its_own_newspaper() {
    let record = resigned();
    for (lang, masthead) in [
        (Lang::En, "The Blue Door Gazette"),
        (Lang::De, "Neues aus „The Blue Door“"),
        (Lang::Fr, "La Gazette de « The Blue Door »"),
    ] {
        let words = words(lang);
        let page = FrontPage::of(&record, &seats(), None, &words).unwrap().unwrap();
        let page = page.of_house(Some("The Blue Door"), Some("#2f66a3".to_owned()), &words);
        assert_eq!(page.masthead.replace('\u{202f}', " "), masthead);
        let svg = page.svg(&Gallery::default());
        assert!(svg.contains("stroke=\"#2f66a3\"") && svg.contains(&escape(&page.masthead)), "{svg}");
        // The longest name that a house may have is set smaller, not cut.
        let longest = page.of_house(Some(&"W".repeat(40)), None, &words).masthead;
        let block = sheet::MASTHEAD.set(&longest);
        assert!(block.size >= 20 && block.lines.join(" ") == longest, "{block:?}");
    }
}

#[test]
fn a_game_that_goes_on_has_none() {
    let record = Record { ended: None, ..resigned() };
    assert_eq!(FrontPage::of(&record, &[], None, &words(Lang::En)), Ok(None));
}

#[test]
fn the_turning_point_is_the_worst_mistake_of_all() {
    let record = resigned();
    let mistake = |loss| Mistake { entry: 7, loss, played: "shoot a1-a2".into(), better: "shoot b1-b2".into() };
    let of = |place: usize, losses: &[f32]| Analysis {
        seat: record.setup.gangs[place].to_string(),
        chances: Vec::new(),
        luck: 0.0,
        skill: 0.0,
        mistakes: losses.iter().map(|loss| mistake(*loss)).collect(),
    };
    let (table, words) = (gangster::Table::new(&record.setup).unwrap(), words(Lang::En));
    let page = |reviewed: &[Analysis]| {
        let turning = Turning::of(&table, reviewed, &words);
        FrontPage::of(&record, &seats(), turning, &words).unwrap().unwrap()
    };
    let (title, text) = page(&[of(0, &[0.1]), of(1, &[0.3, 0.2])]).turning.unwrap();
    assert_eq!(title, "The turning point");
    assert!(text.starts_with(&format!("Mc{}, move 7. Played: ", record.setup.gangs[1])), "{text}");
    let room = Room { face: Face::Text, width: 368, height: 88, most: 24 };
    assert!(room.set(&text).size >= 18, "{text}");
    assert_eq!(page(&[of(0, &[0.04]), of(1, &[])]).turning, None);
}
