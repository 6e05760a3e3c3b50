package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// One line of play from an arranged position. Unlike a [tablee.engine.Match] it draws only when asked, so that a test can look at
/// the moment before a throw. Checks the register's invariants after every step.
final class Line<S extends State, V extends View, A extends Action> {

    private final Game<S, V, A> game;
    private final Settings settings;
    private final List<Event> events = new ArrayList<>();
    private S state;

    Line(Game<S, V, A> game, Settings settings, S state) {
        this.game = game;
        this.settings = settings;
        this.state = state;
        game.check(state);
    }

    Line<S, V, A> copy() {
        return new Line<>(game, settings, state);
    }

    Game<S, V, A> game() {
        return game;
    }

    int seats() {
        return settings.seats();
    }

    Settings settings() {
        return settings;
    }

    S state() {
        return state;
    }

    Next next() {
        return game.next(state);
    }

    Optional<Chance> due() {
        return next() instanceof Next.Draw(Chance chance) ? Optional.of(chance) : Optional.empty();
    }

    Optional<Outcome> outcome() {
        return next() instanceof Next.End(Outcome outcome)
                ? Optional.of(outcome)
                : Optional.empty();
    }

    Seats awaited() {
        return next() instanceof Next.Decide(Seats awaited) ? awaited : Seats.NONE;
    }

    V view(Viewer viewer) {
        return game.view(state, viewer);
    }

    Json position() {
        return game.formats().position(state);
    }

    void arrange(Json position) {
        state = game.formats().position(settings, position);
        game.check(state);
    }

    List<String> legal(Seat seat) {
        return game.legal(view(seat)).stream().map(game.formats()::write).toList();
    }

    Optional<Refused> refusal(Seat seat, String notation) {
        return game.refusal(view(seat), game.formats().read(notation));
    }

    /// Plays the move, unless it is refused.
    Optional<Refused> act(Seat seat, String notation) {
        A action = game.formats().read(notation);
        V view = view(seat);
        Optional<Refused> refused = game.refusal(view, action);
        if (refused.isEmpty()) {
            act(seat, game.meant(view, action));
        }
        return refused;
    }

    void act(Seat seat, A action) {
        Events told = Events.recorded();
        reach(game.act(state, seat, action, told), told);
    }

    /// What the seat does when its time has run out.
    void runOut(Seat seat) {
        act(seat, game.whenAbsent(view(seat)));
    }

    void draw(Drawn drawn) {
        Events told = Events.recorded();
        reach(game.draw(state, drawn, told), told);
    }

    private void reach(S reached, Events told) {
        state = reached;
        events.addAll(told.told());
        game.check(state);
    }

    /// Draws what is due while the script has something for it.
    void settle(Script script) {
        for (Optional<Chance> due = due(); due.isPresent() && script.canDraw(); due = due()) {
            draw(script.draw(due.get()));
        }
    }

    /// What happened since the last [#forget], as this viewer saw it.
    List<Json> seen(Viewer viewer) {
        return events.stream()
                .flatMap(event -> event.seenBy(viewer).stream())
                .map(game.formats()::toJson)
                .toList();
    }

    List<Json> happened() {
        return events.stream().map(game.formats()::toJson).toList();
    }

    void forget() {
        events.clear();
    }
}
