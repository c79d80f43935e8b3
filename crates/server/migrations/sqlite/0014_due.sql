-- Before this time nobody's time can run out at a table, so that nobody has to look at its clock. It may lie before the end of
-- somebody's time, and never after it.
ALTER TABLE tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_by_due ON tables (due) WHERE status = 'playing' AND clocked = 1;
DROP INDEX tables_clocked;
