-- Who is signed in where: one row for each browser. Only the hash of what the cookie holds is kept.
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    -- What its owner calls it by.
    id TEXT NOT NULL UNIQUE,
    person BIGINT NOT NULL REFERENCES people (key) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- Which browser, in a few words.
    agent TEXT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

-- The tokens of people's programs, several for each person. What was in people.token moves here.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person BIGINT NOT NULL REFERENCES people (key) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- 'play' or 'read'.
    scope TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);
INSERT INTO tokens (hash, id, person, name, scope, created)
    SELECT token, REPLACE(GEN_RANDOM_UUID()::TEXT, '-', ''), key, '', 'play', created FROM people WHERE token IS NOT NULL;
UPDATE people SET token = NULL;

-- Links in e-mails are about this and not about the number, which is used again after a backup is restored.
ALTER TABLE people ADD COLUMN mark TEXT NOT NULL DEFAULT '';
UPDATE people SET mark = REPLACE(GEN_RANDOM_UUID()::TEXT, '-', '');

-- Cookies of the version before name a person's number. They are exchanged for sessions for 90 days, and only for those
-- who are here now.
INSERT INTO settings (name, value)
    SELECT 'old_cookies_until', ((EXTRACT(EPOCH FROM NOW())::BIGINT + 90 * 86400) * 1000)::TEXT
    UNION ALL SELECT 'old_cookies_people', COALESCE(MAX(key), 0)::TEXT FROM people;

-- The games that counted for a rating: at most a few for the same two people on one day.
CREATE TABLE rated (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    -- The smaller number first.
    one BIGINT NOT NULL,
    two BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX rated_by_pair ON rated (one, two, at);

-- When an address was last asked whether it wants e-mails, by its hash.
CREATE TABLE questions (
    address TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
