package tablee.server.web;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tablee.server.live.FairQueue;
import tablee.server.live.Metrics;

/// Where what takes long is done: few things at a time, addresses taking turns and at one address people, so many and no more in line, and
/// nothing for somebody who has left.
final class Workshop implements AutoCloseable {

    /// In line in all, for one address and for one person.
    private static final int MOST = 64;

    private static final int MOST_OF_ADDRESS = 24;
    private static final int MOST_OF_PERSON = 8;

    /// One piece of work, from its place in line to its end.
    private static final class Job {
        private final String address;
        private final String person;
        private final Supplier<Answer> work;
        private final CompletableFuture<Answer> done = new CompletableFuture<>();
        private @Nullable Thread worker;

        Job(String address, String person, Supplier<Answer> work) {
            this.address = address;
            this.person = person;
            this.work = work;
        }

        void run() {
            synchronized (this) {
                worker = Thread.currentThread();
            }
            try {
                done.complete(work.get());
            } catch (RuntimeException | Error e) {
                done.completeExceptionally(e);
            } finally {
                synchronized (this) {
                    worker = null;
                    boolean _ = Thread.interrupted();
                }
            }
        }

        synchronized void stop() {
            if (worker != null) {
                worker.interrupt();
            }
        }
    }

    private final Metrics metrics;
    private final FairQueue<Job> line = new FairQueue<>();
    private boolean closed;

    Workshop(int threads, Metrics metrics) {
        this.metrics = metrics;
        metrics.gauge("heavy_waiting", this::waiting);
        for (int i = 0; i < threads; i++) {
            Thread.ofPlatform().daemon().name("workshop-" + i).start(this::work);
        }
    }

    synchronized int waiting() {
        return line.size();
    }

    /// Waits for its turn and does it; refuses when too much is in line.
    ///
    /// @param whenGone takes what is to be done if whoever asked leaves
    Answer run(String address, String person, Consumer<Runnable> whenGone, Supplier<Answer> work) {
        var job = new Job(address, person, work);
        enter(job);
        whenGone.accept(() -> callOff(job));
        return job.done.join();
    }

    private synchronized void enter(Job job) {
        if (line.size() >= MOST
                || line.size(job.address) >= MOST_OF_ADDRESS
                || line.size(job.address, job.person) >= MOST_OF_PERSON) {
            metrics.count("heavy_refused");
            throw new Refusal(429, "server.limit");
        }
        line.add(job.address, job.person, job);
        notifyAll();
    }

    private void callOff(Job job) {
        metrics.count("heavy_left");
        synchronized (this) {
            if (line.remove(job.address, job.person, job)) {
                job.done.completeExceptionally(new CancellationException("left"));
                return;
            }
        }
        job.stop();
    }

    private synchronized @Nullable Job next() throws InterruptedException {
        while (!closed) {
            var job = line.poll();
            if (job.isPresent()) {
                return job.get();
            }
            wait();
        }
        return null;
    }

    /// Ends the work on this thread when nobody waits for it any more.
    static void goOn() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("left");
        }
    }

    private void work() {
        while (true) {
            try {
                Job job = next();
                if (job == null) {
                    return;
                }
                job.run();
            } catch (InterruptedException _) {
                // Meant for a job that had ended by itself.
                Thread.onSpinWait();
            }
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
