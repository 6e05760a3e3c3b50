package tablee.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// What belongs to people beside their tables: who they are, their links, replay files and subscriptions; and how a store reads and
/// writes at all.
abstract class SqlPeople implements Store {

    private final HikariDataSource readers;
    private final Writer writer;

    SqlPeople(HikariDataSource readers, Writer writer) {
        this.readers = readers;
        this.writer = writer;
    }

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

    Writer writer() {
        return writer;
    }

    @Override
    public CompletableFuture<Void> update(PersonRow person) {
        return done(
                "UPDATE people SET name = ?, language = ? WHERE id = ?",
                person.name(),
                person.language(),
                person.id());
    }

    CompletableFuture<Void> done(String sql, Object... args) {
        return writer.submit(connection -> Sql.update(connection, sql, args)).thenAccept(_ -> {});
    }

    static PersonRow personRow(ResultSet row) throws SQLException {
        return new PersonRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getLong(4) != 0,
                row.getLong(5));
    }

    @Override
    public Optional<PersonRow> person(String id) {
        return read(
                connection ->
                        Sql.query(
                                        connection,
                                        "SELECT id, name, language, program, created_at FROM people"
                                                + " WHERE id = ?",
                                        SqlPeople::personRow,
                                        id)
                                .stream()
                                .findFirst());
    }

    @Override
    public CompletableFuture<Void> add(LinkRow link) {
        return done(
                "INSERT INTO links (hash, person, table_id, seat, expires_at) VALUES (?, ?, ?, ?, ?)",
                link.hash(),
                link.person(),
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
                                        "SELECT hash, person, table_id, seat, expires_at FROM links"
                                                + " WHERE hash = ? AND expires_at > ?",
                                        row ->
                                                new LinkRow(
                                                        row.getString(1),
                                                        row.getString(2),
                                                        row.getString(3),
                                                        row.getInt(4),
                                                        row.getLong(5)),
                                        hash,
                                        now)
                                .stream()
                                .findFirst());
    }

    @Override
    public CompletableFuture<Boolean> use(LinkRow link) {
        return writer.submit(
                connection -> {
                    int used =
                            Sql.update(connection, "DELETE FROM links WHERE hash = ?", link.hash());
                    Sql.update(
                            connection,
                            "DELETE FROM links WHERE person = ? AND table_id = ? AND seat = ?",
                            link.person(),
                            link.table(),
                            link.seat());
                    return used == 1;
                });
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
    public void close() {
        writer.close();
        readers.close();
    }
}
