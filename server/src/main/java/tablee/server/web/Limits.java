package tablee.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import tablee.server.Config;

/// What one address may ask of the server. Forgets addresses that have been quiet, so that it does not grow.
final class Limits {

    private static final int MANY = 20_000;

    private final Config config;
    private final Map<String, Bucket> requests = new ConcurrentHashMap<>();
    private final Map<String, Bucket> newcomers = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> sockets = new ConcurrentHashMap<>();

    Limits(Config config) {
        this.config = config;
    }

    boolean request(String address) {
        double rate = config.number("limit-rate");
        return take(requests, address, rate, 4 * rate);
    }

    boolean newcomer(String address) {
        double rate = config.number("limit-people");
        return take(newcomers, address, rate / 60, rate);
    }

    private static boolean take(
            Map<String, Bucket> buckets, String address, double rate, double burst) {
        long now = System.nanoTime();
        if (buckets.size() > MANY) {
            buckets.values().removeIf(bucket -> bucket.isFull(now));
        }
        return buckets.computeIfAbsent(address, _ -> new Bucket(rate, burst, now)).take(now);
    }

    boolean socket(String address) {
        int most = config.number("limit-connections-address");
        AtomicInteger open = sockets.computeIfAbsent(address, _ -> new AtomicInteger());
        if (open.incrementAndGet() > most) {
            open.decrementAndGet();
            return false;
        }
        return true;
    }

    void socketClosed(String address) {
        sockets.computeIfPresent(address, (_, open) -> open.decrementAndGet() <= 0 ? null : open);
    }

    /// One connection's own allowance.
    Bucket messages() {
        double rate = config.number("limit-messages");
        return new Bucket(rate, 3 * rate, System.nanoTime());
    }
}
