@NullMarked
package tablee.engine.form;

import org.jspecify.annotations.NullMarked;
