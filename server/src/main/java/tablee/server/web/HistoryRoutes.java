package tablee.server.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.server.ServerTexts;
import tablee.server.live.GameShelf;
import tablee.server.live.Tables;
import tablee.server.people.Badge;
import tablee.server.people.Csv;
import tablee.server.people.GameFigures;
import tablee.server.store.HistoryStore;
import tablee.server.store.HistoryStore.Asked;
import tablee.server.store.HistoryStore.Luck;
import tablee.server.store.HistoryStore.Met;
import tablee.server.store.PeopleStore;
import tablee.server.store.ResultRow;
import tablee.table.tell.Presenter;

/// My finished games, and what they come to.
final class HistoryRoutes {

    private static final int PAGE = 50;

    /// How far back figures and files look.
    private static final int MOST = 5_000;

    private static final int MOST_MET = 100;
    private static final int MOST_LUCK = 100;

    private final HistoryStore history;
    private final PeopleStore people;
    private final GameShelf games;

    HistoryRoutes(Tables tables) {
        this.history = tables.store().history();
        this.people = tables.store().people();
        this.games = tables.games();
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/history",
                        "My finished games, the newest first. ?game=, ?won=won|lost, ?company=people|bots and ?with= (a badge of"
                                + " /api/me/figures) choose; ?before= and ?beforeTable= go on where `next` says; ?most= is how many at once: 50, or up to 5,000.",
                        "games: table, game, endedAt, place, of, points, counts, people: seat, name, face, bot, mine, place, points, badge; next: before,"
                                + " beforeTable, when there is more",
                        this::games),
                Route.get(
                        "/api/me/history.csv",
                        "The same as a file for a spreadsheet; at most 5,000 games.",
                        "text/csv",
                        this::csv),
                Route.get(
                        "/api/me/figures",
                        "What my games come to; ?company=people|bots. At most the newest 5,000 are looked at.",
                        "games: game, played, won, averagePlace, longestStreak, streak, cards: name, times; people: badge, name, games, ahead, behind, lastAt; luck (in games that were"
                                + " analysed, the newest first): table, game, endedAt, luck as a part of a win",
                        this::figures));
    }

    private Asked asked(Call call) {
        String me = call.someone().id();
        String with =
                call.query("with")
                        .map(
                                badge ->
                                        history.metBy(me, MOST_MET).stream()
                                                .map(Met::person)
                                                .filter(one -> Badge.of(me, one).equals(badge))
                                                .findFirst()
                                                .orElseThrow(
                                                        () ->
                                                                new Refusal(
                                                                        404,
                                                                        "server.person.missing")))
                        .orElse("");
        return new Asked(
                call.query("game").orElse(""),
                with,
                call.query("won").orElse(""),
                call.query("company").orElse(""),
                call.number("before", Long.MAX_VALUE),
                call.query("beforeTable").orElse(""));
    }

    private Answer games(Call call) {
        String me = call.someone().id();
        int page = most(call, PAGE);
        List<ResultRow> found = history.resultsOf(me, asked(call), page + 1);
        List<ResultRow> mine = found.subList(0, Math.min(page, found.size()));
        Map<String, List<ResultRow>> seats = seats(mine);
        Map<String, String> faces = faces(seats);
        var json =
                Json.object()
                        .put(
                                "games",
                                Json.list(mine, row -> game(row, seats, faces, call.language())));
        if (found.size() > page) {
            ResultRow last = mine.getLast();
            json.put(
                    "next",
                    Json.object()
                            .put("before", last.endedAt())
                            .put("beforeTable", last.table())
                            .build());
        }
        return Answer.json(json.build());
    }

    private static int most(Call call, int usual) {
        return Math.clamp(call.number("most", usual), 1, MOST);
    }

    private Map<String, List<ResultRow>> seats(List<ResultRow> mine) {
        var seats = new HashMap<String, List<ResultRow>>();
        history.seatsOf(mine.stream().map(ResultRow::table).toList())
                .forEach(
                        row -> seats.computeIfAbsent(row.table(), _ -> new ArrayList<>()).add(row));
        return seats;
    }

    /// The pictures of everybody who sat there, as they are now.
    private Map<String, String> faces(Map<String, List<ResultRow>> seats) {
        return people.facesOf(
                seats.values().stream()
                        .flatMap(List::stream)
                        .map(ResultRow::person)
                        .filter(person -> !person.isEmpty())
                        .distinct()
                        .toList());
    }

    private static Json game(
            ResultRow mine,
            Map<String, List<ResultRow>> seats,
            Map<String, String> faces,
            String language) {
        return result(mine)
                .put("table", mine.table())
                .put("game", mine.game())
                .put("endedAt", mine.endedAt())
                .put("of", mine.seats())
                .put("counts", mine.counts())
                .put(
                        "people",
                        Json.list(
                                seats.getOrDefault(mine.table(), List.of()),
                                row -> seat(row, mine, faces, language)))
                .build();
    }

    private static Json seat(
            ResultRow row, ResultRow mine, Map<String, String> faces, String language) {
        var json =
                result(row)
                        .put("seat", Seat.of(row.seat()).label())
                        .put("name", Presenter.somebody(row.name(), language))
                        .put("bot", row.bot())
                        .put("mine", row.seat() == mine.seat());
        String face = faces.getOrDefault(row.person(), "");
        if (!face.isEmpty()) {
            json.put("face", face);
        }
        if (!row.person().isEmpty() && row.seat() != mine.seat()) {
            json.put("badge", Badge.of(mine.person(), row.person()));
        }
        return json.build();
    }

    private static Json.Builder result(ResultRow row) {
        var json = Json.object().put("place", row.rank());
        return row.points().isEmpty() ? json : json.put("points", Json.parse(row.points()));
    }

    private Answer csv(Call call) {
        String me = call.someone().id();
        List<ResultRow> mine = history.resultsOf(me, asked(call), most(call, MOST));
        Map<String, List<ResultRow>> seats = seats(mine);
        Predicate<ResultRow> other = row -> !row.person().equals(me);
        var file = new Csv("ended", "game", "table", "place", "of", "points", "counts", "others");
        for (ResultRow row : mine) {
            file.row(
                    java.time.Instant.ofEpochMilli(row.endedAt()).toString(),
                    row.game(),
                    row.table(),
                    row.rank(),
                    row.seats(),
                    row.points(),
                    row.counts(),
                    String.join(
                            ", ",
                            seats.getOrDefault(row.table(), List.of()).stream()
                                    .filter(other)
                                    .map(one -> Presenter.somebody(one.name(), call.language()))
                                    .toList()));
        }
        return Answer.text(file.text())
                .as("text/csv; charset=utf-8")
                .with("Content-Disposition", "attachment; filename=\"tablee-history.csv\"");
    }

    private Answer figures(Call call) {
        String me = call.someone().id();
        List<GameFigures> figures = GameFigures.of(history.resultsOf(me, asked(call), MOST));
        return Answer.json(
                Json.object()
                        .put("games", Json.list(figures, one -> figures(one, call.language())))
                        .put(
                                "people",
                                Json.list(history.metBy(me, MOST_MET), met -> person(me, met)))
                        .put("luck", Json.list(history.luckOf(me, MOST_LUCK), HistoryRoutes::luck))
                        .build());
    }

    private static Json luck(Luck one) {
        return Json.object()
                .put("table", one.table())
                .put("game", one.game())
                .put("endedAt", one.endedAt())
                .put("luck", Math.round(1000 * one.luck()) / 1000.0)
                .build();
    }

    private Json figures(GameFigures one, String language) {
        return Json.object()
                .put("game", one.game())
                .put("played", one.played())
                .put("won", one.won())
                .put("averagePlace", Math.round(100 * one.averagePlace()) / 100.0)
                .put("longestStreak", one.streak())
                .put("streak", one.running())
                .put(
                        "cards",
                        Json.list(
                                one.cards(),
                                card ->
                                        Json.object()
                                                .put(
                                                        "name",
                                                        name(one.game(), card.getKey(), language))
                                                .put("times", card.getValue())
                                                .build()))
                .build();
    }

    /// A card of this game as it is called; one that is no longer in the box goes by its number.
    private String name(String game, String card, String language) {
        return games.all().stream()
                .filter(one -> one.info().id().equals(game))
                .findFirst()
                .map(one -> name(one, card, language))
                .orElse(card);
    }

    private static String name(Game<?, ?, ?> game, String card, String language) {
        var words = game.wording().names().get(card);
        if (words != null) {
            return words.in(language);
        }
        return card.contains(".") ? ServerTexts.say(language, Message.of(card)) : card;
    }

    private static Json person(String me, Met met) {
        return Json.object()
                .put("badge", Badge.of(me, met.person()))
                .put("name", met.name())
                .put("games", met.games())
                .put("ahead", met.ahead())
                .put("behind", met.behind())
                .put("lastAt", met.lastAt())
                .build();
    }
}
