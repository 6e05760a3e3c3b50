package oie;

import static tablee.engine.form.Field.all;
import static tablee.engine.form.Field.field;

import java.util.List;
import oie.OieTable.Move;
import oie.OieTable.Seen;
import tablee.engine.*;
import tablee.engine.form.*;

final class OieFormats implements Formats<OieTable, Seen, Move> {

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

    private static final Views<Seen> VIEWS =
            Views.of(
                    Form.object(
                            "OieNow",
                            Make.of(
                                    Seen::new,
                                    field("viewer", Form.VIEWER, Seen::viewer),
                                    all(TABLE, Seen::table))));

    private static final Positions<OieTable> POSITIONS =
            Positions.of(TABLE, (settings, table) -> table.filled(settings.seats()));

    @Override
    public String write(Move action) {
        return MOVES.write(action).asText();
    }

    @Override
    public Move read(String notation) {
        return MOVES.read(Json.of(notation.strip()));
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
    public Positions<OieTable> positions() {
        return POSITIONS;
    }
}
