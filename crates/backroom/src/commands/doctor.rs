//! `backroom doctor`: whether a server could start here, and what is in its way.

use super::serve;
use server::{
    Config,
    store::{self, Examined, Millis},
};
use std::{
    net::TcpListener,
    path::Path,
    time::{Duration, SystemTime},
};

/// Tell whether a server could start here: port, database, page and clock; changes nothing
#[derive(clap::Args)]
#[command(after_help = "The flags, the variables and the file are those of backroom serve.

Exit status: 0 all is well, 1 something isn't, 2 bad input.

Examples:
  backroom doctor
  backroom doctor --listen 0.0.0.0:80 --database /var/lib/backroom/backroom.db")]
#[group(skip)]
pub struct Args {
    #[command(flatten)]
    serve: serve::Args,
}

/// How far two clocks may be apart before somebody should look at them.
const LEEWAY: Duration = Duration::from_secs(60);

/// What was found out: one line, of what is well or of what isn't.
type Finding = Result<String, String>;

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let config = args.serve.config()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let examined = runtime.block_on(store::examine(&config.database)).map_err(|error| error.to_string());
    let alive = examined.as_ref().ok().and_then(|found| found.as_ref()?.alive);
    let findings = [
        ("port", port(&config)),
        ("database", examined.and_then(|found| database(&config.database, found))),
        ("page", page(server::page::is_built(), server::page::plays_alone())),
        ("clock", clock(SystemTime::now(), program_made(), alive)),
    ];
    for (about, finding) in &findings {
        let (mark, line) = match finding {
            Ok(line) => ("ok", line),
            Err(line) => ("WRONG", line),
        };
        // The database says itself that it is one.
        let line = line.strip_prefix("database: ").unwrap_or(line);
        anstream::println!("{mark:5}  {about:8}  {line}");
    }
    Ok(findings.iter().all(|(_, finding)| finding.is_ok()))
}

fn port(config: &Config) -> Finding {
    for (flag, address) in [("--listen", Some(config.listen)), ("--status-listen", config.status_listen)] {
        let Some(address) = address else { continue };
        TcpListener::bind(address).map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => {
                format!("{address} is taken, perhaps by a server that runs already; {flag} names another")
            }
            _ => format!("{flag}: {address}: {error}"),
        })?;
    }
    Ok(format!("{} is free", config.listen))
}

fn database(address: &str, found: Option<Examined>) -> Finding {
    match found {
        None if address.contains("://") => Ok("it answers, and is empty; the first start makes its tables".to_owned()),
        None => none_yet(Path::new(address)),
        Some(Examined { served: true, .. }) => {
            Err("it is sound, but a server that runs already has it; only one can".to_owned())
        }
        Some(Examined { version, expected, .. }) if version > expected => Err(format!(
            "its tables are of version {version}, this program's of version {expected}: take a newer program"
        )),
        Some(Examined { version, expected, .. }) if version < expected => Ok(format!(
            "it is sound and free; the next start brings its tables from version {version} to {expected}: make a backup first"
        )),
        Some(_) => Ok("it is sound and free".to_owned()),
    }
}

/// A file that the first start makes, if it may.
fn none_yet(file: &Path) -> Finding {
    let folder = file.ancestors().skip(1).find(|folder| folder.is_dir()).unwrap_or(Path::new("."));
    match tempfile::tempfile_in(folder) {
        Ok(_) => Ok(format!("there is none yet; the first start makes {}", file.display())),
        Err(error) => Err(format!("there is none yet, and nothing can be written in {}: {error}", folder.display())),
    }
}

fn page(is_built: bool, plays_alone: bool) -> Finding {
    match (is_built, plays_alone) {
        (true, true) => Ok("it is built in".to_owned()),
        (true, false) => Ok("it is built in, and plays at the server's tables only".to_owned()),
        (false, _) => Err("it is not built into this program: ./play builds it, and so do the packages".to_owned()),
    }
}

/// When this program was made; no clock should show an earlier time.
fn program_made() -> Option<SystemTime> {
    std::env::current_exe().and_then(|program| program.metadata()?.modified()).ok()
}

fn clock(now: SystemTime, made: Option<SystemTime>, alive: Option<Millis>) -> Finding {
    let alive = alive.and_then(|millis| Some(SystemTime::UNIX_EPOCH + Duration::from_millis(millis.try_into().ok()?)));
    for (moment, what) in [(made, "this program was made"), (alive, "a server last used the database")] {
        let behind = moment.and_then(|moment| moment.duration_since(now).ok()).unwrap_or_default();
        if behind > LEEWAY {
            return Err(format!("it shows a time {} minutes before {what}: set it", behind.as_secs() / 60));
        }
    }
    Ok("it is later than anything known to have happened".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_went_back_is_noticed() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        assert!(clock(at(10_000), None, None).is_ok());
        assert!(clock(at(10_000), Some(at(10_030)), Some(9_000_000)).is_ok());
        let behind = clock(at(10_000), Some(at(17_200)), None).unwrap_err();
        assert!(behind.contains("120 minutes before this program was made"), "{behind}");
        let behind = clock(at(10_000), None, Some(10_180_000)).unwrap_err();
        assert!(behind.contains("3 minutes before a server"), "{behind}");
    }

    #[test]
    fn a_database_that_no_server_could_use_is_noticed() {
        let found = Examined { served: false, version: 4, expected: 4, alive: None };
        assert_eq!(database("x.db", Some(found)), Ok("it is sound and free".to_owned()));
        assert!(database("x.db", Some(Examined { version: 3, ..found })).unwrap().contains("from version 3 to 4"));
        assert!(database("x.db", Some(Examined { version: 5, ..found })).unwrap_err().contains("newer program"));
        assert!(database("x.db", Some(Examined { served: true, ..found })).unwrap_err().contains("a server"));
    }

    #[test]
    fn a_program_without_its_page_is_noticed() {
        assert!(page(true, true).is_ok() && page(true, false).is_ok() && page(false, false).is_err());
    }
}
