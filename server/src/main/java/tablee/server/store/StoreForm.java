package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import tablee.engine.BadInput;
import tablee.table.Version;

/// The form of a store, and who has used it.
///
/// @param version the newest of the files in `db/` that was run on it; 0 for a store that is empty
/// @param program the newest Tablée that has used it; none before 1.0
record StoreForm(int version, Optional<String> program) {

    /// The first version whose stores say who used them.
    private static final int SIGNED = 5;

    /// Brings a store up to date. One that is needs no more than a look, which saves most of the time of a start. One that a newer program
    /// has used is refused: it may hold what this one does not know.
    static void migrate(DataSource source, String dialect) {
        StoreForm found = of(source);
        found.requireNotNewer();
        if (found.version != Schema.VERSION) {
            Flyway.configure()
                    .dataSource(source)
                    .locations("classpath:db/" + dialect)
                    .load()
                    .migrate();
        }
        if (!found.program.equals(Optional.of(Version.TEXT))) {
            sign(source);
        }
    }

    static StoreForm of(DataSource source) {
        try (Connection connection = source.getConnection()) {
            return of(connection);
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    static StoreForm of(Connection connection) {
        int version = version(connection);
        return new StoreForm(version, version < SIGNED ? Optional.empty() : newest(connection));
    }

    private static int version(Connection connection) {
        try {
            return Sql.query(
                            connection,
                            "SELECT COALESCE(MAX(CAST(version AS INTEGER)), 0) FROM flyway_schema_history"
                                    + " WHERE success",
                            row -> row.getInt(1))
                    .getFirst();
        } catch (SQLException _) {
            // A new database has no such table.
            return 0;
        }
    }

    private static Optional<String> newest(Connection connection) {
        try {
            List<String> all =
                    Sql.query(connection, "SELECT version FROM programs", row -> row.getString(1));
            return all.stream().max(Comparator.comparing(Release::of));
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    private static void sign(DataSource source) {
        try (Connection connection = source.getConnection()) {
            Sql.update(
                    connection,
                    "INSERT INTO programs (version, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    Version.TEXT,
                    System.currentTimeMillis());
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    private void requireNotNewer() {
        if (isNewer()) {
            throw BadInput.of(
                    "server.store.newer",
                    program.orElse("?"),
                    Version.TEXT,
                    version,
                    Schema.VERSION);
        }
    }

    /// Was it used by a program that this one cannot follow? A third number alone (1.2.3) changes nothing that is kept.
    boolean isNewer() {
        return version > Schema.VERSION
                || program.filter(used -> Release.of(used).isBeyond(Release.of(Version.TEXT)))
                        .isPresent();
    }

    /// The numbers of a version; what follows a hyphen does not count.
    private record Release(int major, int minor, int patch) implements Comparable<Release> {

        private static final Pattern NUMBERS =
                Pattern.compile("(\\d{1,6})\\.(\\d{1,6})(?:\\.(\\d{1,6}))?.*");

        /// What cannot be understood is older than everything.
        static Release of(String text) {
            Matcher numbers = NUMBERS.matcher(text);
            return numbers.matches()
                    ? new Release(number(numbers, 1), number(numbers, 2), number(numbers, 3))
                    : new Release(0, 0, 0);
        }

        private static int number(Matcher numbers, int at) {
            String digits = numbers.group(at);
            return digits == null ? 0 : Integer.parseInt(digits);
        }

        boolean isBeyond(Release other) {
            return major != other.major ? major > other.major : minor > other.minor;
        }

        @Override
        public int compareTo(Release other) {
            return Comparator.comparingInt(Release::major)
                    .thenComparingInt(Release::minor)
                    .thenComparingInt(Release::patch)
                    .compare(this, other);
        }
    }
}
