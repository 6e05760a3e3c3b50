/// Tests of the rules that ask the table itself; most clauses are shown by the scenario files.
@NullMarked
package tablee.hasard.rules;

import org.jspecify.annotations.NullMarked;
