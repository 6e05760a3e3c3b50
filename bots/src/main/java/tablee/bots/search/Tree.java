package tablee.bots.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.play.World;

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
    /// @param iterations how many games were played before, for the budget
    /// @return how it ended for `seat`, between 0 and 1, or [#UNFINISHED]
    double play(World<V, A> world, Seat seat, A action, Randomness random, int iterations) {
        var walk = new Walk(world, seat, random);
        world.act(seat, action);
        for (int decisions = 0; thinking.budget().allows(iterations); decisions++) {
            switch (world.settle(random)) {
                case Next.End(Outcome outcome) -> {
                    return walk.learn(outcome::share);
                }
                case Next.Decide(Seats awaited) -> {
                    if (decisions >= guide.horizon() || walk.decide(awaited)) {
                        return walk.learn(walk::opinion);
                    }
                }
                case Next.Draw _ -> throw new IllegalStateException("settled, and a draw is due");
            }
        }
        return UNFINISHED;
    }

    /// One imagined game.
    private final class Walk {

        private final World<V, A> world;
        private final Seat seat;
        private final Randomness random;
        private final Thinking quick;
        private final List<Step<A>> path = new ArrayList<>();

        /// How many nodes this game may still add; 0 once it has left the tree.
        private int growth = nodes.size() < ROOM ? GROWTH : 0;

        /// Seats that decide at the same time as `seat`, until the game has gone on. They play by inclination and do not learn: the race tries all
        /// actions of `seat` in turn, and a seat that learnt from that would answer the race instead of the player.
        private Seats together;

        private Seat last;
        private int turns;

        Walk(World<V, A> world, Seat seat, Randomness random) {
            this.world = world;
            this.seat = seat;
            this.last = seat;
            this.random = random;
            quick = new Thinking(random, thinking.temper(), AT_ONCE);
            together =
                    world.next() instanceof Next.Decide(Seats awaited)
                            ? awaited.without(seat)
                            : Seats.NONE;
        }

        /// Lets one awaited seat decide, or says that the position is settled and the game need not go on.
        boolean decide(Seats awaited) {
            boolean aside = (awaited.mask() & ~together.mask()) == 0;
            together = aside ? together : Seats.NONE;
            Seat mover = awaited.first();
            turns += aside || mover.equals(last) ? 0 : 1;
            last = mover;
            if (turns >= guide.turns() && guide.evaluation().isPresent()) {
                return true;
            }
            List<A> legal = world.legal(mover);
            if (!guide.informed() && (growth == 0 || aside)) {
                world.act(mover, legal.get(random.below(legal.size())));
                return false;
            }
            V view = world.view(mover);
            if (guide.evaluation().isPresent() && guide.evaluation().get().isSettled(view)) {
                return true;
            }
            world.act(mover, choice(mover, view, legal, aside));
            return false;
        }

        private A choice(Seat mover, V view, List<A> all, boolean aside) {
            if (all.size() == 1) {
                return all.getFirst();
            }
            if (growth == 0 || aside) {
                return guide.player().choose(view, all, quick);
            }
            List<A> legal = guide.preference().considered(view, all);
            Node<A> node = nodes.get(view);
            if (node == null) {
                node = new Node<>(legal, guide.preference().weights(view, legal, quick));
                nodes.put(view, node);
                growth--;
            }
            int index = node.select(legal);
            path.add(new Step<>(node, index, mover));
            return node.action(index);
        }

        /// The opinion of a game that is not played to its end, each seat's from what it sees itself.
        double opinion(Seat one) {
            return guide.evaluation().isEmpty()
                    ? 0
                    : guide.evaluation().get().chance(world.view(one), one);
        }

        /// Tells every seat that decided in the tree how it ended for it.
        double learn(ToDoubleFunction<Seat> value) {
            double[] values = new double[Seat.MOST];
            Seats concerned = Seats.of(seat);
            for (Step<A> step : path) {
                concerned = concerned.with(step.seat);
            }
            for (Seat one : concerned) {
                values[one.index()] = value.applyAsDouble(one);
            }
            path.forEach(step -> step.node.learn(step.index, values[step.seat.index()]));
            return values[seat.index()];
        }
    }
}
