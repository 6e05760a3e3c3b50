package tablee.hasard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.BadInput;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Json;

/// The errors found while reading a Carton set, and where each Carton stands, for faults found later.
final class FaultList {

    private record Spot(String file, int line) {}

    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, Spot> spots = new HashMap<>();

    boolean isEmpty() {
        return faults.isEmpty();
    }

    List<Fault> all() {
        return List.copyOf(faults);
    }

    void add(String file, int line, String card, String clause, String text) {
        faults.add(new Fault(Severity.ERROR, file, line, card, clause, text));
    }

    /// Remembers where a Carton was read.
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
            add(file, json.line(), card, clause, String.valueOf(bad.getMessage()));
        }
    }
}
