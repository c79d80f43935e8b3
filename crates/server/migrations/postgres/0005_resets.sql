-- Links to set another password, each of which works once. Only the hash of what the link holds is kept.
CREATE TABLE resets (
    hash TEXT PRIMARY KEY,
    person BIGINT NOT NULL UNIQUE REFERENCES people (key),
    until BIGINT NOT NULL
);
