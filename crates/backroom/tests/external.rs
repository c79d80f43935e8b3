//! Programs of others at our tables: the example plays, and whoever fails loses and stops nobody.

mod common;

use common::{Folder, err, out, run, run_with};
use serde_json::Value;
use std::{
    fs,
    process::Output,
    time::{Duration, Instant},
};

const EXAMPLE: &str = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// How every failing bot begins: it is ready, and it can ask for the next message.
const READY: &str = r#"
import json, os, subprocess, sys, time
def hear(): return json.loads(sys.stdin.readline())
def say(text): print(text, flush=True)
hear()
say('{"protocol": "backroom-bot/1"}')
"#;

/// A bot that is this Python program.
fn bot(folder: &Folder, name: &str, program: &str) -> String {
    format!("exec:python3 {}", folder.with(name, program))
}

/// The only pairing of an arena that ended well.
#[track_caller]
fn pairing(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(0), "{}", err(output));
    let told: Value = serde_json::from_str(&out(output)).expect("JSON");
    told["pairings"][0].clone()
}

#[test]
fn the_example_plays_both_games_and_beats_chance() {
    for game in [&["--game", "smile-and-gun"][..], &["--game", "gangster"], &["--game", "gangster", "--players", "3"]] {
        let output = run(&[&["arena", EXAMPLE, "random", "--deals", "3", "--json"], game].concat());
        let played = pairing(&output);
        assert_eq!((&played["one_failed"], &played["two_failed"]), (&0.into(), &0.into()), "{}", err(&output));
        assert!(played["wins"].as_f64().unwrap() > 0.6, "{game:?}: {played}");
    }
}

#[test]
fn the_example_plays_with_every_card() {
    let output = run(&["record", "--seats", EXAMPLE, "--shadow", "all", "--infusion", "slippery"]);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
    let output = run(&["record", "--seats", EXAMPLE, "--infusion", "all"]);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
    let output = run(&["record", "--seats", EXAMPLE, "--scenario", "4", "--solo", "capo"]);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
}

/// Lets a bot fail in the arena, from both seats; it must lose every game for this reason. A busy machine has time.
#[track_caller]
fn loses(name: &str, program: &str, why: &str) -> String {
    loses_within("10", name, program, why)
}

#[track_caller]
fn loses_within(seconds: &str, name: &str, program: &str, why: &str) -> String {
    let folder = Folder::new(&format!("external-{name}"));
    let bot = bot(&folder, "bot.py", program);
    let began = Instant::now();
    let limits = ["--answer-limit", seconds, "--start-limit", "20"];
    let output =
        run(&[&["arena", "random", &bot, "--game", "gangster", "--deals", "1", "--json"], &limits[..]].concat());
    let (played, told) = (pairing(&output), err(&output));
    assert_eq!((&played["wins"], &played["games"]), (&1.0.into(), &4.into()), "{told}");
    assert_eq!((&played["one_failed"], &played["two_failed"]), (&0.into(), &4.into()), "{told}");
    for game in 1..=4 {
        assert!(told.contains(&format!("loses game {game} of deal 0 against random: {why}")), "{told}");
    }
    assert!(told.starts_with(&bot), "{told}");
    assert!(began.elapsed() < Duration::from_secs(30), "it took {:?}", began.elapsed());
    told
}

#[test]
fn a_bot_that_crashes_loses_and_its_last_words_are_shown() {
    let told = loses(
        "crash",
        &format!("{READY}hear()\nprint('early', 'x' * 5000, file=sys.stderr)\nraise ValueError('no way out')"),
        "it quit in the middle of the game, with exit status 1",
    );
    assert!(told.contains("\n    ValueError: no way out"), "{told}");
    assert!(!told.contains("early"), "only the last lines: {told}");
}

#[test]
fn a_bot_that_is_killed_loses() {
    loses("killed", &format!("{READY}hear()\nos.kill(os.getpid(), 9)"), "it was killed in the middle of the game");
}

#[test]
fn a_bot_that_exits_early_loses() {
    loses("exit", READY, "it quit in the middle of the game, with exit status 0");
    loses("never", "", "it quit in the middle of the game, with exit status 0");
}

#[test]
fn a_bot_that_hangs_loses() {
    loses_within("0.5", "hang", &format!("{READY}hear()\ntime.sleep(600)"), "it gave no answer within 0.5 seconds");
}

#[test]
fn a_bot_that_closes_its_output_loses() {
    loses("close", &format!("{READY}hear()\nos.close(1)\ntime.sleep(600)"), "it closed its output");
}

#[test]
fn a_bot_that_cheats_loses() {
    loses("large", &format!("{READY}hear()\nsay('{{\"choice\": 99}}')\nhear()"), "it chose 99, but its choices were");
    loses(
        "negative",
        &format!("{READY}hear()\nsay('{{\"choice\": -1}}')\nhear()"),
        "it chose -1, but its choices were",
    );
    let taken = "say(json.dumps({'choice': min(set(range(64)) - {c['id'] for c in hear()['choices']})}))\nhear()";
    loses("taken", &format!("{READY}{taken}"), "it chose ");
}

