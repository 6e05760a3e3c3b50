package tablee.lab.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.search.Expert;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.lab.Minds;
import tablee.lab.SelfPlay;
import tablee.lab.Spread;

/// Whether the chances of an analysis keep their word: of the moments at which somebody was given 30 %, three out of ten should have been won.
/// Asked on games between habitués that nothing was fitted to.
///
/// @param moments asked about in each game, spread over its course
/// @param worlds imagined for each chance, as in an analysis
public record Calibration<S extends State, V extends View, A extends Action>(
        Game<S, V, A> game,
        Settings settings,
        long seed,
        int games,
        int moments,
        int worlds,
        int threads) {

    private static final int BINS = 10;

    /// Chances of about the same size, and what became of them.
    ///
    /// @param said the mean of the chances
    /// @param found the share that was won
    public record Bin(double said, double found, int count) {}

    /// How well the chances kept their word.
    ///
    /// @param brier the mean of (chance − result)²; lower is better
    /// @param guess the same for equal chances
    public record Result(double brier, double guess, int chances, List<Bin> bins) {}

    private record Said(long game, double chance, double share) {}

    public Result run(LongConsumer progress) throws InterruptedException {
        var all = new ArrayList<Said>();
        new Spread(games, 1, threads)
                .run(ArrayList<Said>::new, (list, number) -> list.addAll(play(number)), progress)
                .forEach(all::addAll);
        all.sort(
                java.util.Comparator.comparingLong(Said::game)
                        .thenComparingDouble(Said::chance)
                        .thenComparingDouble(Said::share));
        double[] said = new double[BINS];
        double[] found = new double[BINS];
        int[] count = new int[BINS];
        double brier = 0;
        double guess = 0;
        double even = 1.0 / settings.seats();
        for (Said one : all) {
            int bin = Math.min(BINS - 1, (int) (one.chance * BINS));
            said[bin] += one.chance;
            found[bin] += one.share;
            count[bin]++;
            brier += (one.chance - one.share) * (one.chance - one.share);
            guess += (even - one.share) * (even - one.share);
        }
        var bins = new ArrayList<Bin>();
        for (int i = 0; i < BINS; i++) {
            if (count[i] > 0) {
                bins.add(new Bin(said[i] / count[i], found[i] / count[i], count[i]));
            }
        }
        int size = Math.max(1, all.size());
        return new Result(brier / size, guess / size, all.size(), bins);
    }

    private List<Said> play(long number) {
        Streams streams = new Streams(seed).game(number);
        var states = new ArrayList<S>();
        Outcome outcome =
                SelfPlay.play(
                        game, settings, Bots.guide(game), streams, (state, _) -> states.add(state));
        var minds = new Minds(streams);
        var said = new ArrayList<Said>();
        Expert<V, A> expert = Bots.expert(game);
        for (int i = 0; i < moments; i++) {
            int at = (int) ((i + 0.5) * states.size() / moments);
            ask(expert, states.get(at), number, i, outcome, minds, said);
        }
        return said;
    }

    private void ask(
            Expert<V, A> expert,
            S state,
            long number,
            int moment,
            Outcome outcome,
            Minds minds,
            List<Said> said) {
        int seats = settings.seats();
        double[] chances = new double[seats];
        double sum = 0;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            var thinking =
                    minds.thinking(seat, 100_000 + moment, Budget.iterations(Integer.MAX_VALUE));
            chances[i] = expert.chances(game.view(state, seat), seats, worlds, thinking)[i];
            sum += chances[i];
        }
        for (int i = 0; i < seats; i++) {
            said.add(new Said(number, chances[i] / sum, outcome.share(Seat.of(i))));
        }
    }
}
