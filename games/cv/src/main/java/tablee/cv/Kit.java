package tablee.cv;

/// CV-R-10 The cards that were active when the turn started, by their position, and what they still ask for.
final class Kit {

    private Kit() {}

    static boolean has(Table table, Special special) {
        for (int position = 0; position < table.kitSize(); position++) {
            int card = table.kit(position);
            if (table.deck().card(card).special() == special) {
                return true;
            }
        }
        return false;
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

    /// CV-R-55 Active when the turn started, still active, not paid for yet.
    static boolean owes(Table table, int kitPosition) {
        int card = table.kit(kitPosition);
        return table.deck().upkeep[card] != 0
                && !table.hasPaid(kitPosition)
                && table.isActive(table.turn(), card);
    }

    /// All permanent costs this turn still has to settle.
    static long owed(Table table) {
        long owed = 0;
        for (int position = 0; position < table.kitSize(); position++) {
            owed += owes(table, position) ? table.deck().upkeep[table.kit(position)] : 0;
        }
        return owed;
    }
}
