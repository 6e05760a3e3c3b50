/// Many games at once: simulations and measurements. The lowest module that may look at a clock and start threads; it
/// prints nothing, and what it counts does not depend on how many threads counted.
///
/// Start at [tablee.lab.Simulation].
@NullMarked
package tablee.lab;

import org.jspecify.annotations.NullMarked;
