package tablee.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import tablee.engine.BadInput;
import tablee.table.History;

/// A look into a store that changes nothing, also while a server runs on it.
///
/// @param form of the store; [#newest] is what this program would bring it to
/// @param program the newest Tablée that has used it; none before 1.0
/// @param isNewer whether this program would refuse it
public record Survey(int form, Optional<String> program, boolean isNewer) {

    public static int newest() {
        return Schema.VERSION;
    }

    /// Hands over the log of every table that is not over.
    public static Survey sqlite(Path folder, BiConsumer<String, List<History.Line>> running) {
        try (var connection = SqliteStore.reading(folder)) {
            return of(connection, running);
        } catch (SQLException e) {
            throw BadInput.of("server.data.damaged", folder.toString(), Store.reason(e));
        }
    }

    public static Survey postgres(
            String url,
            String user,
            String password,
            BiConsumer<String, List<History.Line>> running) {
        try (var connection = DriverManager.getConnection(url, user, password)) {
            return of(connection, running);
        } catch (SQLException e) {
            throw PostgresStore.away(url, e);
        }
    }

    private static Survey of(Connection connection, BiConsumer<String, List<History.Line>> running)
            throws SQLException {
        StoreForm form = StoreForm.of(connection);
        if (form.version() > 0) {
            List<String> tables =
                    Sql.query(
                            connection,
                            "SELECT id FROM tables WHERE phase IN ('OPEN', 'PLAYING') ORDER BY id",
                            row -> row.getString(1));
            for (String table : tables) {
                running.accept(
                        table,
                        Sql.query(
                                connection,
                                "SELECT seq, at, body FROM log WHERE table_id = ? ORDER BY seq",
                                row ->
                                        new History.Line(
                                                row.getLong(1), row.getLong(2), row.getString(3)),
                                table));
            }
        }
        return new Survey(form.version(), form.program(), form.isNewer());
    }
}
