package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Match;

/// Many tables of experts on few threads, as on a server: each table waits in line, is thought for within its budget, and goes back to the end of the
/// line. What is measured is by how much decisions overrun.
///
/// @param games whose tables take turns
/// @param millis the budget of a decision
public record ThinkingLoad(
        List<Game<?, ?, ?>> games, int tables, int millis, int threads, long seed) {

    /// What was measured.
    ///
    /// @param overruns of all decisions that were searched for, in milliseconds beyond the budget, in order; below zero for those that
    ///     needed less
    public record Result(List<Double> overruns, double seconds) {

        /// The overrun that this share of decisions stays below.
        public double quantile(double share) {
            return overruns.isEmpty()
                    ? 0
                    : overruns.get(Math.min(overruns.size() - 1, (int) (share * overruns.size())));
        }
    }

    /// A table that plays on, game after game.
    private static final class Table<S extends State, V extends View, A extends Action> {

        private final Game<S, V, A> game;
        private final Settings settings;
        private final Bot<V, A> bot;
        private final Streams streams;
        private Match<S, V, A> match;
        private int played;

        Table(Game<S, V, A> game, long seed) {
            this.game = game;
            this.streams = new Streams(seed);
            this.settings =
                    game.options()
                            .standard(
                                    Math.clamp(
                                            4,
                                            game.options().leastSeats(),
                                            game.options().mostSeats()));
            this.bot = Bots.of(game, Level.EXPERT);
            this.match = Match.seeded(game, settings, streams.seed());
        }

        /// Nanoseconds of one decision; 0 for a forced one.
        long decide(int millis) {
            if (match.isOver()) {
                played++;
                match = Match.seeded(game, settings, streams.game(played).seed());
            }
            Seat seat = match.awaited().first();
            V view = match.view(seat);
            List<A> legal = match.legal(seat);
            var mind =
                    new Minds(streams.game(played))
                            .thinking(seat, match.steps(), Deadline.millis(millis));
            long start = System.nanoTime();
            A chosen = bot.choose(view, legal, mind);
            long took = System.nanoTime() - start;
            match.act(seat, chosen);
            return legal.size() == 1 ? 0 : took;
        }
    }

    /// Thinks for so long after a warm-up that does not count.
    public Result run(int warmUpSeconds, int seconds) throws InterruptedException {
        var line = new ConcurrentLinkedQueue<Table<?, ?, ?>>();
        for (int i = 0; i < tables; i++) {
            line.add(new Table<>(games.get(i % games.size()), seed + i));
        }
        think(line, warmUpSeconds);
        long start = System.nanoTime();
        List<Double> overruns = think(line, seconds);
        return new Result(overruns.stream().sorted().toList(), (System.nanoTime() - start) / 1e9);
    }

    private List<Double> think(ConcurrentLinkedQueue<Table<?, ?, ?>> line, int seconds)
            throws InterruptedException {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        var all = new ArrayList<Double>();
        new Spread(threads, 1, threads)
                .run(
                        ArrayList<Double>::new,
                        (list, _) -> {
                            while (System.nanoTime() < end) {
                                Table<?, ?, ?> table = line.remove();
                                long took = table.decide(millis);
                                if (took > 0) {
                                    list.add(took / 1e6 - millis);
                                }
                                line.add(table);
                            }
                        },
                        _ -> {})
                .forEach(all::addAll);
        return all;
    }
}
