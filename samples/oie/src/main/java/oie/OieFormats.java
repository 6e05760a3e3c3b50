package oie;

import static tablee.engine.form.Field.field;

import java.util.List;
import oie.OieTable.Move;
import oie.OieTable.Seen;
import oie.OieTable.Truth;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;

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
    public Json now(Seen view) {
        return written(Json.object().put("viewer", view.viewer().label()), view.table());
    }

    @Override
    public Json memory(Seen view) {
        return Json.object().build();
    }

    @Override
    public Seen view(Json now, Json memory) {
        int seats = now.at("squares").items().size();
        return new Seen(Viewer.of(now.at("viewer").asText()), table(seats, now));
    }

    @Override
    public Json position(Truth state) {
        return written(Json.object(), state.table());
    }

    @Override
    public Truth position(Settings settings, Json json) {
        return new Truth(table(settings.seats(), json));
    }

    private static Json written(Json.Builder json, OieTable table) {
        return json.put("squares", Json.numbers(table.squares()))
                .put("waits", Json.numbers(table.waits()))
                .put("turn", table.turn().label())
                .put("rolling", table.rolling())
                .build();
    }

    /// Left out: everybody before the first square, A to play.
    private static OieTable table(int seats, Json json) {
        OieTable start = OieTable.start(seats);
        var squares = json.find("squares").map(OieFormats::numbers).orElse(start.squares());
        var waits = json.find("waits").map(OieFormats::numbers).orElse(start.waits());
        if (squares.size() != seats || waits.size() != seats) {
            throw BadInput.of("oie.position", seats);
        }
        return new OieTable(
                squares,
                waits,
                json.find("turn").map(seat -> Seat.of(seat.asText())).orElse(start.turn()),
                json.find("rolling").map(Json::asBool).orElse(false));
    }

    private static List<Integer> numbers(Json json) {
        return json.items().stream().map(Json::asInt).toList();
    }
}
