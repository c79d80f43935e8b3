//! The command as its users meet it: what it prints, what it refuses, and with which exit status.

mod common;

use common::{Folder, err, out, run, run_with};
use serde_json::{Value, json};
use std::{fs, process::Output};

/// The exit status must be 2, the message one line that contains all of this.
#[track_caller]
fn refused(output: &Output, parts: &[&str]) {
    let message = err(output);
    assert_eq!(output.status.code(), Some(2), "{message}");
    for part in parts {
        assert!(message.contains(part), "{part:?} is not in {message:?}");
    }
    assert!(!message.contains("panicked"), "{message}");
}

/// One recorded game.
fn record(args: &[&str]) -> String {
    let output = run(&[&["record", "--seed", "3"], args].concat());
    assert_eq!(output.status.code(), Some(0));
    out(&output)
}

#[test]
fn every_subcommand_has_help_with_an_example() {
    for command in ["play", "record", "replay", "verify", "hint", "analyse", "bench", "selftest", "arena", "rules"] {
        let output = run(&[command, "--help"]);
        assert_eq!(output.status.code(), Some(0));
        assert!(out(&output).contains(&format!("Examples:\n  backroom {command}")), "{command}: {}", out(&output));
    }
}

#[test]
fn shells_and_the_manual_know_every_command() {
    let listed = out(&run(&["help"]));
    let commands = listed.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<_> = commands.map_while(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    let commands: Vec<_> = commands.into_iter().filter(|command| !command.is_empty() && *command != "help").collect();
    assert!(commands.contains(&"serve") && commands.contains(&"doctor"), "{commands:?}");
    let folder = Folder::new("man");
    let pages = folder.file("man");
    assert_eq!(run(&["man", "--out", &pages]).status.code(), Some(0));
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let completions = out(&run(&["completions", shell]));
        for command in &commands {
            assert!(completions.contains(command), "{shell}: {command}");
            let page = fs::read_to_string(format!("{pages}/backroom-{command}.1")).unwrap();
            assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
        }
    }
    refused(&run(&["completions", "abacus"]), &["abacus", "bash"]);
}

#[test]
fn attacks_and_faults_are_named() {
    let listed = out(&run(&["siege", "--list"]));
    assert!(listed.lines().count() >= 20 && listed.contains("presence"), "{listed}");
    refused(&run(&["siege", "--attack", "rudeness"]), &["--attack", "rudeness", "--list"]);
    refused(&run(&["crashtest", "--faults", "earthquake"]), &["--faults", "earthquake", "deleted"]);
}

