package tablee.server.watch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Ends a process whose writer or network has been at the same thing for too long, so that whoever supervises it starts it again: a
/// server that lives and does nothing is worse than one that is gone. Time is counted in looks: a machine that was asleep, or a process
/// that was stopped, has not been stuck.
public final class Watchdog implements AutoCloseable {

    /// A thread that works off what it is given, and shows by an empty errand that it still does.
    private record Errand(Pulse pulse, Executor thread) {}

    private record Seen(long turn, int looks) {}

    private final int most;
    private final Consumer<String> end;
    private final List<Pulse> pulses = new ArrayList<>();
    private final List<Errand> errands = new ArrayList<>();
    private final Map<Pulse, Seen> seen = new HashMap<>();
    private final CountDownLatch closing = new CountDownLatch(1);

    /// @param most looks that may find the same
    /// @param end called with the name of what is stuck
    public Watchdog(int most, Consumer<String> end) {
        this.most = most;
        this.end = end;
    }

    /// Watches a thread that tells when it works.
    public Watchdog watch(Pulse pulse) {
        pulses.add(pulse);
        return this;
    }

    /// Watches a thread that takes errands.
    public Watchdog watch(String name, Executor thread) {
        var errand = new Errand(new Pulse(name), thread);
        errands.add(errand);
        return watch(errand.pulse());
    }

    /// Looks once.
    public void look() {
        for (Errand errand : errands) {
            if (!errand.pulse().isBusy()) {
                errand.pulse().begin();
                errand.thread().execute(errand.pulse()::end);
            }
        }
        for (Pulse pulse : pulses) {
            Seen before = seen.get(pulse);
            long turn = pulse.turn();
            int looks =
                    before != null && before.turn() == turn && pulse.isBusy()
                            ? before.looks() + 1
                            : 0;
            seen.put(pulse, new Seen(turn, looks));
            if (looks == most) {
                end.accept(pulse.name());
            }
        }
    }

    /// Looks once a second from now on.
    public Watchdog begin() {
        Thread.ofPlatform().daemon().name("watchdog").start(this::run);
        return this;
    }

    private void run() {
        try {
            while (!closing.await(1, TimeUnit.SECONDS)) {
                look();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closing.countDown();
    }
}
