package oie;

import static tablee.engine.form.Field.all;
import static tablee.engine.form.Field.field;

import java.util.List;
import oie.OieTable.Move;
import oie.OieTable.Seen;
import tablee.engine.*;
import tablee.engine.form.*;

final class OieFormats {

    private static final Form<Move> MOVES = Form.word(List.of(Move.THROW), move -> "throw");

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

    private OieFormats() {}

    static Formats<OieTable, Seen, Move> of() {
        return new Formats.Of<>(
                move -> MOVES.write(move).asText(),
                notation -> MOVES.read(Json.of(notation.strip())),
                EVENTS,
                Views.of(
                        Form.object(
                                "OieNow",
                                Make.of(
                                        Seen::new,
                                        field("viewer", Form.VIEWER, Seen::viewer),
                                        all(TABLE, Seen::table)))),
                Positions.of(TABLE, (settings, table) -> table.filled(settings.seats())));
    }
}
