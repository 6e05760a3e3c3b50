package tablee.server.web;

import java.text.Normalizer;
import java.util.function.Supplier;
import tablee.engine.Json;
import tablee.table.ask.Declined;

/// What people type ([tablee.table.ask.TypedText]), composed by the JDK and refused as everything else here is.
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

    static Json json(String text) {
        return read(() -> tablee.table.ask.TypedText.json(text));
    }

    static String name(Json json) {
        return read(() -> tablee.table.ask.TypedText.name(json, TypedInput::composed));
    }

    static String chat(Json json) {
        return read(() -> tablee.table.ask.TypedText.chat(json, TypedInput::composed));
    }

    static String shown(String typed) {
        return tablee.table.ask.TypedText.shown(typed);
    }

    static String id(Json json) {
        return read(() -> tablee.table.ask.TypedText.id(json));
    }

    static String nonce(Json json) {
        return read(() -> tablee.table.ask.TypedText.nonce(json));
    }
}
