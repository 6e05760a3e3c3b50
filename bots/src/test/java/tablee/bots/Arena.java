package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Stepper;

/// Plays whole games between bots. The cards depend on the seed alone, so that two line-ups can meet on the same deals.
public final class Arena<S extends State, V extends View, A extends Action> {

    private final Game<S, V, A> game;
    private final Settings settings;

    public Arena(Game<S, V, A> game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    /// One game to its end.
    ///
    /// @param budgets asked for a fresh budget at each decision
    public Outcome play(List<? extends Bot<V, A>> bots, long seed, Supplier<Budget> budgets) {
        var streams = new Streams(seed);
        Randomness chance = streams.stream("chance");
        var random = new ArrayList<Randomness>();
        var tempers = new ArrayList<Long>();
        for (int i = 0; i < bots.size(); i++) {
            random.add(streams.stream("bot", i));
            tempers.add(streams.stream("temper", i).next());
        }
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(settings));
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            int i = seat.index();
            V view = stepper.view(seat);
            List<A> legal = game.legal(view);
            var thinking = new Thinking(random.get(i), tempers.get(i), budgets.get());
            A chosen = bots.get(i).choose(view, legal, thinking);
            if (!legal.contains(chosen)) {
                throw new AssertionError(
                        "seed " + seed + ": " + seat + " chose " + chosen + " of " + legal);
            }
            stepper.act(seat, chosen);
        }
        return stepper.outcome().orElseThrow();
    }
}
