/// Evenings: many tables, round by round. Who plays with whom ([Pairing]) and who is ahead ([Standings]) follow from what happened: nothing here knows a store, a clock or a generator.
@NullMarked
package tablee.server.evening;

import org.jspecify.annotations.NullMarked;
