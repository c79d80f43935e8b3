-- Games that were played elsewhere and brought along to be looked at.
CREATE TABLE records (
    link TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX records_by_person ON records (person, created);
