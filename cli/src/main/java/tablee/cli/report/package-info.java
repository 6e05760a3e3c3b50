/// Reports as pages: one file each, with small drawings inside and nothing to load.
@NullMarked
package tablee.cli.report;

import org.jspecify.annotations.NullMarked;
