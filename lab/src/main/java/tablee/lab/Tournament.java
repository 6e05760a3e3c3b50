package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Hash;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// Every entrant against every other, at tables that hold only these two, in alternate seats. Each deal is played twice, the second time
/// with the places changed, and the seat that begins moves on from deal to deal: no seat and no card favours anybody.
///
/// With budgets of iterations the result is the same on any number of threads and any machine.
///
/// @param deals for each pair of entrants; twice as many games
/// @param most decisions after which a game is stopped and counts as nobody's
public record Tournament<S extends State, V extends View, A extends Action>(
        Game<S, V, A> game,
        Settings settings,
        List<Entrant<V, A>> entrants,
        long seed,
        int deals,
        int most,
        int threads)
        implements Pieces<Duels> {

    public Tournament {
        entrants = List.copyOf(entrants);
        if (entrants.size() < 2 || deals < 1 || threads < 1) {
            throw new IllegalArgumentException(
                    entrants.size() + " entrants, " + deals + " deals, " + threads + " threads");
        }
    }

    /// Two entrants, by their place in the list.
    record Pair(int first, int second) {}

    List<Pair> pairs() {
        var pairs = new ArrayList<Pair>();
        for (int second = 1; second < entrants.size(); second++) {
            for (int first = 0; first < second; first++) {
                pairs.add(new Pair(first, second));
            }
        }
        return pairs;
    }

    public int games() {
        return 2 * deals * pairs().size();
    }

    public TournamentResult run() throws InterruptedException {
        return run(_ -> {});
    }

    /// `progress` hears now and then how many games were played.
    public TournamentResult run(LongConsumer progress) throws InterruptedException {
        long start = System.nanoTime();
        Duels total = new Spread(pieces(), 1, threads).sum(this, done -> progress.accept(2 * done));
        return result(total, System.nanoTime() - start);
    }

    /// What was counted in so many nanoseconds.
    public TournamentResult result(Duels total, long nanos) {
        return TournamentResult.of(
                entrants.stream().map(Entrant::name).toList(), pairs(), total, nanos);
    }

    /// One for each deal of each pair.
    @Override
    public long pieces() {
        return (long) deals * pairs().size();
    }

    @Override
    public Duels nothing() {
        return new Duels(pairs().size(), entrants.size());
    }

    /// One deal, both ways round.
    @Override
    public void piece(Duels tally, long number) {
        List<Pair> pairs = pairs();
        int index = (int) (number % pairs.size());
        int deal = (int) (number / pairs.size());
        Duel duel = tally.duels[index];
        long[] shares = new long[2];
        for (int half = 0; half < 2; half++) {
            var first = new boolean[settings.seats()];
            for (int i = 0; i < first.length; i++) {
                first[i] = (i + half + deal) % 2 == 0;
            }
            Played played = played(tally, pairs.get(index), first, deal);
            shares[half] = Duel.share(played, first);
            duel.unfinished += played.outcome().isEmpty() ? 1 : 0;
            tally.hash +=
                    Hash.mix(
                            Hash.mix(Hash.mix(Hash.START, 2 * number + half), played.hash()),
                            shares[half]);
        }
        duel.add(shares[0], shares[1]);
    }

    private Played played(Duels tally, Pair pair, boolean[] first, int deal) {
        var seated = new ArrayList<Bot<V, A>>();
        for (boolean isFirst : first) {
            int who = isFirst ? pair.first : pair.second;
            var entrant = entrants.get(who);
            seated.add(budgeted(entrant, tally.thoughts[who].watching(entrant.bot())));
        }
        try {
            return GameRunner.bots(game, settings, seated, () -> Budget.iterations(0), most)
                    .play(new Streams(seed).game(deal));
        } catch (RuntimeException | Error e) {
            throw new IllegalStateException("deal " + deal + " of seed " + seed + ": " + e, e);
        }
    }

    /// Each entrant brings its own budget.
    private static <V extends View, A extends Action> Bot<V, A> budgeted(
            Entrant<V, A> entrant, Bot<V, A> bot) {
        return (view, legal, thinking) ->
                bot.choose(
                        view,
                        legal,
                        new Thinking(thinking.random(), thinking.temper(), entrant.budget().get()));
    }
}
