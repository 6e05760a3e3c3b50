package tablee.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// The few lines of JDBC that every statement needs.
final class Sql {

    @FunctionalInterface
    interface Reader<R> {
        R read(ResultSet row) throws SQLException;
    }

    private Sql() {}

    static <R> List<R> query(Connection connection, String sql, Reader<R> reader, Object... args)
            throws SQLException {
        try (PreparedStatement statement = prepare(connection, sql, args);
                ResultSet rows = statement.executeQuery()) {
            var found = new ArrayList<R>();
            while (rows.next()) {
                found.add(reader.read(rows));
            }
            return found;
        }
    }

    static int update(Connection connection, String sql, Object... args) throws SQLException {
        try (PreparedStatement statement = prepare(connection, sql, args)) {
            return statement.executeUpdate();
        }
    }

    static <R extends Record> void insert(Connection connection, RowType<R> type, R row)
            throws SQLException {
        int _ = update(connection, type.insert(), type.values(row));
    }

    private static PreparedStatement prepare(Connection connection, String sql, Object... args)
            throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            set(statement, args);
            return statement;
        } catch (SQLException e) {
            statement.close();
            throw e;
        }
    }

    static void set(PreparedStatement statement, Object... args) throws SQLException {
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case String text -> statement.setString(i + 1, text);
                case Integer number -> statement.setLong(i + 1, number);
                case Long number -> statement.setLong(i + 1, number);
                case Double number -> statement.setDouble(i + 1, number);
                case Boolean flag -> statement.setLong(i + 1, flag ? 1 : 0);
                default -> throw new IllegalArgumentException("cannot bind " + args[i].getClass());
            }
        }
    }
}
