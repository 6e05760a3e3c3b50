package tablee.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// A back-up as lines of JSON: readable, and the same for both databases, so that a host who outgrows one machine can move.
final class Dump {

    private static final Json HEAD = Json.object().put("tablee", "backup").put("format", 1).build();

    private static final Map<String, List<String>> COLUMNS =
            Map.of(
                    "log", List.of("table_id", "seq", "at", "body"),
                    "tables",
                            List.of(
                                    "id",
                                    "game",
                                    "phase",
                                    "listed",
                                    "host",
                                    "seats",
                                    "free",
                                    "waits",
                                    "due_at",
                                    "opened_at",
                                    "moved_at"),
                    "chairs", List.of("table_id", "seat", "person"),
                    "people",
                            List.of(
                                    "id",
                                    "token_hash",
                                    "name",
                                    "language",
                                    "program",
                                    "created_at"),
                    "links", List.of("hash", "table_id", "seat", "expires_at"),
                    "replays", List.of("id", "person", "at", "body"),
                    "pushes", List.of("endpoint", "person", "key", "auth", "at"),
                    "secrets", List.of("name", "value"));

    private static final List<String> ORDER =
            List.of("people", "tables", "chairs", "links", "replays", "pushes", "secrets", "log");

    private Dump() {}

    /// In one transaction, so that it is what the store was at one moment.
    static void write(Connection connection, Consumer<String> line) throws SQLException {
        connection.setAutoCommit(false);
        if (connection.getMetaData().getDatabaseProductName().startsWith("Postgre")) {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        }
        line.accept(HEAD.print());
        for (String table : ORDER) {
            rows(connection, table, line);
        }
        line.accept(Json.object().put("end", true).build().print());
        connection.rollback();
        connection.setAutoCommit(true);
    }

    private static void rows(Connection connection, String table, Consumer<String> line)
            throws SQLException {
        List<String> columns = columns(table);
        try (var statement = connection.createStatement()) {
            statement.setFetchSize(500);
            try (ResultSet rows =
                    statement.executeQuery(
                            "SELECT " + String.join(", ", columns) + " FROM " + table)) {
                while (rows.next()) {
                    var values = new ArrayList<Json>();
                    for (int i = 1; i <= columns.size(); i++) {
                        values.add(
                                rows.getObject(i) instanceof Number number
                                        ? Json.of(number.longValue())
                                        : Json.of(rows.getString(i)));
                    }
                    line.accept(Json.object().put(table, Json.of(values)).build().print());
                }
            }
        }
    }

    private static List<String> columns(String table) {
        List<String> columns = COLUMNS.get(table);
        if (columns == null) {
            throw BadInput.of("server.backup.table", table);
        }
        return columns;
    }

    /// Refuses a store that holds something, and a back-up that was cut off.
    static void read(Connection connection, Iterable<String> lines) throws SQLException {
        boolean ended = false;
        boolean headed = false;
        for (String text : lines) {
            Json json = Json.parse(text);
            if (!headed) {
                if (!json.equals(HEAD)) {
                    throw BadInput.of("server.backup.kind");
                }
                requireEmpty(connection);
                // A server that was opened here before has made keys; those of the back-up count.
                Sql.update(connection, "DELETE FROM secrets");
                headed = true;
            } else if (json.find("end").isPresent()) {
                ended = true;
            } else {
                for (var entry : json.fields().entrySet()) {
                    insert(connection, entry.getKey(), entry.getValue().items());
                }
            }
        }
        if (!ended) {
            throw BadInput.of("server.backup.short");
        }
    }

    private static void requireEmpty(Connection connection) throws SQLException {
        long lines =
                Sql.query(connection, "SELECT COUNT(*) FROM log", row -> row.getLong(1)).getFirst();
        if (lines > 0) {
            throw BadInput.of("server.backup.full");
        }
    }

    private static void insert(Connection connection, String table, List<Json> values)
            throws SQLException {
        List<String> columns = columns(table);
        Object[] args =
                values.stream()
                        .map(
                                value ->
                                        value instanceof Json.Num
                                                ? (Object) value.asLong()
                                                : value.asText())
                        .toArray();
        Sql.update(
                connection,
                "INSERT INTO "
                        + table
                        + " ("
                        + String.join(", ", columns)
                        + ") VALUES ("
                        + String.join(", ", java.util.Collections.nCopies(columns.size(), "?"))
                        + ")",
                args);
    }
}
