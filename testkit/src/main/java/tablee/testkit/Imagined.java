package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.State;
import tablee.engine.Stepper;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Viewer;

/// Properties of `imagine`: its worlds are sound, look right to the viewer in every respect, and are not the truth when they
/// need not be.
final class Imagined<S extends State, V extends View, A extends Action> {

    private static final int TRIED = 25;

    private static final int OPENING = 12;
    private static final int PLAYED_ON = 25;

    /// A world that a game offers beside `imagine`.
    interface Scramble<S extends State> {
        Optional<S> of(S state, Viewer viewer, Randomness random);
    }

    private final int positions;
    private final int worlds;
    private final BiPredicate<S, Viewer> hides;
    private final Scramble<S> scramble;

    Imagined(int positions, int worlds, BiPredicate<S, Viewer> hides, Scramble<S> scramble) {
        this.positions = positions;
        this.worlds = worlds;
        this.hides = hides;
        this.scramble = scramble;
    }

    void check(Journey<S, V, A> journey) {
        List<Journey.Stop<S>> stops = journey.stops();
        int stride = Math.max(1, stops.size() / positions);
        for (int i = 0; i < stops.size(); i++) {
            // The first steps of a game (a draft, a first look) are short and full of secrets: none
            // is passed over.
            if (i < OPENING || i % stride == 0) {
                for (Viewer viewer : journey.viewers()) {
                    at(journey, stops.get(i), viewer);
                }
            }
        }
    }

    private void at(Journey<S, V, A> journey, Journey.Stop<S> stop, Viewer viewer) {
        Game<S, V, A> game = journey.game();
        String place = journey.place(stop) + ", viewer " + viewer.label();
        V view = game.view(stop.state(), viewer);
        List<A> tried = journey.sample(stop, TRIED);
        ViewerTexts truth = ViewerTexts.of(game, stop.state(), viewer, tried);
        boolean differs = false;
        Streams streams = new Streams(journey.seed()).game(stop.number());
        for (int i = 0; i < worlds; i++) {
            S world = game.imagine(view, streams.stream("imagine", i));
            hold(
                    world.equals(game.imagine(view, streams.stream("imagine", i))),
                    place,
                    "imagine gives another world for the same random numbers");
            looksRight(place, game, truth, view, world, viewer, tried);
            differs |= !world.equals(stop.state());
            Optional<S> scrambled =
                    scramble.of(stop.state(), viewer, streams.stream("scramble", i));
            if (scrambled.isPresent()) {
                looksRight(place, game, truth, view, scrambled.get(), viewer, tried);
            }
            if (i == 0) {
                playOn(place, game, world, streams);
            }
        }
        hold(
                differs || !hides.test(stop.state(), viewer),
                place,
                "none of "
                        + worlds
                        + " imagined worlds differs from the truth, and something is hidden");
    }

    private void looksRight(
            String place,
            Game<S, V, A> game,
            ViewerTexts truth,
            V view,
            S world,
            Viewer viewer,
            List<A> tried) {
        try {
            game.check(world);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(
                    place + ": an imagined world is not sound: " + e.getMessage(), e);
        }
        ViewerTexts.of(game, world, viewer, tried)
                .differs(truth)
                .ifPresent(
                        difference -> {
                            throw new AssertionError(
                                    place + ": an imagined world looks different: " + difference);
                        });
        hold(
                view.equals(game.view(world, viewer)),
                place,
                "the view of an imagined world is not equal");
    }

    /// A search plays from there; nothing may break on the way.
    private static <S extends State, V extends View, A extends Action> void playOn(
            String place, Game<S, V, A> game, S world, Streams streams) {
        Randomness chance = streams.stream("chance");
        Randomness choice = streams.stream("choice");
        Stepper<S, V, A> stepper = Stepper.quiet(game, world);
        while (stepper.steps() < PLAYED_ON && !stepper.isOver()) {
            try {
                Positions.step(stepper, chance, choice);
                game.check(stepper.state());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        place + ": playing on from an imagined world fails: " + e, e);
            }
        }
    }
}
