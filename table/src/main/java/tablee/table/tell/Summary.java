package tablee.table.tell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.table.Chair;
import tablee.table.Entry;
import tablee.table.Table;

/// What the list of somebody's games and a link's preview say of a table without reading its log. Everything in it could be seen by somebody who looks on.
public final class Summary {

    private Summary() {}

    /// As it is kept. `p` stands for the person, so that the line can be found when they are forgotten; it never leaves.
    public static String of(Table<?, ?, ?> table) {
        var seats = new ArrayList<Json>();
        for (int i = 0; i < table.seats(); i++) {
            seats.add(seat(table, Seat.of(i)));
        }
        var json = Json.object().put("look", table.mayLook("")).put("seats", Json.of(seats));
        if (table.opened().terms().listed() && !table.phase().isDone()) {
            json.put("agreed", agreed(table.opened()));
        }
        points(table).ifPresent(points -> json.put("points", Json.numbers(points)));
        ranks(table).ifPresent(ranks -> json.put("ranks", Json.numbers(ranks)));
        return json.build().print();
    }

    /// What whoever reads the public list has to know before they come.
    private static Json agreed(Entry.Opened opened) {
        return Json.object()
                .put("clock", opened.terms().clock().toJson())
                .put("options", opened.settings().toJson().at("options"))
                .build();
    }

    /// What is agreed at a table of the public list, as it was kept: `{"clock","options"}`.
    public static Optional<Json> agreed(String kept) {
        return kept.isEmpty() ? Optional.empty() : Json.parse(kept).find("agreed");
    }

    private static Json seat(Table<?, ?, ?> table, Seat seat) {
        Chair chair = table.chairs().get(seat.index());
        var json = Json.object();
        if (chair.sitter().isEmpty()) {
            return json.build();
        }
        json.put("name", table.name(seat));
        chair.person().ifPresentOrElse(who -> json.put("p", who.id()), () -> json.put("bot", true));
        if (table.awaited().contains(seat) && !table.isResting() && table.deadline(seat) > 0) {
            json.put("dueAt", table.deadline(seat));
        }
        return json.build();
    }

    private static Optional<List<Integer>> ranks(Table<?, ?, ?> table) {
        return table.conceded()
                .map(seat -> seat.index() == 0 ? List.of(2, 1) : List.of(1, 2))
                .or(() -> table.outcome().map(outcome -> outcome.ranks()));
    }

    /// The pad's last row at the end; before it what an onlooker's view counts, wherever the game keeps it: a list `scores`, or `points` or
    /// `counts.score` of each seat. A game that counts nothing while it lasts has none.
    private static Optional<List<Integer>> points(Table<?, ?, ?> table) {
        if (!table.hasBegun()) {
            return Optional.empty();
        }
        if (table.outcome().isPresent()) {
            return Optional.of(table.outcome().get().sheet().totals());
        }
        return counted(now(table));
    }

    private static <V extends tablee.engine.View> Json now(Table<?, V, ?> table) {
        return table.game().formats().now(table.view(Spectator.SPECTATOR));
    }

    static Optional<List<Integer>> counted(Json now) {
        if (now.find("scores").orElse(now) instanceof Json.Arr scores) {
            return Optional.of(scores.values().stream().map(Json::asInt).toList());
        }
        Optional<Json> seats = now.find("seats").or(() -> now.find("players"));
        if (!(seats.orElse(null) instanceof Json.Obj bySeat)) {
            return Optional.empty();
        }
        var points = new ArrayList<Integer>();
        for (String seat : bySeat.entries().keySet().stream().sorted().toList()) {
            Json own = bySeat.at(seat);
            Optional<Json> found =
                    own instanceof Json.Obj
                            ? own.find("counts")
                                    .filter(Json.Obj.class::isInstance)
                                    .flatMap(counts -> counts.find("score"))
                                    .or(() -> own.find("points"))
                            : Optional.empty();
            if (found.isEmpty() || !(found.get() instanceof Json.Num)) {
                return Optional.empty();
            }
            points.add(found.get().asInt());
        }
        return points.isEmpty() ? Optional.empty() : Optional.of(points);
    }

    /// The people and bots of a table for whoever may know: `{"seat","name","bot","dueAt","points","rank"}` each.
    ///
    /// @param kept what the store has; empty for a table from before there were summaries
    public static Json seats(String kept, String language) {
        if (kept.isEmpty()) {
            return Json.of(List.of());
        }
        Json json = Json.parse(kept);
        var seats = new ArrayList<Json>();
        int index = 0;
        for (Json seat : json.at("seats").items()) {
            var told = Json.object().put("seat", Seat.of(index).label());
            seat.find("name")
                    .ifPresent(
                            name -> told.put("name", Presenter.somebody(name.plain(), language)));
            seat.find("bot").ifPresent(bot -> told.put("bot", bot));
            seat.find("dueAt").ifPresent(due -> told.put("dueAt", due));
            part(json, "points", index).ifPresent(points -> told.put("points", points));
            part(json, "ranks", index).ifPresent(rank -> told.put("rank", rank));
            seats.add(told.build());
            index++;
        }
        return Json.of(seats);
    }

    private static Optional<Json> part(Json json, String name, int index) {
        return json.find(name)
                .map(Json::items)
                .filter(values -> index < values.size())
                .map(values -> values.get(index));
    }

    /// Whether anybody who has the address may look at the table.
    public static boolean isOpen(String kept) {
        return !kept.isEmpty() && Json.parse(kept).at("look").asBool();
    }
}
