@NullMarked
package tablee.server;

import org.jspecify.annotations.NullMarked;
