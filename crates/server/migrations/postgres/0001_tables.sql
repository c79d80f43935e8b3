-- Times are milliseconds since 1970. Truth values are 0 or 1, so that both databases read alike.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    token TEXT UNIQUE,
    -- Raised to sign a person out everywhere: cookies carry the number that they were signed with.
    session BIGINT NOT NULL DEFAULT 0,
    blocked BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    link TEXT NOT NULL UNIQUE,
    invite TEXT NOT NULL UNIQUE,
    host BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    options TEXT NOT NULL,
    server_seed TEXT NOT NULL,
    deal TEXT NOT NULL,
    status TEXT NOT NULL,
    outcome TEXT,
    created BIGINT NOT NULL,
    ended BIGINT
);
CREATE INDEX tables_by_status ON tables (status, key);

CREATE TABLE seats (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    place BIGINT NOT NULL,
    seat TEXT NOT NULL,
    bot TEXT,
    person BIGINT REFERENCES people (key),
    seed TEXT,
    PRIMARY KEY (table_key, place)
);
CREATE INDEX seats_by_person ON seats (person, table_key);

-- Rows are only ever added, in the order in which they came: the newest pages are the ones that are written.
CREATE TABLE moves (
    table_key BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    request TEXT
);
CREATE UNIQUE INDEX moves_by_seq ON moves (table_key, seq);
CREATE UNIQUE INDEX moves_by_request ON moves (table_key, request) WHERE request IS NOT NULL;
