package tablee.lab.learn;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import tablee.engine.play.Stepper;

/// Writes the list of a game's decisions that have a number of their own (`GAME.actions`): `Vocabulary GAME GAMES` plays so many random games for every
/// preset and size of table and prints what was legal at least three times, but for the ways to pay and to sell several cards, of which there is no
/// end. A list that learners have used only ever grows: add to its end, do not sort it again.
final class Vocabulary {

    private static final int OFTEN = 3;

    /// Random play may take its time.
    private static final int LONGEST = 2000;

    private Vocabulary() {}

    public static void main(String[] args) {
        met(Games.find(args[0]).house(), Integer.parseInt(args[1])).entrySet().stream()
                .filter(one -> one.getValue() >= OFTEN && hasAnEnd(one.getKey()))
                .forEach(one -> System.out.println(one.getKey()));
    }

    private static boolean hasAnEnd(String action) {
        return !action.contains(" with ")
                && !action.contains(" waive ")
                && !action.matches("sell \\S+ .*");
    }

    private static <S extends State, V extends View, A extends Action> Map<String, Integer> met(
            Game<S, V, A> game, int games) {
        Map<String, Integer> met = new TreeMap<>();
        var options = game.options();
        for (int seats = options.leastSeats(); seats <= options.mostSeats(); seats++) {
            play(game, options.standard(seats), games, met);
            for (var preset : options.presets()) {
                play(game, options.settings(seats, preset.values()), games, met);
            }
        }
        return met;
    }

    private static <S extends State, V extends View, A extends Action> void play(
            Game<S, V, A> game, Settings settings, int games, Map<String, Integer> met) {
        for (int i = 0; i < games; i++) {
            Randomness random = new Streams(i).game(settings.seats()).stream("chance");
            var stepper = Stepper.quiet(game, game.start(settings));
            while (stepper.settle(random) instanceof Next.Decide(Seats awaited)
                    && stepper.decisions() < LONGEST) {
                Seat seat = awaited.first();
                List<A> legal = stepper.quickLegal(seat);
                legal.forEach(one -> met.merge(game.formats().write(one), 1, Integer::sum));
                stepper.act(seat, legal.get(random.below(legal.size())));
            }
        }
    }
}
