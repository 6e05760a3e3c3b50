-- What somebody is to somebody else, one way: FRIEND (then the other way too), ASKED, BLOCKED.
CREATE TABLE ties (
    person TEXT    NOT NULL,
    other  TEXT    NOT NULL,
    kind   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX ties_other ON ties (other);

-- Who is asked to come to which table, and by whom.
CREATE TABLE invites (
    person   TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    host     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX invites_table ON invites (table_id);
CREATE INDEX invites_host ON invites (host);

-- When somebody was last on a page of this server, to the minute.
CREATE TABLE here (
    person TEXT    NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL
) WITHOUT ROWID;

-- People who want a game now: whoever wants the same is seated together.
CREATE TABLE queue (
    person   TEXT    NOT NULL PRIMARY KEY,
    wish     TEXT    NOT NULL,
    since_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    seen_at  INTEGER NOT NULL,
    taken_at INTEGER NOT NULL,
    table_id TEXT    NOT NULL
) WITHOUT ROWID;
CREATE INDEX queue_waiting ON queue (wish, since_at) WHERE table_id = '';
