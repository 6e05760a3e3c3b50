package tablee.server.web;

import tablee.engine.Message;
import tablee.engine.Refused;
import tablee.server.ServerTexts;
import tablee.server.live.LiveTable;

/// Sentences of refusals: those of the server's own texts, or of the game's.
final class RefusalTexts {

    private RefusalTexts() {}

    static String say(LiveTable<?, ?, ?> table, String language, Refused refused) {
        return say(table, language, refused.reason());
    }

    static String say(LiveTable<?, ?, ?> table, String language, Message message) {
        return message.key().startsWith("server.")
                ? ServerTexts.say(language, message)
                : table.texts(language).say(message);
    }
}
