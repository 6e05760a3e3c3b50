package tablee.server.people;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tablee.server.live.Tables;
import tablee.server.store.CompanyStore;

/// Who is here, on any page or at any table: known to the minute, and kept only of those who have friends to see it.
public final class Here {

    private static final long MINUTE = 60_000;

    /// Whoever was here so lately is.
    private static final long HERE_MILLIS = 3 * MINUTE;

    private static final int MANY = 50_000;

    private final Tables tables;
    private final CompanyStore store;

    /// When it was last asked whether somebody has friends, and last written that they are here; by person.
    private final Map<String, Long> looked = new ConcurrentHashMap<>();

    private final Map<String, Long> written = new ConcurrentHashMap<>();

    public Here(Tables tables) {
        this.tables = tables;
        this.store = tables.store().company();
    }

    /// Whether somebody who was last here then is.
    public static boolean isHere(long at, long now) {
        return now - at < HERE_MILLIS;
    }

    /// Somebody has asked something, or their page has said that it is still there. Does not block.
    public void seen(String person) {
        if (isDue(looked, person)) {
            tables.blocking(
                    () -> {
                        if (store.hasFriends(person)) {
                            now(person);
                        }
                    });
        }
    }

    /// Somebody looks at friends, or makes some: they are here for those who are none yet, too.
    public void now(String person) {
        if (isDue(written, person)) {
            var _ = store.here(person, tables.now());
        }
    }

    private boolean isDue(Map<String, Long> when, String person) {
        long now = tables.now();
        if (when.size() > MANY) {
            when.values().removeIf(at -> now - at > MINUTE);
        }
        Long before = when.get(person);
        if (before != null && now - before <= MINUTE) {
            return false;
        }
        when.put(person, now);
        return true;
    }
}
