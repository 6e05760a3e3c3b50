package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;

/// What a screen gets. In a tableau `"?"` is a face-down card, null an empty slot, a number a card the viewer sees.
final class NowForm {

    private static final int EMPTY = -1;
    private static final int FACE_DOWN = -2;

    private static final Form<List<List<Integer>>> TABLEAUX =
            Pieces.CARD.orWord("?", FACE_DOWN).orNull(EMPTY).list().bySeat();

    /// A view without what could be remembered.
    record Seen(Viewer viewer, CaboView.Now now) {}

    static final Codec<CaboView, Seen> FORM =
            Codec.object(
                    "CaboNow",
                    of -> {
                        var viewer = of.field("viewer", Form.VIEWER, CaboView::viewer);
                        var players = of.field("players", Form.count(), CaboView::players);
                        var options =
                                of.field(
                                        "options",
                                        Form.TEXT.entries(),
                                        view -> view.now().options().chosen());
                        var phase = of.field("phase", Pieces.PHASE, view -> view.now().phase());
                        var round = of.field("round", Form.count(), view -> view.now().round());
                        var turns = of.field("turns", Form.count(), view -> view.now().turns());
                        var starter =
                                of.field(
                                        "starter",
                                        Pieces.SEAT_OR_NONE,
                                        view -> view.now().starter());
                        var dealer =
                                of.field(
                                        "dealer", Pieces.SEAT_OR_NONE, view -> view.now().dealer());
                        var active =
                                of.field(
                                        "active", Pieces.SEAT_OR_NONE, view -> view.now().active());
                        var caller =
                                of.field(
                                        "caller", Pieces.SEAT_OR_NONE, view -> view.now().caller());
                        var held = of.field("held", Pieces.CARD_OR_NONE, view -> view.now().held());
                        var awaited = of.field("awaited", Form.SEATS, view -> view.now().awaited());
                        var tableaux = of.field("tableaux", TABLEAUX, view -> tableaux(view.now()));
                        var looked = of.field("looked", Pieces.PLACES, view -> view.now().looked());
                        var draw = of.field("draw", Form.count(), view -> view.now().drawCount());
                        var discards =
                                of.field(
                                        "discards",
                                        Form.count(),
                                        view -> view.now().discardCount());
                        var discard =
                                of.field(
                                        "discard",
                                        Pieces.CARD_OR_NONE,
                                        view -> view.now().discardTop());
                        var sheet = of.all(Pieces.SHEET, view -> view.now().sheet());
                        return read -> {
                            CaboOptions table =
                                    CaboOptions.of(
                                            CaboOptions.LIST.settings(
                                                    read.get(players), read.get(options)));
                            var cards = new Cards(table, read.get(tableaux));
                            return new Seen(
                                    read.get(viewer),
                                    new CaboView.Now(
                                            table,
                                            read.get(phase),
                                            read.get(round),
                                            read.get(turns),
                                            read.get(starter),
                                            read.get(dealer),
                                            read.get(active),
                                            read.get(caller),
                                            read.get(held),
                                            read.get(awaited),
                                            cards.occupied,
                                            read.get(looked),
                                            read.get(draw),
                                            read.get(discards),
                                            read.get(discard),
                                            Faces.of(cards.open, cards.values),
                                            read.get(sheet).apply(table.players())));
                        };
                    });

    private NowForm() {}

    private static List<List<Integer>> tableaux(CaboView.Now now) {
        var tableaux = new ArrayList<List<Integer>>(now.options().players());
        for (int seat = 0; seat < now.options().players(); seat++) {
            var cards = new ArrayList<Integer>(now.options().startCards());
            for (int slot = 0; slot < now.options().startCards(); slot++) {
                cards.add(card(now, seat * Place.STRIDE + slot));
            }
            tableaux.add(cards);
        }
        return tableaux;
    }

    private static int card(CaboView.Now now, int cell) {
        if ((now.occupied() >>> cell & 1) == 0) {
            return EMPTY;
        }
        return now.shown().has(cell) ? now.shown().value(cell) : FACE_DOWN;
    }

    /// The tableaux packed again.
    private static final class Cards {
        final byte[] values;
        long occupied;
        long open;

        Cards(CaboOptions table, List<List<Integer>> tableaux) {
            values = new byte[table.players() * Place.STRIDE];
            for (int seat = 0; seat < table.players(); seat++) {
                if (tableaux.size() != table.players()
                        || tableaux.get(seat).size() != table.startCards()) {
                    throw BadInput.of("cabo.position.tableau", Seat.of(seat), table.startCards());
                }
                for (int slot = 0; slot < table.startCards(); slot++) {
                    lay(seat * Place.STRIDE + slot, tableaux.get(seat).get(slot));
                }
            }
        }

        private void lay(int cell, int card) {
            occupied |= card == EMPTY ? 0 : 1L << cell;
            if (card >= 0) {
                open |= 1L << cell;
                values[cell] = (byte) card;
            }
        }
    }
}
