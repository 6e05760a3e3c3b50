package tablee.cv.rules;

import java.util.ArrayList;
import tablee.engine.Seat;
import tablee.engine.Viewer;

/// Who sees what (register 6).
final class Viewing {

    private Viewing() {}

    /// CV-INFO-3, CV-INFO-6, CV-INFO-16, CV-INFO-18, CV-INFO-19, CV-INFO-20, CV-INFO-21, CV-INFO-22, CV-INFO-25, CV-R-81
    static CvView of(CvState state, Viewer viewer) {
        Table table = state.table();
        int me = viewer instanceof Seat seat ? seat.index() : -1;
        boolean open = table.options().openHands() || table.is(CvPhase.GAME_OVER);
        var hands = new ArrayList<Integer>();
        var goals = new ArrayList<Integer>();
        var shown = new ArrayList<Integer>();
        Draft draft = state.draft();
        for (int seat = 0; seat < table.seats(); seat++) {
            boolean mine = open || seat == me;
            hands.add(mine ? hand(state, seat) : CvView.UNKNOWN);
            goals.add(mine ? state.goal(seat) : 0);
            shown.add(draft.shown(seat));
        }
        int offer = me < 0 ? 0 : draft.offer(table.phase(), me);
        CvView.Memory memory =
                me < 0
                        ? new CvView.Memory(0, 0, 0, 0, 0, shown)
                        : new CvView.Memory(
                                draft.dealt(me),
                                draft.kept1(me),
                                passed(table, CvPhase.DRAFT_1) ? draft.second(me) : 0,
                                draft.kept2(me),
                                passed(table, CvPhase.DRAFT_2) ? draft.third(me) : 0,
                                shown);
        return new CvView(viewer, new CvView.Now(table, hands, goals, offer), memory);
    }

    /// CV-R-5 Cards pass when all have chosen, not before.
    private static boolean passed(Table table, CvPhase draft) {
        return table.phase().index() > draft.index();
    }

    /// In the draft the cards kept so far.
    private static int hand(CvState state, int seat) {
        return state.table().phase().index() <= CvPhase.DRAFT_2.index()
                ? state.draft().kept1(seat) | state.draft().kept2(seat)
                : state.hand(seat);
    }
}
