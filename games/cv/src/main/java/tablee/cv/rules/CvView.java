package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Message;
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
            case DRAFT_1, DRAFT_2 -> table.choosing();
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
        var cards = new ArrayList<>(Draft.list(hidden()));
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

    /// What this viewer is asked for now, in a sentence.
    public Message asked() {
        Table table = now.table;
        if (table.is(CvPhase.GAME_OVER)) {
            return Message.of("cv.ask.over");
        }
        if (me() < 0 || !awaited().contains(Seat.of(me()))) {
            return table.actor() < 0
                    ? Message.of("cv.ask.others")
                    : Message.of("cv.ask.wait", Seat.of(table.actor()));
        }
        String key = "cv.ask." + table.phase().label().replace(' ', '.');
        return switch (table.phase()) {
            case ROLL ->
                    table.throwsMade() == 0
                            ? Message.of("cv.ask.roll.first", table.dice())
                            : upTo(key, table.throwsLeft());
            case BUY -> upTo(key, Buying.MOST_CARDS - table.bought());
            case DECIDE ->
                    Message.of(key, table.deck().card(Placing.dueDecision(table, me())).name());
            case SETUP, DRAFT_1, DRAFT_2, THROWN, MISFORTUNE, UPKEEP, PLACE, ASSIST, GAME_OVER ->
                    Message.of(key);
        };
    }

    private static Message upTo(String key, int left) {
        return left > 0 ? Message.of(key, left) : Message.of(key + ".last");
    }
}
