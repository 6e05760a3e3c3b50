-- Evenings: many tables, round by round. What was agreed, and when somebody has to look after it; 0 for never.
CREATE TABLE evenings (
    id      TEXT    NOT NULL PRIMARY KEY,
    host    TEXT    NOT NULL,
    title   TEXT    NOT NULL,
    plan    TEXT    NOT NULL,
    listed  BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    over_at BIGINT NOT NULL,
    due_at  BIGINT NOT NULL
);
CREATE INDEX evenings_host ON evenings (host, over_at);
CREATE INDEX evenings_listed ON evenings (made_at) WHERE listed = 1;
CREATE INDEX evenings_due ON evenings (due_at) WHERE due_at > 0;

-- What happened in them, line by line: whoever writes a line that is there already was too late.
CREATE TABLE evening_lines (
    evening TEXT    NOT NULL,
    seq     BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    body    TEXT    NOT NULL,
    PRIMARY KEY (evening, seq)
);

-- Who is named in their lines.
CREATE TABLE evening_people (
    person  TEXT    NOT NULL,
    evening TEXT    NOT NULL,
    PRIMARY KEY (person, evening)
);
CREATE INDEX evening_people_evening ON evening_people (evening);
