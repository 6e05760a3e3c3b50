package tablee.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.flywaydb.core.Flyway;
import tablee.server.table.History;

/// What both databases have in common, which is nearly everything.
abstract class SqlStore implements Store {

    private static final String TABLE =
            "SELECT id, game, phase, listed, host, seats, free, waits, due_at, opened_at, moved_at"
                    + " FROM tables ";

    private final HikariDataSource readers;
    private final Writer writer;

    SqlStore(HikariDataSource readers, Writer writer) {
        this.readers = readers;
        this.writer = writer;
    }

    static void migrate(javax.sql.DataSource source, String dialect) {
        Flyway.configure().dataSource(source).locations("classpath:db/" + dialect).load().migrate();
    }

    /// How due tables are found so that two nodes do not take the same.
    abstract String dueSql();

    <R> R read(Writer.Work<R> work) {
        try (Connection connection = readers.getConnection()) {
            return work.run(connection);
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    HikariDataSource readers() {
        return readers;
    }

    @Override
    public CompletableFuture<Boolean> append(Append append) {
        return writer.append(append);
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

    @Override
    public List<TableRow> listed(int most) {
        return read(
                connection ->
                        Sql.query(
                                connection,
                                TABLE
                                        + "WHERE listed = 1 AND phase IN ('OPEN', 'PLAYING')"
                                        + " ORDER BY opened_at DESC LIMIT ?",
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
                                            + "WHERE host = ? OR id IN (SELECT table_id FROM chairs WHERE"
                                            + " person = ?) ORDER BY moved_at DESC LIMIT ?",
                                    SqlStore::tableRow,
                                    person,
                                    person,
                                    most);
                    return rows.stream()
                            .map(row -> new Seated(row, mine.getOrDefault(row.id(), 0)))
                            .sorted(Comparator.comparing(Seated::waitsForMe).reversed())
                            .toList();
                });
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
                row.getLong(11));
    }

    @Override
    public CompletableFuture<List<String>> takeDue(long now, long lease, int most) {
        return writer.submit(
                connection -> {
                    List<String> due =
                            Sql.query(connection, dueSql(), row -> row.getString(1), now, most);
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

    @Override
    public CompletableFuture<Void> add(PersonRow person) {
        return done(
                "INSERT INTO people (id, token_hash, name, language, program, created_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?)",
                person.id(),
                person.tokenHash(),
                person.name(),
                person.language(),
                person.program(),
                person.createdAt());
    }

    @Override
    public CompletableFuture<Void> update(PersonRow person) {
        return done(
                "UPDATE people SET name = ?, language = ? WHERE id = ?",
                person.name(),
                person.language(),
                person.id());
    }

    private CompletableFuture<Void> done(String sql, Object... args) {
        return writer.submit(connection -> Sql.update(connection, sql, args)).thenAccept(_ -> {});
    }

    @Override
    public Optional<PersonRow> personByToken(String tokenHash) {
        return read(
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT id, token_hash, name, language, program, created_at FROM people"
                                                + " WHERE token_hash = ?",
                                        row ->
                                                new PersonRow(
                                                        row.getString(1),
                                                        row.getString(2),
                                                        row.getString(3),
                                                        row.getString(4),
                                                        row.getLong(5) != 0,
                                                        row.getLong(6)),
                                        tokenHash)
                                .stream()
                                .findFirst());
    }

    @Override
    public CompletableFuture<Void> add(LinkRow link) {
        return done(
                "INSERT INTO links (hash, table_id, seat, expires_at) VALUES (?, ?, ?, ?)",
                link.hash(),
                link.table(),
                link.seat(),
                link.expiresAt());
    }

    @Override
    public Optional<LinkRow> link(String hash, long now) {
        return read(
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT hash, table_id, seat, expires_at FROM links"
                                                + " WHERE hash = ? AND expires_at > ?",
                                        row ->
                                                new LinkRow(
                                                        row.getString(1),
                                                        row.getString(2),
                                                        row.getInt(3),
                                                        row.getLong(4)),
                                        hash,
                                        now)
                                .stream()
                                .findFirst());
    }

    @Override
    public int waiting() {
        return writer.waiting();
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
        writer.submit(
                        connection -> {
                            Dump.read(connection, lines);
                            return true;
                        })
                .join();
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
    }
}
