package tablee.server.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// What is asked of one table, done one thing at a time on the table's own thread. While something is in the air, at the store or in
/// the log, the rest waits. Everything but `post` and `run` belongs to that thread.
final class Mailbox {

    private static final int ROOM = 256;

    private final Executor thread;
    private final Consumer<Throwable> fault;
    private final Deque<Runnable> mail = new ArrayDeque<>(4);
    private boolean held;
    private boolean closed;

    Mailbox(Executor thread, Consumer<Throwable> fault) {
        this.thread = thread;
        this.fault = fault;
    }

    /// At its turn; `refused` when the box is full or closed.
    void post(Runnable task, Runnable refused) {
        thread.execute(
                () -> {
                    if (closed || mail.size() >= ROOM) {
                        refused.run();
                        return;
                    }
                    mail.add(task);
                    drain();
                });
    }

    /// As soon as the thread is free, whatever is in the air: what comes back from the store, for example.
    void run(Runnable task) {
        thread.execute(() -> attempt(task));
    }

    /// Before everything else that waits.
    void first(Runnable task) {
        mail.addFirst(task);
    }

    void hold() {
        held = true;
    }

    /// Nothing is in the air any more; what waits is done at the next `drain`.
    void release() {
        held = false;
    }

    boolean isHeld() {
        return held;
    }

    void drain() {
        while (!held) {
            Runnable task = mail.poll();
            if (task == null) {
                return;
            }
            attempt(task);
        }
    }

    /// Whatever goes wrong at one table stays at that table.
    private void attempt(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            fault.accept(e);
        }
    }

    /// Whether everything is refused from now on.
    boolean isClosed() {
        return closed;
    }

    /// Closes if nothing is in it or in the air; from then on everything is refused.
    boolean close() {
        closed = mail.isEmpty() && !held;
        return closed;
    }
}
