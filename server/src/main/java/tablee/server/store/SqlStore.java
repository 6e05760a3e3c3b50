package tablee.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.flywaydb.core.Flyway;
import tablee.engine.BadInput;
import tablee.server.watch.Pulse;
import tablee.table.History;

/// Tables and their logs. What both databases have in common, which is nearly everything.
abstract class SqlStore extends SqlHouse {

    private static final String TABLE =
            "SELECT id, game, phase, listed, host, seats, free, waits, due_at, opened_at, moved_at, summary"
                    + " FROM tables ";

    /// Tables asked for in one query: databases limit how many a query may name.
    private static final int AT_ONCE = 200;

    SqlStore(HikariDataSource readers, Writer writer) {
        super(readers, writer);
    }

    /// The newest of the files in `db/`.
    static final int VERSION = 4;

    /// Brings a database up to date. One that is needs no more than a look, which saves most of the time of a start.
    static void migrate(javax.sql.DataSource source, String dialect) {
        if (version(source) == VERSION) {
            return;
        }
        Flyway.configure().dataSource(source).locations("classpath:db/" + dialect).load().migrate();
    }

    private static int version(javax.sql.DataSource source) {
        try (Connection connection = source.getConnection()) {
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

    /// The innermost cause in one line, for a sentence.
    static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
        return message.lines().findFirst().orElse("").strip();
    }

    /// How due tables are found so that two nodes do not take the same.
    abstract String dueSql();

    @Override
    public CompletableFuture<Boolean> append(Append append) {
        return writer().append(append);
    }

    @Override
    public List<History.Line> log(String table, long after) {
        return read(
                connection ->
                        Sql.query(
                                connection,
                                "SELECT seq, at, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq",
                                row ->
                                        new History.Line(
                                                row.getLong(1), row.getLong(2), row.getString(3)),
                                table,
                                after));
    }

    @Override
    public Optional<TableRow> table(String id) {
        return read(
                connection ->
                        Sql.query(connection, TABLE + "WHERE id = ?", SqlStore::tableRow, id)
                                .stream()
                                .findFirst());
    }

    /// The newest of every host, then the second newest of every host, and so on: nobody fills the list.
    @Override
    public List<TableRow> listed(int most) {
        return read(
                connection ->
                        Sql.query(
                                connection,
                                "SELECT id, game, phase, listed, host, seats, free, waits, due_at, opened_at,"
                                        + " moved_at, summary FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY host"
                                        + " ORDER BY opened_at DESC, id) AS turn FROM tables WHERE listed = 1"
                                        + " AND phase IN ('OPEN', 'PLAYING')) AS fair"
                                        + " ORDER BY turn, opened_at DESC, id LIMIT ?",
                                SqlStore::tableRow,
                                most));
    }

    @Override
    public List<TableRow> all(int most) {
        return read(
                connection ->
                        Sql.query(
                                connection,
                                TABLE + "ORDER BY opened_at DESC LIMIT ?",
                                SqlStore::tableRow,
                                most));
    }

    @Override
    public Map<String, Long> newest(List<String> tables) {
        Map<String, Long> newest = new HashMap<>();
        for (int from = 0; from < tables.size(); from += AT_ONCE) {
            Object[] some = tables.subList(from, Math.min(tables.size(), from + AT_ONCE)).toArray();
            String places = String.join(",", Collections.nCopies(some.length, "?"));
            read(
                    connection ->
                            Sql.query(
                                    connection,
                                    "SELECT id, (SELECT max(seq) FROM log WHERE table_id = id)"
                                            + " FROM tables WHERE id IN ("
                                            + places
                                            + ")",
                                    row -> newest.put(row.getString(1), row.getLong(2)),
                                    some));
        }
        return newest;
    }

    @Override
    public List<Seated> tablesOf(String person, int most) {
        Map<String, Integer> mine = new LinkedHashMap<>();
        return read(
                connection -> {
                    Sql.query(
                                    connection,
                                    "SELECT table_id, seat FROM chairs WHERE person = ?",
                                    row -> Map.entry(row.getString(1), 1 << row.getInt(2)),
                                    person)
                            .forEach(
                                    chair ->
                                            mine.merge(
                                                    chair.getKey(),
                                                    chair.getValue(),
                                                    (a, b) -> a | b));
                    var rows =
                            Sql.query(
                                    connection,
                                    TABLE
                                            + "WHERE (host = ? OR id IN (SELECT table_id FROM chairs WHERE"
                                            + " person = ?)) AND NOT EXISTS (SELECT 1 FROM put_away a WHERE"
                                            + " a.table_id = id AND a.person = ? AND (a.at >= moved_at OR phase"
                                            + " IN ('OVER', 'CLOSED'))) ORDER BY moved_at DESC LIMIT ?",
                                    SqlStore::tableRow,
                                    person,
                                    person,
                                    person,
                                    most);
                    return rows.stream()
                            .map(row -> new Seated(row, mine.getOrDefault(row.id(), 0)))
                            .sorted(Comparator.comparing(Seated::waitsForMe).reversed())
                            .toList();
                });
    }

    @Override
    public CompletableFuture<Void> putAway(String person, String table, boolean away, long at) {
        return away
                ? done(
                        "INSERT INTO put_away (person, table_id, at) VALUES (?, ?, ?)"
                                + " ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at",
                        person,
                        table,
                        at)
                : done("DELETE FROM put_away WHERE person = ? AND table_id = ?", person, table);
    }

    @Override
    public Map<String, Long> putAwayBy(String person) {
        Map<String, Long> away = new LinkedHashMap<>();
        read(
                connection ->
                        Sql.query(
                                connection,
                                "SELECT table_id, at FROM put_away WHERE person = ? ORDER BY at",
                                row -> away.put(row.getString(1), row.getLong(2)),
                                person));
        return away;
    }

    @Override
    public int unfinishedOf(String person, int most) {
        return read(
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT COUNT(*) FROM (SELECT id FROM tables WHERE (host = ? OR id IN"
                                                + " (SELECT table_id FROM chairs WHERE person = ?)) AND phase IN"
                                                + " ('OPEN', 'PLAYING') LIMIT ?) AS unfinished",
                                        row -> row.getInt(1),
                                        person,
                                        person,
                                        most)
                                .getFirst());
    }

    private static TableRow tableRow(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getLong(4) != 0,
                row.getString(5),
                row.getInt(6),
                row.getInt(7),
                row.getInt(8),
                row.getLong(9),
                row.getLong(10),
                row.getLong(11),
                row.getString(12));
    }

    @Override
    public CompletableFuture<List<String>> takeDue(long now, long lease, int most) {
        return writer().submit(
                        connection -> {
                            List<String> due =
                                    Sql.query(
                                            connection,
                                            dueSql(),
                                            row -> row.getString(1),
                                            now,
                                            most);
                            for (String id : due) {
                                Sql.update(
                                        connection,
                                        "UPDATE tables SET due_at = ? WHERE id = ?",
                                        now + lease,
                                        id);
                            }
                            return due;
                        });
    }

    /// In the very table that everything depends on, and away again in the same transaction.
    @Override
    public CompletableFuture<Void> probe() {
        return writer().submit(
                        connection -> {
                            Sql.update(
                                    connection,
                                    "INSERT INTO log (table_id, seq, at, body) VALUES ('-', 0, 0, '')"
                                            + " ON CONFLICT DO NOTHING");
                            return Sql.update(connection, "DELETE FROM log WHERE table_id = '-'");
                        })
                .thenAccept(_ -> {});
    }

    @Override
    public List<Pulse> pulses() {
        return writer().pulses();
    }

    @Override
    public int waiting() {
        return writer().waiting();
    }

    @Override
    public void dump(Consumer<String> line) {
        var _ =
                read(
                        connection -> {
                            Dump.write(connection, line);
                            return true;
                        });
    }

    @Override
    public void restore(Iterable<String> lines) {
        try {
            writer().submit(
                            connection -> {
                                Dump.read(connection, lines);
                                return true;
                            })
                    .join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof BadInput refused) {
                throw refused;
            }
            throw BadInput.of("server.backup.broken", reason(e));
        }
    }
}
