package tablee.cv;

import java.util.List;
import tablee.engine.Seat;

/// What the cards of the kit can do for their owner: change a symbol, borrow one (CV-R-14 to -18).
final class KitSteps {

    private KitSteps() {}

    /// Whether the kit holds anything that changes or borrows symbols.
    static boolean hasAny(Table table) {
        for (int position = 0; position < table.kitSize(); position++) {
            int card = table.kit(position);
            if (table.deck().converts[card] || table.deck().borrows[card]) {
                return true;
            }
        }
        return false;
    }

    /// The cards of the kit, a bit for each position, that tell apart what they have changed from what shows the same by itself: those
    /// with arrows. What works once a turn (35, 45) is over when it has changed something.
    static int telling(Table table) {
        int telling = 0;
        for (int position = 0; position < table.kitSize(); position++) {
            if (!table.deck().card(table.kit(position)).arrows().isEmpty()) {
                telling |= 1 << position;
            }
        }
        return telling;
    }

    /// CV-R-14 In MISFORTUNE only what shows B.
    static void addConversions(Table table, List<CvAction> list) {
        boolean onlyBadLuck = table.is(CvPhase.MISFORTUNE);
        for (int position = 0; position < table.kitSize(); position++) {
            if (table.deck().converts[table.kit(position)]) {
                for (int i = 0; i < table.sources().length; i++) {
                    if (!onlyBadLuck || Source.symbol(table.sources()[i]) == Symbol.B) {
                        addConversions(table, position, i, list);
                    }
                }
            }
        }
    }

    private static void addConversions(Table table, int position, int index, List<CvAction> list) {
        int targets = Conversion.targets(table, position, table.sources()[index]);
        if (targets == 0) {
            return;
        }
        Source.Ref source = Source.ref(table.sources(), index);
        for (int to = 0; to <= Symbol.B; to++) {
            if ((targets >> to & 1) != 0) {
                list.add(SharedActions.convert(table.deck(), table.kit(position), source, to));
            }
        }
    }

    /// CV-CARD-36, CV-R-18
    static void addBorrowing(Table table, List<CvAction> list) {
        if (table.has(Mark.BORROW_USED) || !Kit.has(table, Special.BORROW_WORK)) {
            return;
        }
        int left = (table.turn() + 1) % table.seats();
        int right = (table.turn() + table.seats() - 1) % table.seats();
        addBorrowing(table, left, list);
        if (right != left) {
            addBorrowing(table, right, list);
        }
    }

    private static void addBorrowing(Table table, int neighbour, List<CvAction> list) {
        long gains = table.deck().gains[table.top(neighbour, Category.WORK.index())];
        for (Symbol symbol : Symbol.ALL) {
            if (Symbols.count(gains, symbol.index()) > 0) {
                list.add(new CvAction.Borrow(Seat.of(neighbour), symbol));
            }
        }
    }
}
