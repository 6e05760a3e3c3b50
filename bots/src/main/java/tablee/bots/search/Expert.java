package tablee.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.World;

/// Searches through worlds it imagines: information-set Monte-Carlo tree search for any game.
///
/// Each world is one that looks to this seat exactly like the true one. All actions still in the race are played in the same world
/// with the same luck ([Race]); below them a tree grows by what each seat would see ([Tree]); beyond it the guide plays on.
///
/// It can be stopped at any time, also in the middle of an imagined game, and then plays the best so far. With a budget of iterations
/// the same view and the same randomness give the same choice on any machine.
public final class Expert<V extends View, A extends Action> implements Bot<V, A> {

    private final Game<?, V, A> game;
    private final Guide<V, A> guide;

    public Expert(Game<?, V, A> game, Guide<V, A> guide) {
        this.game = game;
        this.guide = guide;
    }

    @Override
    public A choose(V view, List<A> legal, Thinking thinking) {
        return legal.size() == 1 ? legal.getFirst() : consider(view, legal, thinking).best();
    }

    /// The choice with its reasons: what a hint or an analysis shows.
    public Opinion<A> consider(V view, List<A> legal, Thinking thinking) {
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        List<Arm<A>> arms = arms(view, guide.preference().considered(view, legal), thinking);
        var race = new Race<>(byInclination(arms, thinking.random()), guide.caution());
        int iterations = run(race, view, seat, thinking);
        return new Opinion<>(
                race.best().action,
                legal.stream().map(one -> judged(one, arms)).toList(),
                iterations);
    }

    /// The choice beside what comes closest to it, which it then meets over fresh worlds.
    public Advice<A> advise(V view, List<A> legal, int worlds, Thinking thinking) {
        if (legal.size() == 1) {
            return new Advice<>(legal.getFirst(), Optional.empty(), 0, 0);
        }
        Opinion<A> opinion = consider(view, legal, thinking);
        Optional<A> other = opinion.nextBest();
        if (other.isEmpty()) {
            return new Advice<>(opinion.best(), other, 0, 0);
        }
        Compared compared = compare(view, opinion.best(), other.get(), worlds, thinking);
        return new Advice<>(opinion.best(), other, compared.lead(), compared.error());
    }

    private static <A> Opinion.Judged<A> judged(A action, List<Arm<A>> arms) {
        for (Arm<A> arm : arms) {
            if (arm.action.equals(action)) {
                return new Opinion.Judged<>(action, arm.mean(), arm.tried());
            }
        }
        return new Opinion.Judged<>(action, 0, 0);
    }

    /// How likely each seat is to win, as far as the seat whose view it is can tell: the average over some worlds it can imagine, played on by the
    /// guide. Works at any moment of a game, whoever is to decide.
    public double[] chances(V view, int seats, int worlds, Thinking thinking) {
        var imagination = new Imagination<>(game, guide, view);
        var rollout = new Rollout<>(guide, seats);
        double[] sums = new double[seats];
        for (int i = 0; i < worlds; i++) {
            double[] chances = rollout.play(imagination.world(thinking.random()), thinking);
            for (int seat = 0; seat < seats; seat++) {
                sums[seat] += chances[seat] / worlds;
            }
        }
        return sums;
    }

    /// How much better one action is than another. The worlds are fresh ones: the best of many always looks a little better in those that
    /// made it the best.
    public Compared compare(V view, A one, A other, int worlds, Thinking thinking) {
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        var tree = new Tree<>(guide, thinking);
        var imagination = new Imagination<>(game, guide, view);
        var first = new Arm<>(one, 1);
        var second = new Arm<>(other, 1);
        for (int i = 0; i < worlds; i++) {
            World<V, A> world = imagination.world(thinking.random());
            long luck = thinking.random().next();
            List<Arm<A>> order =
                    thinking.random().below(2) == 0
                            ? List.of(first, second)
                            : List.of(second, first);
            for (Arm<A> arm : possible(order, world, seat)) {
                double value = tree.play(world.copy(), seat, arm.action, new Xoshiro(luck), i);
                if (!Double.isNaN(value)) {
                    arm.learn(i, value);
                }
            }
        }
        Arm.Lead lead = first.over(second);
        return lead.worlds() < 2
                ? new Compared(0, 1, lead.worlds())
                : new Compared(lead.total() / lead.worlds(), lead.error(), lead.worlds());
    }

    private List<Arm<A>> arms(V view, List<A> legal, Thinking thinking) {
        var quick = new Thinking(thinking.random(), thinking.temper(), Budget.iterations(0));
        double[] weights = guide.preference().weights(view, legal, quick);
        var arms = new ArrayList<Arm<A>>(legal.size());
        for (int i = 0; i < legal.size(); i++) {
            arms.add(new Arm<>(legal.get(i), weights[i]));
        }
        return arms;
    }

    /// The likeliest first, those alike in random order: the order of the legal list is no opinion.
    private static <A> List<Arm<A>> byInclination(List<Arm<A>> arms, Randomness random) {
        var order = new ArrayList<>(arms);
        Race.mix(order, random);
        order.sort(Comparator.comparingDouble(arm -> -arm.weight));
        return order;
    }

    /// Returns how many imagined games were finished.
    private int run(Race<A> race, V view, Seat seat, Thinking thinking) {
        var tree = new Tree<>(guide, thinking);
        var imagination = new Imagination<>(game, guide, view);
        int iterations = 0;
        for (int sample = 0; !race.isDecided(); sample++) {
            if (!thinking.budget().allows(iterations)) {
                return iterations;
            }
            World<V, A> world = imagination.world(thinking.random());
            long luck = thinking.random().next();
            List<Arm<A>> runners = possible(race.runners(sample, thinking.random()), world, seat);
            if (runners.isEmpty()) {
                iterations++;
            }
            for (Arm<A> arm : runners) {
                if (!thinking.budget().allows(iterations)) {
                    return iterations;
                }
                double value =
                        tree.play(world.copy(), seat, arm.action, new Xoshiro(luck), iterations);
                if (Double.isNaN(value)) {
                    return iterations;
                }
                arm.learn(sample, value);
                iterations++;
            }
            race.check(sample + 1);
        }
        return iterations;
    }

    /// Those that can be played in this world: all of them, if the game keeps its promise that the world looks like the view.
    private List<Arm<A>> possible(List<Arm<A>> arms, World<V, A> world, Seat seat) {
        if (!(world.next() instanceof Next.Decide(Seats awaited)) || !awaited.contains(seat)) {
            return List.of();
        }
        List<A> legal = world.legal(seat);
        return arms.stream().filter(arm -> legal.contains(arm.action)).toList();
    }
}
