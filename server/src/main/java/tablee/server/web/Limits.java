package tablee.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tablee.server.Config;

/// What one address may ask of the server. Forgets addresses that have been quiet, so that it does not grow.
final class Limits {

    private static final int MANY = 20_000;

    private final Config config;
    private final Map<String, Bucket> requests = new ConcurrentHashMap<>();
    private final Map<String, Bucket> newcomers = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();
    private final Map<String, Integer> connections = new ConcurrentHashMap<>();

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
        return enter(sockets, address);
    }

    void socketClosed(String address) {
        leave(sockets, address);
    }

    boolean connection(String address) {
        return enter(connections, address);
    }

    void connectionClosed(String address) {
        leave(connections, address);
    }

    private boolean enter(Map<String, Integer> open, String address) {
        int most = config.number("limit-connections-address");
        if (open.merge(address, 1, Integer::sum) <= most) {
            return true;
        }
        leave(open, address);
        return false;
    }

    private static void leave(Map<String, Integer> open, String address) {
        open.computeIfPresent(address, (_, count) -> count <= 1 ? null : count - 1);
    }

    /// One connection's own allowance.
    Bucket messages() {
        double rate = config.number("limit-messages");
        return new Bucket(rate, 3 * rate, System.nanoTime());
    }
}
