package tablee.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.play.Stepper;

/// The loop around the rules: plays a decision, draws what is due from the keyed stream, and goes on by itself while there is
/// nothing to decide. Works on values; the table stays as it is.
final class Loop<S extends State, V extends View, A extends Action> {

    /// How a seat's answers given beforehand are asked for.
    @FunctionalInterface
    interface Answers {
        /// Whether this seat may have given any; spares the others the question.
        default boolean any(Seat seat) {
            return true;
        }

        Optional<String> to(Seat seat, String question);
    }

    /// More steps in a row than any game plays by itself.
    private static final int RUNAWAY = 10_000;

    private final Game<S, V, A> game;
    private final int seats;
    private final Stepper<S, V, A> stepper;
    private Position<S> position;
    private final List<Step> steps = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();

    Loop(Game<S, V, A> game, int seats, Position<S> position) {
        this.game = game;
        this.seats = seats;
        this.stepper = Stepper.telling(game, position.state());
        this.position = position;
    }

    PlayResult<S> play() {
        return new PlayResult<>(position, List.copyOf(steps), List.copyOf(events));
    }

    Loop<S, V, A> decide(Seat seat, A action, Step.Cause cause) {
        stepper.act(seat, action);
        write(Optional.of(seat), game.formats().write(action), cause);
        return this;
    }

    /// Puts down the step that was just taken.
    private void write(Optional<Seat> seat, String notation, Step.Cause cause) {
        List<Event> told = stepper.events();
        boolean reveals = told.stream().anyMatch(Event::reveals);
        S reached = stepper.state();
        Next next = stepper.next();
        position =
                seat.map(by -> position.decided(by, reached, next, reveals))
                        .orElseGet(() -> position.drawn(reached, next))
                        .showing(shown(told));
        steps.add(new Step(seat, notation, stepper.hash(), cause));
        events.addAll(told);
    }

    /// Goes on until somebody has to think.
    Loop<S, V, A> settle(byte[] key, boolean forced, Answers answers) {
        while (steps.size() < RUNAWAY) {
            if (position.next() instanceof Next.Draw(Chance due)) {
                Drawn drawn = due.draw(position.made().stream(key, due, position.last()));
                stepper.draw(drawn);
                write(Optional.empty(), due.write(drawn), Step.Cause.CHANCE);
            } else if (!playsByItself(forced, answers)) {
                return this;
            }
        }
        throw new IllegalStateException("the game of " + game.info().id() + " plays on by itself");
    }

    private boolean playsByItself(boolean forced, Answers answers) {
        for (Seat seat : position.awaited()) {
            Optional<A> standing = answers.any(seat) ? standing(seat, answers) : Optional.empty();
            if (standing.isPresent()) {
                decide(seat, standing.get(), Step.Cause.STANDING);
                return true;
            }
            Optional<A> only = forced ? onlyAnswer(seat) : Optional.empty();
            if (only.isPresent()) {
                decide(seat, only.get(), Step.Cause.FORCED);
                return true;
            }
        }
        return false;
    }

    /// The answer the table gives for this seat, worked out from what everybody sees. A card shown to one seat stays on its screen until
    /// that seat has decided something.
    private Optional<A> onlyAnswer(Seat seat) {
        return position.shown().contains(seat)
                ? Optional.empty()
                : game.onlyAnswer(game.view(position.state(), Spectator.SPECTATOR), seat);
    }

    /// An answer given beforehand. Nobody has seen a result before it is there.
    private Optional<A> standing(Seat seat, Answers answers) {
        if (game.isAcknowledgement(game.view(position.state(), Spectator.SPECTATOR), seat)) {
            return Optional.empty();
        }
        V view = game.view(position.state(), seat);
        return answers.to(seat, game.wording().question(view))
                .map(game.formats()::read)
                .filter(answer -> game.refusal(view, answer).isEmpty());
    }

    /// The seats that learnt something by these events which not everybody did.
    private Seats shown(List<Event> told) {
        Seats shown = Seats.NONE;
        for (Event event : told) {
            if (event.reveals()) {
                var open = event.seenBy(Spectator.SPECTATOR);
                for (int i = 0; i < seats; i++) {
                    if (!event.seenBy(Seat.of(i)).equals(open)) {
                        shown = shown.with(Seat.of(i));
                    }
                }
            }
        }
        return shown;
    }

    /// Plays written steps again ([Stepper#repeat]).
    Loop<S, V, A> repeat(List<Step> written) {
        return repeat(written, _ -> {});
    }

    /// The same, watched.
    ///
    /// @param passed told of every position before a step is taken from it
    Loop<S, V, A> repeat(List<Step> written, Consumer<Position<S>> passed) {
        for (Step step : written) {
            passed.accept(position);
            stepper.repeat(position.steps() + 1, step.written());
            write(step.seat(), step.notation(), step.cause());
        }
        return this;
    }
}
