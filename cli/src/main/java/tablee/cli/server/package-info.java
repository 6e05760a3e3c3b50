/// Commands around the table server: running it, looking after it, loading it, breaking it on purpose.
@NullMarked
package tablee.cli.server;

import org.jspecify.annotations.NullMarked;
