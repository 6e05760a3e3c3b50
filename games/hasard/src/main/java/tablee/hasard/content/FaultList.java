package tablee.hasard.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;

/// The faults found while reading a Carton set, and where each Carton and bar stands, for faults found later.
final class FaultList {

    private static final List<String> LANGUAGES = List.of("fr", "en");

    private static final String TASK = " task";

    private record Spot(String file, int line) {}

    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, Spot> spots = new HashMap<>();

    boolean hasErrors() {
        return faults.stream().anyMatch(fault -> fault.severity() == Severity.ERROR);
    }

    List<Fault> all() {
        return List.copyOf(faults);
    }

    void add(String file, int line, String card, String clause, Message text) {
        faults.add(new Fault(Severity.ERROR, file, line, name(card), clause, text));
    }

    /// K-E9 At least one language and no empty text; a set that ships speaks both.
    Words words(String file, Json json, String card) {
        var texts = new TreeMap<String, String>();
        json.fields().forEach((language, text) -> texts.put(language, text.asText()));
        if (texts.isEmpty() || texts.values().stream().anyMatch(String::isBlank)) {
            throw BadInput.of("engine.json.missing", "fr, en", json.line());
        }
        for (String language : LANGUAGES) {
            if (!texts.containsKey(language)) {
                Message text = Message.of("hasard.check.language", language);
                faults.add(
                        new Fault(Severity.WARNING, file, json.line(), name(card), "K-E9", text));
            }
        }
        return new Words(texts);
    }

    /// An id as its reader says it: a Carton or an obstacle stands for itself (`CLOWN 3/2`), the rest has words.
    static Message name(String card) {
        return switch (card) {
            case "set" -> Message.of("hasard.check.set");
            case "childhood" -> Message.of("hasard.check.childhood");
            default ->
                    card.endsWith(TASK)
                            ? Message.of(
                                    "hasard.check.task",
                                    card.substring(0, card.length() - TASK.length()))
                            : Message.plain(card);
        };
    }

    /// Remembers where a Carton or a bar was read.
    void at(String card, String file, int line) {
        spots.put(card, new Spot(file, line));
    }

    String file(String card) {
        return spots.getOrDefault(card, new Spot(CartonFiles.SET, 1)).file();
    }

    int line(String card) {
        return spots.getOrDefault(card, new Spot(CartonFiles.SET, 1)).line();
    }

    /// A field that is missing or of the wrong kind ends the reading of this part, not of the whole set.
    void reading(String file, Json json, String card, String clause, Runnable part) {
        try {
            part.run();
        } catch (BadInput bad) {
            add(file, json.line(), card, clause, bad.sentence());
        }
    }
}
