/// Tests of CV, clause by clause.
@NullMarked
package tablee.cv.rules;

import org.jspecify.annotations.NullMarked;
