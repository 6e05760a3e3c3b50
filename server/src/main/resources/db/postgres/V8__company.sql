-- What somebody is to somebody else, one way: FRIEND (then the other way too), ASKED, BLOCKED.
CREATE TABLE ties (
    person TEXT    NOT NULL,
    other  TEXT    NOT NULL,
    kind   TEXT    NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX ties_other ON ties (other);

-- Who is asked to come to which table, and by whom.
CREATE TABLE invites (
    person   TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    host     TEXT    NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX invites_table ON invites (table_id);
CREATE INDEX invites_host ON invites (host);

-- When somebody was last on a page of this server, to the minute.
CREATE TABLE here (
    person TEXT    NOT NULL PRIMARY KEY,
    at     BIGINT NOT NULL
);

-- People who want a game now: whoever wants the same is seated together.
CREATE TABLE queue (
    person   TEXT    NOT NULL PRIMARY KEY,
    wish     TEXT    NOT NULL,
    since_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    seen_at  BIGINT NOT NULL,
    taken_at BIGINT NOT NULL,
    table_id TEXT    NOT NULL
);
CREATE INDEX queue_waiting ON queue (wish, since_at) WHERE table_id = '';
