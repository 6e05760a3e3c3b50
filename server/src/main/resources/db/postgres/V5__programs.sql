-- Which versions of Tablée have used this store: an older one than the newest of them is refused.
CREATE TABLE programs (
    version TEXT   NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL
);
