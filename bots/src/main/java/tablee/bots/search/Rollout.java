package tablee.bots.search;

import java.util.List;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.play.World;

/// Lets the guide play an imagined world on, and says how it ended for everybody.
final class Rollout<V extends View, A extends Action> {

    private static final Budget AT_ONCE = Budget.iterations(0);

    private final Guide<V, A> guide;
    private final int seats;

    Rollout(Guide<V, A> guide, int seats) {
        this.guide = guide;
        this.seats = seats;
    }

    /// Chances that add up to one: of the end, or in the guide's opinion where it stops.
    double[] play(World<V, A> world, Thinking thinking) {
        var quick = new Thinking(thinking.random(), thinking.temper(), AT_ONCE);
        int turns = 0;
        int last = -1;
        for (int decisions = 0; ; decisions++) {
            switch (world.settle(thinking.random())) {
                case Next.End(Outcome outcome) -> {
                    double[] shares = new double[seats];
                    for (int i = 0; i < seats; i++) {
                        shares[i] = outcome.share(Seat.of(i));
                    }
                    return shares;
                }
                case Next.Decide(Seats awaited) -> {
                    Seat mover = awaited.first();
                    V view = world.view(mover);
                    turns += last >= 0 && mover.index() != last ? 1 : 0;
                    last = mover.index();
                    if (guide.evaluation().isPresent()
                            && (decisions >= guide.horizon()
                                    || turns >= guide.turns()
                                    || guide.evaluation().get().isSettled(view))) {
                        return opinions(world);
                    }
                    List<A> legal = world.legal(mover);
                    world.act(
                            mover,
                            legal.size() == 1
                                    ? legal.getFirst()
                                    : guide.player().choose(view, legal, quick));
                }
                case Next.Draw _ -> throw new IllegalStateException("settled, and a draw is due");
            }
        }
    }

    private double[] opinions(World<V, A> world) {
        double[] chances = new double[seats];
        double sum = 0;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            chances[i] = guide.evaluation().orElseThrow().chance(world.view(seat), seat);
            sum += chances[i];
        }
        for (int i = 0; i < seats; i++) {
            chances[i] = sum > 0 ? chances[i] / sum : 1.0 / seats;
        }
        return chances;
    }
}
