package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import tablee.engine.Hash;

/// The discard pile from its top down. A list of cells instead of an array: a discard then costs one small object, and the
/// pile below is shared by all later states.
public final class Pile {

    static final Pile EMPTY = new Pile(-1, null, 0);

    final int top;
    final int size;
    private final @Nullable Pile below;

    private Pile(int top, @Nullable Pile below, int size) {
        this.top = top;
        this.below = below;
        this.size = size;
    }

    Pile push(int card) {
        return new Pile(card, this, size + 1);
    }

    /// What lies under the top of a pile that is not empty.
    Pile below() {
        return below == null ? EMPTY : below;
    }

    static Pile of(List<Integer> bottomToTop) {
        Pile pile = EMPTY;
        for (int card : bottomToTop) {
            pile = pile.push(card);
        }
        return pile;
    }

    List<Integer> bottomToTop() {
        var cards = new ArrayList<Integer>(size);
        for (Pile at = this; at.size > 0; at = at.below()) {
            cards.add(at.top);
        }
        Collections.reverse(cards);
        return List.copyOf(cards);
    }

    /// From the top down, without a list.
    void each(IntConsumer card) {
        for (Pile at = this; at.size > 0; at = at.below()) {
            card.accept(at.top);
        }
    }

    long mixInto(long hash) {
        long mixed = Hash.mix(hash, size);
        for (Pile at = this; at.size > 0; at = at.below()) {
            mixed = Hash.mix(mixed, at.top);
        }
        return mixed;
    }

    /// The cards under the top one (CABO-PILE-1).
    int[] buried() {
        int[] cards = new int[size - 1];
        int next = 0;
        for (Pile at = below(); at.size > 0; at = at.below()) {
            cards[next++] = at.top;
        }
        return cards;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Pile pile) || size != pile.size) {
            return false;
        }
        Pile mine = this;
        for (Pile theirs = pile;
                mine != theirs && mine.size > 0;
                theirs = theirs.below(), mine = mine.below()) {
            if (mine.top != theirs.top) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return size;
    }
}
