package oie;

import static tablee.engine.form.Field.all;
import static tablee.engine.form.Field.field;

import java.util.List;
import oie.OieTable.Move;
import oie.OieTable.Seen;
import oie.OieTable.Truth;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Seat;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;
import tablee.engine.form.Make;
import tablee.engine.form.ObjectForm;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;

final class OieFormats implements Formats<Truth, Seen, Move> {

    private static final Form<Event> EVENTS =
            Kinds.<Event>of("OieEvent")
                    .kind(
                            "threw",
                            OieEvent.Threw.class,
                            OieEvent.Threw::new,
                            field("seat", Form.SEAT, OieEvent.Threw::seat),
                            field("first", Form.count(), OieEvent.Threw::first),
                            field("second", Form.count(), OieEvent.Threw::second))
                    .kind(
                            "moved",
                            OieEvent.Moved.class,
                            OieEvent.Moved::new,
                            field("seat", Form.SEAT, OieEvent.Moved::seat),
                            field("square", Form.count(), OieEvent.Moved::square),
                            field("why", Form.TEXT, OieEvent.Moved::why));

    private static final Form<List<Integer>> NUMBERS =
            Form.whole(OieTable.HELD, OieTable.GARDEN).list();

    private static final ObjectForm<OieTable> TABLE =
            Form.object(
                    "OieTable",
                    Make.of(
                            OieTable::new,
                            field("squares", NUMBERS, OieTable::squares, List.of()),
                            field("waits", NUMBERS, OieTable::waits, List.of()),
                            field("turn", Form.SEAT, OieTable::turn, Seat.of(0)),
                            field("rolling", Form.FLAG, OieTable::rolling, false)));

    private static final Views<Seen> VIEWS =
            Views.of(
                    Form.object(
                            "OieNow",
                            Make.of(
                                    Seen::new,
                                    field("viewer", Form.VIEWER, Seen::viewer),
                                    all(TABLE, Seen::table))));

    private static final Positions<Truth> POSITIONS =
            Positions.of(
                    TABLE.in(Truth::table),
                    (settings, table) -> new Truth(table.filled(settings.seats())));

    @Override
    public String write(Move action) {
        return "throw";
    }

    @Override
    public Move read(String notation) {
        if (notation.strip().equals("throw")) {
            return Move.THROW;
        }
        throw BadInput.of("engine.notation.unknown", notation, "throw");
    }

    @Override
    public Form<Event> events() {
        return EVENTS;
    }

    @Override
    public Views<Seen> views() {
        return VIEWS;
    }

    @Override
    public Positions<Truth> positions() {
        return POSITIONS;
    }
}
