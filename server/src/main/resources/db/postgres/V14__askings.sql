-- A device that asks to be one of somebody's, until they have answered on one they have.
CREATE TABLE askings (
    hash       TEXT    NOT NULL PRIMARY KEY, -- of what the other device reads off it
    watch      TEXT    NOT NULL UNIQUE,      -- hash of what only it knows
    label      TEXT    NOT NULL,
    person     TEXT    NOT NULL,             -- whoever said yes
    refused    BIGINT  NOT NULL,
    expires_at BIGINT  NOT NULL
);
CREATE INDEX askings_expires ON askings (expires_at);
CREATE INDEX askings_person ON askings (person);
