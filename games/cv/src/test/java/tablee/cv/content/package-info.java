/// Tests of CV, clause by clause.
@NullMarked
package tablee.cv.content;

import org.jspecify.annotations.NullMarked;
