package tablee.engine.outlaw;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/// One method per thing that rules may not do.
public final class Impure {

    private Impure() {}

    static long wallClock() {
        return System.currentTimeMillis();
    }

    static long stopwatch() {
        return System.nanoTime();
    }

    static int calendar(LocalDate day) {
        return day.getDayOfMonth();
    }

    static double roll() {
        return Math.random();
    }

    static int generator(Random random) {
        return random.nextInt();
    }

    static void shuffle(List<String> cards) {
        Collections.shuffle(cards);
    }

    static Class<?> byName(String name) throws ClassNotFoundException {
        return Class.forName(name);
    }

    static int fields(Object value) {
        return value.getClass().getDeclaredFields().length;
    }

    static void thread(Thread thread) {
        thread.interrupt();
    }

    static Map<String, String> shared() {
        return new ConcurrentHashMap<>();
    }

    static void print(String text) {
        System.out.println(text);
    }

    static String setting() {
        return System.lineSeparator();
    }

    static boolean file(Path path) {
        return Files.exists(path);
    }

    static int identity(Object value) {
        return System.identityHashCode(value);
    }

    static int enumHash(Thread.State value) {
        return value.hashCode();
    }

    static String format(int value) {
        return String.format("%d", value);
    }
}
