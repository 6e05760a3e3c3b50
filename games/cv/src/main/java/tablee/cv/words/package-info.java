/// What CV says: actions and events in sentences, and the table as text.
///
/// Not here: why something is refused (`rules`, `Refusals`: the reason belongs to the rule), and the texts themselves, which lie in
/// `resources/tablee/cv/texts`.
@NullMarked
package tablee.cv.words;

import org.jspecify.annotations.NullMarked;
