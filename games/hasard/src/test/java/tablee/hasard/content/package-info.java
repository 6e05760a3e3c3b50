/// Tests of the Cartons and of what is checked of them.
@NullMarked
package tablee.hasard.content;

import org.jspecify.annotations.NullMarked;
