package tablee.cv;

import java.util.Arrays;
import tablee.engine.Hash;

/// Who was dealt, kept and passed which childhood cards (CV-SETUP-8 to -13), and which of them have been seen since. Cards are
/// sets of numbers, a bit each. A position arranged by hand has no such history: nobody was dealt anything.
///
/// Everything follows from three rows: what a seat passed is what it did not keep.
final class Draft {

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
    int pool() {
        return pool;
    }

    int[] dealt() {
        return dealt;
    }

    int[] kept1() {
        return kept1;
    }

    int[] kept2() {
        return kept2;
    }

    /// Childhood cards that each seat has shown: played events and the Bicycle.
    int[] shown() {
        return shown;
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
}
