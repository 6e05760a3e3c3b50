package tablee.cli.server;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Rows of a store, read as they are and written in large groups, whatever their columns are.
final class StoreRows {

    private static final int MANY = 5_000;

    private final Connection connection;
    private final Map<String, PreparedStatement> writing = new HashMap<>();
    private int waiting;

    StoreRows(Connection connection) {
        this.connection = connection;
    }

    /// @param table its name and columns, as an insertion names them
    record Row(String table, List<Object> values) {

        boolean isOf(String name) {
            return table.startsWith(name + " ");
        }
    }

    List<Row> of(String table, String key, String value) throws SQLException {
        try (var statement =
                connection.prepareStatement("SELECT * FROM " + table + " WHERE " + key + " = ?")) {
            statement.setString(1, value);
            try (ResultSet found = statement.executeQuery()) {
                var columns = new ArrayList<String>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    columns.add(found.getMetaData().getColumnName(i));
                }
                String into = table + " (" + String.join(", ", columns) + ")";
                var rows = new ArrayList<Row>();
                while (found.next()) {
                    var values = new ArrayList<>();
                    for (int i = 1; i <= columns.size(); i++) {
                        values.add(found.getObject(i));
                    }
                    rows.add(new Row(into, values));
                }
                return rows;
            }
        }
    }

    /// The first column of what is found.
    List<String> texts(String sql) throws SQLException {
        try (var statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            var texts = new ArrayList<String>();
            while (found.next()) {
                texts.add(found.getString(1));
            }
            return texts;
        }
    }

    long count(String sql, String value) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, value);
            try (ResultSet found = statement.executeQuery()) {
                found.next();
                return found.getLong(1);
            }
        }
    }

    void write(Row row) throws SQLException {
        PreparedStatement statement = writing.get(row.table());
        if (statement == null) {
            String places = String.join(", ", Collections.nCopies(row.values().size(), "?"));
            statement =
                    connection.prepareStatement(
                            "INSERT INTO " + row.table() + " VALUES (" + places + ")");
            writing.put(row.table(), statement);
        }
        for (int i = 0; i < row.values().size(); i++) {
            statement.setObject(i + 1, row.values().get(i));
        }
        statement.addBatch();
        if (++waiting == MANY) {
            flush();
        }
    }

    void flush() throws SQLException {
        for (PreparedStatement statement : writing.values()) {
            int[] _ = statement.executeBatch();
        }
        waiting = 0;
        connection.commit();
    }
}
