package tablee.bots.outside;

import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.play.World;

/// Tries every sensible action in worlds it imagines, each world for one of them, the hopeful ones more often, and plays on by rules of thumb.
abstract class Outsider<V extends View, A extends Action> implements Bot<V, A> {

    private final Game<?, V, A> game;
    private final int longest;

    /// @param longest so many decisions are played on at most
    Outsider(Game<?, V, A> game, int longest) {
        this.game = game;
        this.longest = longest;
    }

    /// What a rule of thumb thinks of an action, on any scale.
    abstract double worth(V view, A action, Randomness random);

    /// Whether a position speaks for itself and need not be played on.
    abstract boolean isPause(V view);

    /// How good this looks for a seat, between 0 and 1.
    abstract double standing(V view, Seat seat);

    /// The actions worth a try.
    List<A> sensible(V view, List<A> legal) {
        return legal;
    }

    @Override
    public A choose(V view, List<A> legal, Thinking thinking) {
        List<A> sensible = sensible(view, legal);
        if (sensible.size() == 1) {
            return sensible.getFirst();
        }
        Seat me = (Seat) view.viewer();
        double[] sums = new double[sensible.size()];
        int[] tries = new int[sensible.size()];
        for (int i = 0; thinking.budget().allows(i); i++) {
            int arm = next(sums, tries, i);
            World<V, A> world = World.imagined(game, view, thinking.random());
            world.act(me, sensible.get(arm));
            sums[arm] += rollout(world, me, thinking.random());
            tries[arm]++;
        }
        int best = sensible.indexOf(quick(view, sensible, thinking.random()));
        for (int arm = 0; arm < sums.length; arm++) {
            if (tries[arm] > tries[best]) {
                best = arm;
            }
        }
        return sensible.get(best);
    }

    /// Every one once, then the one with the highest hope.
    private static int next(double[] sums, int[] tries, int all) {
        int best = 0;
        double most = -1;
        for (int arm = 0; arm < sums.length; arm++) {
            if (tries[arm] == 0) {
                return arm;
            }
            double hope = sums[arm] / tries[arm] + 0.3 * Math.sqrt(Math.sqrt(all) / tries[arm]);
            if (hope > most) {
                most = hope;
                best = arm;
            }
        }
        return best;
    }

    private double rollout(World<V, A> world, Seat me, Randomness random) {
        for (int step = 0; ; step++) {
            switch (world.settle(random)) {
                case Next.End(Outcome outcome) -> {
                    return outcome.share(me);
                }
                case Next.Decide(Seats awaited) -> {
                    Seat mover = awaited.first();
                    V seen = world.view(mover);
                    if (step >= longest || (step > 0 && isPause(seen))) {
                        return standing(world.view(me), me);
                    }
                    List<A> legal = sensible(seen, world.legal(mover));
                    world.act(mover, quick(seen, legal, random));
                }
                case Next.Draw _ -> throw new IllegalStateException("settled, a draw is due");
            }
        }
    }

    private A quick(V view, List<A> legal, Randomness random) {
        A best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (A action : legal) {
            double worth = worth(view, action, random);
            if (worth > most) {
                best = action;
                most = worth;
            }
        }
        return best;
    }

    /// A lead squeezed between 0 and 1: half of the way at `half`.
    static double squeezed(double ahead, double half) {
        return 0.5 + 0.5 * ahead / (Math.abs(ahead) + half);
    }
}
