//! The server as its host meets it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

fn backroom(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    command.args(args).env_remove("BACKROOM_DATABASE").env_remove("BACKROOM_CONFIG");
    command
}

#[test]
fn it_prints_its_address_answers_and_closes_when_asked_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = backroom(&["serve", "--listen", "127.0.0.1:0"]);
    // Without --database everything is in the user's data folder.
    let mut server = command.env("XDG_DATA_HOME", folder.path()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = lines.next().unwrap().unwrap();
    let address = line.strip_prefix("Backroom is open: http://").unwrap_or_else(|| panic!("{line}")).to_owned();
    assert!(folder.path().join("backroom/backroom.db").exists());
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("ok\n"), "{answer}");
    let killed = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert!(server.wait().unwrap().success());
}

/// A server that may open only 200 files, and its address.
fn with_few_files(folder: &std::path::Path) -> (Child, String) {
    let limits = "--header-seconds 1 --shutdown-seconds 2 --sockets-per-address 1000";
    let serve = format!("ulimit -n 200; exec \"$0\" serve --listen 127.0.0.1:0 --database \"$1\" {limits}");
    let mut command = Command::new("sh");
    command.args(["-c", &serve, env!("CARGO_BIN_EXE_backroom")]).arg(folder.join("backroom.db"));
    let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
    let line = BufReader::new(server.stdout.take().unwrap()).lines().next().unwrap().unwrap();
    let address = line.strip_prefix("Backroom is open: http://").unwrap_or_else(|| panic!("{line}")).to_owned();
    (server, address)
}

/// A server that ends with the test, however that goes.
struct Serving(Child);

impl Serving {
    fn stop(mut self) {
        assert!(Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status().unwrap().success());
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.kill().ok();
    }
}

/// A server with a database, and where it listens.
fn serving(database: &str) -> (Serving, String) {
    let mut command = backroom(&["serve", "--listen", "127.0.0.1:0", "--database", database]);
    let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
    let line = BufReader::new(server.stdout.take().unwrap()).lines().next().unwrap().unwrap();
    let address = line.strip_prefix("Backroom is open: http://").unwrap_or_else(|| panic!("{line}")).to_owned();
    (Serving(server), address)
}

/// Asks the server for something: the cookie that it gives, and what it says.
fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> (String, serde_json::Value) {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, said) = answer.split_once("\r\n\r\n").unwrap();
    let given = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
    let given = given.split(';').next().unwrap_or_default().to_owned();
    (given, serde_json::from_str(said).unwrap_or_else(|_| panic!("{answer}")))
}

