/// Measurements: `tablee bench`.
@NullMarked
package tablee.cli.bench;

import org.jspecify.annotations.NullMarked;
