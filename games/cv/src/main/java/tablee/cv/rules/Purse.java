package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

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

    /// What these sources show together.
    static Symbols shown(Table table, List<Source.Ref> sources) {
        long shown = 0;
        for (Source.Ref ref : sources) {
            shown += symbol(table, ref).map(symbol -> Symbols.one(symbol.index())).orElse(0L);
        }
        return new Symbols(shown);
    }

    static Optional<Symbol> symbol(Table table, Source.Ref ref) {
        int index = Source.index(table.sources(), ref);
        return index < 0 ? Optional.empty() : symbol(table.sources()[index]);
    }

    private static Optional<Symbol> symbol(int source) {
        int symbol = Source.symbol(source);
        return symbol == Symbol.BLANK ? Optional.empty() : Optional.of(Symbol.of(symbol));
    }

    /// Everything that shows a symbol, as it is written down.
    static List<Arrangement.Shown> shown(Table table) {
        int[] sources = table.sources();
        var shown = new ArrayList<Arrangement.Shown>();
        for (int i = 0; i < sources.length; i++) {
            int source = sources[i];
            var by = new ArrayList<Integer>();
            for (int position = 0; position < table.kitSize(); position++) {
                if (Source.hasActed(source, position)) {
                    by.add(table.kit(position));
                }
            }
            shown.add(
                    new Arrangement.Shown(
                            Source.ref(sources, i), symbol(source), Source.isSpent(source), by));
        }
        return shown;
    }
}
