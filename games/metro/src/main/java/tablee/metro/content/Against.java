package tablee.metro.content;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// METRO-FX-AGAINST One alternative of an Accroc's condition on its victim, read on the table as it stands.
public record Against(List<String> cards, Map<Metric, Integer> metrics) {

    public Against {
        cards = List.copyOf(cards);
        metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
    }
}
