package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.ChanceSource;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;

/// Properties of transitions, logs and endings.
final class Flow {

    private static final int SAMPLE = 20;

    private Flow() {}

    /// The register's invariants hold after every step.
    static <S extends State, V extends View, A extends Action> void sound(
            Journey<S, V, A> journey) {
        for (Journey.Stop<S> stop : journey.stops()) {
            try {
                journey.game().check(stop.state());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(journey.place(stop) + ": " + e.getMessage(), e);
            }
        }
    }

    /// A state never changes once it was given out: after the whole game, and after being asked everything, each
    /// still has the hash and the position it had.
    static <S extends State, V extends View, A extends Action> void unchanged(
            Journey<S, V, A> journey) {
        Game<S, V, A> game = journey.game();
        for (Journey.Stop<S> stop : journey.stops()) {
            hold(
                    stop.state().hash() == stop.hash(),
                    journey.place(stop),
                    "the state changed after it was given out");
        }
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            String before = game.formats().position(stop.state()).print();
            S copy = game.formats().position(journey.settings(), Json.parse(before));
            if (stop.next() instanceof Next.Decide(Seats awaited)) {
                for (Seat seat : awaited) {
                    V view = game.view(stop.state(), seat);
                    for (A action : limited(game.legal(view))) {
                        S quiet = game.act(stop.state(), seat, action, Events.NONE);
                        S told = game.act(stop.state(), seat, action, Events.recorded());
                        hold(
                                quiet.equals(told) && quiet.hash() == told.hash(),
                                journey.place(stop),
                                action + " leads elsewhere when nobody listens");
                    }
                }
            }
            if (stop.next() instanceof Next.Draw(Chance due)) {
                Randomness random = new Streams(journey.seed()).stream("again", stop.number());
                var drawn = due.draw(random);
                S quiet = game.draw(stop.state(), drawn, Events.NONE);
                S told = game.draw(stop.state(), drawn, Events.recorded());
                hold(
                        quiet.equals(told) && quiet.hash() == told.hash(),
                        journey.place(stop),
                        due.write(drawn) + " leads elsewhere when nobody listens");
                hold(
                        due.read(due.write(drawn)).equals(drawn),
                        journey.place(stop),
                        due.write(drawn) + " is read as " + due.read(due.write(drawn)));
            }
            hold(
                    stop.state().hash() == stop.hash()
                            && stop.state().equals(copy)
                            && before.equals(game.formats().position(stop.state()).print()),
                    journey.place(stop),
                    "the state was changed by playing on from it");
        }
    }

    private static <T> List<T> limited(List<T> list) {
        return list.subList(0, Math.min(SAMPLE, list.size()));
    }

    /// The same decisions and draws give the same states, whoever repeats them; a refused action leaves a match as it
    /// was; the log replays to the same hashes, also through its JSON text.
    static <S extends State, V extends View, A extends Action> void logged(
            Journey<S, V, A> journey) {
        Game<S, V, A> game = journey.game();
        Match<S, V, A> match = Match.seeded(game, journey.settings(), journey.seed());
        Randomness choice = new Streams(journey.seed()).stream("choice");
        for (int i = 0; i < journey.stops().size() && !match.isOver(); i++) {
            refusedChangesNothing(journey, match, journey.stops().get(i));
            Seat seat = Positions.pick(match.awaited(), choice);
            match.act(seat, Journey.pick(match.legal(seat), journey.weight(), choice));
        }
        GameLog log = match.log();
        GameLog read = GameLog.read(Json.parse(log.toJson().pretty()), game.options());
        hold(log.equals(read), game.info().id(), "the log is not read as it was written");
        for (int cut : List.of(log.entries().size(), log.entries().size() / 2)) {
            Match<S, V, A> again =
                    Match.replay(
                            game,
                            read.before(cut),
                            ChanceSource.of(new Streams(journey.seed()).stream("unused")));
            List<GameLog.Entry> entries = again.log().entries();
            hold(
                    entries.subList(0, cut).equals(log.entries().subList(0, cut)),
                    game.info().id() + ", seed " + journey.seed(),
                    "the log does not replay");
        }
    }

    private static <S extends State, V extends View, A extends Action> void refusedChangesNothing(
            Journey<S, V, A> journey, Match<S, V, A> match, Journey.Stop<S> stop) {
        for (A action : limited(journey.sample(stop, SAMPLE))) {
            for (Seat seat : Seats.all(journey.settings().seats())) {
                if (match.refusal(seat, action).isPresent()) {
                    S before = match.state();
                    long hash = before.hash();
                    int steps = match.steps();
                    Optional<Refused> refused = match.act(seat, action);
                    hold(
                            refused.isPresent()
                                    && match.state().equals(before)
                                    && match.state().hash() == hash
                                    && match.steps() == steps,
                            journey.place(stop),
                            seat + " " + action + " was refused and changed something");
                }
            }
        }
    }

    static <S extends State, V extends View, A extends Action> void repeatable(
            Journey<S, V, A> journey, int longest) {
        Callable<List<Long>> again =
                () ->
                        Journey.of(
                                        journey.game(),
                                        journey.settings(),
                                        journey.seed(),
                                        longest,
                                        journey.weight())
                                .stops()
                                .stream()
                                .map(Journey.Stop::hash)
                                .toList();
        List<Long> expected = journey.stops().stream().map(Journey.Stop::hash).toList();
        try (var threads = Executors.newFixedThreadPool(4)) {
            var runs = new ArrayList<Future<List<Long>>>();
            for (int i = 0; i < 4; i++) {
                runs.add(threads.submit(again));
            }
            for (Future<List<Long>> run : runs) {
                hold(
                        run.get().equals(expected),
                        journey.game().info().id() + ", seed " + journey.seed(),
                        "the same seed gives another game on another thread");
            }
        } catch (ExecutionException | InterruptedException e) {
            throw new AssertionError(journey.game().info().id() + ", seed " + journey.seed(), e);
        }
    }

    static <S extends State, V extends View, A extends Action> void ends(Journey<S, V, A> journey) {
        Settings settings = journey.settings();
        Journey.Stop<S> last = journey.stops().getLast();
        hold(journey.ended(), journey.place(last), "the game does not end");
        if (last.next() instanceof Next.End(Outcome outcome)) {
            String place = journey.place(last);
            hold(outcome.ranks().size() == settings.seats(), place, "ranks " + outcome.ranks());
            hold(!outcome.sheet().rows().isEmpty(), place, "an empty score sheet");
            for (ScoreSheet.Row row : outcome.sheet().rows()) {
                hold(row.values().size() == settings.seats(), place, "a row of " + row.values());
            }
            for (int rank : outcome.ranks()) {
                long better = outcome.ranks().stream().filter(other -> other < rank).count();
                hold(rank == better + 1, place, "ranks with a gap: " + outcome.ranks());
            }
            List<Integer> totals = outcome.sheet().totals();
            hold(
                    follows(outcome.ranks(), totals, 1) || follows(outcome.ranks(), totals, -1),
                    place,
                    "ranks " + outcome.ranks() + " do not follow the totals " + totals);
        }
    }

    /// A better rank never has a worse total; ties in the total may be broken otherwise.
    private static boolean follows(List<Integer> ranks, List<Integer> totals, int sign) {
        for (int i = 0; i < ranks.size(); i++) {
            for (int j = 0; j < ranks.size(); j++) {
                if (ranks.get(i) < ranks.get(j)
                        && sign * Integer.compare(totals.get(i), totals.get(j)) > 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
