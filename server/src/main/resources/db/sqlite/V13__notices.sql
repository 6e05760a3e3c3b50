-- Where somebody is told of turns when they are away, beside their browsers: MAIL, DISCORD, MATRIX or SLACK.
CREATE TABLE ways (
    id     TEXT    NOT NULL PRIMARY KEY,
    person TEXT    NOT NULL,
    kind   TEXT    NOT NULL,
    target TEXT    NOT NULL,
    code   TEXT    NOT NULL, -- what was sent there to be told back, hashed; empty when it was
    tries  INTEGER NOT NULL,
    stop   TEXT    NOT NULL,
    at     INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX ways_person ON ways (person);
CREATE UNIQUE INDEX ways_stop ON ways (stop);

-- When they do not want to be told, in minutes of their day, and how often at most, in minutes.
CREATE TABLE wishes (
    person     TEXT    NOT NULL PRIMARY KEY,
    quiet_from INTEGER NOT NULL,
    quiet_to   INTEGER NOT NULL,
    zone       TEXT    NOT NULL,
    every      INTEGER NOT NULL,
    sent_at    INTEGER NOT NULL
) WITHOUT ROWID;

-- Tables of which somebody is told nothing.
CREATE TABLE hushed (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX hushed_table ON hushed (table_id);

-- What is to be told, and when.
CREATE TABLE notices (
    person    TEXT    NOT NULL,
    table_id  TEXT    NOT NULL,
    kind      TEXT    NOT NULL,
    postponed INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    due_at    INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due_at);
CREATE INDEX notices_table ON notices (table_id);
