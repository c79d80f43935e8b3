-- Times at which no server was there: clocks don't run then.
CREATE TABLE downtimes (
    since BIGINT PRIMARY KEY,
    until BIGINT NOT NULL
);
-- The server says every few seconds that it is alive. Older versions didn't; they were at least while somebody moved.
INSERT INTO settings (name, value)
    SELECT 'alive', CAST(MAX(at) AS TEXT) FROM moves HAVING MAX(at) IS NOT NULL;

-- What the host asks of a running server by command; the answer is empty if it was carried out.
CREATE TABLE orders (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    link TEXT NOT NULL,
    answer TEXT
);
CREATE INDEX orders_open ON orders (key) WHERE answer IS NULL;

-- What is asked of all tables' options at once.
ALTER TABLE tables ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN clocked BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN lesson BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET
    listed = CASE WHEN options LIKE '%"listed":true%' THEN 1 ELSE 0 END,
    clocked = CASE WHEN options LIKE '%"clock":{"kind":"none"}%' THEN 0 ELSE 1 END,
    lesson = CASE WHEN options LIKE '%"lesson":"%' THEN 1 ELSE 0 END;
-- The old one has every table that is over, and is taken where a shorter one would do.
DROP INDEX tables_by_status;
CREATE INDEX tables_listed ON tables (status, key) WHERE listed = 1;
CREATE INDEX tables_clocked ON tables (key) WHERE status = 'playing' AND clocked = 1;
CREATE INDEX tables_lessons ON tables (created) WHERE lesson = 1;
CREATE INDEX tables_waiting ON tables (created) WHERE status = 'waiting';
CREATE INDEX tables_by_host ON tables (host, status);
DROP INDEX tables_by_deal;
CREATE INDEX tables_by_deal ON tables (deal, status);

CREATE INDEX challenges_by_person ON challenges (person);
CREATE INDEX people_guests ON people (key) WHERE login IS NULL;
CREATE INDEX people_blocked ON people (key) WHERE blocked <> 0;
