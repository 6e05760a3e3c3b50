-- Devices: somebody has as many tokens as devices, and can end each. Only hashes are kept.
CREATE TABLE devices (
    token_hash TEXT NOT NULL PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    person     TEXT NOT NULL,
    label      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_seen ON devices (seen_at);
INSERT INTO devices (token_hash, id, person, label, created_at, seen_at)
    SELECT token_hash, substr(token_hash, 1, 16), id, '', created_at, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM people;

CREATE TABLE people_without_token (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    program    INTEGER NOT NULL,
    created_at INTEGER NOT NULL
);
INSERT INTO people_without_token (id, name, language, program, created_at)
    SELECT id, name, language, program, created_at FROM people;
DROP TABLE people;
ALTER TABLE people_without_token RENAME TO people;

-- Links belong to whoever made them; those from before belong to nobody.
DROP TABLE links;
CREATE TABLE links (
    hash       TEXT NOT NULL PRIMARY KEY,
    person     TEXT NOT NULL,
    table_id   TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
);

-- At which tables somebody has left a name or words, so that they can be told and taken out.
CREATE TABLE traces (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX traces_table ON traces (table_id);
INSERT INTO traces (person, table_id)
    SELECT json_extract(body, '$.p'), table_id FROM log
        WHERE body LIKE '{"k":"opened"%' OR body LIKE '{"k":"said"%'
    UNION
    SELECT json_extract(body, '$.by.id'), table_id FROM log
        WHERE (body LIKE '{"k":"seated"%' OR body LIKE '{"k":"moved"%')
            AND json_extract(body, '$.by.id') IS NOT NULL;

-- Bans and silences of people and of ranges of addresses.
CREATE TABLE sanctions (
    id     TEXT NOT NULL PRIMARY KEY,
    kind   TEXT NOT NULL,
    target TEXT NOT NULL,
    until  INTEGER NOT NULL,
    reason TEXT NOT NULL,
    author TEXT NOT NULL,
    at     INTEGER NOT NULL
);

CREATE TABLE moderators (
    person TEXT NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL
);

-- What somebody reported, with the lines around it as they were then.
CREATE TABLE reports (
    id       TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    accused  TEXT NOT NULL,
    reason   TEXT NOT NULL,
    lines    TEXT NOT NULL,
    at       INTEGER NOT NULL,
    done_at  INTEGER NOT NULL
);

-- What those who look after the server did. Names people by id only.
CREATE TABLE audit (
    id     TEXT NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL,
    author TEXT NOT NULL,
    act    TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX audit_at ON audit (at);
CREATE INDEX tables_done ON tables (moved_at) WHERE phase IN ('OVER', 'CLOSED');
