package tablee.cv;

import java.util.Arrays;
import tablee.engine.Hash;
import tablee.engine.State;

/// The truth: the open table, and what lies face down.
///
/// The rows are shared between states and never written to after a state has been published.
public final class CvState implements State {

    final Table table;

    /// All three decks as they will be laid, the next card last; only the first [Table#leftInAll] of it are left. During the
    /// setup it grows as the decks are shuffled.
    final byte[] pile;

    /// Unplayed childhood cards of each seat that are not public, a bit for each number.
    final int[] hidden;

    /// Secret goal of each seat, 0 before the deal.
    final byte[] secret;

    final Draft draft;

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
