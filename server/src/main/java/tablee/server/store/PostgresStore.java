package tablee.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tablee.engine.BadInput;

/// For several nodes: they share nothing but this.
public final class PostgresStore extends Store {

    private static final int WRITERS = 2;

    /// How long somebody waits for a database that is away before they are told so.
    private static final long AWAY_MILLIS = 5_000;

    private PostgresStore(Database database) {
        super(database, " FOR UPDATE SKIP LOCKED");
    }

    /// Opens the database and brings it up to date.
    ///
    /// @param url `jdbc:postgresql://host/database`
    /// @param wait how long a database that is not there yet is waited for
    public static PostgresStore open(String url, String user, String password, Duration wait) {
        DatabaseWait.until(wait, url, user, password);
        return open(url, user, password);
    }

    /// The same with one that is there.
    public static PostgresStore open(String url, String user, String password) {
        var config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setUsername(user);
        config.setPassword(password);
        config.setMaximumPoolSize(WRITERS + 6);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(AWAY_MILLIS);
        config.setPoolName("postgres");
        // A network that swallows everything must not hold a thread for ever.
        config.addDataSourceProperty("connectTimeout", "5");
        config.addDataSourceProperty("socketTimeout", "20");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        var pool = opened(config);
        return new PostgresStore(
                new Database(pool, new Writer("store-writer", WRITERS, () -> connection(pool))));
    }

    private static Connection connection(HikariDataSource pool) {
        try {
            return pool.getConnection();
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    private static HikariDataSource opened(HikariConfig config) {
        @Nullable HikariDataSource pool = null;
        try {
            pool = new HikariDataSource(config);
            StoreForm.migrate(pool, "postgres");
            return pool;
        } catch (RuntimeException e) {
            if (pool != null) {
                pool.close();
            }
            throw e instanceof BadInput refused ? refused : away(config.getJdbcUrl(), e);
        }
    }

    static BadInput away(String url, Exception failure) {
        // A password may stand in the address.
        String address = url.replaceAll("[?].*|//.*@", "");
        return BadInput.of("server.database.away", address, reason(failure));
    }
}
