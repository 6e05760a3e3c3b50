/// Games as learning programs want them: decisions by number, views as rows of numbers, many tables at a time. See `docs/learners.md`.
///
/// Everything here comes from views and legal lists; nothing looks at a state.
@NullMarked
package tablee.lab.learn;

import org.jspecify.annotations.NullMarked;
