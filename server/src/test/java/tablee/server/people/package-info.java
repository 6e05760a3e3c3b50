@NullMarked
package tablee.server.people;

import org.jspecify.annotations.NullMarked;
