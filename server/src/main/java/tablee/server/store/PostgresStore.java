package tablee.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;

/// For several nodes: they share nothing but this.
public final class PostgresStore extends SqlStore {

    private static final int WRITERS = 2;

    private PostgresStore(HikariDataSource pool, Writer writer) {
        super(pool, writer);
    }

    /// Opens the database and brings it up to date.
    ///
    /// @param url `jdbc:postgresql://host/database`
    public static PostgresStore open(String url, String user, String password) {
        var config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setUsername(user);
        config.setPassword(password);
        config.setMaximumPoolSize(WRITERS + 6);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(10_000);
        config.setPoolName("postgres");
        var pool = new HikariDataSource(config);
        migrate(pool, "postgres");
        return new PostgresStore(
                pool,
                new Writer(
                        "store-writer",
                        WRITERS,
                        () -> {
                            try {
                                return pool.getConnection();
                            } catch (SQLException e) {
                                throw new StoreException(e);
                            }
                        }));
    }

    @Override
    String dueSql() {
        return "SELECT id FROM tables WHERE due_at > 0 AND due_at <= ? ORDER BY due_at LIMIT ?"
                + " FOR UPDATE SKIP LOCKED";
    }
}
