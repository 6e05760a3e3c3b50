package tablee.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A node may be started before its database: it waits for it, for a while, and says so.
final class DatabaseWait {

    private static final Logger LOG = LoggerFactory.getLogger(DatabaseWait.class);

    private static final long PAUSE_MILLIS = 500;

    /// Looks between two lines in the log.
    private static final int QUIET = 20;

    private DatabaseWait() {}

    /// Returns when the database answers, when it answers with something that waiting does not mend (a wrong password), or when the time is
    /// over: whoever opens it then says what is wrong.
    static void until(Duration most, String url, String user, String password) {
        long giveUp = System.nanoTime() + most.toNanos();
        for (int look = 0; isAway(url, user, password); look++) {
            if (System.nanoTime() >= giveUp) {
                return;
            }
            if (look % QUIET == 0) {
                LOG.info("waiting for the database, {} s at most", most.toSeconds());
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private static boolean isAway(String url, String user, String password) {
        var settings = new Properties();
        settings.setProperty("user", user);
        settings.setProperty("password", password);
        settings.setProperty("connectTimeout", "5");
        settings.setProperty("socketTimeout", "5");
        try (Connection _ = DriverManager.getConnection(url, settings)) {
            return false;
        } catch (SQLException e) {
            String state = e.getSQLState() == null ? "" : e.getSQLState();
            // Nobody there, or somebody who is just getting up (57P03).
            return state.startsWith("08") || state.equals("57P03");
        }
    }
}
