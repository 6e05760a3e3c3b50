package tablee.server.web;

import java.text.Normalizer;
import java.util.function.Supplier;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.server.store.PersonRow;
import tablee.table.Command;
import tablee.table.ask.Commands;
import tablee.table.ask.Declined;
import tablee.table.ask.TypedText;

/// What people type ([TypedText]) and ask of a table ([Commands]), composed by the JDK and refused as everything else here is.
final class TypedInput {

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
                new Commands.Sender(person.name(), person.program(), mine, TypedInput::composed);
        return read(() -> Commands.read(json, sender));
    }

    static Seat seat(Json json, Seats mine) {
        return read(() -> Commands.seat(json, mine));
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
