-- Passkeys of people who want to be known again: public keys, nothing secret.
CREATE TABLE passkeys (
    id         TEXT    NOT NULL PRIMARY KEY,
    person     TEXT    NOT NULL,
    credential TEXT    NOT NULL,
    uses       BIGINT NOT NULL,
    label      TEXT    NOT NULL,
    created_at BIGINT NOT NULL,
    used_at    BIGINT NOT NULL
);
CREATE INDEX passkeys_person ON passkeys (person);

-- Recovery words, one set for each person; only their hash is kept.
CREATE TABLE recovery (
    person TEXT    NOT NULL PRIMARY KEY,
    hash   TEXT    NOT NULL UNIQUE,
    at     BIGINT NOT NULL
);

-- Challenges that were answered: each is good once, until it is too old anyway.
CREATE TABLE spent (
    hash       TEXT    NOT NULL PRIMARY KEY,
    expires_at BIGINT NOT NULL
);
CREATE INDEX spent_expires ON spent (expires_at);
