package tablee.cv.content;

import java.util.List;
import tablee.engine.Alphabet;
import tablee.engine.Message;

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
    public static final int H = 0;

    public static final int K = 1;
    public static final int R = 2;
    public static final int M = 3;
    public static final int L = 4;
    public static final int B = 5;
    public static final int STAR = 6;

    /// A die that lies ready but was not thrown yet shows nothing (CV-R-24).
    public static final int BLANK = 7;

    public static final List<Symbol> ALL = List.of(values());

    /// The four that `*` stands for, and that 35 and 45 may make.
    static final List<Symbol> PLAIN = List.of(HEALTH, KNOWLEDGE, RELATIONSHIP, MONEY);

    /// The six faces of each die.
    public static final Alphabet FACES = Alphabet.of("H", "K", "R", "M", "L", "B");

    private final char letter;

    Symbol(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }

    /// In words: `health`.
    public Message named() {
        return Message.of("cv.symbol." + name());
    }

    public static boolean isPlain(int symbol) {
        return symbol <= M;
    }

    public static Symbol of(int index) {
        return ALL.get(index);
    }

    /// The position of the symbol with this letter, or −1.
    public static int indexOf(char letter) {
        return "HKRMLB*".indexOf(letter);
    }

    /// The position in the packed rows; part of every saved game, so the order of the constants is fixed.
    @SuppressWarnings("EnumOrdinal")
    public int index() {
        return ordinal();
    }
}
