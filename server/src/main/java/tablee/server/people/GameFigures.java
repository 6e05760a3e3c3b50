package tablee.server.people;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.engine.Json;
import tablee.server.store.ResultRow;

/// What somebody's results in one game come to. Only results that are their own count.
///
/// @param won games in which nobody was before them, shared or not
/// @param places the sum of their ranks
/// @param streak the most games won one after the other
/// @param running games won one after the other up to now
/// @param cards what they played most, and how often
public record GameFigures(
        String game,
        int played,
        int won,
        int places,
        int streak,
        int running,
        List<Map.Entry<String, Integer>> cards) {

    private static final int MOST_CARDS = 5;

    /// A card that was played once is no favourite.
    private static final int FAVOURITE = 2;

    public double averagePlace() {
        return played == 0 ? 0 : (double) places / played;
    }

    /// By game, the one played most first.
    ///
    /// @param newestFirst of one person
    public static List<GameFigures> of(List<ResultRow> newestFirst) {
        var byGame = new TreeMap<String, List<ResultRow>>();
        for (ResultRow row : newestFirst.reversed()) {
            if (row.counts()) {
                byGame.computeIfAbsent(row.game(), _ -> new ArrayList<>()).add(row);
            }
        }
        return byGame.entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingInt(GameFigures::played).reversed())
                .toList();
    }

    private static GameFigures of(String game, List<ResultRow> inOrder) {
        int won = 0;
        int places = 0;
        int streak = 0;
        int running = 0;
        var times = new TreeMap<String, Integer>();
        for (ResultRow row : inOrder) {
            places += row.rank();
            won += row.rank() == 1 ? 1 : 0;
            running = row.rank() == 1 ? running + 1 : 0;
            streak = Math.max(streak, running);
            if (!row.cards().isEmpty()) {
                Json.parse(row.cards())
                        .fields()
                        .forEach((card, much) -> times.merge(card, much.asInt(), Integer::sum));
            }
        }
        var cards =
                times.entrySet().stream()
                        .filter(entry -> entry.getValue() >= FAVOURITE)
                        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                        .limit(MOST_CARDS)
                        .toList();
        return new GameFigures(game, inOrder.size(), won, places, streak, running, cards);
    }
}
