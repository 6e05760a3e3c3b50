package tablee.cli;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.ChanceSource;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.GameLog;
import tablee.engine.play.Stepper;

/// The draws of a log made again from its seed.
///
/// @param count draws in the log
/// @param differs the first step whose draw the seed does not give
/// @param onward the source of the draws that come after the log
public record SeededDraws(int count, Optional<Differs> differs, ChanceSource onward) {

    /// A draw that the seed does not give.
    ///
    /// @param step from 1, as in a log
    public record Differs(int step, String logged, String drawn) {}

    /// Whether this log names an algorithm and a seed that can be repeated here.
    public static boolean canRepeat(GameLog log) {
        return log.random().filter(origin -> origin.algorithm().equals(Xoshiro.NAME)).isPresent();
    }

    /// Goes through a log that replays, drawing for itself.
    public static <S extends State, V extends View, A extends Action> SeededDraws of(
            Game<S, V, A> game, GameLog log, long seed) {
        Randomness random = new Streams(seed).stream("chance");
        Optional<Differs> differs = Optional.empty();
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(log.settings()));
        for (GameLog.Entry entry : log.entries()) {
            int number = stepper.steps() + 1;
            if (stepper.next() instanceof Next.Draw(var due)) {
                String drawn = due.write(due.draw(random));
                if (differs.isEmpty() && !drawn.equals(entry.notation())) {
                    differs = Optional.of(differing(number, entry.notation(), drawn));
                }
            }
            stepper.repeat(number, entry);
        }
        return new SeededDraws(stepper.draws(), differs, ChanceSource.of(random));
    }

    /// A shuffle is long: both are shown from a little before the first sign that differs.
    private static Differs differing(int step, String logged, String drawn) {
        int same = 0;
        while (same < Math.min(logged.length(), drawn.length())
                && logged.charAt(same) == drawn.charAt(same)) {
            same++;
        }
        int from = Math.max(0, same - SHOWN / 2);
        return new Differs(step, part(logged, from), part(drawn, from));
    }

    private static String part(String text, int from) {
        int to = Math.min(text.length(), from + SHOWN);
        return (from > 0 ? "…" : "")
                + text.substring(Math.min(from, to), to)
                + (to < text.length() ? "…" : "");
    }

    private static final int SHOWN = 40;
}
