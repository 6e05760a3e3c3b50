package tablee.bots.outside;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import tablee.engine.Xoshiro;
import tablee.engine.play.World;

/// Tries every sensible action in the same imagined worlds with the same luck, plays on by rules of thumb, and drops what falls behind.
abstract class Outsider<V extends View, A extends Action> implements Bot<V, A> {

    /// Worlds after which it first compares, then twice as many, and so on.
    private static final int FIRST_LOOK = 8;

    /// In standard errors: to be dropped, and to be preferred to the rule of thumb.
    private static final double BEHIND = 2.5;

    private static final double AHEAD = 1;

    /// So many actions are tried at most.
    private static final int MOST = 12;

    /// Out of so many worlds it believes one.
    private static final int DOUBTS = 6;

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

    /// How well a world goes with how people play, where the game has something to say: any positive number.
    double belief(V view, World<V, A> world) {
        return 1;
    }

    /// Whether [#belief] ever says anything of this view.
    boolean doubts(V view) {
        return false;
    }

    @Override
    public A choose(V view, List<A> legal, Thinking thinking) {
        List<A> sensible = promising(view, sensible(view, legal), thinking.random());
        if (sensible.size() == 1) {
            return sensible.getFirst();
        }
        Seat me = (Seat) view.viewer();
        var race = new Heats(sensible.size());
        int games = 0;
        for (int worlds = 1; race.isOpen(); worlds++) {
            World<V, A> world = likely(view, thinking.random());
            long luck = thinking.random().next();
            double[] values = new double[sensible.size()];
            for (int arm : race.running) {
                if (!thinking.budget().allows(games)) {
                    return sensible.get(race.best(quick(view, sensible, thinking.random())));
                }
                World<V, A> copy = world.copy();
                copy.act(me, sensible.get(arm));
                values[arm] = rollout(copy, me, new Xoshiro(luck));
                games++;
            }
            race.add(values);
            if (worlds >= FIRST_LOOK && Integer.bitCount(worlds) == 1) {
                race.drop();
            }
        }
        return sensible.get(race.running.getFirst());
    }

    /// Of many, those that the rule of thumb likes most.
    private List<A> promising(V view, List<A> sensible, Randomness random) {
        if (sensible.size() <= MOST) {
            return sensible;
        }
        Map<A, Double> worths = new HashMap<>();
        sensible.forEach(action -> worths.put(action, worth(view, action, random)));
        return sensible.stream()
                .sorted(Comparator.comparing(worths::get, Comparator.reverseOrder()))
                .limit(MOST)
                .toList();
    }

    private World<V, A> likely(V view, Randomness random) {
        World<V, A> chosen = World.imagined(game, view, random);
        if (!doubts(view)) {
            return chosen;
        }
        double sum = belief(view, chosen);
        for (int i = 1; i < DOUBTS; i++) {
            World<V, A> other = World.imagined(game, view, random);
            double weight = belief(view, other);
            sum += weight;
            chosen = random.unit() * sum < weight ? other : chosen;
        }
        return chosen;
    }

    /// What each action still running won in each world.
    private static final class Heats {
        private final List<double[]> worlds = new ArrayList<>();
        private List<Integer> running = new ArrayList<>();

        Heats(int arms) {
            for (int arm = 0; arm < arms; arm++) {
                running.add(arm);
            }
        }

        boolean isOpen() {
            return running.size() > 1;
        }

        void add(double[] values) {
            worlds.add(values);
        }

        void drop() {
            int leader = leader();
            running =
                    new ArrayList<>(
                            running.stream()
                                    .filter(arm -> arm == leader || lead(leader, arm) < BEHIND)
                                    .toList());
        }

        /// What leads, unless the rule of thumb is hardly worse.
        int best(int thumb) {
            int leader = leader();
            return running.contains(thumb) && lead(leader, thumb) < AHEAD ? thumb : leader;
        }

        private int leader() {
            int leader = running.getFirst();
            double most = -1;
            for (int arm : running) {
                double sum = 0;
                for (double[] world : worlds) {
                    sum += world[arm];
                }
                if (sum > most) {
                    leader = arm;
                    most = sum;
                }
            }
            return leader;
        }

        /// In standard errors of the difference, a few worlds without any difference thrown in.
        private double lead(int one, int other) {
            int count = worlds.size() + 2;
            double sum = 0;
            double squares = 0;
            for (double[] world : worlds) {
                double more = world[one] - world[other];
                sum += more;
                squares += more * more;
            }
            double mean = sum / count;
            double error = Math.sqrt(Math.max(1e-9, squares / count - mean * mean) / count);
            return mean / error;
        }
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
                    world.act(mover, legal.get(quick(seen, legal, random)));
                }
                case Next.Draw _ -> throw new IllegalStateException("settled, a draw is due");
            }
        }
    }

    private int quick(V view, List<A> legal, Randomness random) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double worth = legal.size() == 1 ? 0 : worth(view, legal.get(i), random);
            if (worth > most) {
                best = i;
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