#[test]
fn records_are_written_and_verified() {
    let folder = Folder::new("verify");
    let file = folder.file("games.jsonl");
    let args = ["record", "--games", "3", "--legal", "--state", "--out", &file];
    assert_eq!(run(&args).status.code(), Some(0));
    let output = run(&["verify", &file]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(out(&output), format!("{file}: 3 of 3 records hold, 3 finished, dice proved in 3\n"));
}

#[test]
fn the_same_seed_gives_the_same_games() {
    assert_eq!(record(&["--games", "2"]), record(&["--games", "2"]));
    assert_ne!(record(&[]), out(&run(&["record", "--seed", "4"])));
}

#[test]
fn bots_take_their_seats() {
    let game = record(&["--seats", "uct:20,random"]);
    assert!(game.contains(r#""green":{"kind":"bot","name":"uct:20"}"#), "{game}");
    assert!(game.contains(r#""yellow":{"kind":"bot","name":"random"}"#), "{game}");
    assert_eq!(run_with(&game, &["verify", "-"]).status.code(), Some(0));
}

#[test]
fn all_cards_means_every_combination() {
    assert_eq!(record(&["--shadow", "all", "--infusion", "all"]).lines().count(), 13 * 9);
    assert_eq!(record(&["--edition", "first", "--shadow", "all", "--infusion", "all"]).lines().count(), 5 * 5);
    assert_eq!(record(&["--shadow", "all", "--infusion", "last_chance"]).lines().count(), 13);
    assert_eq!(record(&["--solo", "trickster", "--infusion", "all"]).lines().count(), 9 * 8 / 2);
    assert_eq!(record(&["--scenario", "5", "--shadow", "all", "--infusion", "all"]).lines().count(), 9);
    assert_eq!(record(&["--scenario", "9", "--shadow", "all"]).lines().count(), 10);
    refused(&run(&["record", "--mission", "9", "--shadow", "all"]), &["mission", "1 to 5"]);
}

#[test]
fn a_scenario_takes_its_own_cards_unless_others_are_named() {
    let own = record(&["--scenario", "4"]);
    assert!(own.contains(r#""infusion":"slippery""#) && own.contains(r#""shadow":"badge""#));
    let other = record(&["--scenario", "4", "--shadow", "siren", "--solo", "capo", "--seats", "random,random"]);
    assert!(other.contains(r#""shadow":"siren""#) && other.contains(r#""level":"capo""#));
}

#[test]
fn an_existing_file_is_not_overwritten() {
    let folder = Folder::new("out");
    let file = folder.with("games.jsonl", "mine\n");
    refused(&run(&["record", "--out", &file]), &["--out", &file, "--append", "--force"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine\n");
    assert_eq!(run(&["record", "--out", &file, "--append"]).status.code(), Some(0));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 2);
    assert_eq!(run(&["record", "--out", &file, "--force"]).status.code(), Some(0));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 1);
}

#[test]
fn bad_flags_are_named() {
    refused(&run(&["record", "--shadow", "nobody"]), &["--shadow", "nobody", "badge"]);
    refused(&run(&["record", "--infusion", "potion"]), &["--infusion", "potion", "last_chance"]);
    refused(&run(&["record", "--seed", "x"]), &["--seed", "x"]);
    refused(&run(&["record", "--solo", "boss"]), &["--solo", "boss", "capo"]);
    refused(&run(&["record", "--edition", "first", "--shadow", "mayor"]), &["shadow", "mayor", "first edition"]);
    refused(&run(&["record", "--edition", "first", "--solo", "capo"]), &["level", "capo", "W9.11"]);
    refused(&run(&["record", "--scenario", "11"]), &["scenario", "1 to 10"]);
    refused(&run(&["record", "--mission", "6"]), &["mission", "1 to 5"]);
    refused(&run(&["record", "--scenario", "5", "--shadow", "badge"]), &["shadow", "historian"]);
    refused(&run(&["record", "--infusion", "knockoff,slippery"]), &["infusion", "Trickster"]);
    refused(&run(&["record", "--players", "3"]), &["--players", "gangster"]);
    refused(&run(&["record", "--game", "gangster", "--players", "5"]), &["--players", "5"]);
    refused(&run(&["record", "--game", "gangster", "--shadow", "badge"]), &["--shadow", "smile-and-gun"]);
    refused(&run(&["record", "--seats", "person"]), &["--seats"]);
    refused(&run(&["record", "--seats", "somebody"]), &["--seats", "somebody", "person"]);
    refused(&run(&["record", "--seats", "gang"]), &["--seats", "--solo"]);
    refused(&run(&["record", "--first", "blue"]), &["--first", "blue"]);
    refused(&run(&["bench", "--seconds", "0"]), &["--seconds"]);
    refused(&run(&["rules", "W99.1"]), &["W99.1"]);
    refused(&run(&["play", "--lang", "it"]), &["--lang", "it"]);
    refused(&run(&["nonsense"]), &["nonsense"]);
}

#[test]
fn bad_token_files_are_named() {
    let folder = Folder::new("tokens");
    refused(&run(&["record", "--tokens", "/nowhere.toml"]), &["--tokens", "/nowhere.toml"]);
    let broken = folder.with("broken.toml", "name = [");
    refused(&run(&["record", "--tokens", &broken]), &["--tokens", "broken.toml", "line 1"]);
    let german = include_str!("../../smile-and-gun/tokens/german.toml");
    let short = folder.with("short.toml", &german.replacen("count = 8", "count = 7", 1));
    refused(&run(&["record", "--tokens", &short]), &["--tokens", "short.toml", "expected 26 hat", "found 25"]);
    refused(&run(&["record", "--edition", "first", "--tokens", &short]), &["--tokens", "short.toml"]);
    let other = folder
        .with("other.toml", &german.replacen("value = 2", "value = 9", 1).replace("\"german\"\ne", "\"mine\"\ne"));
    let game = out(&run(&["record", "--tokens", &other]));
    assert!(game.contains(r#""name":"mine""#) && game.contains(r#""value":9"#));
    let file = folder.with("game.jsonl", &game);
    assert_eq!(run(&["verify", &file]).status.code(), Some(0));
}

#[test]
fn records_that_cannot_be_read_are_bad_input() {
    let folder = Folder::new("malformed");
    let game = record(&[]);
    refused(&run(&["verify", "/nowhere.jsonl"]), &["/nowhere.jsonl"]);
    let cases = [
        ("text", "hello".to_owned(), "not JSON"),
        ("list", "[]".to_owned(), "expected an object"),
        ("format", game.replace("backroom/1", "backroom/9"), "format: expected \"backroom/1\""),
        ("game", game.replace("smile-and-gun", "chess"), "chess"),
        ("setup", game.replace("\"badge\"", "\"bandit\""), "bandit"),
        ("entry", game.replacen("\"do\":\"draft\"", "\"do\":\"dance\"", 1), "dance"),
        ("die", game.replacen("\"dice\":[", "\"dice\":[9,", 1), "values from 1 to 6"),
        ("extra", game.replacen("\"format\"", "\"colour\":1,\"format\"", 1), "unknown field \"colour\""),
        ("cards", game.replacen("\"infusion\":\"last_chance\"", "\"infusion\":[\"last_chance\"]", 1), "infusion"),
    ];
    for (name, text, part) in cases {
        let file = folder.with(name, &format!("{game}{text}\n"));
        refused(&run(&["verify", &file]), &[&format!("{file}:2: "), part]);
    }
}

/// The record with a change, as one line.
fn changed(record: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut record = serde_json::from_str(record).expect("a record");
    change(&mut record);
    record.to_string()
}

/// The first entry of the log that decides this.
fn first_decision<'r>(record: &'r mut Value, what: &str) -> &'r mut Value {
    let log = record["log"].as_array_mut().expect("a log");
    log.iter_mut().find(|entry| entry["do"] == what).expect("such an entry")
}

/// The check must fail at the first line, with a message that contains this.
#[track_caller]
fn fails_the_check(text: &str, part: &str) {
    let output = run_with(text, &["verify", "-"]);
    let message = err(&output);
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.starts_with("-:1: ") && message.contains(part), "{message}");
}

#[test]
fn records_that_do_not_hold_fail_the_check() {
    let game = record(&["--legal", "--state"]);
    fails_the_check(&changed(&game, |record| record["result"]["scores"]["green"]["hats"] = 99.into()), "result: ");
    fails_the_check(&changed(&game, |record| record["fair"]["table"] = "other".into()), "the fair dice say");
    fails_the_check(&changed(&game, |record| record["fair"]["commitment"] = "00".into()), "not the commitment");
    let yellow_for_green = |record: &mut Value| {
        let by = &mut first_decision(record, "draft")["by"];
        *by = if *by == "green" { "yellow" } else { "green" }.into();
    };
    fails_the_check(&changed(&game, yellow_for_green), "is asked");
    fails_the_check(
        &changed(&game, |record| first_decision(record, "draft")["state"]["round"] = 2.into()),
        "state: round",
    );
    let one_less = |record: &mut Value| drop(first_decision(record, "draft")["legal"].as_array_mut().unwrap().pop());
    fails_the_check(&changed(&game, one_less), "is missing");
    let unfinished = |record: &mut Value| {
        record["log"].as_array_mut().unwrap().pop();
    };
    fails_the_check(&changed(&game, unfinished), "result: ");
}

#[test]
fn an_illegal_decision_names_its_rule() {
    let instead = |record: &mut Value, of: &str, action: Value| {
        let entry = first_decision(record, of);
        let by = entry["by"].clone();
        *entry = action;
        entry["by"] = by;
    };
    let gangster = record(&["--game", "gangster"]);
    let shot = json!({"do": "shoot", "shooter": [0, 0], "victim": [0, 1]});
    fails_the_check(&changed(&gangster, |record| instead(record, "lay", shot)), "G2.3");
    let smile = record(&[]);
    fails_the_check(&changed(&smile, |record| instead(record, "draft", json!({"do": "pass"}))), "W3.3");
    fails_the_check(&changed(&smile, |record| instead(record, "draft", json!({"do": "mayor"}))), "W3.3");
}

#[test]
fn a_position_is_shown_in_three_languages() {
    let folder = Folder::new("replay");
    let file = folder.with("game.jsonl", &record(&[]));
    for (lang, part) in
        [("en", "Position after entry 30"), ("de", "Stellung nach Eintrag 30"), ("fr", "Position après")]
    {
        let output = run(&["replay", &file, "--at", "30", "--lang", lang]);
        assert_eq!(output.status.code(), Some(0));
        assert!(out(&output).contains(part), "{}", out(&output));
    }
    refused(&run(&["replay", &file, "--at", "9999"]), &["--at", "9999"]);
    refused(&run(&["replay", &file, "--game", "2"]), &["--game", "2"]);
}

#[test]
fn a_hint_names_three_choices_with_a_reason() {
    let folder = Folder::new("hint");
    let file = folder.with("game.jsonl", &record(&["--edition", "first"]));
    let at = first_decision_entry(&file).to_string();
    let hint = |more: &[&str]| run(&[&["hint", &file, "--at", &at, "--simulations", "50"], more].concat());
    for (lang, part) in [("en", ": about "), ("de", ": etwa "), ("fr", ": environ ")] {
        let text = out(&hint(&["--lang", lang]));
        assert!(text.starts_with("1. ") && text.contains("\n3. ") && text.contains(part), "{text}");
    }
    let json: Value = serde_json::from_str(&out(&hint(&["--json"]))).unwrap();
    assert_eq!(json["advice"].as_array().unwrap().len(), 3);
    assert_eq!(json["advice"][0]["line"][0]["do"], "draft");
    assert!(json["advice"][0]["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)));
    assert!(json["advice"][0]["reasons"][0]["kind"].is_string());
    assert_eq!(out(&run(&["hint", &file, "--at", "0"])), "Nobody has to decide here.\n");
    refused(&run(&["hint", &file, "--at", "9999"]), &["--at", "9999"]);
    refused(&run(&["hint", &file, "--simulations", "0"]), &["--simulations"]);
}

/// How many entries come before the first decision of a recorded game.
fn first_decision_entry(file: &str) -> usize {
    let record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    record["log"].as_array().unwrap().iter().position(|entry| entry["by"].is_string()).unwrap()
}

#[test]
fn a_game_is_analysed_as_table_json_and_chart() {
    let folder = Folder::new("analyse");
    let (file, svg) = (folder.with("game.jsonl", &record(&["--game", "gangster"])), folder.file("game.svg"));
    let analyse = |more: &[&str]| run(&[&["analyse", &file, "--simulations", "2"], more].concat());
    let output = analyse(&["--svg", &svg, "--lang", "de"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = out(&output);
    for part in ["Eintrag", "Glück: ", "Die größten Fehler\n1. Eintrag ", "erst später zu sehen", "\nRot "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg "));
    refused(&analyse(&["--svg", &svg]), &["--svg", &svg, "--force"]);
    refused(&analyse(&["--svg", "/nowhere/game.svg"]), &["--svg", "/nowhere/game.svg"]);
    let json: Value = serde_json::from_str(&out(&analyse(&["--json", "--threads", "1"]))).unwrap();
    assert_eq!(json["seats"], json!(["red", "blue"]));
    assert_eq!(json["finished"], true);
    assert_eq!(json["mistakes"].as_array().unwrap().len(), 3);
    refused(&analyse(&["--threads", "0"]), &["--threads"]);
    refused(&run(&["analyse", "/nowhere.jsonl"]), &["/nowhere.jsonl"]);
    let broken = folder.with("broken.jsonl", &record(&[]).replacen("\"dice\":[", "\"dice\":[1,", 1));
    refused(&run(&["analyse", &broken]), &["broken.jsonl:1: log entry"]);
}

#[test]
fn a_rule_is_shown_with_its_ruling_in_our_own_words() {
    let rule = |lang| out(&run(&["rules", "w5.7", "--lang", lang]));
    assert!(rule("en").starts_with("W5.7 ") && rule("en").contains("Ruling: "));
    assert!(rule("de").contains("Auslegung: "));
    assert!(
        out(&run(&["rules", "W10 #3"])).contains("Ruling: ") && out(&run(&["rules", "G0.1"])).contains("Assumed: ")
    );
    assert!(out(&run(&["rules", "W8.3"])).contains("Assumed: "));
    assert!(out(&run(&["rules"])).lines().count() > 100);
    assert!(out(&run(&["rules", "--find", "monopoly"])).contains("W8.3"));
}

#[test]
fn every_ruling_shows_what_the_books_say_what_we_do_and_why() {
    let rule = out(&run(&["rules", "W9.7"]));
    for part in
        ["How many virtual markers", "First edition, French: ", "What we do: One marker for each token", "Why: "]
    {
        assert!(rule.contains(part), "{part}: {rule}");
    }
    let chapter = out(&run(&["rules", "g3", "--rulings"]));
    assert!(chapter.contains("### G3.3 Does a tie for second") && !chapter.contains("### G4"), "{chapter}");
    refused(&run(&["rules", "W12", "--rulings"]), &["no ruling about W12"]);
    refused(&run(&["rules", "W99", "--rulings"]), &["no rule W99"]);
    refused(&run(&["rules", "--find", "x", "--rulings"]), &["--find", "--rulings"]);
}

/// `backroom rules --rulings > docs/rulings.md` makes the page anew.
#[test]
fn the_page_of_rulings_in_the_documentation_is_the_commands() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rulings.md")).unwrap();
    assert_eq!(page, out(&run(&["rules", "--rulings"])));
}

#[test]
fn a_game_is_played_saved_and_resumed() {
    let folder = Folder::new("play");
    let file = folder.file("game.jsonl");
    let start = ["play", "--seed", "5", "--seats", "person,random", "--first", "green", "--save", &file];
    let output = run_with("1\n1\nu\nx\n99\nr w3.6\ns\nl\nt\n?\nq\n", &start);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    for part in ["Take two dice", "Undone.", "Please type a number", "W3.6", "points now", ": about ", "--resume"] {
        assert!(out(&output).contains(part), "{part}: {}", out(&output));
    }
    let output = run_with(&"1\n".repeat(400), &["play", "--resume", &file]);
    assert!(out(&output).contains("The game is over."), "{}", out(&output));
    assert_eq!(run(&["verify", &file]).status.code(), Some(0));
    refused(&run(&["play", "--resume", "/nowhere.jsonl"]), &["--resume", "/nowhere.jsonl"]);
}

#[test]
fn windows_for_infusions_wait_where_they_are_asked_to() {
    let folder = Folder::new("windows");
    let file = folder.file("game.jsonl");
    let waits = |card: &str, ask: &str, typed: &str| {
        let start = ["play", "--seed", "5", "--first", "green", "--save", &file, "--infusion", card, "--ask", ask];
        let output = out(&run_with(typed, &start));
        assert!(output.contains("Take two dice"), "{output}");
        let waits = output.contains("or use an infusion");
        assert!(waits || output.contains("Your action"), "{output}");
        waits
    };
    let draft = "1\nq\n";
    assert!(waits("last-chance", "always", draft) && !waits("last-chance", "worth", draft), "offered with the dice");
    assert!(waits("quick-step", "worth", draft), "its only window");
    assert!(!waits("quick-step", "armed", draft));
    assert!(waits("quick-step", "armed", "i\n1\nq\n"), "armed");
    assert!(waits("quick-step", "armed", "1\nu\nq\n"), "gone back to");
    refused(&run(&["play", "--ask", "never"]), &["--ask", "never", "always, worth, armed"]);
}

#[test]
fn gangster_is_played_to_the_end() {
    let folder = Folder::new("gangster");
    let file = folder.file("game.jsonl");
    let start = ["play", "--game", "gangster", "--players", "3", "--seed", "2", "--lang", "de", "--save", &file];
    let output = run_with(&"1\n".repeat(400), &start);
    assert!(out(&output).contains("Die Partie ist zu Ende."), "{}", out(&output));
    assert_eq!(run(&["verify", &file]).status.code(), Some(0));
}

#[test]
fn the_bench_prints_json() {
    let output = run(&["bench", "--seconds", "0.01", "--json"]);
    let text = out(&output);
    assert!(text.contains(r#""smile-and-gun":{"#) && text.contains(r#""games_per_s":"#), "{text}");
}

#[test]
fn the_arena_goes_on_where_it_stopped() {
    let folder = Folder::new("arena");
    let file = folder.file("results.jsonl");
    let arena = |deals: &str| run(&["arena", "uct:20", "random", "--deals", deals, "--out", &file, "--json"]);
    let first = arena("2");
    assert_eq!(first.status.code(), Some(0), "{}", err(&first));
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(kept.lines().count(), 3);
    let second = arena("4");
    assert!(fs::read_to_string(&file).unwrap().starts_with(&kept));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 5);
    let told: Value = serde_json::from_str(&out(&second)).unwrap();
    assert_eq!(told["pairings"][0]["games"], 16);
    assert!(told["pairings"][0]["wins"].as_f64().unwrap() > 0.5, "{told}");
    assert_eq!(out(&arena("2")), out(&first));
    let other = run(&["arena", "uct:20", "random", "--game", "gangster", "--out", &file]);
    refused(&other, &["--out", &file, "expected results of gangster 2"]);
    refused(&run(&["arena", "random", "random"]), &["random", "twice"]);
    refused(&run(&["arena", "random", "god"]), &["god", "uct:SIMULATIONS"]);
}

#[test]
fn the_selftest_passes() {
    let output = run(&["selftest", "--games", "1"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).starts_with("505 games at 505 tables"), "{}", out(&output));
}

#[test]
fn the_gauntlet_plays_the_gangs_it_is_told_and_goes_on() {
    let folder = Folder::new("gauntlet");
    let file = folder.file("rounds.jsonl");
    let play = |gangs: &[&str]| {
        let named = gangs.iter().flat_map(|gang| ["--gang", gang]);
        let args: Vec<_> =
            ["gauntlet", "random", "--games", "2", "--json", "--out", &file].into_iter().chain(named).collect();
        let output = run(&args);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        serde_json::from_str::<Value>(&out(&output)).unwrap()
    };
    let first = play(&["scenario 6"]);
    assert_eq!((&first[0]["gang"], &first[0]["games"]), (&json!("scenario 6"), &json!(2)));
    let both = play(&["mission 4 hard", "scenario 6"]);
    assert_eq!((&both[0], &both[1]["gang"], both.as_array().unwrap().len()), (&first[0], &json!("mission 4 hard"), 2));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 2);
    refused(&run(&["gauntlet", "random", "--gang", "mission 6"]), &["--gang", "mission 5 hard", "\"mission 6\""]);
}
