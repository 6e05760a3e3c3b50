-- Who comes back by a provider that the host has named. The subject is a hash of issuer and subject.
CREATE TABLE sign_ins (
    subject TEXT NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL,
    at      BIGINT NOT NULL
);
CREATE INDEX sign_ins_person ON sign_ins (person);
