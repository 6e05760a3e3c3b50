package tablee.server.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.lab.balance.Factor;
import tablee.lab.balance.Factors;
import tablee.server.store.ResultRow;
import tablee.server.store.TableRow;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Table;
import tablee.table.tell.Summary;

/// How a game ended, read from its log.
final class Results {

    /// Of all that a game can tell of a seat, what somebody may call a favourite.
    private static final Set<String> FAVOURITES = Set.of("card", "profession");

    private Results() {}

    /// One row for each seat; none for a table that was not played to its end.
    static List<ResultRow> of(History<?, ?, ?> history) {
        Table<?, ?, ?> table = history.table();
        var ended = ended(history);
        if (ended.isEmpty()) {
            return List.of();
        }
        var relieved = new HashSet<Integer>();
        for (int i = 0; i < table.seats(); i++) {
            if (table.chairs().get(i).substitute().isPresent()) {
                relieved.add(i);
            }
        }
        return rows(
                table.id(),
                table.opened().game(),
                Json.parse(Summary.of(table)),
                relieved,
                cards(history),
                ended.get());
    }

    /// The same without a log that can still be read, as far as lists know it: cards of another edition are never told.
    static List<ResultRow> of(TableRow row) {
        if (!row.isOver() || row.summary().isEmpty()) {
            return List.of();
        }
        return rows(
                row.id(), row.game(), Json.parse(row.summary()), Set.of(), Map.of(), row.movedAt());
    }

    private static List<ResultRow> rows(
            String table,
            String game,
            Json summary,
            Set<Integer> relieved,
            Map<Integer, String> cards,
            long endedAt) {
        if (summary.find("ranks").isEmpty()) {
            return List.of();
        }
        List<Json> seats = summary.at("seats").items();
        List<Json> ranks = summary.at("ranks").items();
        Optional<List<Json>> points = summary.find("points").map(Json::items);
        var chairs = new HashMap<String, Integer>();
        for (Json seat : seats) {
            seat.find("p").ifPresent(person -> chairs.merge(person.asText(), 1, Integer::sum));
        }
        var rows = new ArrayList<ResultRow>();
        var first = new HashSet<String>();
        for (int i = 0; i < seats.size(); i++) {
            String person = seats.get(i).find("p").map(Json::asText).orElse("");
            boolean own = !person.isEmpty() && first.add(person);
            rows.add(
                    new ResultRow(
                            table,
                            i,
                            own ? person : "",
                            seats.get(i).find("name").map(Json::plain).orElse(""),
                            person.isEmpty(),
                            game,
                            seats.size(),
                            chairs.size(),
                            ranks.get(i).asInt(),
                            points.isPresent() ? points.get().get(i).plain() : "",
                            own && chairs.getOrDefault(person, 0) == 1 && !relieved.contains(i),
                            own ? cards.getOrDefault(i, "") : "",
                            endedAt));
        }
        return List.copyOf(rows);
    }

    /// When the game was over: names and words may have followed.
    private static Optional<Long> ended(History<?, ?, ?> history) {
        if (history.table().phase() != tablee.table.Phase.OVER) {
            return Optional.empty();
        }
        return history.story().reversed().stream()
                .filter(
                        told ->
                                switch (told.entry()) {
                                    case Entry.Acted _,
                                            Entry.Standing _,
                                            Entry.Started _,
                                            Entry.Conceded _ ->
                                            true;
                                    default -> false;
                                })
                .map(History.Told::at)
                .findFirst();
    }

    private record Heard(int step, Seat seat, String card) {}

    /// What each seat played, by the game's own reader; what was taken back was not played.
    private static Map<Integer, String> cards(History<?, ?, ?> history) {
        Optional<Factors> factors = Factors.of(history.table().opened().game());
        if (factors.isEmpty()) {
            return Map.of();
        }
        Factors.Listener listener = factors.get().listen();
        var heard = new ArrayList<Heard>();
        for (History.Told told : history.story()) {
            if (told.entry() instanceof Entry.Undone(var _, int to)) {
                heard.removeIf(one -> one.step() >= to);
            }
            for (Event event : told.events()) {
                listener.hear(
                        event,
                        (seat, factor) -> {
                            if (FAVOURITES.contains(factor.kind())) {
                                heard.add(new Heard(told.before(), seat, word(factor)));
                            }
                        });
            }
        }
        var times = new HashMap<Integer, TreeMap<String, Integer>>();
        heard.forEach(
                one ->
                        times.computeIfAbsent(one.seat().index(), _ -> new TreeMap<>())
                                .merge(one.card(), 1, Integer::sum));
        var cards = new HashMap<Integer, String>();
        times.forEach(
                (seat, counted) -> {
                    var json = Json.object();
                    counted.forEach(json::put);
                    cards.put(seat, json.build().print());
                });
        return cards;
    }

    /// Under which its name is found: the id of a card, or the key of a text.
    private static String word(Factor factor) {
        return factor.text().isEmpty() ? factor.id() : factor.text();
    }
}
