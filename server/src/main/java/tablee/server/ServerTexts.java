package tablee.server;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.table.TableTexts;

/// What the server itself says, in each language, with what its tables say and what games say of an input that nobody can play with.
public final class ServerTexts {

    private static final Map<String, Texts> TEXTS = new ConcurrentHashMap<>();

    static {
        for (String language : Texts.LANGUAGES) {
            TEXTS.put(
                    language, TableTexts.in(language).with(Texts.of(ServerTexts.class, language)));
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
            throw TableTexts.unknown(language);
        }
        return texts;
    }

    public static String say(String language, Message message) {
        return in(language).say(message);
    }
}
