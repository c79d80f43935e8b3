//! The commands in our documents work. Whatever stands in a block of code and begins with `backroom` is run; what can't be
//! run here is at least understood, and [`NOT_RUN`] says why it isn't. Scripts and crates that are named have to be there.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Commands that are only read, by how they begin or what they hold, and why.
const NOT_RUN: [(&str, &str); 18] = [
    ("backroom serve", "runs until it is stopped; tests/serve.rs does that"),
    ("backroom think", "runs until it is stopped, too; the server's tests/nodes/thinkers.rs has what it does"),
    ("backroom admin", "needs people and tables; tests/serve.rs has some"),
    ("backroom doctor", "what it says is about the machine; tests/serve.rs knows more of that"),
    ("backroom site", "needs the page; ./test browser writes it"),
    ("backroom analyse", "thinks for half a minute"),
    ("backroom play --resume", "needs a game that was left; tests/cli.rs leaves one"),
    ("./mybot", "is a program of the reader's"),
    ("backroom arena", "measures for minutes or hours"),
    ("backroom bench", "measures for a minute"),
    ("backroom calibrate", "measures for minutes"),
    ("backroom gauntlet", "measures for hours"),
    ("backroom tune", "measures for hours"),
    ("backroom load", "measures for a minute"),
    ("backroom selftest", "takes minutes; ./test runs it"),
    ("backroom crashtest", "takes minutes; ./test runs it"),
    ("backroom siege", "takes minutes; ./test runs it"),
    ("backroom simulate", "takes minutes; ./test runs it"),
];

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Our documents.
fn documents() -> Vec<PathBuf> {
    let mut files: Vec<_> = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|file| house().join(file)).into();
    files.extend(fs::read_dir(house().join("docs")).unwrap().map(|file| file.unwrap().path()));
    files.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
    files
}

/// Every line of every block of code, with where it stands. A line that ends with a backslash goes on with the next.
fn lines() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in documents() {
        let text = fs::read_to_string(&file).unwrap().replace("\\\n", " ");
        let (mut inside, name) = (false, file.file_name().unwrap().display().to_string());
        for line in text.lines() {
            if line.starts_with("```") {
                inside = !inside;
            } else if inside {
                found.push((format!("{name}: {line}"), without_comment(line)));
            }
        }
    }
    found
}

/// Behind two spaces a line says what the command does.
fn without_comment(line: &str) -> String {
    let mut quoted = false;
    let end = line.char_indices().position(|(at, letter)| {
        quoted ^= letter == '\'';
        !quoted && line[at..].starts_with("  ") && !line[at..].trim_start().starts_with('-')
    });
    line.chars().take(end.unwrap_or(usize::MAX)).collect()
}

/// Runs a command in a folder that has what our documents speak of, with somebody at the keyboard who leaves.
fn run(command: &str) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::create_dir_all(here.join("examples")).unwrap();
    fs::copy(house().join("examples/bot.py"), here.join("examples/bot.py")).unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_backroom"));
    let path = format!("{}:{}", program.parent().unwrap().display(), std::env::var("PATH").unwrap());
    let shell = |command: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).current_dir(here).env("PATH", &path).env("XDG_DATA_HOME", here);
        shell.env_remove("BACKROOM_DATABASE").env_remove("BACKROOM_CONFIG");
        let mut child =
            shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("there is a shell");
        child.stdin.take().unwrap().write_all(b"q\n").ok();
        let output = child.wait_with_output().unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    if command.contains(" games.jsonl") && !command.contains("--out games.jsonl") {
        assert!(shell("backroom record --games 3 --out games.jsonl").0);
    }
    if command.starts_with("backroom backup") {
        assert!(shell("backroom admin registration").0, "it makes a database");
    }
    if command.contains("mine.toml") {
        fs::write(here.join("mine.toml"), include_str!("../../smile-and-gun/tokens/german.toml")).unwrap();
    }
    shell(command)
}

#[test]
fn every_command_of_the_documents_works() {
    let mut seen = Vec::new();
    for (place, command) in lines() {
        if !command.starts_with("backroom ") || command.ends_with('{') || seen.contains(&command) {
            continue;
        }
        let is_run = !NOT_RUN.iter().any(|(part, _)| command.contains(part));
        let (well, said) = if is_run { run(&command) } else { run(&format!("{command} --help")) };
        assert!(well, "{place}\n{said}");
        seen.push(command);
    }
    assert!(seen.len() > 60, "{} commands were found", seen.len());
    for (part, why) in NOT_RUN {
        assert!(seen.iter().any(|command| command.contains(part)), "{part}: no document has it ({why})");
    }
}

#[test]
fn scripts_and_crates_of_the_documents_are_there() {
    let mut found = 0;
    for (place, command) in lines() {
        let words: Vec<_> = command.split_whitespace().collect();
        let needed = match words[..] {
            [first, ..] if first.starts_with("scripts/") || ["./play", "./test"].contains(&first) => Some(first),
            ["python3", file, ..] => Some(file),
            _ => None,
        };
        if let Some(file) = needed {
            assert!(house().join(file).is_file(), "{place}");
            found += 1;
        }
        for pair in words.windows(2).filter(|pair| words[0] == "cargo" && pair[0] == "-p") {
            let name = format!("name = \"{}\"", pair[1]);
            let crates = fs::read_dir(house().join("crates")).unwrap();
            let named = |folder: PathBuf| fs::read_to_string(folder.join("Cargo.toml")).unwrap().contains(&name);
            assert!(crates.into_iter().any(|folder| named(folder.unwrap().path())), "{place}");
            found += 1;
        }
    }
    assert!(found > 10, "{found} were found");
}

#[test]
fn links_lead_to_files() {
    let mut found = 0;
    for file in documents() {
        let text = fs::read_to_string(&file).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = link.split('#').next().unwrap();
            if path.is_empty() || path.contains("://") {
                continue;
            }
            assert!(file.parent().unwrap().join(path).exists(), "{}: {link}", file.display());
            found += 1;
        }
    }
    assert!(found > 50, "{found} links were found");
}
