package tablee.server.live;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;
import tablee.table.tell.Outgoing;

/// Who leads whom through a finished game: one person turns the pages, others follow. Nothing of it is in the log. A value; people are known by
/// their badges at this table, so that nodes can tell each other.
///
/// @param turn grows with each change, so that of what two nodes say the newer counts
/// @param leader the badge of whoever leads; empty while nobody does
/// @param as whose eyes they look through
/// @param wishes who would like to lead, by badge, with what they are called
record Leading(
        long turn, String leader, String name, int step, String as, Map<String, String> wishes) {

    static final Leading NOBODY = new Leading(0, "", "", 0, "open", Map.of());

    private static final int MOST_WISHES = 12;

    boolean isLed() {
        return !leader.isEmpty();
    }

    /// What becomes of it; empty where somebody else leads, or where it is not theirs to hand over.
    Optional<Leading> ask(String badge, String called, Lead ask) {
        return switch (ask) {
            case Lead.Turn(int to, String eyes) ->
                    isLed() && !leader.equals(badge)
                            ? Optional.empty()
                            : Optional.of(
                                    new Leading(turn + 1, badge, called, to, eyes, without(badge)));
            case Lead.Wish() ->
                    leader.equals(badge) || wishes.size() >= MOST_WISHES
                            ? Optional.empty()
                            : Optional.of(
                                    new Leading(
                                            turn + 1, leader, name, step, as, with(badge, called)));
            case Lead.HandOver(String to) -> leader.equals(badge) ? handedTo(to) : Optional.empty();
        };
    }

    private Optional<Leading> handedTo(String badge) {
        if (badge.isEmpty()) {
            return Optional.of(left());
        }
        return Optional.ofNullable(wishes.get(badge))
                .map(called -> new Leading(turn + 1, badge, called, step, as, without(badge)));
    }

    /// Whoever led has laid it down or is gone.
    Leading left() {
        return new Leading(turn + 1, "", "", step, as, wishes);
    }

    private Map<String, String> with(String badge, String called) {
        var all = new LinkedHashMap<>(wishes);
        all.put(badge, called);
        return Map.copyOf(all);
    }

    private Map<String, String> without(String badge) {
        var all = new LinkedHashMap<>(wishes);
        all.remove(badge);
        return Map.copyOf(all);
    }

    /// As this person is told.
    Outgoing.Led to(String badge) {
        boolean mine = isLed() && leader.equals(badge);
        return new Outgoing.Led(
                name, mine, step, as, wishes.containsKey(badge), mine ? wishes : Map.of());
    }

    // ---- between nodes

    /// In letters that every bus carries.
    String write() {
        var json =
                Json.object()
                        .put("turn", turn)
                        .put("leader", leader)
                        .put("name", name)
                        .put("step", step)
                        .put("as", as);
        var wanted = Json.object();
        wishes.forEach(wanted::put);
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(
                        json.put("wishes", wanted.build())
                                .build()
                                .print()
                                .getBytes(StandardCharsets.UTF_8));
    }

    static Leading read(String text) {
        Json json =
                Json.parse(new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8));
        var wishes = new LinkedHashMap<String, String>();
        json.at("wishes").fields().forEach((badge, called) -> wishes.put(badge, called.asText()));
        return new Leading(
                json.at("turn").asLong(),
                json.at("leader").asText(),
                json.at("name").asText(),
                json.at("step").asInt(),
                json.at("as").asText(),
                Map.copyOf(wishes));
    }
}
