-- What was said at a table. It is gone when the game ends, unless everybody who plays wishes otherwise.
CREATE TABLE talk (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    number BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people (key),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_key, number)
);
CREATE INDEX talk_by_person ON talk (person);

-- What a table remembers beside its history, as JSON: proposals, windows that were declined ahead and the like.
CREATE TABLE notes (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key),
    note TEXT NOT NULL
);
