package tablee.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import tablee.engine.Streams;

/// How quickly one thread plays random games, full legal lists included, and what it allocates on the way.
///
/// @param nanos by the clock on the wall
/// @param cpuNanos what the thread really had of the processor: on a machine that is busy elsewhere, the fairer measure
public record PlayoutSpeed(
        long games, long actions, long draws, long nanos, long cpuNanos, long bytes) {

    /// Plays games for about this long, after a warm-up that does not count.
    public static PlayoutSpeed measure(GameRunner play, long seed, long warmUpMillis, long millis) {
        var streams = new Streams(seed);
        long warmedUp = run(play, streams, 0, warmUpMillis).games;
        return run(play, streams, warmedUp, millis);
    }

    private static PlayoutSpeed run(GameRunner play, Streams streams, long first, long millis) {
        var thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = thread.getCurrentThreadAllocatedBytes();
        long cpu = thread.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        long end = start + millis * 1_000_000;
        long games = 0;
        long actions = 0;
        long draws = 0;
        do {
            var played = play.play(streams.game(first + games));
            games++;
            actions += played.actions();
            draws += played.draws();
        } while (System.nanoTime() < end);
        return new PlayoutSpeed(
                games,
                actions,
                draws,
                System.nanoTime() - start,
                thread.getCurrentThreadCpuTime() - cpu,
                thread.getCurrentThreadAllocatedBytes() - bytes);
    }

    public double actionsPerSecond() {
        return actions * 1e9 / nanos;
    }

    public double actionsPerCpuSecond() {
        return actions * 1e9 / cpuNanos;
    }

    public double gamesPerSecond() {
        return games * 1e9 / nanos;
    }

    public double bytesPerAction() {
        return (double) bytes / actions;
    }
}
