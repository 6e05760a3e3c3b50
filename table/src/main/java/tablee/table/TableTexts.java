package tablee.table;

import java.util.Map;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.Texts;

/// What a table itself says, in each language. Its keys begin with `server.`, as clients and logs have known them since there was only one
/// module for both.
public final class TableTexts {

    private static final Map<String, Texts> TEXTS = all();

    private TableTexts() {}

    private static Map<String, Texts> all() {
        var texts = new TreeMap<String, Texts>();
        for (String language : Texts.LANGUAGES) {
            texts.put(language, Texts.of(TableTexts.class, language));
        }
        return texts;
    }

    public static Texts in(String language) {
        Texts texts = TEXTS.get(language);
        if (texts == null) {
            throw unknown(language);
        }
        return texts;
    }

    public static BadInput unknown(String language) {
        return BadInput.of("server.language", language, String.join(", ", Texts.LANGUAGES));
    }
}
