package tablee.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// How the parts of a store read and write: reading on the caller's thread, writing through the one [Writer].
record Database(HikariDataSource readers, Writer writer) implements AutoCloseable {

    /// Something done to the database that gives nothing back.
    @FunctionalInterface
    interface Change {
        void run(Connection connection) throws SQLException;
    }

    <R> R read(Writer.Work<R> work) {
        try (Connection connection = readers.getConnection()) {
            return work.run(connection);
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    <R> List<R> all(String sql, Sql.Reader<R> reader, Object... args) {
        return read(connection -> Sql.query(connection, sql, reader, args));
    }

    <R> Optional<R> first(String sql, Sql.Reader<R> reader, Object... args) {
        return all(sql, reader, args).stream().findFirst();
    }

    List<String> texts(String sql, Object... args) {
        return all(sql, row -> row.getString(1), args);
    }

    int count(String sql, Object... args) {
        return all(sql, row -> row.getInt(1), args).getFirst();
    }

    CompletableFuture<Void> write(String sql, Object... args) {
        return write(connection -> Sql.update(connection, sql, args));
    }

    CompletableFuture<Void> write(Change change) {
        return writer.submit(
                        connection -> {
                            change.run(connection);
                            return true;
                        })
                .thenAccept(_ -> {});
    }

    <R extends Record> CompletableFuture<Void> insert(RowType<R> type, R row) {
        return write(type.insert(), type.values(row));
    }

    /// Whether it changed anything.
    CompletableFuture<Boolean> change(String sql, Object... args) {
        return writer.submit(connection -> Sql.update(connection, sql, args) > 0);
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
    }
}
