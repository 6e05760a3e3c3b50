package tablee.cv.rules;

import java.util.List;
import tablee.cv.content.Category;

/// What is done for a seat whose time has run out (CV-R-80). No event is ever played for it.
final class Absence {

    /// Possession, Health, Knowledge, Relationship, Work, undecided.
    private static final int[] STACKS = {4, 0, 1, 2, 3, Category.UNDECIDED};

    private Absence() {}

    static CvAction of(CvView view) {
        Table table = view.table();
        List<CvAction> legal = view.legal();
        return switch (table.phase()) {
            case ROLL -> roll(table);
            case MISFORTUNE -> new CvAction.Discard(firstActive(table));
            case BUY -> CvAction.END_BUY;
            case UPKEEP -> upkeep(table);
            case ASSIST -> CvAction.DECLINE;
            // The lowest card of the offer; the first acquired card, first printed colour, on top:
            // both are listed first.
            case DRAFT_1, DRAFT_2, PLACE, DECIDE -> legal.getFirst();
            case SETUP, THROWN, GAME_OVER ->
                    throw new IllegalStateException("nobody is awaited in " + table.phase());
        };
    }

    private static CvAction roll(Table table) {
        int unthrown = Rolling.unthrown(table);
        return unthrown == 0 ? CvAction.STOP : new CvAction.Throw(unthrown);
    }

    private static int firstActive(Table table) {
        for (int stack : STACKS) {
            if (table.top(table.turn(), stack) != 0) {
                return table.top(table.turn(), stack);
            }
        }
        throw new IllegalStateException("no active card");
    }

    private static CvAction upkeep(Table table) {
        for (int stack : STACKS) {
            for (int card = table.top(table.turn(), stack); card != 0; card = table.below(card)) {
                int position = Kit.position(table, card);
                if (position >= 0 && Kit.owes(table, position)) {
                    return Upkeep.mustPay(table, card)
                            ? new CvAction.Pay(card, List.of())
                            : new CvAction.LetGo(card);
                }
                if (stack != Category.UNDECIDED) {
                    break;
                }
            }
        }
        throw new IllegalStateException("no card owes");
    }
}
