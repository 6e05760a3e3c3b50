-- How much of a result was luck, for each seat of a game that somebody had analysed. Follows from the log, at the price of an analysis.
CREATE TABLE lucks (
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    luck     REAL    NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
