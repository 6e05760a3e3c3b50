package tablee.cv;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Which dice may be thrown, or thrown again (CV-DICE, CV-R-23 to -25).
final class LegalThrows {

    private LegalThrows() {}

    static List<CvAction> of(Table table, int seat, int hidden) {
        List<CvAction> base;
        if (table.throwsMade() == 0) {
            base = SharedActions.throwAll(table.dice());
        } else if (table.throwsLeft() <= 0) {
            base = SharedActions.STOP;
        } else {
            base = rethrows(table);
        }
        return PlayableEvents.isAny(table, seat, hidden)
                ? PlayableEvents.added(base, table, seat, hidden)
                : base;
    }

    private static List<CvAction> rethrows(Table table) {
        int unthrown = Rolling.unthrown(table);
        int free = Rolling.free(table);
        int frozen = Rolling.therapyReady(table) ? Rolling.frozen(table) : 0;
        if (unthrown == 0 && frozen == 0) {
            return SharedActions.throwsOrStop(free);
        }
        var list = new ArrayList<CvAction>();
        add(table, unthrown, free, frozen, 0, list);
        if (unthrown == 0) {
            list.add(CvAction.STOP);
        }
        return Collections.unmodifiableList(list);
    }

    /// All sets of dice that contain `needed`, at least `atLeastFrozen` frozen ones, and no more than CV-R-25 allows.
    static void add(
            Table table, int needed, int free, int frozen, int atLeastFrozen, List<CvAction> list) {
        int mostFrozen = table.options().therapyAnyDice() ? Rolling.MOST_DICE : 1;
        for (int dice = 1; dice < 1 << table.dice(); dice++) {
            int cold = Integer.bitCount(dice & frozen);
            if ((dice & needed) == needed
                    && (dice & ~(needed | free | frozen)) == 0
                    && cold >= atLeastFrozen
                    && cold <= mostFrozen) {
                list.add(SharedActions.THROW[dice]);
            }
        }
    }
}