#[test]
fn a_bot_that_babbles_loses() {
    loses("garbage", &format!("{READY}hear()\nsay('hello')\nhear()"), "it wrote “hello”, which is not an answer");
    loses(
        "field",
        &format!("{READY}hear()\nsay('{{\"move\": 1}}')\nhear()"),
        "it wrote “{\"move\": 1}”, which is not an answer",
    );
    loses(
        "bytes",
        &format!("{READY}hear()\nos.write(1, b'\\xff\\x1b[2J\\n')\nhear()"),
        "it wrote “\u{fffd}\u{fffd}[2J”",
    );
    loses("huge", &format!("{READY}hear()\nsay('x' * 1000000)\nhear()"), "it wrote a line of more than 65536 bytes");
    loses("endless", &format!("{READY}\nwhile True: say('no news')"), "it wrote “no news”");
}

#[test]
fn a_bot_that_never_listens_loses() {
    // Its answers are there before it is asked, and what it is told piles up until one of them is illegal.
    loses("deaf", &format!("{READY}\nwhile True: say('{{\"choice\": 0}}')"), "it chose 0, but its choices were");
}

#[test]
fn a_bot_that_speaks_something_else_loses() {
    loses("other", "print('{\"protocol\": \"chess/1\"}', flush=True)\ninput()", "it speaks “chess/1”");
    loses("silly", "print('ready', flush=True)\ninput()", "it wrote “ready”");
}

#[test]
fn a_bot_that_starts_too_slowly_loses() {
    let folder = Folder::new("external-start");
    let bot = bot(&folder, "bot.py", "import time\ntime.sleep(600)");
    let output = run(&["arena", &bot, "random", "--deals", "1", "--start-limit", "0.3"]);
    assert!(err(&output).contains("it was not ready within 0.3 seconds"), "{}", err(&output));
    let told = format!("{bot} failed in 4 of 4 games against random and lost them.");
    assert!(out(&output).contains(&told), "{}", out(&output));
}

#[cfg(target_os = "linux")]
#[test]
fn whatever_a_bot_started_ends_with_it() {
    let folder = Folder::new("external-descendants");
    let pids = folder.file("pids");
    let start = format!("sleep = subprocess.Popen(['sleep', '600'])\nprint(sleep.pid, file=open({pids:?}, 'a'))");
    loses_within("0.5", "children", &format!("{READY}{start}\ntime.sleep(600)"), "it gave no answer");
    let pids = fs::read_to_string(pids).unwrap();
    assert_eq!(pids.lines().count(), 4);
    // Whoever adopts them may take a moment to bury them.
    let gone = |pid: &str| {
        let state = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        state.is_empty() || state.contains(") Z ") || state.contains(") X ")
    };
    let began = Instant::now();
    while !pids.lines().all(gone) {
        assert!(began.elapsed() < Duration::from_secs(5), "still running: {pids}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn failures_are_kept_with_the_results() {
    let folder = Folder::new("external-journal");
    let (bot, file) = (bot(&folder, "bot.py", READY), folder.file("results.jsonl"));
    let arena = || run(&["arena", &bot, "random", "--deals", "1", "--out", &file, "--json"]);
    let first = arena();
    assert_eq!(pairing(&first)["one_failed"], 4);
    let kept = fs::read_to_string(&file).unwrap();
    let deal: Value = serde_json::from_str(kept.lines().nth(1).unwrap()).unwrap();
    assert_eq!(deal["failures"].as_array().unwrap().len(), 4);
    assert_eq!((&deal["failures"][1]["game"], &deal["failures"][1]["seat"]), (&2.into(), &"yellow".into()));
    let second = arena();
    assert_eq!((out(&second), err(&second)), (out(&first), String::new()), "nothing was played again");
}

#[test]
fn a_program_that_cannot_be_started_is_bad_input() {
    for args in [&["arena", "exec:/no/such/bot", "random"][..], &["record", "--seats", "exec:/no/such/bot"]] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains("exec:/no/such/bot: it can't be started: "), "{}", err(&output));
    }
    for (args, part) in [
        (&["arena", "exec:", "random"][..], "no program is named"),
        (&["arena", "exec:python3 'x", "random"], "a quote is open"),
        (&["arena", EXAMPLE, "random", "--answer-limit", "0"], "--answer-limit"),
        (&["arena", EXAMPLE, EXAMPLE], "twice"),
    ] {
        let output = run(args);
        assert!(output.status.code() == Some(2) && err(&output).contains(part), "{}", err(&output));
    }
}

/// Writes down every message and always takes the last choice.
const DIARY: &str = r#"
import json, sys
diary = open(sys.argv[1], "a")
for line in sys.stdin:
    diary.write(line)
    diary.flush()
    message = json.loads(line)
    if message["kind"] == "start":
        print('{"protocol": "backroom-bot/1"}', flush=True)
    if message["kind"] == "ask":
        print(json.dumps({"choice": message["choices"][-1]["id"]}), flush=True)
