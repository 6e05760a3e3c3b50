package tablee.server.watch;

import java.util.concurrent.atomic.AtomicLong;

/// What one thread tells of itself: that it began something, and that it is done with it.
public final class Pulse {

    private final String name;
    private final AtomicLong turn = new AtomicLong();
    private volatile boolean busy;

    public Pulse(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    public void begin() {
        turn.incrementAndGet();
        busy = true;
    }

    public void end() {
        busy = false;
    }

    public boolean isBusy() {
        return busy;
    }

    /// Another number for every beginning.
    long turn() {
        return turn.get();
    }
}
