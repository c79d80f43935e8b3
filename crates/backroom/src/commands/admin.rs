//! `backroom admin`: what only the host may do. It works on the database, also while the server runs.

use crate::BadInput;
use clap::Subcommand;
use server::{
    registration::Registration,
    reset,
    store::{self, Change, PersonKey, Row, Status, Store, StoreError, now},
};
use std::time::Duration;

/// How many people a list shows.
const LIST: i64 = 100;

/// How long a running server may take to carry out what it is asked for.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often is looked whether it has.
const LOOK: Duration = Duration::from_millis(200);

/// What only the host may do: people, tables, registration; also while the server runs
#[derive(clap::Args)]
pub struct Args {
    /// The database: a file, or postgres://… [default: backroom.db in your data folder]
    #[arg(long, value_name = "FILE|URL", env = "BACKROOM_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List people whose name or login holds a text
    People {
        /// The text; everybody if it is left out
        #[arg(default_value = "")]
        text: String,
    },
    /// Shut a person out
    Block {
        /// Their number in the list of people
        person: PersonKey,
    },
    /// Let a person in again
    Unblock {
        /// Their number in the list of people
        person: PersonKey,
    },
    /// Print a link by which somebody can set another password: it works once, for a day
    ResetPassword {
        /// What they sign in with
        login: String,
        /// The address that people type
        #[arg(long, value_name = "URL", env = "BACKROOM_PUBLIC_URL", default_value = "http://127.0.0.1:1925")]
        public_url: String,
    },
    /// End a game as abandoned
    CloseTable {
        /// The table's link
        link: String,
    },
    /// Say who may become known to the server, or show who may
    Registration {
        /// open, invited (with an invitation to a table) or closed
        who: Option<Registration>,
    },
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let database = args.database.map_or_else(super::serve::default_database, Ok)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = store::open(&database).await.map_err(|error| BadInput(error.to_string()))?;
        let done = act(&*store, args.what).await;
        store.close().await;
        done
    })?;
    Ok(true)
}

async fn act(store: &dyn Store, what: What) -> anyhow::Result<()> {
    match what {
        What::People { text } => {
            for person in store.people(&text, LIST).await? {
                let login = person.login.unwrap_or_else(|| "guest".to_owned());
                let blocked = if person.blocked == 0 { "" } else { "  blocked" };
                anstream::println!("{:>6}  {}  ({login}){blocked}", person.key, person.name);
            }
        }
        What::Block { person } => block(store, person, true).await?,
        What::Unblock { person } => block(store, person, false).await?,
        What::ResetPassword { login, public_url } => reset_password(store, &login, &public_url).await?,
        What::CloseTable { link } => close_table(store, &link, store.is_served().await?).await?,
        What::Registration { who: Some(who) } => who.keep(store).await?,
        What::Registration { who: None } => anstream::println!("{}", Registration::load(store).await?),
    }
    Ok(())
}

async fn block(store: &dyn Store, person: PersonKey, blocked: bool) -> anyhow::Result<()> {
    if store.person(person).await?.is_none() {
        return Err(BadInput(format!("{person}: there is no such person; see backroom admin people")).into());
    }
    Ok(store.block(person, blocked).await?)
}

async fn reset_password(store: &dyn Store, login: &str, public_url: &str) -> anyhow::Result<()> {
    let login = login.trim().to_lowercase();
    let Some(person) = store.person_by_login(&login).await? else {
        return Err(BadInput(format!("{login}: nobody signs in with this")).into());
    };
    // Behind the # it is never sent to a server, and so in nobody's log.
    let token = reset::offer(store, person.key).await?;
    anstream::println!("{}/reset#{token}", public_url.trim_end_matches('/'));
    Ok(())
}

/// Ends a game. If a server runs, the table is its business, and it is asked to; else the end is added to the history.
async fn close_table(store: &dyn Store, link: &str, served: bool) -> anyhow::Result<()> {
    let Some(table) = store.table(link).await? else {
        return Err(BadInput(format!("{link}: there is no such table")).into());
    };
    if table.status == Status::Over {
        return Err(BadInput(format!("{link}: the game is over")).into());
    }
    if served {
        return ask_to_close(store, link).await;
    }
    let seq = store.history(table.key).await?.last().map_or(0, |row| row.seq) + 1;
    let entry = "{\"ended\":{\"how\":\"abandoned\",\"by\":null}}".to_owned();
    let lines = vec![Row { seq, entry, at: now(), ..Row::default() }];
    let outcome = Some("{\"result\":null,\"ended\":{\"how\":\"abandoned\",\"by\":null}}".to_owned());
    let status = Some(Status::Over);
    Ok(store.write(&[Change { table: table.key, lines, status, outcome, ..Change::default() }]).await?)
}

/// Asks the server that runs, and waits until it has done it.
async fn ask_to_close(store: &dyn Store, link: &str) -> anyhow::Result<()> {
    let order = store.order(link).await?;
    let answered = async {
        loop {
            if let Some(answer) = store.answer_to(order).await? {
                return Ok::<_, StoreError>(answer);
            }
            tokio::time::sleep(LOOK).await;
        }
    };
    match tokio::time::timeout(PATIENCE, answered).await {
        Ok(Ok(answer)) if answer.is_empty() => Ok(()),
        Ok(Ok(answer)) => Err(BadInput(format!("{link}: {answer}")).into()),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => {
            // It shall not happen later, when nobody expects it any more.
            store.answer(order, "withdrawn").await?;
            let seconds = PATIENCE.as_secs();
            Err(BadInput(format!("{link}: the server that runs has not closed it within {seconds} seconds")).into())
        }
    }
}
