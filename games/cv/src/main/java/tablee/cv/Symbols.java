package tablee.cv;

/// Some symbols, each with how often: a cost, what a card gives, what lies on the table. Eight bits for each kind, so that the
/// payment test of a playout is a handful of shifts.
public record Symbols(long packed) {

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

    static long one(int symbol) {
        return 1L << (symbol << 3);
    }

    static int count(long packed, int symbol) {
        return (int) (packed >>> (symbol << 3)) & 0xFF;
    }

    static int size(long packed) {
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
        return Payment.payable(packed, cost.packed);
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
