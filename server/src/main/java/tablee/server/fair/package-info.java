/// Draws that anybody can check: the commitment, the nonces, the keyed stream.
@NullMarked
package tablee.server.fair;

import org.jspecify.annotations.NullMarked;
