package tablee.hasard.content;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.Message;

/// What a pawn may carry: eight permanent qualities in the order of their draw (HAS-4-4), two diplomas (HAS-15-1) and the two
/// ephemeral ones, which are rings and wear out (HAS-5-1).
public enum Quality {
    BE("Be"),
    CU("Cu"),
    TR("Tr"),
    CH("Ch"),
    SF("Sf"),
    RU("Ru"),
    IN("In"),
    HO("Ho"),
    DI("Di"),
    DO("Do"),
    RI("Ri"),
    SA("Sa");

    private static final Quality[] ALL = values();

    /// The eight that are drawn for at birth.
    public static final List<Quality> PERMANENT = List.of(BE, CU, TR, CH, SF, RU, IN, HO);

    /// The kit of all eight beads, and of everything that can be worn.
    public static final int BEADS = 0xFF;

    public static final int EVERYTHING_WORN = 0x3FF;

    private final String code;

    Quality(String code) {
        this.code = code;
    }

    /// The two letters that always go with the colour.
    public String code() {
        return code;
    }

    /// Its name in the language of whoever reads.
    public Message spoken() {
        return Message.of("hasard.quality." + code);
    }

    /// Its bit in a kit, the set of beads and diplomas on a pawn's rod.
    public int bit() {
        return 1 << number();
    }

    /// HAS-M-9
    public boolean isRing() {
        return this == RI || this == SA;
    }

    public boolean isDiploma() {
        return this == DI || this == DO;
    }

    public static Quality at(int ordinal) {
        return ALL[ordinal];
    }

    public static Quality of(String code) {
        for (Quality quality : ALL) {
            if (quality.code.equals(code)) {
                return quality;
            }
        }
        throw BadInput.of(
                "engine.notation.shape", code, "Be, Cu, Tr, Ch, Sf, Ru, In, Ho, Di, Do, Ri, Sa");
    }

    /// What is in a kit.
    public static List<Quality> worn(int kit) {
        var worn = new ArrayList<Quality>();
        for (int left = kit; left != 0; left &= left - 1) {
            worn.add(at(Integer.numberOfTrailingZeros(left)));
        }
        return worn;
    }

    @Override
    public String toString() {
        return code;
    }

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    public int number() {
        return ordinal();
    }
}
