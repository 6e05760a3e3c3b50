package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// What a table answers for a person tells nobody anything ([Game#onlyAnswer], [Game#isAcknowledgement], [tablee.engine.Wording#question]).
///
/// @param always how the keys of the questions begin that are always asked, as [tablee.engine.Wording#asked] names them
/// @param worlds looked into at every question
record Quiet<S extends State, V extends View, A extends Action>(Set<String> always, int worlds)
        implements Property<S, V, A> {

    @Override
    public void check(Journey<S, V, A> journey) {
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            for (Seat seat : Seats.all(journey.settings().seats())) {
                at(journey, stop, seat);
            }
        }
    }

    private void at(Journey<S, V, A> journey, Journey.Stop<S> stop, Seat seat) {
        Game<S, V, A> game = journey.game();
        String place = journey.place(stop) + ", seat " + seat;
        V open = game.view(stop.state(), Spectator.SPECTATOR);
        Optional<A> only = game.onlyAnswer(open, seat);
        boolean acknowledges = game.isAcknowledgement(open, seat);
        boolean awaited = open.awaited().contains(seat);
        hold(awaited || only.isEmpty(), place, "nobody asks, and the table answers " + only);
        if (!awaited) {
            return;
        }
        V view = game.view(stop.state(), seat);
        List<A> legal = game.legal(view);
        String question = game.wording().asked(view).key();
        only.ifPresent(
                answer -> {
                    hold(
                            legal.equals(List.of(answer)),
                            place,
                            "the table answers " + answer + ", legal is " + legal);
                    hold(
                            always.stream().noneMatch(question::startsWith),
                            place,
                            "the table answers " + answer + " to " + question);
                    hold(!throwsDice(game, stop.state(), seat, answer), place, "throws by itself");
                });
        hold(
                only.isEmpty() || !acknowledges,
                place,
                "nobody has seen what " + only + " stands for");
        hold(
                !acknowledges || legal.equals(List.of(game.whenAbsent(view))),
                place,
                "there is something to decide: " + legal);
        sameForAll(game, open, seat, only, acknowledges, place);
        Streams streams = new Streams(journey.seed()).game(stop.number());
        for (int i = 0; i < worlds; i++) {
            S world = game.imagine(open, streams.stream("quiet", i));
            V there = game.view(world, Spectator.SPECTATOR);
            sameForAll(game, there, seat, only, acknowledges, place);
            List<A> others = game.legal(game.view(world, seat));
            hold(
                    only.isEmpty() || others.equals(legal),
                    place,
                    "the table answers " + only + ", which tells that it is not " + others);
            String name = game.wording().question(game.view(world, seat));
            hold(
                    name.equals(game.wording().question(view)),
                    place,
                    "an answer given beforehand to "
                            + game.wording().question(view)
                            + " tells that it is not "
                            + name);
        }
    }

    /// Asked once more of what everybody sees, written and read again, so that nothing else can have been looked at.
    private void sameForAll(
            Game<S, V, A> game,
            V open,
            Seat seat,
            Optional<A> only,
            boolean acknowledges,
            String place) {
        Formats<S, V, A> formats = game.formats();
        V again =
                formats.view(
                        Json.parse(formats.now(open).print()),
                        Json.parse(formats.memory(open).print()));
        hold(
                game.onlyAnswer(again, seat).equals(only),
                place,
                "the table answers "
                        + only
                        + " or "
                        + game.onlyAnswer(again, seat)
                        + " to the same");
        hold(
                game.isAcknowledgement(again, seat) == acknowledges,
                place,
                "whether something is to be acknowledged is not for all to see");
    }

    private static <S extends State, V extends View, A extends Action> boolean throwsDice(
            Game<S, V, A> game, S state, Seat seat, A answer) {
        return game.next(game.act(state, seat, answer, Events.NONE))
                        instanceof Next.Draw(Chance due)
                && due instanceof Chance.Throw;
    }
}
