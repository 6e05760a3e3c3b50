package tablee.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.bots.value.Features;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// Learns the weights of a game's features from games that habitués play among themselves. At the beginning of every turn somebody is asked
/// how they stand; the end of the game tells what would have been a good answer. Every fifth game is kept for the examination.
///
/// @param settings the tables to learn from, each of them in turn
public record Training<S extends State, V extends View, A extends Action>(
        Game<S, V, A> game,
        BotProvider<V, A> provider,
        Features<V> features,
        List<Settings> settings,
        long seed,
        int games,
        int threads) {

    private static final double RIDGE = 2;

    /// One game out of so many is not learnt from.
    private static final int EXAMINED = 5;

    /// What the examination showed: the mean of −log(chance given to what happened), lower is better.
    ///
    /// @param written that of the opinion the bots have now
    /// @param guess that of equal chances
    public record Learnt(
            List<String> names,
            List<Double> weights,
            int positions,
            int examined,
            double loss,
            double written,
            double guess) {}

    private static final class Position {
        final long number;
        final SoftmaxFit.Sample sample;

        /// The opinion the bots have now.
        final double[] written;

        Position(long number, SoftmaxFit.Sample sample, double[] written) {
            this.number = number;
            this.sample = sample;
            this.written = written;
        }
    }

    public Learnt run(LongConsumer progress) throws InterruptedException {
        var positions = new ArrayList<Position>();
        new Spread(games, 4, threads)
                .run(
                        ArrayList<Position>::new,
                        (list, number) -> list.addAll(play(number)),
                        progress)
                .forEach(positions::addAll);
        // Whoever played a game, it is learnt from in its turn.
        positions.sort(Comparator.comparingLong(one -> one.number));
        var school = positions.stream().filter(one -> one.number % EXAMINED != 0).toList();
        var examination = positions.stream().filter(one -> one.number % EXAMINED == 0).toList();
        double[] weights =
                SoftmaxFit.weights(
                        school.stream().map(one -> one.sample).toList(),
                        features.names().size(),
                        RIDGE);
        double loss = 0;
        double written = 0;
        double guess = 0;
        for (Position one : examination) {
            double[] shares = one.sample.shares;
            loss += loss(shares, SoftmaxFit.chances(one.sample, weights));
            written += loss(shares, one.written);
            guess += Math.log(shares.length);
        }
        int count = Math.max(1, examination.size());
        return new Learnt(
                features.names(),
                Arrays.stream(weights).boxed().toList(),
                school.size(),
                examination.size(),
                loss / count,
                written / count,
                guess / count);
    }

    private static double loss(double[] shares, double[] chances) {
        double loss = 0;
        for (int i = 0; i < shares.length; i++) {
            loss -= shares[i] * Math.log(Math.max(1e-6, chances[i]));
        }
        return loss;
    }

    /// The positions of one game, in the eyes of a different seat each time.
    private List<Position> play(long number) {
        Settings table = settings.get((int) (number % settings.size()));
        var views = new ArrayList<V>();
        var last = new AtomicReference<>(Seat.of(0));
        Outcome outcome =
                SelfPlay.play(
                        game,
                        table,
                        provider.guide(),
                        new Streams(seed).game(number),
                        (state, seat) -> {
                            if (!seat.equals(last.getAndSet(seat))) {
                                Seat eyes = Seat.of(views.size() % table.seats());
                                views.add(game.view(state, eyes));
                            }
                        });
        double[] shares = new double[table.seats()];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = outcome.share(Seat.of(i));
        }
        return views.stream().map(view -> position(number, view, shares)).toList();
    }

    private Position position(long number, V view, double[] shares) {
        Evaluation<V> evaluation = provider.evaluation();
        double[][] rows = new double[shares.length][];
        double[] written = new double[shares.length];
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            rows[i] = features.of(view, Seat.of(i));
            written[i] = evaluation.chance(view, Seat.of(i));
            sum += written[i];
        }
        for (int i = 0; i < shares.length; i++) {
            written[i] /= sum;
        }
        return new Position(number, new SoftmaxFit.Sample(rows, shares), written);
    }
}
