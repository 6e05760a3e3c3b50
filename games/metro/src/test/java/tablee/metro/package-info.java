/// Tests of the rules of Métro, in the words of the register. Scenarios are files in `src/test/resources/scenarios`; what is
/// easier said in Java is a class here.
@NullMarked
package tablee.metro;

import org.jspecify.annotations.NullMarked;
