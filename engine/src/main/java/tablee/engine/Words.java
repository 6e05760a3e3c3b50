package tablee.engine;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// A short text that exists in several languages from the start: the name of a card, the title of a game.
public record Words(SortedMap<String, String> byLanguage) {

    public Words {
        byLanguage = SortedCopy.of(byLanguage);
        if (byLanguage.isEmpty()) {
            throw new IllegalArgumentException("words in no language");
        }
    }

    public static Words of(String french, String english) {
        return new Words(new TreeMap<>(Map.of("fr", french, "en", english)));
    }

    /// In this language; else in English, which lends to all, or in one that is there.
    public String in(String language) {
        String text = byLanguage.get(language);
        return text != null
                ? text
                : byLanguage.getOrDefault(Texts.LENDER, byLanguage.firstEntry().getValue());
    }
}
