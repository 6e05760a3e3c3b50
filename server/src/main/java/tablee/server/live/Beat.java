package tablee.server.live;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// When a bot's answer is given: a fixed time after it began to think, however soon it knew. How long a thought takes follows from
/// the cards in its hand, and would tell them to whoever holds a watch.
final class Beat {

    /// What a player that does not search gets, in milliseconds: many times what it needs. A table whose bots do not wait at all gets
    /// none.
    static final long QUICK = 25;

    private final LongSupplier nanos;
    private final BiConsumer<Runnable, Long> later;
    private final long millis;
    private final AtomicLong begun = new AtomicLong();

    Beat(ServerNode home, long millis) {
        this(System::nanoTime, home::later, millis);
    }

    Beat(LongSupplier nanos, BiConsumer<Runnable, Long> later, long millis) {
        this.nanos = nanos;
        this.later = later;
        this.millis = millis;
        this.begun.set(nanos.getAsLong());
    }

    /// The thought begins now; what other tables' bots took before it counts for nothing.
    <T> T begun(Supplier<T> thought) {
        begun.set(nanos.getAsLong());
        return thought.get();
    }

    void give(Runnable answer) {
        long passed = TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - begun.get());
        if (passed >= millis) {
            answer.run();
        } else {
            later.accept(answer, millis - passed);
        }
    }
}
