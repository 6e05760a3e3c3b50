package tablee.cabo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;

/// The whole truth. What a scenario leaves out is found by [Arrangement]; `rest` is for scenarios only.
final class PositionForm {

    private static final Form<Map<Seat, List<Integer>>> TABLEAUX =
            Pieces.CARD_OR_NONE.list().entries(Form.SEAT);

    private static final Form<Boolean> REST =
            Form.word(List.of(false, true), discard -> discard ? "discard" : "draw");

    static final Codec<CaboState, Arrangement> FORM =
            Codec.object(
                    "CaboPosition",
                    of -> {
                        var phase =
                                of.field(
                                        "phase",
                                        Pieces.PHASE,
                                        state -> state.phase,
                                        CaboPhase.TURN_START);
                        var round =
                                of.field(
                                        "round",
                                        Form.whole(1, Integer.MAX_VALUE),
                                        state -> state.round,
                                        1);
                        var turns = of.field("turns", Form.count(), state -> state.turns, 0);
                        var starter =
                                of.field(
                                        "starter", Pieces.SEAT_OR_NONE, state -> state.starter, -1);
                        var dealer =
                                of.field("dealer", Pieces.SEAT_OR_NONE, state -> state.dealer, -1);
                        var active =
                                of.field("active", Pieces.SEAT_OR_NONE, state -> state.active, -1);
                        var caller =
                                of.field("caller", Pieces.SEAT_OR_NONE, state -> state.caller, -1);
                        var held = of.field("held", Pieces.CARD_OR_NONE, state -> state.held, -1);
                        var ready =
                                of.field(
                                        "ready",
                                        Form.SEATS,
                                        state -> Seats.of(state.ready),
                                        Seats.NONE);
                        var tableaux =
                                of.field("tableaux", TABLEAUX, PositionForm::tableaux, Map.of());
                        var looked = of.field("looked", Pieces.PLACES, state -> state.looked, 0L);
                        var known =
                                of.field("known", MemoryForm.KNOWN, PositionForm::known, Map.of());
                        var draw =
                                of.field("draw", Pieces.CARD.list(), PositionForm::draw, List.of());
                        var discard =
                                of.field(
                                        "discard",
                                        Pieces.CARD.list(),
                                        state -> state.discard.bottomToTop(),
                                        List.of());
                        var rest = of.maybe("rest", REST, _ -> Optional.empty());
                        var sheet = of.all(Pieces.SHEET, state -> state.sheet);
                        return read ->
                                new Arrangement(
                                        read.get(phase),
                                        read.get(round),
                                        read.get(turns),
                                        read.get(starter),
                                        read.get(dealer),
                                        read.get(active),
                                        read.get(caller),
                                        read.get(held),
                                        read.get(ready),
                                        read.get(tableaux),
                                        read.get(looked),
                                        read.get(known),
                                        read.get(draw),
                                        read.get(discard),
                                        read.get(rest).orElse(false),
                                        read.get(sheet));
                    });

    private PositionForm() {}

    /// Before the first deal nothing lies there.
    private static Map<Seat, List<Integer>> tableaux(CaboState state) {
        var tableaux = new LinkedHashMap<Seat, List<Integer>>();
        for (int seat = 0; seat < state.players() && state.occupied != 0; seat++) {
            var cards = new ArrayList<Integer>();
            for (int slot = 0; slot < state.options.startCards(); slot++) {
                int cell = seat * Place.STRIDE + slot;
                cards.add((state.occupied >>> cell & 1) == 0 ? -1 : (int) state.tableaux[cell]);
            }
            tableaux.put(Seat.of(seat), cards);
        }
        return tableaux;
    }

    private static Map<Integer, Long> known(CaboState state) {
        var known = new ArrayList<Long>();
        for (long places : state.known) {
            known.add(places);
        }
        return MemoryForm.named(known);
    }

    private static List<Integer> draw(CaboState state) {
        var cards = new ArrayList<Integer>();
        for (int i = state.top; i < state.pile.length; i++) {
            cards.add((int) state.pile[i]);
        }
        return cards;
    }
}
