package tablee.cabo.forms;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.cabo.rules.Arrangement;
import tablee.cabo.rules.CaboPhase;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.Tableaux;
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
                                        CaboState::phase,
                                        CaboPhase.TURN_START);
                        var round =
                                of.field(
                                        "round",
                                        Form.whole(1, Integer.MAX_VALUE),
                                        CaboState::round,
                                        1);
                        var turns = of.field("turns", Form.count(), CaboState::turns, 0);
                        var starter =
                                of.field("starter", Pieces.SEAT_OR_NONE, CaboState::starter, -1);
                        var dealer = of.field("dealer", Pieces.SEAT_OR_NONE, CaboState::dealer, -1);
                        var active = of.field("active", Pieces.SEAT_OR_NONE, CaboState::active, -1);
                        var caller = of.field("caller", Pieces.SEAT_OR_NONE, CaboState::caller, -1);
                        var held = of.field("held", Pieces.CARD_OR_NONE, CaboState::held, -1);
                        var ready = of.field("ready", Form.SEATS, CaboState::ready, Seats.NONE);
                        var tableaux =
                                of.field("tableaux", TABLEAUX, PositionForm::tableaux, Map.of());
                        var looked = of.field("looked", Pieces.PLACES, CaboState::looked, 0L);
                        var known =
                                of.field(
                                        "known",
                                        MemoryForm.KNOWN,
                                        state -> MemoryForm.named(state.known()),
                                        Map.of());
                        var draw = of.field("draw", Pieces.CARD.list(), CaboState::draw, List.of());
                        var discard =
                                of.field(
                                        "discard",
                                        Pieces.CARD.list(),
                                        CaboState::discards,
                                        List.of());
                        var rest = of.maybe("rest", REST, _ -> Optional.empty());
                        var sheet = of.all(Pieces.SHEET, CaboState::sheet);
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
        if (state.occupied() != 0) {
            List<List<Integer>> all = Tableaux.of(state);
            for (int seat = 0; seat < all.size(); seat++) {
                tableaux.put(Seat.of(seat), all.get(seat));
            }
        }
        return tableaux;
    }
}
