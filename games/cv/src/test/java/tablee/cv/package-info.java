/// Tests of CV, clause by clause.
@NullMarked
package tablee.cv;

import org.jspecify.annotations.NullMarked;
