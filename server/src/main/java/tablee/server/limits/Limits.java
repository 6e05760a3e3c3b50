package tablee.server.limits;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tablee.server.Config;

/// What one address may ask of the server. Forgets addresses that have been quiet, so that it does not grow.
public final class Limits {

    private static final int MANY = 20_000;

    /// Large bodies at once, in all and of one address.
    private static final int LARGE = 12;

    private static final int LARGE_OF_ADDRESS = 4;

    private final Config config;
    private final Map<String, Bucket> requests = new ConcurrentHashMap<>();
    private final Map<String, Bucket> newcomers = new ConcurrentHashMap<>();
    private final Map<String, Bucket> kept = new ConcurrentHashMap<>();
    private final Map<String, Integer> large = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();
    private final Map<String, Integer> connections = new ConcurrentHashMap<>();

    public Limits(Config config) {
        this.config = config;
    }

    public boolean request(String address) {
        double rate = config.most().rate();
        return take(requests, address, rate, 4 * rate);
    }

    public boolean newcomer(String address) {
        double rate = config.most().people();
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

    /// Whether this address may have something large written: what is small to ask for and large to keep.
    public boolean keeping(String address) {
        double rate = config.most().kept();
        return take(kept, address, rate / 60, rate);
    }

    /// A place for a large body, which is held in memory until it was understood. Taken when the body turns out to be large.
    public static final class Place implements AutoCloseable {
        private final Limits limits;
        private final String address;
        private boolean taken;

        public Place(Limits limits, String address) {
            this.limits = limits;
            this.address = address;
        }

        public synchronized boolean enter() {
            taken = taken || limits.enterLarge(address);
            return taken;
        }

        public synchronized void leave() {
            if (taken) {
                taken = false;
                limits.leaveLarge(address);
            }
        }

        @Override
        public void close() {
            leave();
        }
    }

    private synchronized boolean enterLarge(String address) {
        boolean room =
                large.values().stream().mapToInt(Integer::intValue).sum() < LARGE
                        && large.getOrDefault(address, 0) < LARGE_OF_ADDRESS;
        if (room) {
            large.merge(address, 1, Integer::sum);
        }
        return room;
    }

    private synchronized void leaveLarge(String address) {
        leave(large, address);
    }

    public boolean socket(String address) {
        return enter(sockets, address);
    }

    public void socketClosed(String address) {
        leave(sockets, address);
    }

    public boolean connection(String address) {
        return enter(connections, address);
    }

    public void connectionClosed(String address) {
        leave(connections, address);
    }

    private boolean enter(Map<String, Integer> open, String address) {
        int most = config.most().connectionsOfAddress();
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
    public Bucket messages() {
        double rate = config.most().messages();
        return new Bucket(rate, 3 * rate, System.nanoTime());
    }

    /// And for frames of any kind: well above that of messages, which are refused before they are cut.
    public Bucket frames() {
        double rate = 10.0 * config.most().messages();
        return new Bucket(rate, 3 * rate, System.nanoTime());
    }
}
