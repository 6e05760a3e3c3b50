package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

/// Estimates how far a search can get above its guide: `Ceiling GAME SEATS GAMES SEED ITERATIONS WORLDS`.
///
/// Guides play; at each decision the expert is asked what it would do instead. Where it would do something else, both actions are played on
/// by guides to the end, in WORLDS freshly imagined worlds with the same luck. What a seat would have won more often, added up over its
/// decisions, is to first order what the search adds to its chance in a whole game. Far less depends on luck than in games between the two.
public final class Ceiling<S extends State, V extends View, A extends Action> {

    private final Game<S, V, A> game;
    private final Settings settings;
    private final Bot<V, A> guide;
    private final Bot<V, A> expert;
    private final int iterations;
    private final int worlds;
    private long decisions;
    private long departures;

    private Ceiling(Game<S, V, A> game, int seats, int iterations, int worlds) {
        this.game = game;
        this.settings = game.options().standard(seats);
        this.guide = Bots.guide(game);
        this.expert = Bots.of(game, Level.EXPERT);
        this.iterations = iterations;
        this.worlds = worlds;
    }

    public static void main(String[] args) {
        var ceiling = of(Games.find(args[0]).house(), args);
        int games = Integer.parseInt(args[2]);
        var gains = new ArrayList<Double>();
        for (int i = 0; i < games; i++) {
            gains.add(ceiling.gain(new Streams(Long.parseLong(args[3])).game(i)));
        }
        double mean = gains.stream().mapToDouble(gain -> gain).average().orElse(0);
        double square = gains.stream().mapToDouble(gain -> (gain - mean) * (gain - mean)).sum();
        System.out.printf(
                "%s%n  gain of one seat in a game %+.3f ± %.3f; another choice in %.1f %% of %d decisions%n",
                String.join(" ", args),
                mean,
                2 * Math.sqrt(square / games / Math.max(1, games - 1)),
                100.0 * ceiling.departures / Math.max(1, ceiling.decisions),
                ceiling.decisions);
    }

    private static <S extends State, V extends View, A extends Action> Ceiling<S, V, A> of(
            Game<S, V, A> game, String[] args) {
        return new Ceiling<>(
                game,
                Integer.parseInt(args[1]),
                Integer.parseInt(args[4]),
                Integer.parseInt(args[5]));
    }

    /// What the search would have added, for the average seat of one game.
    private double gain(Streams streams) {
        Randomness chance = streams.stream("chance");
        Randomness mind = streams.stream("mind");
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(settings));
        double gain = 0;
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            V view = stepper.view(seat);
            List<A> legal = game.legal(view);
            A usual = guide.choose(view, legal, thinking(mind, 0));
            if (legal.size() > 1) {
                decisions++;
                A found = expert.choose(view, legal, thinking(mind, iterations));
                gain += found.equals(usual) ? 0 : difference(view, seat, found, usual, mind);
            }
            stepper.act(seat, usual);
        }
        return gain / settings.seats();
    }

    private static Thinking thinking(Randomness mind, int iterations) {
        return new Thinking(new Xoshiro(mind.next()), 0, Budget.iterations(iterations));
    }

    private double difference(V view, Seat seat, A found, A usual, Randomness mind) {
        departures++;
        double sum = 0;
        for (int i = 0; i < worlds; i++) {
            S world = game.imagine(view, new Xoshiro(mind.next()));
            long luck = mind.next();
            sum += share(world, seat, found, luck) - share(world, seat, usual, luck);
        }
        return sum / worlds;
    }

    private double share(S world, Seat seat, A action, long luck) {
        Stepper<S, V, A> stepper = Stepper.quiet(game, world);
        stepper.act(seat, action);
        Randomness chance = new Xoshiro(luck);
        Randomness mind = new Xoshiro(~luck);
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
            Seat next = awaited.first();
            V view = stepper.view(next);
            stepper.act(next, guide.choose(view, game.legal(view), thinking(mind, 0)));
        }
        return stepper.outcome().orElseThrow().share(seat);
    }
}
