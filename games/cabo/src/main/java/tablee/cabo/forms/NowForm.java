package tablee.cabo.forms;

import java.util.List;
import tablee.cabo.rules.CaboOptions;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Tableaux;
import tablee.engine.Viewer;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;

/// What a screen gets. In a tableau `"?"` is a face-down card, null an empty slot, a number a card the viewer sees.
final class NowForm {

    private static final Form<List<List<Integer>>> TABLEAUX =
            Pieces.CARD.orWord("?", Tableaux.FACE_DOWN).orNull(Tableaux.EMPTY).list().bySeat();

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
                        var tableaux =
                                of.field("tableaux", TABLEAUX, view -> Tableaux.of(view.now()));
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
                            var cards = Tableaux.packed(table, read.get(tableaux));
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
                                            cards.occupied(),
                                            read.get(looked),
                                            read.get(draw),
                                            read.get(discards),
                                            read.get(discard),
                                            cards.open(),
                                            read.get(sheet).apply(table.players())));
                        };
                    });

    private NowForm() {}
}
