/// Where logs and people are kept: SQLite on one machine, PostgreSQL on several. No rule and no view in here.
@NullMarked
package tablee.server.store;

import org.jspecify.annotations.NullMarked;
