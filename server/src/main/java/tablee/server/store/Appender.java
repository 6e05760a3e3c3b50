package tablee.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The statements of the append on one connection, prepared once. The hot path of the server.
final class Appender {

    private final Connection connection;
    private final PreparedStatement line;
    private final PreparedStatement row;

    Appender(Connection connection) throws SQLException {
        this.connection = connection;
        connection.setAutoCommit(false);
        line =
                connection.prepareStatement(
                        "INSERT INTO log (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT DO NOTHING");
        row =
                connection.prepareStatement(
                        RowType.TABLE.insert()
                                + " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase,"
                                + " free = excluded.free, waits = excluded.waits, due_at = excluded.due_at,"
                                + " moved_at = excluded.moved_at, summary = excluded.summary");
    }

    Connection connection() {
        return connection;
    }

    /// Which of these lines are new. Nothing is committed yet.
    boolean[] write(List<Append> appends) throws SQLException {
        boolean[] written = new boolean[appends.size()];
        if (appends.isEmpty()) {
            return written;
        }
        try {
            for (Append append : appends) {
                Sql.set(line, append.table(), append.seq(), append.at(), append.body());
                line.addBatch();
            }
            int[] counts = line.executeBatch();
            boolean rows = false;
            for (int i = 0; i < counts.length; i++) {
                Append append = appends.get(i);
                written[i] = counts[i] == 1 || counts[i] == Statement.SUCCESS_NO_INFO;
                if (written[i] && append.row().isPresent()) {
                    Sql.set(row, RowType.TABLE.values(append.row().get()));
                    row.addBatch();
                    rows = true;
                    if (append.row().get().isOver()) {
                        Sql.update(connection, HistoryStore.NOTE, append.table());
                    }
                }
                if (written[i] && append.chairs().isPresent()) {
                    chairs(append.table(), append.chairs().get());
                }
                if (written[i] && append.trace().isPresent()) {
                    Sql.update(
                            connection,
                            "INSERT INTO traces (person, table_id) VALUES (?, ?)"
                                    + " ON CONFLICT DO NOTHING",
                            append.trace().get(),
                            append.table());
                }
            }
            if (rows) {
                row.executeBatch();
            }
            return written;
        } catch (SQLException e) {
            line.clearBatch();
            row.clearBatch();
            throw e;
        }
    }

    private void chairs(String table, List<String> people) throws SQLException {
        Sql.update(connection, "DELETE FROM chairs WHERE table_id = ?", table);
        for (int seat = 0; seat < people.size(); seat++) {
            if (!people.get(seat).isEmpty()) {
                Sql.update(
                        connection,
                        "INSERT INTO chairs (table_id, seat, person) VALUES (?, ?, ?)",
                        table,
                        seat,
                        people.get(seat));
            }
        }
    }

    /// Gives the connection back; what was not committed is forgotten. Whether the database has said so: one that does not answer may
    /// still be at a commit.
    boolean giveUp() {
        try (connection) {
            connection.rollback();
            return true;
        } catch (SQLException e) {
            // The connection is broken, which is why it is being closed: the database forgets by
            // itself.
            org.slf4j.LoggerFactory.getLogger(Appender.class).debug("closing", e);
            return false;
        }
    }
}
