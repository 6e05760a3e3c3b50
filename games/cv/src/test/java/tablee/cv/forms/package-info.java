/// Tests of CV, clause by clause.
@NullMarked
package tablee.cv.forms;

import org.jspecify.annotations.NullMarked;
