/// How much of the server one guest may have: who that is, and what they have taken.
@NullMarked
package tablee.server.limits;

import org.jspecify.annotations.NullMarked;
