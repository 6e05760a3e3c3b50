-- The public list is of tables that are open or played. With an index of all that were ever listed it read a row for each that is over.
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (opened_at) WHERE listed = 1 AND phase IN ('OPEN', 'PLAYING');
