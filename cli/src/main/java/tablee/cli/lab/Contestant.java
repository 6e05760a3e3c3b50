package tablee.cli.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// A program from outside that is asked over its standard input and answers over its standard output, a line each. It is started when it is
/// first told something, and again after it was stopped: one that broke off in one game may play the next.
final class Contestant implements AutoCloseable {

    /// Why there is no answer.
    enum Silence {
        /// It took longer than it may.
        TIME,
        /// It ended, or closed its output.
        GONE,
        /// It answers, but never with anything that can be played.
        REFUSED
    }

    /// The program says no more; it has been stopped.
    static final class Silent extends Exception {
        private static final long serialVersionUID = 1L;

        final Silence why;

        private Silent(Silence why) {
            super(why.name(), null, false, false);
            this.why = why;
        }
    }

    private record Running(Process process, BufferedReader out, Writer in) {}

    private final List<String> command;
    private final Duration limit;
    private final ScheduledThreadPoolExecutor watch = new ScheduledThreadPoolExecutor(1);
    private Optional<Running> running = Optional.empty();
    private long longest;

    /// @param limit how long one answer may take
    Contestant(List<String> command, Duration limit) {
        this.command = List.copyOf(command);
        this.limit = limit;
        watch.setRemoveOnCancelPolicy(true);
    }

    /// Says something that needs no answer; it may be read together with what comes next.
    void tell(Json line) throws Silent {
        try {
            running().in.append(line.print()).append('\n');
        } catch (IOException _) {
            throw silent(Silence.GONE);
        }
    }

    /// Says something and waits for the answer.
    String ask(Json line) throws Silent {
        tell(line);
        var now = running();
        long start = System.nanoTime();
        var alarm =
                watch.schedule(now.process::destroyForcibly, limit.toNanos(), TimeUnit.NANOSECONDS);
        try {
            now.in.flush();
            String answer = now.out.readLine();
            if (answer != null) {
                return answer.trim();
            }
        } catch (IOException _) {
            // It is gone, which is what an end of its output says too.
        } finally {
            alarm.cancel(false);
            longest = Math.max(longest, System.nanoTime() - start);
        }
        boolean late = System.nanoTime() - start >= limit.toNanos();
        throw silent(late ? Silence.TIME : Silence.GONE);
    }

    /// The longest it has taken to answer, in milliseconds.
    double longestMillis() {
        return longest / 1e6;
    }

    private Running running() {
        if (running.isEmpty()) {
            running = Optional.of(started());
        }
        return running.get();
    }

    private Running started() {
        try {
            Process process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            return new Running(
                    process,
                    process.inputReader(StandardCharsets.UTF_8),
                    new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        } catch (IOException _) {
            throw BadInput.of("cli.referee.start", command.getFirst());
        }
    }

    /// Stops it for this reason; the next game starts it again.
    Silent silent(Silence why) {
        stop();
        return new Silent(why);
    }

    private void stop() {
        running.ifPresent(now -> now.process.destroyForcibly());
        running = Optional.empty();
    }

    /// Lets it read what it was told last and end by itself, for a moment; then ends it.
    @Override
    public void close() {
        watch.shutdownNow();
        if (running.isPresent()) {
            try {
                running.get().in.close();
                running.get().process.waitFor(1, TimeUnit.SECONDS);
            } catch (IOException _) {
                // It did not want to know.
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
        stop();
    }
}
