package tablee.lab.balance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Evaluation;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Stepper;
import tablee.lab.Minds;
import tablee.lab.Pieces;
import tablee.lab.Spread;

/// Plays many games between equals and counts who won from where and with what. The result depends on the seed and not on the number of
/// threads.
///
/// @param most decisions after which a game is stopped; such games count in nothing but their number
public record Balance<S extends State, V extends View, A extends Action>(
        Game<S, V, A> game,
        Settings settings,
        Level level,
        long seed,
        int games,
        int most,
        int threads) {

    /// Iterations of an expert at each decision.
    private static final int ITERATIONS = 100;

    public BalanceResult run(LongConsumer progress) throws InterruptedException {
        return result(new Spread(games, 4, threads).sum(work(), progress));
    }

    public BalanceResult result(Ledger total) {
        return BalanceResult.of(total, settings.seats());
    }

    /// Its games, in numbered pieces.
    public Pieces<Ledger> work() {
        return new Work(
                Bots.of(game, level),
                Factors.of(game.info().id()),
                Bots.provider(game).map(BotProvider<V, A>::evaluation));
    }

    private final class Work implements Pieces<Ledger> {

        private final Bot<V, A> bot;
        private final Optional<Factors> factors;
        private final Optional<Evaluation<V>> evaluation;

        Work(Bot<V, A> bot, Optional<Factors> factors, Optional<Evaluation<V>> evaluation) {
            this.bot = bot;
            this.factors = factors;
            this.evaluation = evaluation;
        }

        @Override
        public long pieces() {
            return games;
        }

        @Override
        public Ledger nothing() {
            return new Ledger(settings.seats());
        }

        @Override
        public void piece(Ledger ledger, long number) {
            new Table(bot, factors, evaluation, ledger).play(number);
        }
    }

    /// One game being played and listened to.
    private final class Table {

        private final Bot<V, A> bot;
        private final Optional<Factors.Listener> listener;
        private final Optional<Evaluation<V>> evaluation;
        private final Ledger ledger;
        private final List<Map<Factor, Integer>> met = new ArrayList<>();
        private final Map<Integer, Long> choices = new HashMap<>();
        private int leader = -1;
        private int changes;

        Table(
                Bot<V, A> bot,
                Optional<Factors> factors,
                Optional<Evaluation<V>> evaluation,
                Ledger ledger) {
            this.bot = bot;
            this.listener = factors.map(Factors::listen);
            this.evaluation = evaluation;
            this.ledger = ledger;
            for (int i = 0; i < settings.seats(); i++) {
                met.add(new HashMap<>());
            }
        }

        void play(long number) {
            Streams streams = new Streams(seed).game(number);
            Randomness chance = streams.stream("chance");
            var minds = new Minds(streams);
            Stepper<S, V, A> stepper = Stepper.telling(game, game.start(settings));
            Seat last = Seat.of(Seat.MOST - 1);
            while (!stepper.isOver()) {
                if (!stepper.draw(chance)) {
                    if (stepper.decisions() == most) {
                        ledger.unfinished++;
                        return;
                    }
                    Seat seat = stepper.awaited().first();
                    if (!seat.equals(last)) {
                        last = seat;
                        look(stepper.state());
                    }
                    V view = stepper.view(seat);
                    List<A> legal = game.legal(view);
                    choices.merge(legal.size(), 1L, Long::sum);
                    var thinking =
                            minds.thinking(seat, stepper.steps(), Budget.iterations(ITERATIONS));
                    stepper.act(seat, bot.choose(view, legal, thinking));
                }
                stepper.events().forEach(this::hear);
            }
            close(stepper.outcome().orElseThrow(), stepper.decisions());
        }

        private void hear(Event event) {
            listener.ifPresent(
                    found ->
                            found.hear(
                                    event,
                                    (seat, factor) ->
                                            met.get(seat.index()).merge(factor, 1, Integer::sum)));
        }

        /// Who leads now, as everybody judges their own chances.
        private void look(S state) {
            if (evaluation.isEmpty()) {
                return;
            }
            int best = -1;
            double most = 0;
            for (int i = 0; i < settings.seats(); i++) {
                Seat seat = Seat.of(i);
                double chance = evaluation.get().chance(game.view(state, seat), seat);
                // Whoever leads keeps the lead in a tie.
                if (best < 0 || chance > most + 1e-9 || (i == leader && chance > most - 1e-9)) {
                    best = i;
                    most = chance;
                }
            }
            changes += leader >= 0 && best != leader ? 1 : 0;
            leader = best;
        }

        private void close(Outcome outcome, int decisions) {
            int seats = settings.seats();
            long[] shares = new long[seats];
            var winners = outcome.winners();
            for (int i = 0; i < seats; i++) {
                shares[i] = winners.contains(Seat.of(i)) ? Ledger.WHOLE / winners.size() : 0;
                ledger.wins[i] += shares[i];
                ledger.points[i] += outcome.sheet().totals().get(i);
            }
            ledger.games++;
            ledger.decisions += decisions;
            Ledger.count(ledger.lengths, decisions);
            Ledger.count(ledger.leadChanges, changes);
            choices.forEach((size, count) -> ledger.branching.merge(size, count, Long::sum));
            factors(shares);
        }

        private void factors(long[] shares) {
            int seats = settings.seats();
            var all = new TreeSet<Factor>();
            met.forEach(one -> all.addAll(one.keySet()));
            var beyond = new TreeMap<Factor, long[]>();
            for (Factor factor : all) {
                Ledger.Entry entry = ledger.entry(factor);
                entry.games++;
                long having = met.stream().filter(one -> one.containsKey(factor)).count();
                long[] row = new long[seats];
                long effect = 0;
                for (int i = 0; i < seats; i++) {
                    int times = met.get(i).getOrDefault(factor, 0);
                    entry.met += times;
                    entry.seats += times > 0 ? 1 : 0;
                    entry.won += times > 0 ? shares[i] : 0;
                    row[i] = (times > 0 ? seats : 0) - having;
                    effect += row[i] * (seats * shares[i] - Ledger.WHOLE);
                }
                beyond.put(factor, row);
                ledger.effect(factor, effect);
            }
            for (long share : shares) {
                long above = seats * share - Ledger.WHOLE;
                ledger.squares += above * above;
            }
            beyond.forEach(
                    (one, row) ->
                            beyond.tailMap(one)
                                    .forEach(
                                            (other, column) ->
                                                    ledger.multiply(
                                                            one, other, product(row, column))));
        }

        private static long product(long[] row, long[] column) {
            long product = 0;
            for (int i = 0; i < row.length; i++) {
                product += row[i] * column[i];
            }
            return product;
        }
    }
}
