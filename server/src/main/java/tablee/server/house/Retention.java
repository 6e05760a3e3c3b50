package tablee.server.house;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.server.live.Tables;

/// Lets go of what is older than it may be kept, by and by and in small portions, beside the work of the server.
public final class Retention implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
    private static final int PORTION = 200;
    private static final int MOST_PORTIONS = 50;

    private final Tables tables;
    private final Farewell farewell;
    private final Keep keep;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("retention").factory());

    public Retention(Tables tables, Farewell farewell, Keep keep) {
        this.tables = tables;
        this.farewell = farewell;
        this.keep = keep;
    }

    public void begin() {
        if (!keep.spans().isEmpty()) {
            var _ = timer.scheduleWithFixedDelay(this::tried, 1, 60, TimeUnit.MINUTES);
        }
    }

    private void tried() {
        try {
            apply(tables.now());
        } catch (RuntimeException e) {
            LOG.warn("what is too old could not be let go of: {}", e.toString());
        }
    }

    /// Lets go of what is too old at this moment.
    public void apply(long now) {
        var store = tables.store();
        keep.before(Keep.What.FINISHED, now)
                .ifPresent(
                        before ->
                                portions(
                                        () -> store.house().finishedBefore(before, PORTION),
                                        farewell::table));
        keep.before(Keep.What.CHAT, now)
                .ifPresent(
                        before ->
                                portions(
                                        () -> store.house().hush(before, PORTION).join(), _ -> {}));
        keep.before(Keep.What.GUESTS, now)
                .ifPresent(
                        before ->
                                portions(
                                        () -> store.people().unseenSince(before, PORTION),
                                        farewell::person));
    }

    private static void portions(
            java.util.function.Supplier<List<String>> next,
            java.util.function.Consumer<String> work) {
        List<String> some = next.get();
        for (int i = 0; i < MOST_PORTIONS && !some.isEmpty(); i++) {
            some.forEach(work);
            some = next.get();
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
