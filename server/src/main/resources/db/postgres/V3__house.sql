-- Devices: somebody has as many tokens as devices, and can end each. Only hashes are kept.
CREATE TABLE devices (
    token_hash TEXT NOT NULL PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    person     TEXT NOT NULL,
    label      TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_seen ON devices (seen_at);
INSERT INTO devices (token_hash, id, person, label, created_at, seen_at)
    SELECT token_hash, substr(token_hash, 1, 16), id, '', created_at, (extract(epoch FROM now()) * 1000)::BIGINT FROM people;

ALTER TABLE people DROP COLUMN token_hash;

-- Links belong to whoever made them; those from before belong to nobody.
DROP TABLE links;
CREATE TABLE links (
    hash       TEXT NOT NULL PRIMARY KEY,
    person     TEXT NOT NULL,
    table_id   TEXT NOT NULL,
    seat       BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

-- At which tables somebody has left a name or words, so that they can be told and taken out.
CREATE TABLE traces (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX traces_table ON traces (table_id);
INSERT INTO traces (person, table_id)
    SELECT body::json ->> 'p', table_id FROM log
        WHERE body LIKE '{"k":"opened"%' OR body LIKE '{"k":"said"%'
    UNION
    SELECT body::json -> 'by' ->> 'id', table_id FROM log
        WHERE (body LIKE '{"k":"seated"%' OR body LIKE '{"k":"moved"%')
            AND body::json -> 'by' ->> 'id' IS NOT NULL;

-- Bans and silences of people and of ranges of addresses.
CREATE TABLE sanctions (
    id     TEXT NOT NULL PRIMARY KEY,
    kind   TEXT NOT NULL,
    target TEXT NOT NULL,
    until  BIGINT NOT NULL,
    reason TEXT NOT NULL,
    author TEXT NOT NULL,
    at     BIGINT NOT NULL
);

CREATE TABLE moderators (
    person TEXT NOT NULL PRIMARY KEY,
    at     BIGINT NOT NULL
);

-- What somebody reported, with the lines around it as they were then.
CREATE TABLE reports (
    id       TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq      BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    accused  TEXT NOT NULL,
    reason   TEXT NOT NULL,
    lines    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    done_at  BIGINT NOT NULL
);

-- What those who look after the server did. Names people by id only.
CREATE TABLE audit (
    id     TEXT NOT NULL PRIMARY KEY,
    at     BIGINT NOT NULL,
    author TEXT NOT NULL,
    act    TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX audit_at ON audit (at);
CREATE INDEX tables_done ON tables (moved_at) WHERE phase IN ('OVER', 'CLOSED');
