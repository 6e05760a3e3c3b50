/// Games that were built elsewhere: jars from a folder, loaded beside the program.
@NullMarked
package tablee.server.outside;

import org.jspecify.annotations.NullMarked;
