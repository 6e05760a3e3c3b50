/// Something that does not say everything in every language.
@NullMarked
package tablee.engine.lent;

import org.jspecify.annotations.NullMarked;
