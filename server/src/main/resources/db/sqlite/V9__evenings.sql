-- Evenings: many tables, round by round. What was agreed, and when somebody has to look after it; 0 for never.
CREATE TABLE evenings (
    id      TEXT    NOT NULL PRIMARY KEY,
    host    TEXT    NOT NULL,
    title   TEXT    NOT NULL,
    plan    TEXT    NOT NULL,
    listed  INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    over_at INTEGER NOT NULL,
    due_at  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX evenings_host ON evenings (host, over_at);
CREATE INDEX evenings_listed ON evenings (made_at) WHERE listed = 1;
CREATE INDEX evenings_due ON evenings (due_at) WHERE due_at > 0;

-- What happened in them, line by line: whoever writes a line that is there already was too late.
CREATE TABLE evening_lines (
    evening TEXT    NOT NULL,
    seq     INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    body    TEXT    NOT NULL,
    PRIMARY KEY (evening, seq)
) WITHOUT ROWID;

-- Who is named in their lines.
CREATE TABLE evening_people (
    person  TEXT    NOT NULL,
    evening TEXT    NOT NULL,
    PRIMARY KEY (person, evening)
) WITHOUT ROWID;
CREATE INDEX evening_people_evening ON evening_people (evening);
