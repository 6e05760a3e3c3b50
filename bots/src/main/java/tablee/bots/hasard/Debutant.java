package tablee.bots.hasard;

import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardAction.Change;
import tablee.hasard.rules.HasardAction.Decline;
import tablee.hasard.rules.HasardAction.Done;
import tablee.hasard.rules.HasardAction.Give;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;

/// Is born with two qualities, keeps its profession, and now and then does what comes to mind. Never anything that could hold up a
/// table: it lays what it can pay and makes no changes of its own accord (HAS-R56).
final class Debutant implements Bot<HasardView, HasardAction> {

    /// One decision in so many is made on a whim; the choice of a profession more often, for the heart has its reasons.
    private static final int WHIM = 4;

    private final Player player = new Player(HasardStyle.DEBUTANT);

    @Override
    public HasardAction choose(HasardView view, List<HasardAction> legal, Thinking thinking) {
        Phase phase = view.now().phase();
        if (phase == Phase.CHANGE) {
            // Stay.
            return legal.getFirst();
        }
        boolean whim =
                phase != Phase.QUALITY
                        && thinking.random().below(phase == Phase.PROFESSION ? 2 : WHIM) == 0;
        if (!whim) {
            return player.choose(view, legal, thinking);
        }
        List<HasardAction> whims = legal.stream().filter(Debutant::isHarmless).toList();
        return whims.isEmpty()
                ? player.choose(view, legal, thinking)
                : whims.get(thinking.random().below(whims.size()));
    }

    private static boolean isHarmless(HasardAction action) {
        return !(action instanceof Decline
                || action instanceof Give
                || action instanceof Done
                || action instanceof Change);
    }
}
