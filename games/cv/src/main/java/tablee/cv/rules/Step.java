package tablee.cv.rules;

import java.util.Arrays;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Events;
import tablee.engine.Seat;

/// The scratch copy of a position while one step is worked out. Lives within one call of the rules; what comes out is a new
/// [CvState], and the old one is untouched.
final class Step {

    final Table table;
    final Deck deck;
    final Figures figures;
    final CvOptions options;
    final Events events;

    byte[] pile;
    int[] hidden;
    byte[] secret;
    Draft draft;

    Step(CvState state, Events events) {
        this.table = state.table().copy();
        this.deck = table.deck();
        this.figures = table.figures();
        this.options = table.options();
        this.events = events;
        this.pile = state.pile();
        this.hidden = state.hands();
        this.secret = state.goals();
        this.draft = state.draft();
    }

    CvState done() {
        return new CvState(table, pile, hidden, secret, draft);
    }

    boolean told() {
        return events.wanted();
    }

    Seat seat(int index) {
        return Seat.of(index);
    }

    int turn() {
        return table.turn();
    }

    int actor() {
        return table.actor();
    }

    void phase(CvPhase phase) {
        table.phase(phase);
    }

    /// Takes a card out of the CV of this seat.
    void remove(int seat, int card) {
        table.remove(seat, Stacks.stackOf(table, seat, card), card);
    }

    /// CV-INFO-10, CV-BUY-7 Leaves the hand of the seat whose turn it is and goes to the discard pile.
    void playFromHand(int card) {
        int seat = turn();
        if ((table.known(seat) & figures.bit(card)) != 0) {
            table.known(seat, table.known(seat) & ~figures.bit(card));
        } else {
            int[] rest = hidden.clone();
            rest[seat] &= ~(1 << card);
            hidden = rest;
            table.hiddenCards(seat, table.hiddenCards(seat) - 1);
            draft = draft.withShown(seat, card);
        }
        table.discard(card);
        if (told()) {
            events.add(new CvEvent.Played(seat(seat), card));
        }
    }

    void toHand(int seat, int card) {
        table.known(seat, table.known(seat) | figures.bit(card));
        if (told()) {
            events.add(new CvEvent.ToHand(seat(seat), card));
        }
    }

    void replaceSource(int index, int source) {
        int[] sources = table.sources().clone();
        sources[index] = source;
        table.sources(sources);
    }

    void spend(long indices) {
        if (indices == 0) {
            return;
        }
        int[] sources = table.sources().clone();
        for (long left = indices; left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            sources[index] = Source.spend(sources[index]);
        }
        table.sources(sources);
    }

    void addSources(int origin, long symbols) {
        int size = Symbols.size(symbols);
        if (size == 0) {
            return;
        }
        int[] sources = Arrays.copyOf(table.sources(), table.sources().length + size);
        int at = table.sources().length;
        for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
            for (int n = Symbols.count(symbols, symbol); n > 0; n--) {
                sources[at++] = Source.of(origin, symbol);
            }
        }
        table.sources(sources);
    }
}
