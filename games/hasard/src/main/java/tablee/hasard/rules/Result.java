package tablee.hasard.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import tablee.engine.Message;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;

/// How it ended, seat by seat. A camp shares the first rank; where everybody died nobody wins, which is a draw of all
/// (HAS-R36). The rows above the score tell how far everybody lagged behind (HAS-16-3 to 16-7), also
/// where nothing was staked.
final class Result {

    private static final Message OBSTACLES = Message.of("hasard.sheet.obstacles");
    private static final Message AMBUSH = Message.of("hasard.sheet.ambush");
    private static final Message CARTONS = Message.of("hasard.sheet.cartons");
    private static final Message DEATH = Message.of("hasard.sheet.death");
    private static final Message LAG = Message.of("hasard.sheet.lag");
    private static final Message TOKENS = Message.of("hasard.sheet.tokens");
    private static final Message SCORE = Message.of("hasard.sheet.score");

    private Result() {}

    static Outcome of(HasardState state) {
        boolean stakes = state.setup.options().stakes();
        List<Integer> score = stakes ? Stakes.tokens(state) : merits(state);
        var lags = new Stakes.Lag[state.count()];
        for (int pawn = 0; pawn < lags.length; pawn++) {
            lags[pawn] = Stakes.lag(state, pawn);
        }
        var rows = new ArrayList<ScoreSheet.Row>();
        rows.add(row(state, lags, OBSTACLES, Stakes.Lag::obstacles));
        rows.add(row(state, lags, AMBUSH, Stakes.Lag::ambush));
        rows.add(row(state, lags, CARTONS, Stakes.Lag::cartons));
        rows.add(row(state, lags, DEATH, Stakes.Lag::death));
        rows.add(row(state, lags, LAG, Stakes.Lag::total));
        rows.add(new ScoreSheet.Row(stakes ? TOKENS : SCORE, score));
        return new Outcome(Outcome.ranked(score, false), new ScoreSheet(rows), reason(state));
    }

    private static ScoreSheet.Row row(
            HasardState state, Stakes.Lag[] lags, Message label, ToIntFunction<Stakes.Lag> part) {
        int[] values = new int[state.setup.options().seats()];
        for (int pawn = 0; pawn < lags.length; pawn++) {
            values[state.seat(pawn)] += part.applyAsInt(lags[pawn]);
        }
        return new ScoreSheet.Row(label, list(values));
    }

    private static List<Integer> list(int[] values) {
        var list = new ArrayList<Integer>();
        for (int value : values) {
            list.add(value);
        }
        return list;
    }

    /// HAS-17-2 Without stakes: 1 for Success and for the whole camp, 0 for the others; playing on, the number of pawns left behind (HAS-R38).
    private static List<Integer> merits(HasardState state) {
        int[] merits = new int[state.setup.options().seats()];
        for (int pawn = 0; pawn < state.count(); pawn++) {
            int seat = state.seat(pawn);
            if (state.setup.options().playOn() && state.winner != HasardState.NOBODY) {
                merits[seat] = behind(state, pawn);
            } else if (state.winner != HasardState.NOBODY && !state.opponents(state.winner, pawn)) {
                merits[seat] = 1;
            }
        }
        return list(merits);
    }

    /// How many pawns rank behind this one: by arrival, then the one still on its way, then the dead, latest death first.
    private static int behind(HasardState state, int pawn) {
        int behind = 0;
        for (int other = 0; other < state.count(); other++) {
            behind += order(state, pawn) > order(state, other) ? 1 : 0;
        }
        return behind;
    }

    private static int order(HasardState state, int pawn) {
        int exit = state.exit(pawn);
        return switch (state.place(pawn)) {
            case Place.SUCCESS -> 100 - exit;
            case Place.DEAD -> exit;
            default -> 50;
        };
    }

    private static Object winner(HasardState state) {
        return state.owner(state.winner);
    }

    private static Message reason(HasardState state) {
        return switch (state.ending) {
            case SUCCESS -> Message.of("hasard.over.success", winner(state));
            case SURVIVOR -> Message.of("hasard.over.survivor", winner(state));
            case ALL_DEAD -> Message.of("hasard.over.dead");
            case NONE -> throw new IllegalStateException("the game is not over");
        };
    }
}
