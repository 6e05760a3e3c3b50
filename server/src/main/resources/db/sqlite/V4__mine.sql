-- What *my games* says of a table without reading its log: who sits there, how it stands, how it ended. Follows from the log; empty for
-- tables that have not moved since there is such a column.
ALTER TABLE tables ADD COLUMN summary TEXT NOT NULL DEFAULT '';

-- Rows of *my games* that somebody has put away, and when.
CREATE TABLE put_away (
    person   TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX put_away_table ON put_away (table_id);
