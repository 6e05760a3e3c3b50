package tablee.server;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// Waits for what others bring about, and fails when it does not come. How long it takes is no matter; the bound is for a machine that
/// is busy elsewhere.
public final class Soon {

    /// How long anything may take. No test waits so long for what does come.
    public static final Duration LIMIT = Duration.ofMinutes(2);

    private static final long BOUND = LIMIT.toNanos();
    private static final long FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(2);
    private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(200);

    private static final long FEW_BYTES = 10_000;

    private Soon() {}

    /// Returns when it holds.
    public static void that(String what, BooleanSupplier holds) {
        var _ = that(what, holds::getAsBoolean, Boolean::booleanValue);
    }

    /// Asks until the answer will do, and returns it.
    public static <T> T that(String what, Supplier<T> question, Predicate<T> willDo) {
        long end = System.nanoTime() + BOUND;
        T answer = question.get();
        for (long pause = FIRST_PAUSE;
                !willDo.test(answer);
                pause = Math.min(2 * pause, LONGEST_PAUSE)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(what + ": waited in vain, last " + answer);
            }
            LockSupport.parkNanos(pause);
            answer = question.get();
        }
        return answer;
    }

    /// Bytes of the heap in use when nothing more can be collected: when they have not become fewer for so long, because timers and
    /// cleaners let go of things by and by.
    public static long memory(Duration steady) {
        long least = Long.MAX_VALUE;
        long since = System.nanoTime();
        for (int round = 0; round < 4 || System.nanoTime() - since < steady.toNanos(); round++) {
            System.gc();
            long now = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            if (now < least - FEW_BYTES) {
                since = System.nanoTime();
            }
            least = Math.min(least, now);
            LockSupport.parkNanos(LONGEST_PAUSE);
        }
        return least;
    }
}
