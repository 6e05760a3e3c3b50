package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import tablee.engine.BadInput;
import tablee.engine.Seat;

/// Tableaux as they lie on a table, a list for each seat: a card, or one of two signs.
public final class Tableaux {

    public static final int EMPTY = -1;
    public static final int FACE_DOWN = -2;

    /// The same as a view keeps them.
    ///
    /// @param occupied places with a card
    /// @param open those that lie face up
    public record Packed(long occupied, Faces open) {}

    private Tableaux() {}

    public static List<List<Integer>> of(CaboView.Now now) {
        return of(now.options(), cell -> card(now, cell));
    }

    /// The whole truth.
    public static List<List<Integer>> of(CaboState state) {
        return of(
                state.options,
                cell -> Layout.has(state.occupied, cell) ? state.tableaux[cell] : EMPTY);
    }

    private static List<List<Integer>> of(CaboOptions table, IntUnaryOperator card) {
        var tableaux = new ArrayList<List<Integer>>(table.players());
        for (int seat = 0; seat < table.players(); seat++) {
            var cards = new ArrayList<Integer>(table.startCards());
            for (int slot = 0; slot < table.startCards(); slot++) {
                cards.add(card.applyAsInt(Layout.cell(seat, slot)));
            }
            tableaux.add(cards);
        }
        return tableaux;
    }

    private static int card(CaboView.Now now, int cell) {
        if (!Layout.has(now.occupied(), cell)) {
            return EMPTY;
        }
        return now.shown().has(cell) ? now.shown().value(cell) : FACE_DOWN;
    }

    public static Packed packed(CaboOptions table, List<List<Integer>> tableaux) {
        byte[] values = new byte[Layout.cells(table.players())];
        long occupied = 0;
        long open = 0;
        for (int seat = 0; seat < table.players(); seat++) {
            if (tableaux.size() != table.players()
                    || tableaux.get(seat).size() != table.startCards()) {
                throw BadInput.of("cabo.position.tableau", Seat.of(seat), table.startCards());
            }
            for (int slot = 0; slot < table.startCards(); slot++) {
                int cell = Layout.cell(seat, slot);
                int card = tableaux.get(seat).get(slot);
                occupied |= card == EMPTY ? 0 : Layout.bit(cell);
                if (card >= 0) {
                    open |= Layout.bit(cell);
                    values[cell] = (byte) card;
                }
            }
        }
        return new Packed(occupied, Faces.of(open, values));
    }
}
