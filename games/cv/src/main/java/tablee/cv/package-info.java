/// CV: a life bought with dice, card by card. Two rule books, two editions that disagree; the register
/// `docs/rules/cv.md` is the law and every rule cites its clause.
///
/// The door is [tablee.cv.CvGame], found through [tablee.cv.CvProvider]. Behind it are four rooms: `rules`, `content` (the cards and
/// their file), `forms` (notation and JSON), `words` (sentences and the table as text). `content` knows none of the others, `rules` knows
/// `content`, `forms` and `words` know both.
@NullMarked
package tablee.cv;

import org.jspecify.annotations.NullMarked;
