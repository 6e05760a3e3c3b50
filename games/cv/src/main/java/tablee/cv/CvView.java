package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.Viewer;

/// What one viewer may know (register 6). The open table is shared with the state; everything else is listed card by card.
public record CvView(Viewer viewer, Now now, Memory memory) implements View {

    /// What lies before this viewer's eyes.
    ///
    /// @param hands childhood cards in each hand, a bit for each number; [#UNKNOWN] where this viewer sees only how many
    /// @param goals secret goals, 0 where this viewer may not look
    /// @param offer what this viewer chooses from in the draft, a bit for each number
    public record Now(Table table, List<Integer> hands, List<Integer> goals, int offer) {
        public Now {
            hands = List.copyOf(hands);
            goals = List.copyOf(goals);
        }
    }

    /// What this viewer saw once: its own draft (CV-INFO-17), and who showed which childhood card. All sets are a bit for each
    /// number.
    ///
    /// @param dealt  the first three cards
    /// @param second the two that came from the right
    /// @param third  the last one
    /// @param shown  for each seat
    public record Memory(
            int dealt, int kept1, int second, int kept2, int third, List<Integer> shown) {
        public Memory {
            shown = List.copyOf(shown);
        }

        boolean isEmpty() {
            return dealt == 0;
        }
    }

    public static final int UNKNOWN = -1;

    public Table table() {
        return now.table;
    }

    @Override
    public Seats awaited() {
        Table table = now.table;
        return switch (table.phase()) {
            case SETUP, THROWN, GAME_OVER -> Seats.NONE;
            case DRAFT_1, DRAFT_2 -> Seats.of(Seats.all(table.seats()).mask() & ~table.chosen());
            case ROLL, MISFORTUNE, BUY, UPKEEP, PLACE, DECIDE, ASSIST ->
                    Seats.of(Seat.of(table.actor()));
        };
    }

    /// The seat whose view it is; −1 for a spectator.
    public int me() {
        return viewer instanceof Seat seat ? seat.index() : -1;
    }

    /// This seat's childhood cards, a bit for each number; 0 for a spectator.
    int hidden() {
        return me() < 0 ? 0 : now.hands.get(me());
    }

    /// The events this viewer holds, by number.
    public List<Integer> hand() {
        if (me() < 0) {
            return List.of();
        }
        var cards = new ArrayList<>(Setup.list(hidden()));
        cards.addAll(now.table.knownEvents(me()));
        return List.copyOf(cards);
    }

    /// The secret goal of this viewer; 0 for a spectator or before the deal.
    public int goal() {
        return me() < 0 ? 0 : now.goals.get(me());
    }

    public List<CvAction> legal() {
        return me() < 0 ? List.of() : LegalActions.of(now.table, me(), hidden(), now.offer);
    }

    /// CV-INFO-3, CV-INFO-6, CV-INFO-16, CV-INFO-18, CV-INFO-19, CV-INFO-20, CV-INFO-21, CV-INFO-22, CV-INFO-25
    static CvView of(CvState state, Viewer viewer) {
        Table table = state.table;
        int me = viewer instanceof Seat seat ? seat.index() : -1;
        boolean open = table.options().openHands() || table.is(CvPhase.GAME_OVER);
        var hands = new ArrayList<Integer>();
        var goals = new ArrayList<Integer>();
        var shown = new ArrayList<Integer>();
        for (int seat = 0; seat < table.seats(); seat++) {
            boolean mine = open || seat == me;
            hands.add(mine ? hand(state, seat) : UNKNOWN);
            goals.add(mine ? (int) state.secret[seat] : 0);
            shown.add(state.draft.shown()[seat]);
        }
        Draft draft = state.draft;
        int offer = me < 0 ? 0 : draft.offer(table.phase(), me);
        Memory memory =
                me < 0
                        ? new Memory(0, 0, 0, 0, 0, shown)
                        : new Memory(
                                draft.dealt()[me],
                                draft.kept1()[me],
                                passed(table, CvPhase.DRAFT_1) ? draft.second(me) : 0,
                                draft.kept2()[me],
                                passed(table, CvPhase.DRAFT_2) ? draft.third(me) : 0,
                                shown);
        return new CvView(viewer, new Now(table, hands, goals, offer), memory);
    }

    /// CV-R-5 Cards pass when all have chosen, not before.
    private static boolean passed(Table table, CvPhase draft) {
        return table.phase().index() > draft.index();
    }

    /// In the draft the cards kept so far.
    private static int hand(CvState state, int seat) {
        return state.table.phase().index() <= CvPhase.DRAFT_2.index()
                ? state.draft.kept1()[seat] | state.draft.kept2()[seat]
                : state.hidden[seat];
    }
}
