package tablee.server;

import java.util.HashMap;
import java.util.Map;
import tablee.engine.BadInput;
import tablee.engine.Games;
import tablee.engine.Message;
import tablee.engine.Texts;

/// What the server itself says, in each language, and what games say of an input that nobody can play with.
public final class ServerTexts {

    private static final Map<String, Texts> TEXTS = new HashMap<>();

    static {
        for (String language : Texts.LANGUAGES) {
            Texts all = Texts.of(ServerTexts.class, language);
            for (var provider : Games.all()) {
                all = all.with(provider.house().wording().texts(language));
            }
            TEXTS.put(language, all);
        }
    }

    private ServerTexts() {}

    public static Texts in(String language) {
        Texts texts = TEXTS.get(language);
        if (texts == null) {
            throw BadInput.of("server.language", language, String.join(", ", Texts.LANGUAGES));
        }
        return texts;
    }

    public static String say(String language, Message message) {
        return in(language).say(message);
    }
}
