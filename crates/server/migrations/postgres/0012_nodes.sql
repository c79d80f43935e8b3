-- Servers that share the database. Each has a life as long as its beats are counted; a life that is over never comes back.
CREATE TABLE lives (
    life BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    beats BIGINT NOT NULL DEFAULT 0,
    linked BOOLEAN NOT NULL DEFAULT TRUE,
    -- The house's time at the last beat.
    beaten BIGINT NOT NULL
);

-- Whose a table is, and how often it was taken. Every write of a table's own carries both.
CREATE TABLE leases (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    life BIGINT,
    epoch BIGINT NOT NULL
) WITH (fillfactor = 50);

-- Sessions and tokens that have ended, however they did: every server looks here for those that are connected to it.
CREATE TABLE endings (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pass TEXT NOT NULL,
    -- By the clock of the database.
    at BIGINT NOT NULL
);
CREATE INDEX endings_by_time ON endings (at);
CREATE FUNCTION note_endings() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO endings (pass, at)
        SELECT hash, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) FROM gone;
    RETURN NULL;
END $$;
CREATE TRIGGER sessions_end AFTER DELETE ON sessions
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_endings();
CREATE TRIGGER tokens_end AFTER DELETE ON tokens
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_endings();

-- The furthest turn at a table that somebody was told of, and when.
CREATE TABLE told (
    person BIGINT NOT NULL,
    link TEXT NOT NULL,
    turn BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, link)
);
