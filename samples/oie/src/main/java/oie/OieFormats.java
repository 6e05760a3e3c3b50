package oie;

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

final class OieFormats implements Formats<Truth, Seen, Move> {

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
    public Json toJson(Move action) {
        return Json.object().put("kind", write(action)).build();
    }

    @Override
    public Move action(Json json) {
        return read(json.at("kind").asText());
    }

    @Override
    public Json toJson(Event event) {
        var json = Json.object();
        return switch ((OieEvent) event) {
            case OieEvent.Threw(Seat seat, int first, int second) ->
                    json.put("kind", "threw")
                            .put("seat", seat.label())
                            .put("dice", Json.numbers(first, second))
                            .build();
            case OieEvent.Moved(Seat seat, int square, String why) ->
                    json.put("kind", "moved")
                            .put("seat", seat.label())
                            .put("square", square)
                            .put("why", why)
                            .build();
        };
    }

    @Override
    public Event event(Json json) {
        Seat seat = Seat.of(json.at("seat").asText());
        if (json.at("kind").asText().equals("threw")) {
            List<Integer> dice = numbers(json.at("dice"));
            return new OieEvent.Threw(seat, dice.get(0), dice.get(1));
        }
        return new OieEvent.Moved(seat, json.at("square").asInt(), json.at("why").asText());
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
