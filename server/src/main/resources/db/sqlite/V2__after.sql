-- Games that were played elsewhere, kept as files to look at.
CREATE TABLE replays (
    id     TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    at     INTEGER NOT NULL,
    body   TEXT NOT NULL
);

-- Where a browser wants to be told that it is somebody's turn.
CREATE TABLE pushes (
    endpoint TEXT NOT NULL PRIMARY KEY,
    person   TEXT NOT NULL,
    key      TEXT NOT NULL,
    auth     TEXT NOT NULL,
    at       INTEGER NOT NULL
);
CREATE INDEX pushes_person ON pushes (person);

-- Keys that all nodes share; whoever writes one first decides it.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
