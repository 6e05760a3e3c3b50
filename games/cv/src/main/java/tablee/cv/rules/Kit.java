package tablee.cv.rules;

import java.util.List;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Special;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Seat;

/// CV-R-10 The cards that were active when the turn started, by their position, and what they still ask for.
final class Kit {

    // What a card can do for its owner's turn, as bits that a table adds up: most turns have none
    // of it.
    static final int CONVERTS = 1;
    static final int BORROWS = 1 << 1;
    static final int THAWS = 1 << 2;
    static final int COSTS = 1 << 3;

    private Kit() {}

    static int help(Card card) {
        return (card.converts() ? CONVERTS : 0)
                | (card.special() == Special.BORROW_WORK ? BORROWS : 0)
                | (card.special() == Special.REROLL_BAD_LUCK ? THAWS : 0)
                | (card.upkeep().isEmpty() ? 0 : COSTS);
    }

    /// Where this card stands in the kit, or −1.
    static int position(Table table, int card) {
        for (int i = 0; i < table.kitSize(); i++) {
            if (table.kit(i) == card) {
                return i;
            }
        }
        return -1;
    }

    /// CV-UPKEEP-1, CV-R-55 Active when the turn started, still active, not paid for yet.
    static boolean owes(Table table, int kitPosition) {
        int card = table.kit(kitPosition);
        return table.figures().upkeep(card) != 0
                && !table.hasPaid(kitPosition)
                && table.isActive(table.turn(), card);
    }

    /// All permanent costs this turn still has to settle.
    static long owed(Table table) {
        long owed = 0;
        for (int position = 0; position < table.kitSize(); position++) {
            owed += owes(table, position) ? table.figures().upkeep(table.kit(position)) : 0;
        }
        return owed;
    }

    /// Whether the kit holds anything that changes or borrows symbols.
    static boolean hasAny(Table table) {
        return table.hasHelp(CONVERTS | BORROWS);
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
        if (!table.hasHelp(CONVERTS)) {
            return;
        }
        boolean onlyBadLuck = table.is(CvPhase.MISFORTUNE);
        for (int position = 0; position < table.kitSize(); position++) {
            if (table.figures().converts(table.kit(position))) {
                for (int i = 0; i < table.sources().length; i++) {
                    if (!onlyBadLuck || Source.symbol(table.sources()[i]) == Symbol.B) {
                        addConversions(table, position, i, list);
                    }
                }
            }
        }
    }

    private static void addConversions(Table table, int position, int index, List<CvAction> list) {
        int targets = targets(table, position, table.sources()[index]);
        if (targets == 0) {
            return;
        }
        Source.Ref source = Source.ref(table.sources(), index);
        for (int to = 0; to <= Symbol.B; to++) {
            if ((targets >> to & 1) != 0) {
                list.add(SharedActions.convert(table.figures(), table.kit(position), source, to));
            }
        }
    }

    /// CV-CARD-36, CV-R-18
    static void addBorrowing(Table table, List<CvAction> list) {
        if (table.has(Table.Mark.BORROW_USED) || !table.hasHelp(BORROWS)) {
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
        long gains = table.figures().gains(table.top(neighbour, Category.WORK.index()));
        for (Symbol symbol : Symbol.ALL) {
            if (Symbols.count(gains, symbol.index()) > 0) {
                list.add(new CvAction.Borrow(Seat.of(neighbour), symbol));
            }
        }
    }

    private static final int PLAIN = 0b1111;

    /// The symbols that this card of the kit can make of this source now, a bit each.
    static int targets(Table table, int position, int source) {
        if (!Payment.usable(source, true) || Source.hasActed(source, position)) {
            return 0;
        }
        Card card = table.deck().card(table.kit(position));
        return targets(
                card,
                table.figures().arrows(card.number(), Source.symbol(source)),
                Source.symbol(source),
                Source.origin(source) == Source.EVENT,
                !table.has(Table.Mark.CHANGE_USED),
                !table.has(Table.Mark.TRIP_USED));
    }

    /// @param arrows what the card's arrows make of the symbol, a bit each
    static int targets(
            Card card,
            int arrows,
            int symbol,
            boolean isEvent,
            boolean changeReady,
            boolean tripReady) {
        int targets = 0;
        // CV-R-15 Not L, not B, not on events.
        if (card.special() == Special.CHANGE_ONE
                && changeReady
                && !isEvent
                && Symbol.isPlain(symbol)) {
            targets |= PLAIN & ~(1 << symbol);
        }
        // CV-R-16
        if (card.special() == Special.BAD_LUCK_TO_ANY
                && tripReady
                && !isEvent
                && symbol == Symbol.B) {
            targets |= PLAIN;
        }
        // CV-R-17 Arrows work on events too, never on `*`.
        return targets | arrows;
    }
}
