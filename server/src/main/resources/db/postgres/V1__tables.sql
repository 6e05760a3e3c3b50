-- A table is its log; whoever writes line n first decides what line n is.
CREATE TABLE log (
    table_id TEXT    NOT NULL,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What lists and clocks ask of a table without reading its log. Follows from the log.
CREATE TABLE tables (
    id        TEXT    NOT NULL PRIMARY KEY,
    game      TEXT    NOT NULL,
    phase     TEXT    NOT NULL,
    listed    BIGINT NOT NULL,
    host      TEXT    NOT NULL,
    seats     BIGINT NOT NULL,
    free      BIGINT NOT NULL,
    waits     BIGINT NOT NULL,
    due_at    BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    moved_at  BIGINT NOT NULL
);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at > 0;
CREATE INDEX tables_listed ON tables (opened_at) WHERE listed = 1;
CREATE INDEX tables_host ON tables (host);

CREATE TABLE chairs (
    table_id TEXT    NOT NULL,
    seat     BIGINT NOT NULL,
    person   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX chairs_person ON chairs (person);

-- The token itself is nowhere: only its hash is kept.
CREATE TABLE people (
    id         TEXT    NOT NULL PRIMARY KEY,
    token_hash TEXT    NOT NULL UNIQUE,
    name       TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    program    BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE links (
    hash       TEXT    NOT NULL PRIMARY KEY,
    table_id   TEXT    NOT NULL,
    seat       BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
