package tablee.cv;

/// The symbols that lie on the table in a turn: what can still pay, and how much bad luck there is.
final class Purse {

    private Purse() {}

    /// Unspent symbols of every origin.
    static long unspent(Table table) {
        long unspent = 0;
        for (int source : table.sources()) {
            if (!Source.isSpent(source) && Source.symbol(source) != Symbol.BLANK) {
                unspent += Symbols.one(Source.symbol(source));
            }
        }
        return unspent;
    }

    /// Unspent symbols of dice, tokens and the borrowed one (CV-R-20, CV-R-58).
    static long unspentWithoutEvents(Table table) {
        long unspent = 0;
        for (int source : table.sources()) {
            if (!Source.isSpent(source)
                    && Source.symbol(source) != Symbol.BLANK
                    && Source.origin(source) != Source.EVENT) {
                unspent += Symbols.one(Source.symbol(source));
            }
        }
        return unspent;
    }

    /// CV-R-43 Spent ones count, events do not.
    static int badLuck(Table table) {
        int badLuck = 0;
        for (int source : table.sources()) {
            if (Source.symbol(source) == Symbol.B && Source.origin(source) != Source.EVENT) {
                badLuck++;
            }
        }
        return badLuck;
    }

    /// Unspent symbols that no throw can change any more: tokens, events, the borrowed one, and dice set aside by an effect.
    static long fixed(Table table) {
        int rollable = table.freeDice() | table.frozenDice() | table.unthrownDice();
        long fixed = 0;
        for (int i = 0; i < table.sources().length; i++) {
            boolean rolls = i < table.dice() && (rollable >> i & 1) != 0;
            if (!rolls && !Source.isSpent(table.sources()[i])) {
                fixed += Symbols.one(Source.symbol(table.sources()[i]));
            }
        }
        return fixed;
    }
}
