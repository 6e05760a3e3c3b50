package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.play.Stepper;

/// One line of play from an arranged position. Unlike a [tablee.engine.play.Match] it draws only when asked, so that a test can look at
/// the moment before a throw. Checks the register's invariants after every step.
class Line<S extends State, V extends View, A extends Action> {

    private final Settings settings;
    private final List<Event> events = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private Stepper<S, V, A> stepper;

    /// A refusal and who got it.
    private record Refusal(Seat seat, Refused refused) {}

    Line(Game<S, V, A> game, Settings settings, S state) {
        this.settings = settings;
        this.stepper = Stepper.telling(game, state);
        game.check(state);
    }

    final Line<S, V, A> copy() {
        return new Line<>(game(), settings, state());
    }

    Game<S, V, A> game() {
        return stepper.game();
    }

    /// What is said of a scenario is said in English, as all of it is.
    Texts words() {
        return game().wording().texts("en");
    }

    int seats() {
        return settings.seats();
    }

    Settings settings() {
        return settings;
    }

    S state() {
        return stepper.state();
    }

    Next next() {
        return stepper.next();
    }

    Optional<Chance> due() {
        return next() instanceof Next.Draw(Chance chance) ? Optional.of(chance) : Optional.empty();
    }

    Optional<Outcome> outcome() {
        return stepper.outcome();
    }

    Seats awaited() {
        return stepper.awaited();
    }

    V view(Viewer viewer) {
        return stepper.view(viewer);
    }

    Json position() {
        return game().formats().position(state());
    }

    void arrange(Json over) {
        reach(Arranged.read(game(), settings, over, Scenario.merge(position(), over)), List.of());
    }

    /// The seat of this letter, if the table has it.
    Seat seat(String label, int at) {
        if (!(viewer(label, at) instanceof Seat seat)) {
            throw new Unfit(at, "a seat", label);
        }
        return seat;
    }

    Viewer viewer(String label, int at) {
        Viewer viewer;
        try {
            viewer = Viewer.of(label);
        } catch (BadInput bad) {
            throw new Unfit(at, "a viewer", String.valueOf(bad.getMessage()));
        }
        if (viewer instanceof Seat seat && seat.index() >= seats()) {
            throw new Unfit(
                    at,
                    "a seat from A to " + Seat.of(seats() - 1),
                    "\"" + label + "\" at a table of " + seats());
        }
        return viewer;
    }

    /// Everybody who can look.
    List<Viewer> viewers() {
        var viewers = new ArrayList<Viewer>();
        for (Seat seat : Seats.all(seats())) {
            viewers.add(seat);
        }
        viewers.add(Spectator.SPECTATOR);
        return viewers;
    }

    List<String> legal(Seat seat) {
        return game().legal(view(seat)).stream().map(game().formats()::write).toList();
    }

    Optional<Refused> refusal(Seat seat, String notation) {
        return game().refusal(view(seat), game().formats().read(notation));
    }

    /// Keeps a refusal that this seat got, for whoever compares two worlds.
    void note(Seat seat, Refused refused) {
        refusals.add(new Refusal(seat, refused));
    }

    /// The refusals of this viewer so far, in every language.
    List<Json> refusals(Viewer viewer) {
        return refusals.stream()
                .filter(one -> one.seat.equals(viewer))
                .map(
                        one -> {
                            var json = Json.object().put("clause", one.refused.clause());
                            for (String language : Texts.COMPLETE) {
                                json.put(
                                        language,
                                        game().wording().texts(language).say(one.refused.reason()));
                            }
                            return (Json) json.build();
                        })
                .toList();
    }

    /// Plays the move, unless it is refused.
    Optional<Refused> act(Seat seat, String notation) {
        A action = game().formats().read(notation);
        V view = view(seat);
        Optional<Refused> refused = game().refusal(view, action);
        if (refused.isEmpty()) {
            act(seat, game().meant(view, action));
        }
        return refused;
    }

    void act(Seat seat, A action) {
        stepper.act(seat, action);
        tell(stepper.events());
    }

    /// What the seat does when its time has run out.
    void runOut(Seat seat) {
        act(seat, game().whenAbsent(view(seat)));
    }

    void draw(Drawn drawn) {
        stepper.draw(drawn);
        tell(stepper.events());
    }

    final void reach(S reached, List<Event> told) {
        stepper = Stepper.telling(game(), reached);
        tell(told);
    }

    private void tell(List<Event> told) {
        events.addAll(told);
        game().check(state());
    }

    /// What people do at a table and not in the rules: only a [LiveLine] can.
    Optional<Refused> undo(Seat seat, boolean agreed) {
        throw atATable("undo");
    }

    Optional<Refused> leave(Seat seat) {
        throw atATable("leave");
    }

    Optional<Refused> overtime() {
        throw atATable("overtime");
    }

    private static Unfit atATable(String step) {
        return new Unfit(0, "a table for \"" + step + "\"", "none is set up where this runs");
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
                .map(game().formats().events()::write)
                .toList();
    }

    List<Json> happened() {
        return events.stream().map(game().formats().events()::write).toList();
    }

    void forget() {
        events.clear();
    }
}
