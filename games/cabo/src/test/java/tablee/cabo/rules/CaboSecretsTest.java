package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tablee.cabo.Tables;
import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.testkit.Rule;
import tablee.testkit.Secrets;

/// What a viewer cannot know changes nothing of what it gets.
@Rule({
    "CABO-R-10",
    "CABO-R-17",
    "CABO-INFO-16",
    "CABO-INFO-17",
    "CABO-INFO-18",
    "CABO-INFO-19",
    "CABO-INFO-20"
})
class CaboSecretsTest extends Secrets<CaboState, CaboView, CaboAction> {

    @Override
    protected Game<CaboState, CaboView, CaboAction> game() {
        return Tables.CABO;
    }

    @Override
    protected List<Settings> tables() {
        return Tables.all();
    }

    @Override
    protected int games() {
        return 1;
    }

    /// Two different cards lie where the viewer cannot place them.
    @Override
    protected boolean hidesSomething(CaboState state, Viewer viewer) {
        return Hidden.from(state, viewer).cards().stream().distinct().count() > 1;
    }

    /// The same table with the hidden cards dealt anew, made without `imagine`.
    @Override
    protected Optional<CaboState> scramble(CaboState state, Viewer viewer, Randomness random) {
        Hidden hidden = Hidden.from(state, viewer);
        var cards = new ArrayList<>(hidden.cards());
        for (int i = cards.size() - 1; i > 0; i--) {
            Collections.swap(cards, i, random.below(i + 1));
        }
        return Optional.of(hidden.dealt(cards));
    }

    /// Few decisions of Cabo say that they show nothing, so that many can be looked at.
    @Override
    protected int undone() {
        return 400;
    }

    /// A power is one choice among many sets of cards: left to chance, a whole suite sees hardly a Swap.
    @Override
    protected int weight(CaboAction action) {
        return action instanceof CaboAction.UsePower ? 20 : 1;
    }

    /// Two cards have changed places, wherever they lie.
    @Override
    protected Optional<CaboState> disturb(CaboState state, Randomness random) {
        var cards = new ArrayList<Integer>();
        for (long left = state.occupied; left != 0; left &= left - 1) {
            cards.add((int) state.tableaux[Long.numberOfTrailingZeros(left)]);
        }
        cards.addAll(state.discard.bottomToTop());
        for (int i = state.top; i < state.pile.length; i++) {
            cards.add((int) state.pile[i]);
        }
        if (cards.isEmpty()) {
            return Optional.empty();
        }
        // A visible card is rare among so many: the discards are asked more often.
        int buried = Long.bitCount(state.occupied) + state.discard.size - 1;
        int first = random.below(2) == 0 ? buried : random.below(cards.size());
        Collections.swap(cards, first, random.below(cards.size()));
        var other = state.copy();
        other.tableaux = state.tableaux.clone();
        int next = 0;
        for (long left = state.occupied; left != 0; left &= left - 1) {
            other.tableaux[Long.numberOfTrailingZeros(left)] = cards.get(next++).byteValue();
        }
        other.discard = Pile.of(cards.subList(next, next + state.discard.size));
        next += state.discard.size;
        other.pile = new byte[state.drawCount()];
        other.top = 0;
        for (int i = 0; i < other.pile.length; i++) {
            other.pile[i] = cards.get(next++).byteValue();
        }
        return Optional.of(other);
    }

    /// The cards a viewer cannot place, straight from the truth: tableaux it does not know, then the card in hand, then the draw pile.
    private record Hidden(CaboState state, List<Integer> cells, boolean held, List<Integer> cards) {

        static Hidden from(CaboState state, Viewer viewer) {
            int index = viewer instanceof Seat seat ? seat.index() : state.players();
            var cells = new ArrayList<Integer>();
            var cards = new ArrayList<Integer>();
            for (int cell = 0; cell < state.tableaux.length; cell++) {
                boolean occupied = (state.occupied >>> cell & 1) != 0;
                if (occupied && (state.known[index] >>> cell & 1) == 0) {
                    cells.add(cell);
                    cards.add((int) state.tableaux[cell]);
                }
            }
            boolean held = state.phase == CaboPhase.HOLD_DRAWN && index != state.active;
            if (held) {
                cards.add(state.held);
            }
            for (int i = state.top; i < state.pile.length; i++) {
                cards.add((int) state.pile[i]);
            }
            return new Hidden(state, cells, held, cards);
        }

        CaboState dealt(List<Integer> order) {
            var other = state.copy();
            other.tableaux = state.tableaux.clone();
            int next = 0;
            for (int cell : cells) {
                other.tableaux[cell] = order.get(next++).byteValue();
            }
            if (held) {
                other.held = order.get(next++);
            }
            other.pile = new byte[order.size() - next];
            other.top = 0;
            for (int i = 0; i < other.pile.length; i++) {
                other.pile[i] = order.get(next++).byteValue();
            }
            return other;
        }
    }
}
