package tablee.metro.rules;

import java.util.Arrays;
import tablee.engine.Hash;

/// One player, secrets included: hand, Défis and character, and what lies open in front of them ([Shown]).
///
/// Packed, because searches copy it at every step (one copy of the player who changed). Written only by the step that made
/// the copy. What the numbers hold is [Layout]'s to say.
final class Life {

    static final int[] EMPTY = {};
    static final short[] NO_CARDS = {};
    static final int UNKNOWN = -1;

    short[] hand = NO_CARDS;
    int[] duels = EMPTY;

    /// What everybody sees of this player.
    Shown shown = Shown.NOTHING;

    /// Index of the character; [#UNKNOWN] before the deal and in views that may not know it.
    int character = UNKNOWN;

    /// Seats that looked at the hidden character (METRO-FX-15).
    int characterSeen;

    Life copy() {
        var copy = new Life();
        copy.hand = hand;
        copy.duels = duels;
        copy.shown = shown;
        copy.character = character;
        copy.characterSeen = characterSeen;
        return copy;
    }

    static int[] without(int[] values, int place) {
        int[] left = new int[values.length - 1];
        System.arraycopy(values, 0, left, 0, place);
        System.arraycopy(values, place + 1, left, place, left.length - place);
        return left;
    }

    static int[] with(int[] values, int added) {
        int[] more = Arrays.copyOf(values, values.length + 1);
        more[values.length] = added;
        return more;
    }

    static int last(int[] values) {
        return values[values.length - 1];
    }

    static short[] without(short[] cards, int place) {
        short[] left = new short[cards.length - 1];
        System.arraycopy(cards, 0, left, 0, place);
        System.arraycopy(cards, place + 1, left, place, left.length - place);
        return left;
    }

    static short[] with(short[] cards, int added) {
        short[] more = Arrays.copyOf(cards, cards.length + 1);
        more[cards.length] = (short) added;
        return more;
    }

    long hash(long seed) {
        long hash = Hash.mix(seed, hand.length);
        for (short card : hand) {
            hash = Hash.mix(hash, card);
        }
        hash = Hash.mix(hash, shown.front);
        hash = Hash.mix(hash, shown.accrocs);
        hash = Hash.mix(hash, duels);
        hash = Hash.mix(hash, shown.running);
        hash = Hash.mix(hash, Layout.person(character, characterSeen, shown.revealed));
        return Hash.mix(hash, Layout.join(shown.points, shown.money));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Life life
                && Arrays.equals(hand, life.hand)
                && Arrays.equals(duels, life.duels)
                && character == life.character
                && characterSeen == life.characterSeen
                && shown.equals(life.shown);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash(Hash.START));
    }
}
