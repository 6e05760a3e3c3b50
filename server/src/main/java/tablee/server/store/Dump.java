package tablee.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// A back-up as lines of JSON: readable, and the same for both databases, so that a host who outgrows one machine can move.
final class Dump {

    /// Format 1 had no devices and nothing about moderation; 2 tables without a summary, and nothing put away; 3 no passkeys and no words; 4 no evenings; 5 nothing about letters.
    private static final int FORMAT = 6;

    /// What of a token's hash stands for a device.
    private static final int DEVICE = 16;

    private Dump() {}

    /// In one transaction, so that it is what the store was at one moment.
    static void write(Connection connection, Consumer<String> line) throws SQLException {
        connection.setAutoCommit(false);
        if (connection.getMetaData().getDatabaseProductName().startsWith("Postgre")) {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        }
        line.accept(head(FORMAT).print());
        for (String table : Schema.tables()) {
            rows(connection, table, line);
        }
        line.accept(Json.object().put("end", true).build().print());
        connection.rollback();
        connection.setAutoCommit(true);
    }

    private static Json head(int format) {
        return Json.object().put("tablee", "backup").put("format", format).build();
    }

    private static boolean isHead(Json line) {
        return IntStream.rangeClosed(1, FORMAT).anyMatch(format -> line.equals(head(format)));
    }

    private static void rows(Connection connection, String table, Consumer<String> line)
            throws SQLException {
        List<String> columns = Schema.columns(table);
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

    /// Refuses a store that holds something, and a back-up that was cut off.
    static void read(Connection connection, Iterable<String> lines) throws SQLException {
        boolean ended = false;
        boolean headed = false;
        boolean old = false;
        for (String text : lines) {
            Json json = Json.parse(text);
            if (!headed) {
                old = json.equals(head(1));
                if (!isHead(json)) {
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
                    if (old) {
                        insertOld(connection, entry.getKey(), entry.getValue().items());
                    } else {
                        insert(connection, entry.getKey(), entry.getValue().items());
                    }
                }
            }
        }
        if (!ended) {
            throw BadInput.of("server.backup.short");
        }
        int _ = HistoryStore.noteAll(connection);
    }

    /// People had one token each, links belonged to nobody and are over by now, and nobody had noted who left traces where.
    private static void insertOld(Connection connection, String table, List<Json> values)
            throws SQLException {
        switch (table) {
            case "people" -> {
                Json id = values.get(0);
                Json token = values.get(1);
                Json made = values.get(5);
                insert(
                        connection,
                        "people",
                        List.of(id, values.get(2), values.get(3), values.get(4), made));
                Json device = Json.of(token.asText().substring(0, DEVICE));
                Json now = Json.of(System.currentTimeMillis());
                insert(connection, "devices", List.of(token, device, id, Json.of(""), made, now));
            }
            case "log" -> {
                insert(connection, table, values);
                trace(connection, values.get(0).asText(), Json.parse(values.get(3).asText()));
            }
            case "links" -> {}
            default -> insert(connection, table, values);
        }
    }

    private static void trace(Connection connection, String table, Json line) throws SQLException {
        Optional<Json> person =
                switch (line.find("k").map(Json::plain).orElse("")) {
                    case "opened", "said" -> line.find("p");
                    case "seated", "moved" -> line.at("by").find("id");
                    default -> Optional.empty();
                };
        if (person.isPresent()) {
            Sql.update(
                    connection,
                    "INSERT INTO traces (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    person.get().asText(),
                    table);
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
        List<String> all = Schema.columns(table);
        // What a back-up of an earlier format does not have, the database knows a usual value for.
        List<String> columns = all.subList(0, Math.min(all.size(), values.size()));
        Object[] args =
                values.stream()
                        .map(
                                value ->
                                        value instanceof Json.Num
                                                ? (Object) value.asLong()
                                                : value.asText())
                        .toArray();
        Sql.update(connection, RowType.insert(table, columns), args);
    }
}
