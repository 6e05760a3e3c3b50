package tablee.table.fair;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tablee.engine.Json;

/// Everybody's part in the draws, by seat label in the order of the seats.
public record Shares(Map<String, Share> bySeat) {

    public static final Shares NONE = new Shares(new TreeMap<>());

    public Shares {
        bySeat = Collections.unmodifiableMap(new TreeMap<>(bySeat));
    }

    public static Shares of(Map<String, Share> bySeat) {
        return new Shares(new TreeMap<>(bySeat));
    }

    /// None for a seat without a person.
    public Share at(String seat) {
        return bySeat.getOrDefault(seat, Share.NONE);
    }

    public boolean anyHidden() {
        return bySeat.values().stream().anyMatch(Share::isHidden);
    }

    /// The seats that have not revealed.
    public List<String> leftOut() {
        return bySeat.entrySet().stream()
                .filter(seat -> seat.getValue().isHidden())
                .map(Map.Entry::getKey)
                .toList();
    }

    /// What goes into the key, a line for each seat. Under [Algorithm#COMMIT_REVEAL_2] the commitments too, and an empty nonce for those left
    /// out, so that another list is another key.
    String lines(Algorithm algorithm) {
        return bySeat.entrySet().stream()
                .map(
                        seat ->
                                switch (algorithm) {
                                    case COUNTER_1 -> seat.getKey() + "=" + seat.getValue().nonce();
                                    case COMMIT_REVEAL_2 ->
                                            seat.getKey()
                                                    + "="
                                                    + seat.getValue().commitment()
                                                    + "="
                                                    + seat.getValue().nonce();
                                    case DUPLICATE_3 ->
                                            throw new IllegalStateException(
                                                    "nobody has a share in a deal for all tables");
                                })
                .collect(Collectors.joining("\n"));
    }

    public Json nonces() {
        var json = Json.object();
        bySeat.forEach((seat, share) -> json.put(seat, share.nonce()));
        return json.build();
    }

    public Json toJson() {
        var json = Json.object();
        bySeat.forEach((seat, share) -> json.put(seat, share.toJson()));
        return json.build();
    }

    public static Shares read(Json json) {
        var found = new TreeMap<String, Share>();
        json.fields().forEach((seat, share) -> found.put(seat, Share.read(share)));
        return new Shares(found);
    }

    /// As [Algorithm#COUNTER_1] writes them.
    public static Shares ofNonces(Json json) {
        var found = new TreeMap<String, Share>();
        json.fields().forEach((seat, nonce) -> found.put(seat, Share.told("", nonce.asText())));
        return new Shares(found);
    }
}
