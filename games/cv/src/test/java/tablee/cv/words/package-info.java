/// Tests of CV, clause by clause.
@NullMarked
package tablee.cv.words;

import org.jspecify.annotations.NullMarked;
