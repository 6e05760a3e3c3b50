package tablee.server.evening;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Who is ahead. It follows from how the tables ended and from nothing else, in whatever order they are read.
public final class Standings {

    private Standings() {}

    /// How a table ended for one chair.
    ///
    /// @param person [Pairing#BOT] for a bot
    /// @param rank 1 is best, ties share one
    /// @param counts whether it is the person's own: no bot ended it for them
    public record Chair(String person, int rank, boolean counts) {}

    /// Somebody in the list.
    ///
    /// @param place 1 is best; who cannot be told apart shares one
    /// @param points two for everybody behind oneself at a table, one for everybody level
    /// @param strength the points of those one has met, which part whoever has the same points
    public record Line(String person, int place, int points, int strength, int played, int won) {}

    /// Everybody in order, the best first.
    ///
    /// @param people everybody who is or was there
    /// @param games finished tables
    /// @param last the final: who sat there comes first, as it ended; empty for none
    public static List<Line> of(
            Collection<String> people, List<List<Chair>> games, List<Chair> last) {
        Map<String, Integer> points = new HashMap<>();
        for (List<Chair> game : games) {
            game.forEach(chair -> points.merge(chair.person(), points(game, chair), Integer::sum));
        }
        Map<String, Integer> finals = new HashMap<>();
        last.forEach(chair -> finals.put(chair.person(), chair.counts() ? chair.rank() : 99));
        var lines = new ArrayList<Line>();
        people.forEach(person -> lines.add(line(person, games, points)));
        Comparator<Line> order =
                Comparator.<Line>comparingInt(
                                line -> finals.getOrDefault(line.person(), Integer.MAX_VALUE))
                        .thenComparing(Line::points, Comparator.reverseOrder())
                        .thenComparing(Line::strength, Comparator.reverseOrder());
        lines.sort(order.thenComparing(Line::person));
        var placed = new ArrayList<Line>();
        for (Line line : lines) {
            boolean level =
                    !placed.isEmpty() && order.compare(lines.get(placed.size() - 1), line) == 0;
            placed.add(at(line, level ? placed.getLast().place() : placed.size() + 1));
        }
        return List.copyOf(placed);
    }

    private static Line line(String person, List<List<Chair>> games, Map<String, Integer> points) {
        int strength = 0;
        int played = 0;
        int won = 0;
        for (List<Chair> game : games) {
            for (Chair chair : game) {
                if (chair.person().equals(person)) {
                    played++;
                    won += chair.counts() && chair.rank() == 1 ? 1 : 0;
                    strength += strength(game, person, points);
                }
            }
        }
        return new Line(person, 0, points.getOrDefault(person, 0), strength, played, won);
    }

    private static int strength(List<Chair> game, String person, Map<String, Integer> points) {
        return game.stream()
                .map(Chair::person)
                .filter(other -> !other.equals(person) && !other.equals(Pairing.BOT))
                .mapToInt(other -> points.getOrDefault(other, 0))
                .sum();
    }

    /// Nothing for a game that a bot ended; others are still ahead of that bot or behind it.
    private static int points(List<Chair> game, Chair chair) {
        // One is level with oneself.
        int points = -1;
        for (Chair other : game) {
            points += Integer.signum(other.rank() - chair.rank()) + 1;
        }
        return chair.counts() ? points : 0;
    }

    private static Line at(Line line, int place) {
        return new Line(
                line.person(), place, line.points(), line.strength(), line.played(), line.won());
    }
}
