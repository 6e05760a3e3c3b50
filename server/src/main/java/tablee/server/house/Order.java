package tablee.server.house;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import tablee.server.store.AuditRow;
import tablee.server.store.SanctionRow;
import tablee.server.store.Store;

/// Who may not talk or not come in, and who looks after that. What the store says is kept at hand, because it is asked with every
/// request, and read again every few seconds: another node may have decided something.
public final class Order implements AutoCloseable {

    public static final String SILENCE = "silence";
    public static final String BAN = "ban";

    private static final Duration PAUSE = Duration.ofSeconds(5);
    private static final int ADDRESSES = 20_000;

    private final Store store;
    private final WordList words;
    private final LongSupplier clock;
    private volatile List<SanctionRow> sanctions = List.of();
    private volatile Set<String> moderators = Set.of();
    private volatile Runnable changed = () -> {};
    private final Map<String, String> addresses =
            new LinkedHashMap<>(64, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
                    return size() > ADDRESSES;
                }
            };
    private final Rounds rounds = new Rounds("order", this::again);

    public Order(Store store, WordList words, LongSupplier clock) {
        this.store = store;
        this.words = words;
        this.clock = clock;
        refresh();
        rounds.begin(PAUSE, PAUSE);
    }

    /// Called whenever somebody may have been banned.
    public void whenChanged(Runnable told) {
        changed = told;
    }

    private void again() {
        words.refresh();
        refresh();
    }

    public void refresh() {
        List<SanctionRow> before = sanctions;
        sanctions = store.house().sanctions(clock.getAsLong());
        moderators = Set.copyOf(store.house().moderators());
        if (!before.equals(sanctions)) {
            changed.run();
        }
    }

    public boolean isModerator(String person) {
        return moderators.contains(person);
    }

    public boolean objectsTo(String text) {
        return words.objectsTo(text);
    }

    /// What holds against this person or this address; of several the longest.
    public Optional<SanctionRow> against(String kind, String person, String address) {
        List<SanctionRow> all = sanctions;
        if (all.isEmpty()) {
            return Optional.empty();
        }
        long now = clock.getAsLong();
        return all.stream()
                .filter(row -> row.kind().equals(kind) && row.until() > now)
                .filter(
                        row ->
                                (!person.isEmpty() && row.target().equals(person))
                                        || Range.read(row.target())
                                                .filter(range -> range.contains(address))
                                                .isPresent())
                .max(java.util.Comparator.comparingLong(SanctionRow::until));
    }

    /// Writes down what somebody who looks after the server did, before they are told that it is done.
    public void note(String author, String act, String target, String detail) {
        String id = java.util.UUID.randomUUID().toString();
        store.house().add(new AuditRow(id, clock.getAsLong(), author, act, target, detail)).join();
    }

    /// Somebody was here from this address. Never stored: it is for a moderator who has to ban a range.
    public void met(String person, String address) {
        synchronized (addresses) {
            addresses.put(person, address);
        }
    }

    public Optional<String> addressOf(String person) {
        synchronized (addresses) {
            return Optional.ofNullable(addresses.get(person));
        }
    }

    @Override
    public void close() {
        rounds.close();
    }
}
