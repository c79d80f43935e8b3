-- Accounts that their owners have deleted: hidden at once, erased later, and restored by signing in before that. The name is
-- kept here, so that nothing else shows it.
CREATE TABLE farewells (
    person BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX farewells_by_time ON farewells (at);

-- When an order was answered: answers that nobody has fetched go after a while.
ALTER TABLE orders ADD COLUMN answered BIGINT;
DELETE FROM orders WHERE answer IS NOT NULL;
