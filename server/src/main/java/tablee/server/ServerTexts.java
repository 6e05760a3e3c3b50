package tablee.server;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tablee.engine.BadInput;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Message;
import tablee.engine.Texts;

/// What the server itself says, in each language, and what games say of an input that nobody can play with.
public final class ServerTexts {

    private static final Map<String, Texts> TEXTS = new ConcurrentHashMap<>();

    static {
        for (String language : Texts.LANGUAGES) {
            TEXTS.put(language, Texts.of(ServerTexts.class, language));
        }
        learn(Games.all());
    }

    /// The sentences of these games too: some come from outside, after the program has begun.
    static void learn(List<GameProvider> providers) {
        for (var provider : providers) {
            var wording = provider.house().wording();
            TEXTS.replaceAll((language, all) -> all.with(wording.texts(language)));
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
