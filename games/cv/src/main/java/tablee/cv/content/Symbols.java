package tablee.cv.content;

import java.util.ArrayList;
import tablee.engine.Message;

/// Some symbols, each with how often: a cost, what a card gives, what lies on the table. Eight bits for each kind, so that the
/// payment test of a playout is a handful of shifts.
public record Symbols(long packed) {

    /// The highest bit of every count, which no count reaches: a borrow stops there and shows which symbols are short.
    private static final long GUARDS = 0x8080_8080_8080_8080L;

    public static final Symbols NONE = new Symbols(0);

    /// Reads a row of letters (`HHR*`); the caller has checked the letters.
    public static Symbols of(String letters) {
        long packed = 0;
        for (int i = 0; i < letters.length(); i++) {
            int symbol = Symbol.indexOf(letters.charAt(i));
            if (symbol < 0) {
                throw new IllegalArgumentException("no symbol " + letters.charAt(i));
            }
            packed += one(symbol);
        }
        return new Symbols(packed);
    }

    public static long one(int symbol) {
        return 1L << (symbol << 3);
    }

    public static int count(long packed, int symbol) {
        return (int) (packed >>> (symbol << 3)) & 0xFF;
    }

    public static int size(long packed) {
        // The sum of the eight bytes, which never reaches 256.
        return (int) ((packed * 0x0101010101010101L) >>> 56);
    }

    public int count(Symbol symbol) {
        return count(packed, symbol.index());
    }

    public int size() {
        return size(packed);
    }

    /// Whether these symbols pay that cost as they show (register 5.4).
    public boolean pays(Symbols cost) {
        return pays(packed, cost.packed);
    }

    /// The same for symbols that are packed.
    public static boolean pays(long have, long cost) {
        long enough = (have | GUARDS) - cost;
        if ((enough & GUARDS) == GUARDS) {
            return true;
        }
        // Without a `*` nothing stands for anything else.
        return count(have | cost, Symbol.STAR) != 0 && paysWithStars(have, cost);
    }

    /// How many symbols of a cost without `*` are missing among others without `*`.
    public static int lacking(long have, long cost) {
        int lacking = 0;
        for (int symbol = Symbol.H; symbol <= Symbol.B; symbol++) {
            lacking += Math.max(0, count(cost, symbol) - count(have, symbol));
        }
        return lacking;
    }

    private static boolean paysWithStars(long have, long cost) {
        if (count(have, Symbol.L) < count(cost, Symbol.L)
                || count(have, Symbol.B) < count(cost, Symbol.B)) {
            return false;
        }
        int stars = count(have, Symbol.STAR);
        int spare = 0;
        for (int symbol = Symbol.H; symbol <= Symbol.M; symbol++) {
            int left = count(have, symbol) - count(cost, symbol);
            if (left < 0) {
                stars += left;
            } else {
                spare += left;
            }
        }
        return stars >= 0 && spare + stars >= count(cost, Symbol.STAR);
    }

    public Symbols plus(Symbols more) {
        return new Symbols(packed + more.packed);
    }

    public Symbols plus(Symbol symbol, int n) {
        return new Symbols(packed + n * one(symbol.index()));
    }

    public boolean isEmpty() {
        return packed == 0;
    }

    /// In words, how many of each; `nothing` for none.
    public Message counted() {
        var parts = new ArrayList<Message>();
        for (Symbol symbol : Symbol.ALL) {
            int count = count(symbol);
            if (count == 1) {
                parts.add(Message.of("cv.symbol." + symbol.name() + ".one"));
            } else if (count > 1) {
                parts.add(
                        Message.of("cv.symbol." + symbol.name() + ".many", Message.number(count)));
            }
        }
        return parts.isEmpty() ? Message.of("cv.none") : Message.list(parts);
    }

    /// The letters in the order H K R M L B `*`.
    @Override
    public String toString() {
        var letters = new StringBuilder();
        for (Symbol symbol : Symbol.ALL) {
            letters.append(String.valueOf(symbol.letter()).repeat(count(symbol)));
        }
        return letters.toString();
    }
}
