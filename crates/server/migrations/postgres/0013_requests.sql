-- A line is written once by its number, and a table knows from its lines what was asked for before. A second index over names
-- in no order made every move write another page.
DROP INDEX moves_by_request;
