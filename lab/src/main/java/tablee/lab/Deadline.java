package tablee.lab;

import java.util.function.LongSupplier;
import tablee.bots.Budget;

/// A budget in milliseconds. It refuses an iteration that would probably end too late: one as long as the longest so far. So a
/// bot that asks before every stretch of work stays within its time, whatever a stretch costs. Its last eighth is kept for what no bot foresees: a
/// pause of the collector, or other work on the same core.
///
/// For one decision and one thread.
public final class Deadline implements Budget {

    private final LongSupplier clock;
    private final long end;
    private long asked;
    private long longest;

    private Deadline(LongSupplier clock, long nanos) {
        this.clock = clock;
        this.asked = clock.getAsLong();
        this.end = asked + nanos - nanos / 8;
    }

    /// From now on.
    public static Deadline millis(long millis) {
        return of(System::nanoTime, millis);
    }

    static Deadline of(LongSupplier clock, long millis) {
        return new Deadline(clock, millis * 1_000_000);
    }

    @Override
    public boolean allows(int iterations) {
        long now = clock.getAsLong();
        // One pause of the machine must not frighten the bot for the rest of its time.
        longest = Math.max(now - asked, longest - (longest >> 6));
        asked = now;
        return now + longest < end;
    }
}