"#;

fn messages(file: &str) -> Vec<Value> {
    fs::read_to_string(file).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What a bot is told must be the record, piece by piece.
#[test]
fn a_bot_is_told_everything_the_record_holds() {
    let folder = Folder::new("external-diary");
    let bot = bot(&folder, "bot.py", DIARY);
    for game in ["smile-and-gun", "gangster"] {
        let diary = folder.file(game);
        let seats = format!("{bot} {diary},random");
        let output = run(&["record", "--game", game, "--seats", &seats, "--state"]);
        let record: Value = serde_json::from_str(&out(&output)).expect("a record");
        let told = messages(&diary);
        let (start, over) = (&told[0], told.last().unwrap());
        let kinds: Vec<_> = told[1..told.len() - 1].iter().map(|message| &message["kind"]).collect();
        assert!(start["kind"] == "start" && over["kind"] == "over" && kinds.iter().all(|kind| *kind == "ask"));
        assert_eq!(
            (&start["game"], &start["rules"], &start["setup"]),
            (&record["game"], &record["rules"], &record["setup"])
        );
        assert_eq!((&over["result"], &over["ended"]), (&record["result"], &Value::Null));
        let log = record["log"].as_array().unwrap();
        let mut heard = 0;
        for message in &told[1..] {
            for entry in message["log"].as_array().unwrap() {
                let mut written = log[heard].clone();
                written.as_object_mut().unwrap().remove("state");
                assert_eq!(*entry, written);
                heard += 1;
            }
            if message["begun"] != true {
                let mut view = message["view"].clone();
                // Records leave it out: it follows from the card and from the die.
                view.as_object_mut().unwrap().remove("die_in_park");
                assert_eq!(view, log[heard - 1]["state"]);
            }
            if message["kind"] == "ask" && message["begun"] == false {
                assert_eq!(log[heard]["by"], start["seat"]);
            }
        }
        assert_eq!(heard, log.len());
    }
}

#[test]
fn a_bot_hears_that_another_gave_up() {
    let folder = Folder::new("external-other");
    let (diary, gone) = (bot(&folder, "diary.py", DIARY), bot(&folder, "gone.py", READY));
    let seats = format!("{diary} {},{gone}", folder.file("diary"));
    let output = run(&["record", "--game", "gangster", "--first", "red", "--seats", &seats]);
    assert!(err(&output).starts_with(&format!("game 1: {gone} (blue) gives up: it quit")), "{}", err(&output));
    let over = messages(&folder.file("diary")).pop().unwrap();
    assert_eq!((&over["kind"], &over["result"]), (&"over".into(), &Value::Null));
    assert_eq!(over["ended"], serde_json::json!({"how": "resigned", "by": "blue"}));
}

#[test]
fn a_record_says_that_a_bot_gave_up_and_still_holds() {
    let folder = Folder::new("external-record");
    let bot = bot(&folder, "slow.py", &format!("{READY}hear()\ntime.sleep(600)"));
    let output = run(&["record", "--seats", &format!("random,{bot}"), "--answer-limit", "0.3"]);
    assert_eq!(output.status.code(), Some(0));
    let record: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(
        (&record["result"], &record["ended"]["how"], &record["ended"]["by"]),
        (&Value::Null, &"time".into(), &"yellow".into())
    );
    let verified = run_with(&out(&output), &["verify", "-"]);
    assert_eq!(verified.status.code(), Some(0), "{}", err(&verified));
}

#[test]
fn a_person_plays_against_a_program_until_it_gives_up() {
    let folder = Folder::new("external-play");
    let (bot, file) = (bot(&folder, "gone.py", READY), folder.file("game.jsonl"));
    let seats = format!("person,{bot}");
    let start = ["play", "--lang", "de", "--first", "yellow", "--seats", &seats, "--save", &file];
    let output = run(&start);
    let told = format!("gibt die Partie auf. {bot}: er hat sich mitten in der Partie beendet, mit Status 0");
    assert!(out(&output).contains(&told), "{}", out(&output));
    assert_eq!(run(&["verify", &file]).status.code(), Some(0));
    let again = run(&["play", "--resume", &file, "--seats", &bot]);
    assert!(again.status.code() == Some(2) && err(&again).contains("ended: the game is over"), "{}", err(&again));
}

#[test]
fn a_saved_game_starts_no_program_that_was_not_named() {
    let folder = Folder::new("external-resume");
    let file = folder.file("game.jsonl");
    let seats = format!("person,{EXAMPLE}");
    let output = run_with("1\nq\n", &["play", "--seed", "5", "--seats", &seats, "--save", &file]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let refused = run(&["play", "--resume", &file]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains(&format!("to start it, add --seats '{EXAMPLE}'")), "{}", err(&refused));
    let output = run_with(&"1\n".repeat(400), &["play", "--resume", &file, "--seats", &seats]);
    assert!(out(&output).contains("The game is over."), "{} {}", out(&output), err(&output));
    assert_eq!(run(&["verify", &file]).status.code(), Some(0));
}
