package tablee.table.ask;

import java.util.function.UnaryOperator;
import tablee.engine.Json;

/// What people type, made fit to be shown to others.
public final class TypedText {

    public static final int NAME = 24;
    public static final int CHAT = 500;
    private static final int LEAST_HIDDEN = 22;

    private TypedText() {}

    /// Signs that show nothing, or only change how others look.
    private static final String INVISIBLE =
            "[\\u115F\\u1160\\u3164\\uFFA0\\u2800\\u034F\\u17B4\\u17B5\\u180B-\\u180F"
                    + "\\uFE00-\\uFE0F\\x{E0100}-\\x{E01EF}\\x{1D159}]";

    /// A message or a body. The character NUL is in no honest text, and PostgreSQL keeps none that holds it: it is refused at the door, on
    /// every store.
    public static Json json(String text) {
        Json json = Json.parse(text);
        if (text.contains("\\u0000") && holdsNul(json)) {
            throw new Declined(400, "server.nul");
        }
        return json;
    }

    private static boolean holdsNul(Json json) {
        return switch (json) {
            case Json.Text text -> text.value().indexOf('\0') >= 0;
            case Json.Arr list -> list.values().stream().anyMatch(TypedText::holdsNul);
            case Json.Obj object ->
                    object.entries().entrySet().stream()
                            .anyMatch(
                                    entry ->
                                            entry.getKey().indexOf('\0') >= 0
                                                    || holdsNul(entry.getValue()));
            case Json.Num _, Json.Bool _, Json.Null _ -> false;
        };
    }

    /// A name that can be seen: at least one letter, digit or sign, and nothing between them that is none.
    ///
    /// @param composed makes one letter of a letter and its accents (NFC); a browser and a JDK each have their own way
    public static String name(Json json, UnaryOperator<String> composed) {
        String seen = json.asText().replaceAll(INVISIBLE, " ");
        String name = clean(seen, NAME, "server.name", composed);
        return visible(name, NAME, "server.name");
    }

    private static String visible(String text, int most, String key) {
        if (text.replaceAll(INVISIBLE, "").replaceAll("[\\p{M}\\p{Z}]", "").isEmpty()) {
            throw new Declined(400, key, most);
        }
        return text;
    }

    public static String chat(Json json, UnaryOperator<String> composed) {
        return visible(clean(json.asText(), CHAT, "server.text", composed), CHAT, "server.text");
    }

    /// No control characters, no marks that turn the direction of what follows, no towers of accents, no empty text.
    private static String clean(
            String typed, int most, String key, UnaryOperator<String> composed) {
        if (typed.length() > 4 * most) {
            throw new Declined(400, key, most);
        }
        String text =
                composed.apply(typed)
                        .replaceAll("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Cn}]", " ")
                        .replaceAll("(\\p{M}{2})\\p{M}+", "$1")
                        .replaceAll("\\s+", " ")
                        .trim();
        if (text.isEmpty() || text.codePointCount(0, text.length()) > most) {
            throw new Declined(400, key, most);
        }
        return text;
    }

    /// What somebody typed, short enough to be repeated to them.
    public static String shown(String typed) {
        return typed.length() > 40 ? typed.substring(0, 40) + "…" : typed;
    }

    /// A name that a program gives to something: harmless anywhere.
    public static String id(Json json) {
        String id = json.plain();
        if (!id.matches("[A-Za-z0-9_-]{1,64}")) {
            throw new Declined(400, "server.id");
        }
        return id;
    }

    public static String nonce(Json json) {
        String nonce = json.asText();
        if (!nonce.matches("[A-Za-z0-9_-]{0,128}")) {
            throw new Declined(400, "server.nonce");
        }
        return nonce;
    }

    /// A nonce that was hidden: too long to be guessed from what it is bound to.
    public static String hidden(Json json) {
        String nonce = nonce(json);
        if (nonce.length() < LEAST_HIDDEN) {
            throw new Declined(400, "server.nonce.short", LEAST_HIDDEN);
        }
        return nonce;
    }

    public static String commitment(Json json) {
        String commitment = json.asText();
        if (!commitment.matches("[0-9a-f]{64}")) {
            throw new Declined(400, "server.commitment");
        }
        return commitment;
    }
}
