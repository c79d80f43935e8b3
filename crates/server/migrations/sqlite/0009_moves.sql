-- Whose request a line is: what clients call their requests counts for each person. Lines of older versions don't say; what
-- they are called counts for everybody at the table.
ALTER TABLE moves ADD COLUMN person BIGINT;
-- With a clock: how long whoever was asked before the line took until then, in milliseconds. Waits for the disk and times
-- in which the server was down are not in it.
ALTER TABLE moves ADD COLUMN spent BIGINT;
DROP INDEX moves_by_request;
CREATE UNIQUE INDEX moves_by_request ON moves (table_key, person, request) WHERE request IS NOT NULL;
