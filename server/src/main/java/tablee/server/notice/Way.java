package tablee.server.notice;

import java.util.Locale;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// By what somebody is told, and how it wants to be written to.
public enum Way {
    MAIL,
    DISCORD,
    MATRIX,
    SLACK;

    public static Way of(String label) {
        for (Way way : values()) {
            if (way.label().equals(label)) {
                return way;
            }
        }
        throw BadInput.of("server.way.kind", label);
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The text as this hook takes it. What is written there is never a mention of anybody: names of games come from the program, but a
    /// game from outside may be called as it likes.
    Json body(String text) {
        return switch (this) {
            case DISCORD ->
                    Json.object()
                            .put("username", "Tablée")
                            .put("content", text)
                            .put(
                                    "allowed_mentions",
                                    Json.object()
                                            .put("parse", Json.texts(java.util.List.of()))
                                            .build())
                            .build();
            case MATRIX -> Json.object().put("username", "Tablée").put("text", text).build();
            case SLACK ->
                    Json.object()
                            .put(
                                    "text",
                                    text.replace("&", "&amp;")
                                            .replace("<", "&lt;")
                                            .replace(">", "&gt;"))
                            .build();
            case MAIL -> throw new IllegalStateException("a mailbox is no hook");
        };
    }
}
