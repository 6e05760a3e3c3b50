package tablee.engine.play;

import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Hash;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// The one way through a game: stands at a position, says what is next, takes a decision or a draw. [Match] adds a log to it, a table
/// its people, [World] hides the state from those who search.
///
/// One that moves instead of a new value for each step: playouts allocate nothing for it (ADR 0115). States are values, so whoever
/// passes one may keep it, and [#copy] is cheap. Not for several threads at once.
public final class Stepper<S extends State, V extends View, A extends Action> {

    private final Game<S, V, A> game;
    private final boolean telling;
    private S state;
    private Next next;
    private Events told = Events.NONE;
    private int decisions;
    private int draws;

    private Stepper(Game<S, V, A> game, boolean telling, S state, Next next) {
        this.game = game;
        this.telling = telling;
        this.state = state;
        this.next = next;
    }

    /// From this position on, without events: the quick path.
    public static <S extends State, V extends View, A extends Action> Stepper<S, V, A> quiet(
            Game<S, V, A> game, S state) {
        return new Stepper<>(game, false, state, game.next(state));
    }

    /// From this position on, with the [#events] of every step.
    public static <S extends State, V extends View, A extends Action> Stepper<S, V, A> telling(
            Game<S, V, A> game, S state) {
        return new Stepper<>(game, true, state, game.next(state));
    }

    /// Another one at the same position, which has made no step yet.
    public Stepper<S, V, A> copy() {
        return new Stepper<>(game, telling, state, next);
    }

    public Game<S, V, A> game() {
        return game;
    }

    /// The truth: never for a bot or a client.
    public S state() {
        return state;
    }

    public long hash() {
        return state.hash();
    }

    public Next next() {
        return next;
    }

    public Seats awaited() {
        return next instanceof Next.Decide(Seats awaited) ? awaited : Seats.NONE;
    }

    public boolean isOver() {
        return next instanceof Next.End;
    }

    public Optional<Outcome> outcome() {
        return next instanceof Next.End(Outcome outcome) ? Optional.of(outcome) : Optional.empty();
    }

    public V view(Viewer viewer) {
        return game.view(state, viewer);
    }

    public List<A> legal(Seat seat) {
        return game.legal(view(seat));
    }

    /// The same list as [#legal], for a seat that is awaited; a game may be quicker with it.
    public List<A> quickLegal(Seat seat) {
        return game.quickLegal(state, seat);
    }

    /// What happened in the last step.
    public List<Event> events() {
        return told.told();
    }

    /// Decisions made here.
    public int decisions() {
        return decisions;
    }

    /// Draws made here.
    public int draws() {
        return draws;
    }

    /// Decisions and draws made here.
    public int steps() {
        return decisions + draws;
    }

    /// Plays an action out of the list of an awaited seat.
    public void act(Seat seat, A action) {
        Events heard = telling ? Events.recorded() : Events.NONE;
        reach(game.act(state, seat, action, heard), heard);
        decisions++;
    }

    /// Gives the due chance event this result.
    public void draw(Drawn drawn) {
        Events heard = telling ? Events.recorded() : Events.NONE;
        reach(game.draw(state, drawn, heard), heard);
        draws++;
    }

    private void reach(S reached, Events heard) {
        state = reached;
        next = game.next(reached);
        told = heard;
    }

    /// Makes one draw if one is due, and says whether it was.
    public boolean draw(Randomness random) {
        if (next instanceof Next.Draw(Chance due)) {
            draw(due.draw(random));
            return true;
        }
        return false;
    }

    /// Draws everything that is due, then says what is next: a decision or the end.
    public Next settle(Randomness random) {
        while (next instanceof Next.Draw(Chance due)) {
            draw(due.draw(random));
        }
        return next;
    }

    /// Plays what is meant by an action from outside. An illegal one changes nothing.
    public Optional<Refused> offer(Seat seat, A action) {
        V view = view(seat);
        Optional<Refused> refused = game.refusal(view, action);
        if (refused.isEmpty()) {
            act(seat, game.meant(view, action));
        }
        return refused;
    }

    /// Takes a step in notation, a decision or a draw (`seat` is empty). One that is not due or not legal is refused and changes
    /// nothing.
    public void take(Optional<Seat> seat, String notation) {
        switch (next) {
            case Next.Draw(Chance due) when seat.isEmpty() -> draw(due.read(notation));
            case Next.Decide _ when seat.isPresent() -> {
                Optional<Refused> refused = offer(seat.get(), game.formats().read(notation));
                if (refused.isPresent()) {
                    throw BadInput.of(refused.get().reason());
                }
            }
            case Next.Draw _, Next.Decide _, Next.End _ ->
                    throw BadInput.of("engine.log.turn", notation);
        }
    }

    /// Takes a written step again. This is what replaying means everywhere: the step is due, it is legal, and it leads to the hash that
    /// was written; anything else is refused.
    ///
    /// @param number of the step in its log, from 1, for the refusal
    public void repeat(int number, GameLog.Entry written) {
        try {
            take(written.seat(), written.notation());
        } catch (BadInput bad) {
            throw BadInput.of("engine.log.step", number, bad.sentence());
        }
        if (hash() != written.hash()) {
            throw BadInput.of(
                    "engine.log.differs",
                    number,
                    written.notation(),
                    Hash.hex(written.hash()),
                    Hash.hex(hash()));
        }
    }
}
