/// Who counts as one guest.
@NullMarked
package tablee.server.limits;

import org.jspecify.annotations.NullMarked;
