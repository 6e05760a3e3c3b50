package tablee.hasard.content;

import java.util.HashMap;
import java.util.Map;
import tablee.engine.Message;
import tablee.engine.content.Findings.Spot;

/// Where each Carton and bar of a set stands, for what is found about it later.
final class CartonSpots {

    private static final String TASK = " task";

    private final Map<String, Spot> spots = new HashMap<>();

    /// Remembers where a Carton or a bar was read.
    Spot put(String card, Spot read) {
        Spot spot = read.about(name(card));
        spots.put(card, spot);
        return spot;
    }

    Spot of(String card) {
        return spots.getOrDefault(card, new Spot(CartonFiles.SET, 1, name(card)));
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
}
