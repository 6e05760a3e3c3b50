package tablee.cv.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.engine.Words;
import tablee.engine.content.Findings;

/// The fields of a card in a deck file, one by one. What cannot be understood becomes a fault with its line and card, and the usual value
/// takes its place.
final class CardFields {

    /// What a fault is about before the number of the card is read.
    static final Message UNNUMBERED = Message.of("cv.check.card.unnumbered");

    private static final Words NO_WORDS = Words.of("", "");

    private final Findings findings;
    private final String file;
    private final boolean printed;
    private Message card = UNNUMBERED;

    /// @param printed an owner's own deck may be in one language only (register 8.1)
    CardFields(Findings findings, String file, boolean printed) {
        this.findings = findings;
        this.file = file;
        this.printed = printed;
    }

    /// What follows is about this card.
    void of(Message card) {
        this.card = card;
    }

    void fault(Json at, String clause, String key, Object... args) {
        findings.must(
                false, new Findings.Spot(file, at.line(), card), clause, Message.of(key, args));
    }

    void unknownFields(Json json, Set<String> known) {
        for (Map.Entry<String, Json> field : json.fields().entrySet()) {
            if (!known.contains(field.getKey())) {
                fault(field.getValue(), "CV-DECK-28", "cv.check.field", field.getKey());
            }
        }
    }

    /// Asks a JSON value for something; what it is not becomes a fault.
    <T> T value(Json json, String clause, String name, T usual, Function<Json, T> ask) {
        try {
            return ask.apply(json);
        } catch (BadInput bad) {
            fault(json, clause, "cv.check.value", name, bad.sentence());
            return usual;
        }
    }

    /// 0 if it is left out or cannot be understood.
    int number(Json json, String name, int least, int most, String clause) {
        Optional<Json> found = json.find(name);
        if (found.isEmpty()) {
            return 0;
        }
        int number = value(found.get(), clause, name, 0, Json::asInt);
        if (number != 0 && (number < least || number > most)) {
            fault(found.get(), clause, "cv.check.number", name, number, Message.range(least, most));
            return 0;
        }
        return number;
    }

    boolean flag(Json json, String name) {
        return json.find(name)
                .map(found -> value(found, "CV-DECK-28", name, false, Json::asBool))
                .orElse(false);
    }

    String text(Json json, String name) {
        return value(json, "CV-DECK-28", name, "", Json::asText);
    }

    String oneOf(Json json, String name, Set<String> values, String usual) {
        Optional<Json> found = json.find(name);
        if (found.isEmpty()) {
            return usual;
        }
        String text = text(found.get(), name);
        if (!values.contains(text)) {
            fault(found.get(), "CV-DECK-28", "cv.check.oneOf", name, text, sorted(values));
            return usual;
        }
        return text;
    }

    private static String sorted(Set<String> values) {
        return String.join(", ", new TreeSet<>(values));
    }

    Words words(Json json, String name) {
        Optional<Json> found = json.find(name);
        if (found.isEmpty()) {
            fault(json, "CV-DECK-28", "cv.check.field.missing", name);
            return NO_WORDS;
        }
        var byLanguage = new TreeMap<String, String>();
        value(found.get(), "CV-DECK-28", name, Map.<String, Json>of(), Json::fields)
                .forEach((language, text) -> byLanguage.put(language, text(text, name)));
        for (String language : Texts.LANGUAGES) {
            if (byLanguage.getOrDefault(language, "").isBlank()) {
                byLanguage.remove(language);
                if (!printed) {
                    fault(found.get(), "CV-DECK-28", "cv.check.translation", name, language);
                }
            }
        }
        if (byLanguage.isEmpty()) {
            if (printed) {
                fault(found.get(), "CV-DECK-28", "cv.check.language", name);
            }
            return NO_WORDS;
        }
        return new Words(byLanguage);
    }

    Optional<Category> category(Json json) {
        String label = text(json, "category");
        Optional<Category> category = Category.labelled(label);
        if (category.isEmpty()) {
            fault(json, "CV-DECK-2", "cv.check.category", label);
        }
        return category;
    }

    /// The items of a list, none if the field is left out.
    List<Json> items(Json json, String name, String clause) {
        return json.find(name)
                .map(found -> value(found, clause, name, List.<Json>of(), Json::items))
                .orElse(List.of());
    }
}
