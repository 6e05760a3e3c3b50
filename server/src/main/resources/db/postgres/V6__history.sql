-- How games ended, a row for each seat. Follows from the log and can be read from it again at any time.
CREATE TABLE results (
    table_id TEXT    NOT NULL,
    seat     BIGINT NOT NULL,
    person   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    bot      BIGINT NOT NULL,
    game     TEXT    NOT NULL,
    seats    BIGINT NOT NULL,
    people   BIGINT NOT NULL,
    rank     BIGINT NOT NULL,
    points   TEXT    NOT NULL,
    counts   BIGINT NOT NULL,
    cards    TEXT    NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_person ON results (person, ended_at, table_id) WHERE person <> '';

-- Tables that are over and whose log has to be read for it; a node that reads one has it to itself until then.
CREATE TABLE unread (
    table_id TEXT    NOT NULL PRIMARY KEY,
    due_at   BIGINT NOT NULL
);
CREATE INDEX unread_due ON unread (due_at);
INSERT INTO unread (table_id, due_at) SELECT id, 0 FROM tables WHERE phase = 'OVER';
