package tablee.cv;

import java.util.List;
import tablee.engine.Alphabet;

/// What dice, tokens and costs show (CV-COMP-4, CV-ICON-2). The order is the order of payment of CV-R-34.
public enum Symbol {
    HEALTH('H'),
    KNOWLEDGE('K'),
    RELATIONSHIP('R'),
    MONEY('M'),
    LUCK('L'),
    BAD_LUCK('B'),
    /// One of the first four, of the owner's choice; no die shows it (CV-R-13).
    ANY('*');

    /// Plain numbers for the packed parts: the position of each symbol.
    static final int H = 0;

    static final int K = 1;
    static final int R = 2;
    static final int M = 3;
    static final int L = 4;
    static final int B = 5;
    static final int STAR = 6;

    /// A die that lies ready but was not thrown yet shows nothing (CV-R-24).
    static final int BLANK = 7;

    static final List<Symbol> ALL = List.of(values());

    /// The four that `*` stands for, and that 35 and 45 may make.
    static final List<Symbol> PLAIN = List.of(HEALTH, KNOWLEDGE, RELATIONSHIP, MONEY);

    /// The six faces of each die.
    static final Alphabet FACES = Alphabet.of("H", "K", "R", "M", "L", "B");

    private final char letter;

    Symbol(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }

    static boolean isPlain(int symbol) {
        return symbol <= M;
    }

    static Symbol of(int index) {
        return ALL.get(index);
    }

    /// The position of the symbol with this letter, or −1.
    static int indexOf(char letter) {
        return "HKRMLB*".indexOf(letter);
    }

    /// The position in the packed rows; part of every saved game, so the order of the constants is fixed.
    @SuppressWarnings("EnumOrdinal")
    public int index() {
        return ordinal();
    }
}
