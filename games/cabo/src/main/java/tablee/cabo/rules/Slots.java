package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.List;

/// One to four different slots of one seat (CABO-R-19), as bits: bit 0 is slot 1.
public record Slots(int mask) {

    public static final int MOST = 4;

    public Slots {
        if (mask <= 0 || mask > 0xFF || Integer.bitCount(mask) > MOST) {
            throw new IllegalArgumentException("not one to four slots: " + mask);
        }
    }

    public static Slots of(int... slots) {
        int mask = 0;
        for (int slot : slots) {
            mask |= 1 << (slot - 1);
        }
        return new Slots(mask);
    }

    public List<Integer> list() {
        var slots = new ArrayList<Integer>(MOST);
        for (int left = mask; left != 0; left &= left - 1) {
            slots.add(Integer.numberOfTrailingZeros(left) + 1);
        }
        return List.copyOf(slots);
    }

    public int size() {
        return Integer.bitCount(mask);
    }

    /// CABO-R-25 Where the new card goes, in whatever order the slots were named.
    public int lowest() {
        return Integer.numberOfTrailingZeros(mask) + 1;
    }
}
