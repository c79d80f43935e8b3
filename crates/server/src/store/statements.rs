//! The statements behind lists and sweeps. None of them may look at every table, seat, line or finished game there is;
//! `tests/plans.rs` asks SQLite how it goes about each.

/// When a server was alive last.
pub const ALIVE: &str = "SELECT value FROM settings WHERE name = 'alive'";

/// What a table wakes with: one question, as most have neither a history nor talk when they wake for the first time.
pub const PLACES: &str = "SELECT s.seat, s.bot, s.person, s.seed, p.name, r.rating, n.note,
    EXISTS (SELECT 1 FROM moves m WHERE m.table_key = s.table_key) AS played,
    EXISTS (SELECT 1 FROM talk w WHERE w.table_key = s.table_key) AS talked
    FROM seats s JOIN tables t ON t.key = s.table_key LEFT JOIN people p ON p.key = s.person
    LEFT JOIN ratings r ON r.person = s.person AND r.game = t.game AND p.name <> ''
    LEFT JOIN notes n ON n.table_key = s.table_key WHERE s.table_key = $1 ORDER BY s.place";

/// The newest tables that everybody can find.
pub const LISTED: &str = "SELECT * FROM tables WHERE status = $1 AND listed = 1 ORDER BY key DESC LIMIT $2";

/// The newest tables where a person sits.
pub const TABLES_OF: &str = "SELECT * FROM tables WHERE key IN (SELECT table_key FROM seats WHERE person = $1)
    ORDER BY key DESC LIMIT $2";

/// Tables where a clock runs and somebody's time may be over.
pub const DUE: &str = "SELECT key FROM tables WHERE status = 'playing' AND clocked = 1 AND due <= $1 ORDER BY due";

/// A person's finished games.
pub const FINISHED: &str = "SELECT f.*, t.link, t.deal, p.name
    FROM finished f JOIN tables t ON t.key = f.table_key JOIN people p ON p.key = f.person
    WHERE f.person = $1
    AND (CAST($2 AS TEXT) IS NULL OR f.game = $2)
    AND (CAST($3 AS TEXT) IS NULL OR f.result = $3)
    AND (CAST($4 AS TEXT) IS NULL OR f.opponents LIKE '% ' || $4 || '%')
    AND (CAST($5 AS TEXT) IS NULL OR EXISTS (
    SELECT 1 FROM seats s JOIN people o ON o.key = s.person
    WHERE s.table_key = f.table_key AND s.person <> f.person AND o.name = $5))
    AND (CAST($6 AS TEXT) IS NULL OR f.cards LIKE '%:' || $6 || ' %')
    AND (CAST($7 AS TEXT) IS NULL OR f.level = $7)
    AND (CAST($8 AS TEXT) IS NULL OR (f.ended, f.table_key) <
    (SELECT l.ended, l.key FROM tables l WHERE l.link = $8))
    ORDER BY f.ended DESC, f.table_key DESC LIMIT $9";

/// The finished games of a deal.
pub const FINISHED_WITH: &str = "SELECT f.*, t.link, t.deal, p.name
    FROM finished f JOIN tables t ON t.key = f.table_key JOIN people p ON p.key = f.person
    WHERE t.deal = $1 AND p.name <> '' ORDER BY f.ended, f.table_key, f.person";

/// The tables where a person sits that are not over.
pub const OPEN_TABLES_OF: &str = "SELECT * FROM tables WHERE status <> 'over'
    AND key IN (SELECT table_key FROM seats WHERE person = $1) ORDER BY key DESC LIMIT $2";

/// Tables that are over and not counted yet.
pub const NOT_COUNTED: &str = "SELECT * FROM tables WHERE status = 'over' AND counted = 0 ORDER BY ended, key LIMIT $1";

/// The orders that nobody has answered.
pub const ORDERS: &str = "SELECT key, link FROM orders WHERE answer IS NULL ORDER BY key";

/// Everybody who is shut out.
pub const BLOCKED_PEOPLE: &str = "SELECT key FROM people WHERE blocked <> 0";

/// People whose accounts were deleted long ago.
pub const HIDDEN_BEFORE: &str = "SELECT person FROM farewells WHERE at < $1 ORDER BY at LIMIT $2";

/// How many tables a person has laid that are not over.
pub const COUNT_OPEN_TABLES: &str = "SELECT COUNT(*) FROM (
    SELECT 1 FROM tables WHERE host = $1 AND status <> 'over' LIMIT $2) AS open";

/// Lessons' tables that are old.
pub const OLD_LESSONS: &str =
    "SELECT key, link FROM tables WHERE lesson = 1 AND created < $1 ORDER BY created LIMIT $2";

/// Tables that have waited for long.
pub const OLD_WAITING: &str = "SELECT key, link FROM tables WHERE status = 'waiting' AND created < $1
    ORDER BY created LIMIT $2";

/// Guests who came long ago, and whether all that is known of them is old.
pub const OLD_GUESTS: &str = "SELECT p.key, CASE WHEN
    EXISTS (SELECT 1 FROM finished f WHERE f.person = p.key)
    OR EXISTS (SELECT 1 FROM records r WHERE r.person = p.key)
    OR EXISTS (SELECT 1 FROM sessions n WHERE n.person = p.key AND n.seen >= $1)
    OR EXISTS (SELECT 1 FROM tokens k WHERE k.person = p.key)
    OR EXISTS (SELECT 1 FROM tables t JOIN seats o ON o.table_key = t.key
    WHERE t.host = p.key AND o.person <> p.key)
    OR EXISTS (SELECT 1 FROM seats s JOIN tables t ON t.key = s.table_key
    WHERE s.person = p.key AND (t.host <> p.key OR t.created >= $1
    OR (SELECT m.at FROM moves m WHERE m.table_key = t.key ORDER BY m.seq DESC LIMIT 1) >= $1))
    THEN 0 ELSE 1 END
    FROM people p WHERE p.login IS NULL AND p.key > $2 AND p.created < $1 ORDER BY p.key LIMIT $3";

/// How many tables with each of these deals are over: up to the first deal.
pub const COUNT_DEALS: &str = "SELECT deal, COUNT(*) FROM tables WHERE status = 'over' AND deal IN (''";
