package tablee.cli.lab;

import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import tablee.bots.Budget;
import tablee.engine.BadInput;
import tablee.lab.Deadline;

/// How long a bot may think, as it is typed: `50ms` by the clock, `50cpu` in milliseconds the thread has of the processor (the fairer measure on
/// a busy machine), or `300` iterations, which give the same result everywhere.
final class Budgets {

    private static final int LONGEST = 7;

    private Budgets() {}

    static Supplier<Budget> read(String text) {
        String digits = text.replaceFirst("(ms|cpu)$", "");
        if (!digits.matches("[1-9][0-9]*") || digits.length() > LONGEST) {
            throw BadInput.of("cli.budget", text);
        }
        int amount = Integer.parseInt(digits);
        if (text.endsWith("ms")) {
            return () -> Deadline.millis(amount);
        }
        return text.endsWith("cpu") ? processor(amount) : () -> Budget.iterations(amount);
    }

    private static Supplier<Budget> processor(int millis) {
        var threads = ManagementFactory.getThreadMXBean();
        return () -> {
            long end = threads.getCurrentThreadCpuTime() + millis * 1_000_000L;
            return _ -> threads.getCurrentThreadCpuTime() < end;
        };
    }

    /// Whether two runs with this budget give the same result.
    static boolean isRepeatable(String text) {
        return text.matches("[0-9]+");
    }
}