#[test]
fn the_host_closes_tables_and_makes_backups_beside_a_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    let (file, copy) = (place("backroom.db"), place("copy.db"));
    let (server, address) = serving(&file);
    let (cookie, _) = ask(&address, "POST", "/api/guest", "", r#"{"name":"Ada"}"#);
    let (_, laid) = ask(&address, "POST", "/api/tables", &cookie, r#"{"game":"gangster"}"#);
    let link = laid["link"].as_str().unwrap();
    let run = |args: &[&str]| {
        let output = backroom(args).output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert_eq!(run(&["backup", "--database", &file, "--to", &copy]), (Some(0), String::new()));
    let close = ["admin", "--database", &file, "close-table", link];
    assert_eq!(run(&close), (Some(0), String::new()));
    let (code, complaint) = run(&close);
    assert!(code == Some(2) && complaint.contains("the game is over"), "{complaint}");
    // The server that runs knows it, and the copy is of the time before.
    let (_, table) = ask(&address, "GET", &format!("/api/tables/{link}"), &cookie, "");
    assert_eq!(table["status"], "over", "{table}");
    server.stop();
    let (server, address) = serving(&copy);
    let (_, table) = ask(&address, "GET", &format!("/api/tables/{link}"), &cookie, "");
    assert_eq!(table["status"], "waiting", "{table}");
    server.stop();
}

#[test]
fn silent_connections_never_use_up_the_files_nor_hold_up_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = with_few_files(folder.path());
    let silent: Vec<_> = (0..300).map(|_| TcpStream::connect(&address).unwrap()).collect();
    let mut stream = TcpStream::connect(&address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    drop(silent);
    let mut half = TcpStream::connect(&address).unwrap();
    write!(half, "POST /api/guest HTTP/1.1\r\nhost: {address}\r\ncontent-length: 9\r\n\r\n").unwrap();
    let began = Instant::now();
    assert!(Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());
}

#[test]
fn the_sign_hangs_where_the_host_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("signed.toml").display().to_string();
    let database = folder.path().join("backroom.db").display().to_string();
    std::fs::write(&file, "house_name = \"Nobody’s\"\nhouse_color = \"#e0b040\"\n").unwrap();
    let args = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &database,
        "--config",
        &file,
        "--house-name",
        "The Blue Door",
    ];
    let mut server = backroom(&args).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.next().unwrap().strip_prefix("Backroom is open: http://").unwrap().to_owned();
    let server = Serving(server);
    assert!(lines.next().unwrap().starts_with("house_color: #e0b040 could hardly be read on paper"));
    // Only a page that is built in has a title.
    if server::page::is_built() {
        let mut stream = TcpStream::connect(&address).unwrap();
        write!(stream, "GET /lobby HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
        let mut page = String::new();
        stream.read_to_string(&mut page).unwrap();
        assert!(page.contains("<title>The Blue Door</title>") && page.contains("content=\"#e0b040 #"), "{page}");
    }
    server.stop();
}

#[test]
fn what_is_wrong_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backroom.toml").display().to_string();
    std::fs::write(&file, "listen = \"127.0.0.1:0\"\ncolour = \"red\"\n").unwrap();
    let signed = folder.path().join("signed.toml").display().to_string();
    std::fs::write(&signed, "listen = \"127.0.0.1:0\"\ndatabase = \":memory:\"\nhouse_name = \" \"\n").unwrap();
    let nowhere = folder.path().join("no/such/folder.db").display().to_string();
    for (args, expected) in [
        (vec!["serve", "--config", &file], "colour"),
        (vec!["serve", "--config", "/nowhere.toml"], "--config: /nowhere.toml"),
        (vec!["serve", "--listen", "here"], "--listen"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--database", "mysql://x"], "database: expected a file or postgres"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--database", &nowhere], "database"),
        (vec!["serve", "--database", ":memory:", "--listen", "127.0.0.1:0", "--public-url", "x"], "public_url"),
        (
            vec!["serve", "--database", ":memory:", "--listen", "127.0.0.1:0", "--trusted-proxy", "10.0.0.0/8,x"],
            "\"x\"",
        ),
        (
            vec!["serve", "--config", &signed, "--house-name", "Ink", "--house-color", "blue"],
            "house_color: expected a colour",
        ),
        (vec!["serve", "--config", &signed], "house_name: expected 1 to 40 characters, found 0"),
        (vec!["site", "--out", &nowhere, "--house-name", "\u{7}"], "house_name: expected letters"),
    ] {
        let output = backroom(&args).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
    }
}

#[test]
fn load_plays_without_errors_and_prints_figures() {
    let output = backroom(&["load", "--tables", "3", "--seconds", "1", "--warm-up", "0", "--json"]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(figures["errors"], 0);
    assert!(figures["moves"].as_u64().unwrap() > 10, "{figures}");
}

#[test]
fn a_server_that_is_killed_loses_nothing() {
    let output = backroom(&["crashtest", "--kills", "3", "--tables", "4"]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said} {}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("3 kills") && said.contains(" 0 of them missing"), "{said}");
}

/// The exit status of the doctor and what it says about a database and a port.
fn doctor(database: &str, listen: &str) -> (Option<i32>, String) {
    let output = backroom(&["doctor", "--database", database, "--listen", listen]).output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

#[test]
fn the_doctor_says_what_is_in_a_servers_way() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backroom.db").display().to_string();
    let well = |said: &str, about: &str| said.lines().any(|line| line.starts_with(&format!("ok     {about} ")));
    let (_, said) = doctor(&file, "127.0.0.1:0");
    assert!(well(&said, "database") && said.contains("there is none yet"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "a look makes nothing");

    let (server, address) = serving(&file);
    let (code, said) = doctor(&file, &address);
    assert_eq!((code, said.lines().count()), (Some(1), 4), "{said}");
    assert!(said.contains(&format!("WRONG  port      {address} is taken")), "{said}");
    assert!(said.contains("WRONG  database  it is sound, but a server"), "{said}");
    assert!(well(&said, "clock"), "{said}");
    server.stop();

    let (code, said) = doctor(&file, &address);
    assert!(said.contains("ok     database  it is sound and free"), "{said}");
    assert!(well(&said, "port"), "{said}");
    // Tests may be built without the page.
    assert_eq!(code, Some(i32::from(!well(&said, "page"))), "{said}");

    let text = std::fs::read(&file).unwrap();
    std::fs::write(&file, &text[..text.len() / 2]).unwrap();
    let (code, said) = doctor(&file, "127.0.0.1:0");
    assert!(code == Some(1) && said.contains("WRONG  database") && said.contains("is damaged"), "{said}");
    std::fs::write(&file, "not a database, however long it is, and it is longer than a header").unwrap();
    let (code, said) = doctor(&file, "127.0.0.1:0");
    assert!(code == Some(1) && said.contains("is damaged"), "{said}");
    assert_eq!(doctor("mysql://x", "127.0.0.1:0").0, Some(1));
    assert_eq!(doctor(&file, "here").0, Some(2));
}

#[test]
fn the_host_has_the_last_word() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backroom.db").display().to_string();
    let admin = |args: &[&str]| {
        let output = backroom(&[&["admin", "--database", &file], args].concat()).output().unwrap();
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).trim().to_owned();
        (output.status.code(), said)
    };
    assert_eq!(admin(&["registration"]), (Some(0), "open".to_owned()));
    assert_eq!(admin(&["registration", "invited"]), (Some(0), String::new()));
    assert_eq!(admin(&["registration"]), (Some(0), "invited".to_owned()));
    assert_eq!(admin(&["people"]), (Some(0), String::new()));
    for (args, complaint) in [
        (["registration", "maybe"], "expected open, invited or closed"),
        (["block", "7"], "there is no such person"),
        (["reset-password", "ada"], "nobody signs in with this"),
        (["close-table", "x"], "there is no such table"),
    ] {
        let (status, said) = admin(&args);
        assert_eq!(status, Some(2), "{args:?}: {said}");
        assert!(said.contains(complaint), "{args:?}: {said}");
    }
    let copy = folder.path().join("copy.db").display().to_string();
    let backup = |to: &str| backroom(&["backup", "--database", &file, "--to", to]).output().unwrap().status.code();
    assert_eq!(backup(&copy), Some(0));
    assert!(std::path::Path::new(&copy).exists());
    assert_eq!(backup(&copy), Some(2), "nothing is overwritten");
}
