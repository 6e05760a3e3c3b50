package tablee.server.web;

import java.text.Normalizer;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Viewer;
import tablee.server.live.Lead;
import tablee.server.store.PersonRow;
import tablee.table.Command;
import tablee.table.ask.Commands;
import tablee.table.ask.Declined;
import tablee.table.ask.TypedText;

/// What people type ([TypedText]) and ask of a table ([Commands]), composed by the JDK and refused as everything else here is.
final class TypedInput {

    /// No game is longer.
    private static final int LAST_STEP = 20_000;

    private TypedInput() {}

    /// One letter where there was a letter with its accents.
    static String composed(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFC);
    }

    static <T> T read(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (Declined declined) {
            throw new Refusal(
                    declined.status(),
                    declined.sentence().key(),
                    declined.sentence().args().toArray());
        }
    }

    static Command command(Json json, PersonRow person, Seats mine) {
        var sender =
                new Commands.Sender(
                        person.name(), person.program(), person.face(), mine, TypedInput::composed);
        return read(() -> Commands.read(json, sender));
    }

    /// Something asked of those who look at a finished game together, if it is that.
    static Optional<Lead> lead(Json json) {
        String name = json.find("cmd").map(Json::plain).orElse("");
        return switch (name) {
            case "lead" ->
                    Optional.of(
                            new Lead.Turn(
                                    Math.clamp(json.at("step").asInt(), 0, LAST_STEP),
                                    json.find("as").map(TypedInput::eyes).orElse("open")));
            case "askLead" -> Optional.of(new Lead.Wish());
            case "handLead" ->
                    Optional.of(
                            new Lead.HandOver(json.find("badge").map(TypedInput::id).orElse("")));
            default -> Optional.empty();
        };
    }

    private static String eyes(Json json) {
        return json.asText().equals("open") ? "open" : Viewer.of(json.asText()).label();
    }

    static Seat seat(Json json, Seats mine) {
        return read(() -> Commands.seat(json, mine));
    }

    /// A picture somebody has chosen: one of those that pages draw, which only they know, and the number of a colour.
    static String face(Json json) {
        String face = json.asText();
        if (!face.matches("|[a-z]{2,16}-[0-7]")) {
            throw new Refusal(400, "server.face");
        }
        return face;
    }

    static Json json(String text) {
        return read(() -> TypedText.json(text));
    }

    static String name(Json json) {
        return read(() -> TypedText.name(json, TypedInput::composed));
    }

    static String chat(Json json) {
        return read(() -> TypedText.chat(json, TypedInput::composed));
    }

    static String shown(String typed) {
        return TypedText.shown(typed);
    }

    static String id(Json json) {
        return read(() -> TypedText.id(json));
    }

    static String nonce(Json json) {
        return read(() -> TypedText.nonce(json));
    }
}
