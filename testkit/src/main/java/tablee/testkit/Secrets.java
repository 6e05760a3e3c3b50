package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// Nothing leaks: two states that a viewer cannot tell apart give it byte-identical views, legal lists, refusals and sentences; and
/// `imagine` gives such states, other than the truth when it can. A game extends this with its door and, if the usual guess does
/// not fit, with what it hides.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class Secrets<S extends State, V extends View, A extends Action> {

    /// Worlds in which a decision is made again, for each viewer.
    private static final int LEARNT = 2;

    protected abstract Game<S, V, A> game();

    protected List<Settings> tables() {
        return Conformance.usualTables(game().options());
    }

    /// Random games for each table.
    protected int games() {
        return 2;
    }

    /// Steps after which a random game is cut.
    protected int longest() {
        return 2_000;
    }

    /// Positions of each game in which worlds are imagined, and how many for each viewer.
    protected int positions() {
        return 25;
    }

    protected int worlds() {
        return 8;
    }

    /// Positions of each game in which every kind of decision is held against what it shows.
    protected int undone() {
        return positions();
    }

    /// Points of each game at which two worlds part, besides every shuffle, and how far they are followed.
    protected int forks() {
        return 25;
    }

    protected int followed() {
        return 60;
    }

    /// Whether there is something in this state that the viewer does not know and could not work out. Guessed as: while the game
    /// runs, somebody knows something that somebody else does not. A game that knows better says so.
    protected boolean hidesSomething(S state, Viewer viewer) {
        if (game().next(state) instanceof Next.End) {
            return false;
        }
        String own = known(state, viewer);
        return viewers(game().view(state, viewer), state).stream()
                .anyMatch(other -> !known(state, other).equals(own));
    }

    private List<Viewer> viewers(V view, S state) {
        var viewers = new ArrayList<Viewer>(List.of(view.viewer(), Spectator.SPECTATOR));
        if (game().next(state) instanceof Next.Decide(Seats awaited)) {
            for (Seat seat : awaited) {
                viewers.add(seat);
            }
        }
        return viewers;
    }

    private String known(S state, Viewer viewer) {
        return game().formats().known(game().view(state, viewer));
    }

    /// Another state that this viewer cannot tell from the given one, if the game can make one without `imagine`.
    protected Optional<S> scramble(S state, Viewer viewer, Randomness random) {
        return Optional.empty();
    }

    /// Whether the event shows a card for a moment only, so that the view right after it no longer holds what it told.
    protected boolean isFleeting(Event event) {
        return false;
    }

    /// The same position with something changed that anybody may see, for a game that asks people to remember.
    protected Optional<S> disturb(S state, Randomness random) {
        return Optional.empty();
    }

    /// How much likelier than another an action is chosen. A decision that random players hardly ever come to is hardly ever looked at.
    protected int weight(A action) {
        return 1;
    }

    private Stream<DynamicTest> each(Property<S, V, A> property) {
        return tables().stream()
                .flatMap(
                        table ->
                                Stream.iterate(0, i -> i < games(), i -> i + 1)
                                        .map(
                                                i ->
                                                        DynamicTest.dynamicTest(
                                                                table.toJson().print()
                                                                        + " game "
                                                                        + i,
                                                                () ->
                                                                        property.check(
                                                                                Journey.of(
                                                                                        game(),
                                                                                        table,
                                                                                        500L * i
                                                                                                + 3,
                                                                                        longest(),
                                                                                        this
                                                                                                ::weight)))));
    }

    @TestFactory
    Stream<DynamicTest> imagined_worlds_look_right_and_differ_from_the_truth() {
        return each(imagined()::check);
    }

    @TestFactory
    Stream<DynamicTest> who_saw_the_same_is_told_the_same() {
        return each(apart()::check);
    }

    @TestFactory
    Stream<DynamicTest> what_was_learnt_is_said_to_be() {
        return each(new Learnt<S, V, A>(undone(), LEARNT, this::disturb));
    }

    Imagined<S, V, A> imagined() {
        return new Imagined<>(positions(), worlds(), this::hidesSomething, this::scramble);
    }

    ForkedWorlds<S, V, A> apart() {
        return new ForkedWorlds<>(forks(), followed(), this::isFleeting);
    }
}
