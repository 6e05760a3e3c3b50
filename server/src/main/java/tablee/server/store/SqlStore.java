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
import tablee.server.table.History;

/// What both databases have in common, which is nearly everything.
abstract class SqlStore implements Store {

    private static final String TABLE =
            "SELECT id, game, phase, listed, host, seats, free, waits, due_at, opened_at, moved_at"
                    + " FROM tables ";

    /// Tables asked for in one query: databases limit how many a query may name.
    private static final int AT_ONCE = 200;

    private final HikariDataSource readers;
    private final Writer writer;

    SqlStore(HikariDataSource readers, Writer writer) {
        this.readers = readers;
        this.writer = writer;
    }

    /// The newest of the files in `db/`.
    static final int VERSION = 2;

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
        return person("token_hash", tokenHash);
    }

    @Override
    public Optional<PersonRow> person(String id) {
        return person("id", id);
    }

    private Optional<PersonRow> person(String column, String value) {
        return read(
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT id, token_hash, name, language, program, created_at FROM people"
                                                + " WHERE "
                                                + column
                                                + " = ?",
                                        row ->
                                                new PersonRow(
                                                        row.getString(1),
                                                        row.getString(2),
                                                        row.getString(3),
                                                        row.getString(4),
                                                        row.getLong(5) != 0,
                                                        row.getLong(6)),
                                        value)
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
    public CompletableFuture<Void> addReplay(String id, String person, long at, String body) {
        return done(
                "INSERT INTO replays (id, person, at, body) VALUES (?, ?, ?, ?)",
                id,
                person,
                at,
                body);
    }

    @Override
    public Optional<String> replay(String id) {
        return read(
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT body FROM replays WHERE id = ?",
                                        row -> row.getString(1),
                                        id)
                                .stream()
                                .findFirst());
    }

    @Override
    public int replaysOf(String person) {
        return read(
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT COUNT(*) FROM replays WHERE person = ?",
                                        row -> row.getInt(1),
                                        person)
                                .getFirst());
    }

    @Override
    public CompletableFuture<Void> add(PushRow push, int most) {
        return writer.submit(
                        connection -> {
                            Sql.update(
                                    connection,
                                    "DELETE FROM pushes WHERE endpoint = ?",
                                    push.endpoint());
                            Sql.update(
                                    connection,
                                    "INSERT INTO pushes (endpoint, person, key, auth, at)"
                                            + " VALUES (?, ?, ?, ?, ?)",
                                    push.endpoint(),
                                    push.person(),
                                    push.key(),
                                    push.auth(),
                                    push.at());
                            return Sql.update(
                                    connection,
                                    "DELETE FROM pushes WHERE person = ? AND endpoint NOT IN (SELECT"
                                            + " endpoint FROM pushes WHERE person = ? ORDER BY at DESC"
                                            + " LIMIT ?)",
                                    push.person(),
                                    push.person(),
                                    most);
                        })
                .thenAccept(_ -> {});
    }

    @Override
    public List<PushRow> pushesOf(String person) {
        return read(
                connection ->
                        Sql.query(
                                connection,
                                "SELECT endpoint, person, key, auth, at FROM pushes WHERE person = ?"
                                        + " ORDER BY at",
                                row ->
                                        new PushRow(
                                                row.getString(1),
                                                row.getString(2),
                                                row.getString(3),
                                                row.getString(4),
                                                row.getLong(5)),
                                person));
    }

    @Override
    public CompletableFuture<Void> forget(String person, String endpoint) {
        return done(
                "DELETE FROM pushes WHERE person = ? AND (? = '' OR endpoint = ?)",
                person,
                endpoint,
                endpoint);
    }

    @Override
    public String secret(String name, String fresh) {
        return writer.submit(
                        connection -> {
                            Sql.update(
                                    connection,
                                    "INSERT INTO secrets (name, value) VALUES (?, ?)"
                                            + " ON CONFLICT DO NOTHING",
                                    name,
                                    fresh);
                            return Sql.query(
                                            connection,
                                            "SELECT value FROM secrets WHERE name = ?",
                                            row -> row.getString(1),
                                            name)
                                    .getFirst();
                        })
                .join();
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
        try {
            writer.submit(
                            connection -> {
                                Dump.read(connection, lines);
                                return true;
                            })
                    .join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof BadInput refused) {
                throw refused;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
    }
}
