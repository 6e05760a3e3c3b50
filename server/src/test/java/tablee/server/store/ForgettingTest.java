package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.TestPostgres;

/// Whoever is forgotten stands in no table of the database any more, whatever it is for: also in those that come after this test.
class ForgettingTest {

    private static final String GONE = "somebody-who-goes";

    /// Columns that hold whoever it is about. A new one has to be called like these, or stand here.
    private static final Set<String> PEOPLE =
            Set.of("person", "host", "other", "target", "author", "reporter", "accused");

    /// The address of a letter is nobody, and goes with whoever's it is.
    private static final String ADDRESSES = "ways.target";

    @TempDir Path folder;

    @Test
    void sqlite() {
        try (Store store = SqliteStore.open(folder)) {
            forgets(
                    store,
                    "SELECT m.name, c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c"
                            + " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' ORDER BY 1");
        }
    }

    @Test
    void postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store store = postgres.store()) {
            forgets(
                    store,
                    "SELECT table_name, column_name, data_type FROM information_schema.columns"
                            + " WHERE table_schema = 'public' ORDER BY 1");
        }
    }

    private record Column(String table, String name, String type) {
        boolean isText() {
            return type.toLowerCase(Locale.ROOT).startsWith("text");
        }

        boolean isOfPeople() {
            return (table.equals("people") && name.equals("id"))
                    || (PEOPLE.contains(name) && !ADDRESSES.equals(table + "." + name));
        }
    }

    private static void forgets(Store store, String schema) {
        List<Column> columns =
                ask(
                        store,
                        connection ->
                                Sql.query(
                                                connection,
                                                schema,
                                                row ->
                                                        new Column(
                                                                row.getString(1),
                                                                row.getString(2),
                                                                row.getString(3)))
                                        .stream()
                                        .filter(column -> !column.table().startsWith("flyway"))
                                        .toList());
        List<Column> people = columns.stream().filter(Column::isOfPeople).toList();
        assertThat(people).hasSizeGreaterThan(30);
        // One row for each column, so that two columns of one row do not help each other.
        for (Column column : people) {
            List<Column> whole =
                    columns.stream().filter(one -> one.table().equals(column.table())).toList();
            ask(store, connection -> add(connection, whole, column));
            assertThat(held(store, column)).as(column.toString()).isPositive();
        }
        store.house().forgetPerson(GONE, "gone-1").join();
        var left = new ArrayList<Column>();
        for (Column column : people) {
            if (held(store, column) > 0) {
                left.add(column);
            }
        }
        // A result belongs to a table in which somebody left a trace, and is read again from its
        // log.
        assertThat(left).extracting(Column::table).isSubsetOf("results");
    }

    private static int add(Connection connection, List<Column> whole, Column mine)
            throws SQLException {
        var values = new ArrayList<Object>();
        for (Column column : whole) {
            values.add(
                    column.equals(mine)
                            ? GONE
                            : column.isText() ? mine.name() + "-" + column.name() : (Object) 1L);
        }
        return Sql.update(
                connection,
                "INSERT INTO "
                        + mine.table()
                        + " ("
                        + String.join(", ", whole.stream().map(Column::name).toList())
                        + ") VALUES ("
                        + String.join(", ", Collections.nCopies(whole.size(), "?"))
                        + ") ON CONFLICT DO NOTHING",
                values.toArray());
    }

    private static int held(Store store, Column column) {
        return ask(
                store,
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT COUNT(*) FROM "
                                                + column.table()
                                                + " WHERE "
                                                + column.name()
                                                + " = ?",
                                        row -> row.getInt(1),
                                        GONE)
                                .getFirst());
    }

    private static <R> R ask(Store store, Writer.Work<R> work) {
        return store.writer().submit(work).join();
    }
}
