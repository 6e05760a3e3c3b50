package tablee.server.live;

import java.util.function.LongSupplier;

/// The time of this server in milliseconds: it begins with that of the machine and goes on by what has really passed, so that a machine whose
/// clock is set does not make anybody late. Where the two differ, it goes a twentieth faster or slower until they agree again: nobody
/// feels that, and displays and other nodes come to mean the same.
public final class SteadyClock implements LongSupplier {

    private static final long MILLI = 1_000_000;
    private static final long TWENTIETH = 20;
    private static final long FAR_FUTURE = Long.MAX_VALUE / MILLI - 1;

    private final LongSupplier wall;
    private final LongSupplier nanos;
    private long time;
    private long last;

    public SteadyClock() {
        this(System::currentTimeMillis, System::nanoTime);
    }

    /// @param wall milliseconds of the machine's clock, which somebody may set
    /// @param nanos what never runs backwards and nobody sets
    SteadyClock(LongSupplier wall, LongSupplier nanos) {
        this.wall = wall;
        this.nanos = nanos;
        this.last = nanos.getAsLong();
        this.time = wallNanos();
    }

    private long wallNanos() {
        return Math.clamp(wall.getAsLong(), 0, FAR_FUTURE) * MILLI;
    }

    @Override
    public synchronized long getAsLong() {
        long now = nanos.getAsLong();
        long passed = now - last;
        long most = passed / TWENTIETH;
        last = now;
        time += passed;
        time += Math.clamp(wallNanos() - time, -most, most);
        return time / MILLI;
    }
}
