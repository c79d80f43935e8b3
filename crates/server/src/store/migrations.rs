//! Bringing a database's own tables up to date, which is the business of whoever has the database alone.

use super::{Opening, StoreError};
use sqlx::migrate::{Migrate, Migrator};
use std::time::Duration;

/// How often a server tries to get the lock, and how long it waits in between: a command may have it for a moment.
const TRIES: (usize, Duration) = (10, Duration::from_millis(100));

/// Takes the lock. Only a server has to have it; others go on beside one.
pub async fn lock<L>(opening: Opening, take: impl AsyncFn() -> Result<L, StoreError>) -> Result<Option<L>, StoreError> {
    let (tries, pause) = if opening.claim.is_some() { TRIES } else { (1, Duration::ZERO) };
    for left in (0..tries).rev() {
        match take().await {
            Ok(lock) => return Ok(Some(lock)),
            Err(StoreError::InUse(_)) if left > 0 => tokio::time::sleep(pause).await,
            Err(StoreError::InUse(_)) if opening.claim.is_none() => return Ok(None),
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Brings the tables up to date, or expects that the server that has them did so.
pub async fn bring_up_to_date<C: Migrate>(
    migrator: &Migrator,
    connection: &mut C,
    is_locked: bool,
) -> Result<(), StoreError> {
    match is_locked {
        true => Ok(migrator.run_direct(None, connection, false).await?),
        false => expect_up_to_date(migrator, connection).await,
    }
}

/// The version of a database's tables, and of this program's.
pub async fn versions<C: Migrate>(migrator: &Migrator, connection: &mut C) -> Result<(i64, i64), StoreError> {
    let applied = connection.list_applied_migrations(&migrator.table_name).await?;
    let found = applied.iter().map(|applied| applied.version).max().unwrap_or_default();
    let expected = migrator.iter().map(|migration| migration.version).max().unwrap_or_default();
    Ok((found, expected))
}

/// Changes nothing; a database of another version is refused.
pub async fn expect_up_to_date<C: Migrate>(migrator: &Migrator, connection: &mut C) -> Result<(), StoreError> {
    let (found, expected) = versions(migrator, connection).await?;
    if found == expected {
        return Ok(());
    }
    Err(StoreError::Address(format!(
        "its tables are of version {found}, this program's of version {expected}: use the program that serves them"
    )))
}
