package tablee.server.people;

import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.server.house.Rounds;
import tablee.server.live.ContentGone;
import tablee.server.live.Tables;
import tablee.server.store.ResultRow;
import tablee.server.store.StoreException;

/// Reads the logs of games that are over and keeps how they ended. Which ones is noted in the store together with the line that ends a game, so that
/// none is forgotten when a node dies; several nodes share the work.
public final class Chronicle implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Chronicle.class);
    private static final int PORTION = 20;
    private static final Duration PAUSE = Duration.ofMillis(500);

    /// A table that was taken is left to whoever took it for so long.
    private static final long LEASE_MILLIS = 60_000;

    private final Tables tables;
    private final Rounds rounds = new Rounds("chronicle", this::round);

    public Chronicle(Tables tables) {
        this.tables = tables;
    }

    public void begin() {
        rounds.begin(PAUSE, PAUSE);
    }

    private void round() {
        int read = PORTION;
        while (read == PORTION) {
            read = read();
        }
    }

    /// Reads what waits, at most a portion; how many tables that were.
    int read() {
        long until = tables.now() + LEASE_MILLIS;
        List<String> taken =
                tables.store().history().takeUnread(tables.now(), until, PORTION).join();
        for (String table : taken) {
            boolean _ = tables.store().history().replace(table, results(table), until).join();
        }
        return taken.size();
    }

    private List<ResultRow> results(String table) {
        try {
            return tables.history(table).map(Results::of).orElse(List.of());
        } catch (ContentGone _) {
            return known(table);
        } catch (StoreException away) {
            throw away;
        } catch (RuntimeException e) {
            LOG.warn("the log of table {} cannot be read for its result", table, e);
            return known(table);
        }
    }

    private List<ResultRow> known(String table) {
        return tables.store().table(table).map(Results::of).orElse(List.of());
    }

    @Override
    public void close() {
        rounds.close();
    }
}
