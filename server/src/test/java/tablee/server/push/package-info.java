@NullMarked
package tablee.server.push;

import org.jspecify.annotations.NullMarked;
