/// The register of each game and how well tests cover it: `tablee rules`.
@NullMarked
package tablee.cli.rules;

import org.jspecify.annotations.NullMarked;
