//! What a host runs around the server: traces, and what lays out several nodes.

use std::{collections::BTreeSet, fs, path::Path, process::Command};
#[cfg(feature = "otel")]
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::Stdio,
    thread,
    time::Duration,
};

/// A collector that takes one delivery: its first line, and all of its body.
#[cfg(feature = "otel")]
fn collector() -> (String, thread::JoinHandle<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let taking = thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut reader = BufReader::new(stream);
        let (mut first, mut length) = (String::new(), 0);
        reader.read_line(&mut first).unwrap();
        loop {
            let mut header = String::new();
            reader.read_line(&mut header).unwrap();
            match header.trim().split_once(": ") {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => length = value.parse().unwrap(),
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).unwrap();
        reader.into_inner().write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").unwrap();
        (first, body)
    });
    (url, taking)
}

#[cfg(feature = "otel")]
#[test]
fn traces_go_to_a_collector_and_name_no_link() {
    let ((url, taking), folder) = (collector(), tempfile::tempdir().unwrap());
    let database = folder.path().join("traced.db").display().to_string();
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--otlp", &url]);
    let mut server = command.env_remove("BACKROOM_CONFIG").stdout(Stdio::piped()).spawn().unwrap();
    let line = BufReader::new(server.stdout.take().unwrap()).lines().next().unwrap().unwrap();
    let address = line.strip_prefix("Backroom is open: http://").unwrap().to_owned();
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /api/tables/secretlink HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    assert!(Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    let (first, body) = taking.join().unwrap();
    assert!(first.starts_with("POST /v1/traces "), "{first}");
    let has = |word: &str| body.windows(word.len()).any(|part| part == word.as_bytes());
    for word in ["backroom", "request", "/api/tables/{link}", "GET"] {
        assert!(has(word), "{word} is not told");
    }
    assert!(!has("secretlink"), "a link is told");
}

#[cfg(feature = "otel")]
#[test]
fn an_address_that_is_no_collector_is_refused() {
    for url in ["collector", "ftp://127.0.0.1"] {
        let output = Command::new(env!("CARGO_BIN_EXE_backroom")).args(["serve", "--otlp", url]).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && said.contains("--otlp"), "{url}: {said}");
    }
}

/// The words of a text that begin so.
fn words(text: &str, begin: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with(begin)).map(str::to_owned).collect()
}

#[test]
fn what_lays_out_several_nodes_names_settings_that_exist() {
    let packaging = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
    let help = Command::new(env!("CARGO_BIN_EXE_backroom")).args(["serve", "--help"]).output().unwrap();
    let known = words(&String::from_utf8_lossy(&help.stdout), "BACKROOM_");
    for file in ["compose.yaml", "kubernetes/backroom.yaml"] {
        let named = words(&fs::read_to_string(packaging.join(file)).unwrap(), "BACKROOM_");
        assert!(named.len() > 4, "{file}: {named:?}");
        // What compose itself is told by.
        for name in named.iter().filter(|name| *name != "BACKROOM_SITE") {
            assert!(known.contains(name), "{file}: {name} is no setting of the server");
        }
    }
}
