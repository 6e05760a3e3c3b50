package tablee.cv.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.cv.content.Age;
import tablee.engine.Hash;
import tablee.engine.State;

/// The truth: the open table, and what lies face down.
///
/// The rows are shared between states and never written to after a state has been published.
public final class CvState implements State {

    private final Table table;

    /// All three decks as they will be laid, the next card last; only the first [Table#leftInAll] of it are left. During the
    /// setup it grows as the decks are shuffled.
    private final byte[] pile;

    /// Unplayed childhood cards of each seat that are not public, a bit for each number.
    private final int[] hidden;

    /// Secret goal of each seat, 0 before the deal.
    private final byte[] secret;

    private final Draft draft;

    CvState(Table table, byte[] pile, int[] hidden, byte[] secret, Draft draft) {
        this.table = table;
        this.pile = pile;
        this.hidden = hidden;
        this.secret = secret;
        this.draft = draft;
    }

    /// The same with another open table.
    CvState with(Table other) {
        return new CvState(other, pile, hidden, secret, draft);
    }

    public Table table() {
        return table;
    }

    /// Unplayed childhood cards of this seat that are not public, a bit for each number.
    public int hand(int seat) {
        return hidden[seat];
    }

    /// The secret goal of this seat, 0 before the deal.
    public int goal(int seat) {
        return secret[seat];
    }

    /// What is left of a deck, the next card first. During the setup each deck keeps its own part of the pile.
    public List<Integer> deck(Age age) {
        boolean setup = table.is(CvPhase.SETUP);
        int next = covered();
        for (Age before : Age.DECKS.subList(0, Age.DECKS.indexOf(age))) {
            next -= setup ? before.size() : table.left(before);
        }
        var cards = new ArrayList<Integer>();
        for (int i = 0; i < table.left(age); i++) {
            cards.add((int) pile[next - 1 - i]);
        }
        return cards;
    }

    public Draft draft() {
        return draft;
    }

    /// The rows that a [Step] starts with; not to be written to.
    byte[] pile() {
        return pile;
    }

    int[] hands() {
        return hidden;
    }

    byte[] goals() {
        return secret;
    }

    @Override
    public long hash() {
        long hash = table.hash();
        for (int i = 0; i < covered(); i++) {
            hash = Hash.mix(hash, pile[i]);
        }
        hash = Hash.mix(Hash.mix(hash, hidden), secret);
        return draft.mix(hash);
    }

    /// What has left the decks is no part of the value.
    private int covered() {
        return table.is(CvPhase.SETUP) ? pile.length : table.leftInAll();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CvState state
                && table.equals(state.table)
                && Arrays.equals(pile, 0, covered(), state.pile, 0, state.covered())
                && Arrays.equals(hidden, state.hidden)
                && Arrays.equals(secret, state.secret)
                && draft.equals(state.draft);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
