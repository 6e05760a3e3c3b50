-- How games ended, a row for each seat. Follows from the log and can be read from it again at any time.
CREATE TABLE results (
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    bot      INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    seats    INTEGER NOT NULL,
    people   INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    points   TEXT    NOT NULL,
    counts   INTEGER NOT NULL,
    cards    TEXT    NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_person ON results (person, ended_at, table_id) WHERE person <> '';

-- Tables that are over and whose log has to be read for it; a node that reads one has it to itself until then.
CREATE TABLE unread (
    table_id TEXT    NOT NULL PRIMARY KEY,
    due_at   INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX unread_due ON unread (due_at);
INSERT INTO unread (table_id, due_at) SELECT id, 0 FROM tables WHERE phase = 'OVER';
