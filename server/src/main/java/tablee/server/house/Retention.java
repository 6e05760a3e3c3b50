package tablee.server.house;

import java.time.Duration;
import java.util.List;
import tablee.server.live.Tables;

/// Lets go of what is older than it may be kept, by and by and in small portions, beside the work of the server.
public final class Retention implements AutoCloseable {

    private static final int PORTION = 200;
    private static final int MOST_PORTIONS = 50;

    private final Tables tables;
    private final Farewell farewell;
    private final Keep keep;
    private final Rounds rounds = new Rounds("retention", this::round);

    public Retention(Tables tables, Farewell farewell, Keep keep) {
        this.tables = tables;
        this.farewell = farewell;
        this.keep = keep;
    }

    public void begin() {
        if (!keep.spans().isEmpty()) {
            rounds.begin(Duration.ofMinutes(1), Duration.ofHours(1));
        }
    }

    private void round() {
        apply(tables.now());
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
        keep.before(Keep.What.FINISHED, now)
                .ifPresent(
                        before ->
                                portions(
                                        () -> store.evenings().overBefore(before, PORTION),
                                        id -> store.evenings().delete(id).join()));
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
        rounds.close();
    }
}
