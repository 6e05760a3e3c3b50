/// Tests of the rules of Cabo, in the words of the register. Scenarios are files in `src/test/resources/scenarios`; what is easier
/// said in Java is a class here.
@NullMarked
package tablee.cabo;

import org.jspecify.annotations.NullMarked;
