package tablee.server.web;

import java.text.Normalizer;
import tablee.engine.Json;

/// What people type, made fit to be shown to others.
final class Words {

    static final int NAME = 24;
    static final int CHAT = 500;

    private Words() {}

    /// Signs that show nothing, or only change how others look.
    private static final String INVISIBLE =
            "[\\u115F\\u1160\\u3164\\uFFA0\\u2800\\u034F\\u17B4\\u17B5\\u180B-\\u180F"
                    + "\\uFE00-\\uFE0F\\x{E0100}-\\x{E01EF}\\x{1D159}]";

    /// A name that can be seen: at least one letter, digit or sign, and nothing between them that is none.
    static String name(Json json) {
        String name = clean(json.asText().replaceAll(INVISIBLE, " "), NAME, "server.name");
        return visible(name, NAME, "server.name");
    }

    private static String visible(String text, int most, String key) {
        if (text.replaceAll(INVISIBLE, "").replaceAll("[\\p{M}\\p{Z}]", "").isEmpty()) {
            throw new Refusal(400, key, most);
        }
        return text;
    }

    static String chat(Json json) {
        return visible(clean(json.asText(), CHAT, "server.text"), CHAT, "server.text");
    }

    /// No control characters, no marks that turn the direction of what follows, no towers of accents, no empty text.
    private static String clean(String typed, int most, String key) {
        if (typed.length() > 4 * most) {
            throw new Refusal(400, key, most);
        }
        String text =
                Normalizer.normalize(typed, Normalizer.Form.NFC)
                        .replaceAll("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Cn}]", " ")
                        .replaceAll("(\\p{M}{2})\\p{M}+", "$1")
                        .replaceAll("\\s+", " ")
                        .trim();
        if (text.isEmpty() || text.codePointCount(0, text.length()) > most) {
            throw new Refusal(400, key, most);
        }
        return text;
    }

    /// What somebody typed, short enough to be repeated to them.
    static String shown(String typed) {
        return typed.length() > 40 ? typed.substring(0, 40) + "…" : typed;
    }

    /// A name that a program gives to something: harmless anywhere.
    static String id(Json json) {
        String id = json.plain();
        if (!id.matches("[A-Za-z0-9_-]{1,64}")) {
            throw new Refusal(400, "server.id");
        }
        return id;
    }

    static String nonce(Json json) {
        String nonce = json.asText();
        if (!nonce.matches("[A-Za-z0-9_-]{0,128}")) {
            throw new Refusal(400, "server.nonce");
        }
        return nonce;
    }
}
