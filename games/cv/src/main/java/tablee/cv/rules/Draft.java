package tablee.cv.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.engine.Hash;

/// Who was dealt, kept and passed which childhood cards (CV-SETUP-8 to -13), and which of them have been seen since. Cards are
/// sets of numbers, a bit each. A position arranged by hand has no such history: nobody was dealt anything.
///
/// Everything follows from three rows: what a seat passed is what it did not keep.
public final class Draft {

    private final int pool;
    private final int[] dealt;
    private final int[] kept1;
    private final int[] kept2;
    private final int[] shown;

    /// The rows become the draft's own.
    Draft(int pool, int[] dealt, int[] kept1, int[] kept2, int[] shown) {
        this.pool = pool;
        this.dealt = dealt;
        this.kept1 = kept1;
        this.kept2 = kept2;
        this.shown = shown;
    }

    /// With 2 or 3 players the childhood cards in play, between the two shuffles (CV-R-3); 0 otherwise.
    public int pool() {
        return pool;
    }

    public int dealt(int seat) {
        return dealt[seat];
    }

    public int kept1(int seat) {
        return kept1[seat];
    }

    public int kept2(int seat) {
        return kept2[seat];
    }

    /// Childhood cards that this seat has shown: played events and the Bicycle.
    public int shown(int seat) {
        return shown[seat];
    }

    /// The same rows as lists, one set for each seat; seats left out have none.
    ///
    /// @throws IndexOutOfBoundsException if there are more sets than seats
    public static Draft of(
            int seats,
            int pool,
            List<Integer> dealt,
            List<Integer> kept1,
            List<Integer> kept2,
            List<Integer> shown) {
        return new Draft(
                pool, row(seats, dealt), row(seats, kept1), row(seats, kept2), row(seats, shown));
    }

    private static int[] row(int seats, List<Integer> sets) {
        int[] row = new int[seats];
        for (int seat = 0; seat < sets.size(); seat++) {
            row[seat] = sets.get(seat);
        }
        return row;
    }

    static Draft none(int seats) {
        return new Draft(0, new int[seats], new int[seats], new int[seats], new int[seats]);
    }

    private int right(int seat) {
        return (seat + dealt.length - 1) % dealt.length;
    }

    boolean isEmpty() {
        for (int cards : dealt) {
            if (cards != 0) {
                return false;
            }
        }
        return true;
    }

    /// The two cards that came from the right after the first choice; 0 before the right neighbour has chosen.
    int second(int seat) {
        int from = right(seat);
        return kept1[from] == 0 ? 0 : dealt[from] & ~kept1[from];
    }

    /// The last card, which passes by itself (CV-R-6).
    int third(int seat) {
        int from = right(seat);
        return kept2[from] == 0 ? 0 : second(from) & ~kept2[from];
    }

    /// What a seat chooses from in this phase.
    int offer(CvPhase phase, int seat) {
        return phase == CvPhase.DRAFT_1 ? dealt[seat] : phase == CvPhase.DRAFT_2 ? second(seat) : 0;
    }

    Draft withPool(int cards) {
        return new Draft(cards, dealt, kept1, kept2, shown);
    }

    Draft withDealt(int[] cards) {
        return new Draft(0, cards, kept1, kept2, shown);
    }

    Draft withKept(boolean first, int seat, int card) {
        int[] kept = (first ? kept1 : kept2).clone();
        kept[seat] = 1 << card;
        return first
                ? new Draft(pool, dealt, kept, kept2, shown)
                : new Draft(pool, dealt, kept1, kept, shown);
    }

    Draft withShown(int seat, int card) {
        int[] more = shown.clone();
        more[seat] |= 1 << card;
        return new Draft(pool, dealt, kept1, kept2, more);
    }

    long mix(long hash) {
        long mixed = Hash.mix(Hash.mix(Hash.mix(hash, pool), dealt), kept1);
        return Hash.mix(Hash.mix(mixed, kept2), shown);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Draft draft
                && pool == draft.pool
                && Arrays.equals(dealt, draft.dealt)
                && Arrays.equals(kept1, draft.kept1)
                && Arrays.equals(kept2, draft.kept2)
                && Arrays.equals(shown, draft.shown);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(mix(0));
    }

    @Override
    public String toString() {
        return "dealt "
                + Arrays.toString(dealt)
                + " kept "
                + Arrays.toString(kept1)
                + Arrays.toString(kept2);
    }

    /// By number.
    static int[] numbers(int set) {
        int[] numbers = new int[Integer.bitCount(set)];
        int at = 0;
        for (int left = set; left != 0; left &= left - 1) {
            numbers[at++] = Integer.numberOfTrailingZeros(left);
        }
        return numbers;
    }

    /// By number.
    public static List<Integer> list(int set) {
        var list = new ArrayList<Integer>();
        for (int number : numbers(set)) {
            list.add(number);
        }
        return list;
    }

    public static int set(List<Integer> cards) {
        return cards.stream().mapToInt(card -> 1 << card).reduce(0, (one, two) -> one | two);
    }
}
