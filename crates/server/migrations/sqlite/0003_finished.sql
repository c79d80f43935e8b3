-- What games came to, one row for each person who sat there. It is written with the end of the game, so that lists and
-- statistics never replay records. Tables that ended before this are counted once, when the server starts.
ALTER TABLE tables ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_not_counted ON tables (ended, key) WHERE status = 'over' AND counted = 0;
CREATE INDEX tables_by_deal ON tables (deal);

-- Lists of words (seats, opponents, cards) have a blank around every word, so that each can be looked for.
CREATE TABLE finished (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    person BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    seats TEXT NOT NULL,
    result TEXT NOT NULL,
    points BIGINT,
    rival BIGINT,
    opponents TEXT NOT NULL,
    cards TEXT NOT NULL,
    edition TEXT,
    mode TEXT NOT NULL,
    stage BIGINT,
    level TEXT,
    -- How often each face came, for everybody at the table together.
    dice TEXT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (table_key, person)
);
CREATE INDEX finished_by_person ON finished (person, ended, table_key);

CREATE TABLE ratings (
    person BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

-- Whoever knows the link may play the deal of a finished table from the seats of the person who offers it.
CREATE TABLE challenges (
    link TEXT PRIMARY KEY,
    table_key BIGINT NOT NULL REFERENCES tables (key),
    person BIGINT NOT NULL REFERENCES people (key),
    created BIGINT NOT NULL,
    UNIQUE (table_key, person)
);
