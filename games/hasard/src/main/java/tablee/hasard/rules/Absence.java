package tablee.hasard.rules;

import java.util.List;
import tablee.hasard.content.Quality;

/// What a seat does whose time has run out: never a gamble, never a ring spent that need not be. Every legal list
/// starts with the harmless answer, except where it is named here.
public final class Absence {

    private Absence() {}

    public static HasardAction choose(HasardView view) {
        HasardState state = view.state();
        List<HasardAction> legal = LegalActions.of(state);
        return switch (state.phase) {
            // Neglected: a task could throw the pawn back.
            case TASK -> legal.getLast();
            // A ring is kept, unless it saves a life.
            case RINGS ->
                    !state.atTask && Throws.ahead(state).deadly()
                            ? legal.getFirst()
                            : legal.getLast();
            // Held up for want of health, only the Luck die leads on: a table of absent people must
            // end too.
            case END -> isHeldUp(state) ? Actions.LUCK : legal.getFirst();
            case BIRTH,
                    QUALITY,
                    RING_DRAW,
                    DESTINY,
                    WAR_TRACK,
                    CRADLE,
                    TRANSFER,
                    CHANGE,
                    MOBILISE,
                    LIFT,
                    PROFESSION,
                    LAY,
                    THROW,
                    TRANSFER_END,
                    LUCK,
                    MALADIE,
                    REVOLT,
                    VICTIM,
                    SOURCE,
                    OVER ->
                    legal.getFirst();
        };
    }

    private static boolean isHeldUp(HasardState state) {
        return state.level().veteran()
                && Turn.isOpenEnd(state, state.place(state.active))
                && state.purse(state.active, Quality.SA) == 0;
    }
}
