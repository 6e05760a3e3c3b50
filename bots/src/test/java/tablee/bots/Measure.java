package tablee.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import tablee.bots.cabo.Follies;
import tablee.bots.outside.CaboOutsider;
import tablee.bots.outside.CvOutsider;
import tablee.bots.outside.HasardOutsider;
import tablee.bots.outside.MetroOutsider;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvView;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardView;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;

/// Measures line-ups of bots: `Measure GAME NAME,NAME,… DEALS SEED BUDGET [SECONDS]`, where NAME is a level, `outsider` (a stranger of these test sources), `hints` (whoever follows every one of them) or `guide`, the quick player that
/// the expert's search builds on, and BUDGET is `100ms`, `100cpu` (milliseconds of the processor, for a machine that is busy with other
/// things) or a number of iterations; `NAME@BUDGET` has one of its own. Every deal is played once for each rotation of the line-up, so that no seat and no card favours anybody. After SECONDS of processor time no new deal
/// is begun. Whoever ends it earlier (`kill PID`) is told what was played so far.
public final class Measure {

    private Measure() {}

    public static void main(String[] args) {
        run(Games.find(args[0]).house(), args);
    }

    private static <S extends State, V extends View, A extends Action> void run(
            Game<S, V, A> game, String[] args) {
        List<String> names = List.of(args[1].split(",", -1));
        int deals = Integer.parseInt(args[2]);
        long seed = Long.parseLong(args[3]);
        var watch = new Watch<V, A>();
        var follies = new Follies();
        var bots = new TreeMap<String, Bot<V, A>>();
        for (String name : names) {
            int at = name.indexOf('@');
            Bot<V, A> bot = bot(game, at < 0 ? name : name.substring(0, at), follies);
            bots.put(name, watch.watched(at < 0 ? bot : with(watch, name.substring(at + 1), bot)));
        }
        var arena = new Arena<>(game, game.options().standard(names.size()));
        Map<String, Tally> tallies = new ConcurrentSkipListMap<>();
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> report(args, tallies, watch, follies)));
        long seconds = args.length > 5 ? Long.parseLong(args[5]) : Long.MAX_VALUE;
        for (int deal = 0; deal < deals && watch.seconds() < seconds; deal++) {
            for (int turn = 0; turn < names.size(); turn++) {
                var seated = new ArrayList<String>();
                for (int i = 0; i < names.size(); i++) {
                    seated.add(names.get((i + turn) % names.size()));
                }
                Outcome outcome =
                        arena.play(
                                seated.stream().map(bots::get).toList(),
                                new Streams(seed).game(deal).seed(),
                                watch.budgets(args[4]));
                for (String name : bots.keySet()) {
                    double share = 0;
                    for (int i = 0; i < seated.size(); i++) {
                        share += seated.get(i).equals(name) ? outcome.share(Seat.of(i)) : 0;
                    }
                    tallies.computeIfAbsent(name, _ -> new Tally()).add(share);
                }
            }
        }
    }

    private static <V extends View, A extends Action> Bot<V, A> bot(
            Game<?, V, A> game, String name, Follies follies) {
        return switch (name) {
            case "guide" -> Bots.guide(game);
            case "outsider" -> outsider(game);
            case "hints" -> follower(game, follies);
            default -> Bots.of(game, Level.of(name));
        };
    }

    /// The same player with a budget of its own.
    private static <V extends View, A extends Action> Bot<V, A> with(
            Watch<V, A> watch, String budget, Bot<V, A> bot) {
        Supplier<Budget> own = watch.budgets(budget);
        return (view, legal, thinking) ->
                bot.choose(
                        view, legal, new Thinking(thinking.random(), thinking.temper(), own.get()));
    }

    @SuppressWarnings("unchecked") // each is only found for the game it plays
    private static <V extends View, A extends Action> Bot<V, A> outsider(Game<?, V, A> game) {
        return (Bot<V, A>)
                switch (game.info().id()) {
                    case "cabo" -> new CaboOutsider();
                    case "cv" -> new CvOutsider((Game<?, CvView, CvAction>) game);
                    case "metro" -> new MetroOutsider((Game<?, MetroView, MetroAction>) game);
                    case "hasard" -> new HasardOutsider((Game<?, HasardView, HasardAction>) game);
                    default ->
                            throw new IllegalArgumentException(
                                    "no outsider plays " + game.info().id());
                };
    }

    private static <V extends View, A extends Action> Bot<V, A> follower(
            Game<?, V, A> game, Follies follies) {
        return (view, legal, thinking) -> {
            A advised = Hints.of(game, view, legal, thinking).action();
            if (view instanceof CaboView cabo && advised instanceof CaboAction action) {
                follies.note(cabo, action);
            }
            return advised;
        };
    }

    private static void report(
            String[] args, Map<String, Tally> tallies, Watch<?, ?> watch, Follies follies) {
        System.out.println(String.join(" ", args));
        tallies.forEach((name, tally) -> System.out.println("  " + name + " " + tally));
        System.out.println("  " + watch);
        if (args[1].contains("hints")) {
            System.out.println("  hints: " + follies);
        }
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

        /// Processor time that was left when last asked. It cannot be over before as much has gone by on the wall, whose clock is much cheaper to look
        /// at: who asks often would pay for it.
        private long ahead;

        long seconds() {
            return CPU.getCurrentThreadCpuTime() / 1_000_000_000;
        }

        Supplier<Budget> budgets(String text) {
            if (text.endsWith("cpu")) {
                long most = Long.parseLong(text.substring(0, text.length() - 3)) * 1_000_000;
                return () -> {
                    long end = CPU.getCurrentThreadCpuTime() + most;
                    ahead = most;
                    asked = System.nanoTime();
                    return count -> {
                        last = count;
                        return System.nanoTime() - asked < ahead || isAhead(end);
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

        private boolean isAhead(long end) {
            asked = System.nanoTime();
            ahead = end - CPU.getCurrentThreadCpuTime();
            return ahead > 0;
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
