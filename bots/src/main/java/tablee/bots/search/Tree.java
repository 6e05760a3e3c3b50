package tablee.bots.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.bots.Budget;
import tablee.bots.Evaluation;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.World;

/// What was learnt below the first decision, by information set.
///
/// A node is what the deciding seat sees, and nothing else. So a seat that has just drawn a card may answer each card differently, which a
/// tree of bare action sequences cannot; it cannot answer a card it did not see, which a tree for each world would; and seats that owe a
/// decision at the same time cannot answer each other, in whatever order they are asked.
final class Tree<V extends View, A extends Action> {

    /// What [#play] answers when the budget ran out on the way: this game says nothing.
    static final double UNFINISHED = Double.NaN;

    /// A guide answers at once; it has nothing to spend time on.
    private static final Budget AT_ONCE = Budget.iterations(0);

    /// New information sets for each game played; more of them grow a deeper and thinner tree.
    private static final int GROWTH = 2;

    /// Enough for minutes of thought, small enough for a browser.
    private static final int ROOM = 200_000;

    private record Step<A>(Node<A> node, int index, Seat seat) {}

    private final Guide<V, A> guide;
    private final Thinking thinking;
    private final Map<V, Node<A>> nodes = new HashMap<>();

    Tree(Guide<V, A> guide, Thinking thinking) {
        this.guide = guide;
        this.thinking = thinking;
    }

    /// Plays `action` and then on to the end or the horizon, and learns from it.
    ///
    /// Seats that decide at the same time as `seat` play by inclination and do not learn: the race tries all actions of `seat` in turn, and
    /// a seat that learnt from that would answer the race instead of the player.
    ///
    /// @param iterations how many games were played before, for the budget
    /// @return how it ended for `seat`, between 0 and 1, or [#UNFINISHED]
    double play(World<V, A> world, Seat seat, A action, Randomness random, int iterations) {
        Seats together = awaited(world).without(seat);
        var quick = new Thinking(random, thinking.temper(), AT_ONCE);
        var path = new ArrayList<Step<A>>();
        int growth = nodes.size() < ROOM ? GROWTH : 0;
        world.act(seat, action);
        for (int decisions = 0; ; decisions++) {
            if (!thinking.budget().allows(iterations)) {
                return UNFINISHED;
            }
            switch (world.settle(random)) {
                case Next.End(Outcome outcome) -> {
                    path.forEach(step -> step.node.learn(step.index, outcome.share(step.seat)));
                    return outcome.share(seat);
                }
                case Next.Decide(Seats awaited) -> {
                    Seat mover = awaited.first();
                    boolean aside = !together.isEmpty() && isWithin(awaited, together);
                    together = aside ? together : Seats.NONE;
                    if (decisions >= guide.horizon()) {
                        return judge(world, seat, path);
                    }
                    if (!guide.informed() && (growth == 0 || aside)) {
                        List<A> legal = world.legal(mover);
                        world.act(mover, legal.get(random.below(legal.size())));
                        continue;
                    }
                    V view = world.view(mover);
                    if (isSettled(view)) {
                        return judge(world, seat, path);
                    }
                    if (aside) {
                        step(world, mover, view, path, 0, quick);
                    } else {
                        growth = step(world, mover, view, path, growth, quick);
                    }
                }
                case Next.Draw _ -> throw new IllegalStateException("settled, and a draw is due");
            }
        }
    }

    private static Seats awaited(World<?, ?> world) {
        return world.next() instanceof Next.Decide(Seats awaited) ? awaited : Seats.NONE;
    }

    private static boolean isWithin(Seats some, Seats all) {
        return (some.mask() & ~all.mask()) == 0;
    }

    /// Decides for `mover`; returns how many new nodes this game may still add, 0 once it has left the tree.
    private int step(
            World<V, A> world, Seat mover, V view, List<Step<A>> path, int growth, Thinking quick) {
        List<A> legal = world.legal(mover);
        if (legal.size() == 1) {
            world.act(mover, legal.getFirst());
            return growth;
        }
        if (growth == 0) {
            world.act(mover, guide.player().choose(view, legal, quick));
            return 0;
        }
        Node<A> node = nodes.get(view);
        int left = growth;
        if (node == null) {
            node = new Node<>(legal, guide.preference().weights(view, legal, quick));
            nodes.put(view, node);
            left--;
        }
        int index = node.select(legal);
        path.add(new Step<>(node, index, mover));
        world.act(mover, node.action(index));
        return left;
    }

    private boolean isSettled(V view) {
        return guide.evaluation().isPresent() && guide.evaluation().get().isSettled(view);
    }

    /// Stops here and asks for an opinion, each seat from what it sees itself.
    private double judge(World<V, A> world, Seat seat, List<Step<A>> path) {
        if (guide.evaluation().isEmpty()) {
            return 0;
        }
        Evaluation<V> evaluation = guide.evaluation().get();
        double[] chances = new double[Seat.MOST];
        Seats asked = Seats.NONE;
        for (Step<A> step : path) {
            asked = asked.with(step.seat);
        }
        for (Seat one : asked.with(seat)) {
            chances[one.index()] = evaluation.chance(world.view(one), one);
        }
        path.forEach(step -> step.node.learn(step.index, chances[step.seat.index()]));
        return chances[seat.index()];
    }
}
