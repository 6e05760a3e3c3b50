package tablee.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// Measures line-ups of bots: `Measure GAME LEVEL,LEVEL,… DEALS SEED BUDGET [SECONDS]`, where BUDGET is `100ms`, `100cpu` (milliseconds of the
/// processor, for a machine that is busy with other things) or a number of iterations. Every deal is
/// played once for each rotation of the line-up, so that no seat and no card favours anybody. After SECONDS of processor time no new deal
/// is begun.
public final class Measure {

    private Measure() {}

    public static void main(String[] args) {
        run(Games.find(args[0]).house(), args);
    }

    private static <S extends State, V extends View, A extends Action> void run(
            Game<S, V, A> game, String[] args) {
        List<Level> levels = List.of(args[1].split(",", -1)).stream().map(Level::of).toList();
        int deals = Integer.parseInt(args[2]);
        long seed = Long.parseLong(args[3]);
        var watch = new Watch<V, A>();
        var bots = new TreeMap<Level, Bot<V, A>>();
        levels.forEach(level -> bots.put(level, watch.watched(Bots.of(game, level))));
        var arena = new Arena<>(game, game.options().standard(levels.size()));
        Map<Level, Tally> tallies = new TreeMap<>();
        long seconds = args.length > 5 ? Long.parseLong(args[5]) : Long.MAX_VALUE;
        for (int deal = 0; deal < deals && watch.seconds() < seconds; deal++) {
            for (int turn = 0; turn < levels.size(); turn++) {
                var seated = new ArrayList<Level>();
                for (int i = 0; i < levels.size(); i++) {
                    seated.add(levels.get((i + turn) % levels.size()));
                }
                Outcome outcome =
                        arena.play(
                                seated.stream().map(bots::get).toList(),
                                new Streams(seed).game(deal).seed(),
                                watch.budgets(args[4]));
                for (Level level : bots.keySet()) {
                    double share = 0;
                    for (int i = 0; i < seated.size(); i++) {
                        share += seated.get(i) == level ? outcome.share(Seat.of(i)) : 0;
                    }
                    tallies.computeIfAbsent(level, _ -> new Tally()).add(share);
                }
            }
        }
        report(args, tallies, watch);
    }

    private static void report(String[] args, Map<Level, Tally> tallies, Watch<?, ?> watch) {
        System.out.println(String.join(" ", args));
        tallies.forEach((level, tally) -> System.out.println("  " + level.label() + " " + tally));
        System.out.println("  " + watch);
    }

    /// The clock that bots do not have, and how well they kept to it.
    private static final class Watch<V extends View, A extends Action> {
        private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();
        private long limit = Long.MAX_VALUE;
        private long started;
        private long decisions;
        private long iterations;
        private long thought;
        private long worst;
        private long late;
        private int last;

        /// The longest stretch of work without a look at the clock: what an overrun can be blamed on the bot for.
        private long deaf;

        private long asked;

        long seconds() {
            return CPU.getCurrentThreadCpuTime() / 1_000_000_000;
        }

        Supplier<Budget> budgets(String text) {
            if (text.endsWith("cpu")) {
                long most = Long.parseLong(text.substring(0, text.length() - 3)) * 1_000_000;
                return () -> {
                    long start = CPU.getCurrentThreadCpuTime();
                    return count -> {
                        last = count;
                        return CPU.getCurrentThreadCpuTime() - start < most;
                    };
                };
            }
            if (!text.endsWith("ms")) {
                int most = Integer.parseInt(text);
                return () -> count -> (last = count) < most;
            }
            limit = Long.parseLong(text.substring(0, text.length() - 2)) * 1_000_000;
            return () -> {
                asked = CPU.getCurrentThreadCpuTime();
                return count -> {
                    last = count;
                    long now = CPU.getCurrentThreadCpuTime();
                    deaf = Math.max(deaf, now - asked);
                    asked = now;
                    return System.nanoTime() - started < limit;
                };
            };
        }

        Bot<V, A> watched(Bot<V, A> bot) {
            return (view, legal, thinking) -> {
                started = System.nanoTime();
                long busy = CPU.getCurrentThreadCpuTime();
                last = 0;
                A chosen = bot.choose(view, legal, thinking);
                long took = System.nanoTime() - started;
                boolean timed = last > 0 && limit != Long.MAX_VALUE;
                deaf = timed ? Math.max(deaf, CPU.getCurrentThreadCpuTime() - asked) : deaf;
                decisions++;
                worst = Math.max(worst, took);
                late += limit != Long.MAX_VALUE && took > limit + 20_000_000 ? 1 : 0;
                iterations += last;
                thought += last > 0 ? CPU.getCurrentThreadCpuTime() - busy : 0;
                return chosen;
            };
        }

        @Override
        public String toString() {
            return "%d decisions, %d iterations, %.0f iterations per second of processor, longest decision %.1f ms, %d over budget by more than 20 ms, longest work between two looks at the clock %.1f ms"
                    .formatted(
                            decisions,
                            iterations,
                            thought == 0 ? 0 : iterations * 1e9 / thought,
                            worst / 1e6,
                            late,
                            deaf / 1e6);
        }
    }
}
