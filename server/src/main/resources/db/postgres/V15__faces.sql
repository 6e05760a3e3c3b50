-- The picture that somebody has chosen for themselves, as a word; empty for none.
ALTER TABLE people ADD COLUMN face TEXT NOT NULL DEFAULT '';
