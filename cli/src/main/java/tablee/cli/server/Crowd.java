package tablee.cli.server;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tablee.cli.server.StoreRows.Row;
import tablee.engine.Randomness;

/// The people of a large store: each plays with those of their circle, and some circles play much more than others.
final class Crowd {

    static final int CIRCLE = 8;

    private final Randomness random;
    private final List<String> people = new ArrayList<>();

    Crowd(Randomness random) {
        this.random = random;
    }

    /// Writes so many people, their devices and their friends. Each circle of those who ask is another one; the first plays most.
    void write(StoreRows rows, List<String> asking, int count, long now) throws SQLException {
        int length = asking.getFirst().length();
        Map<Integer, String> places = new HashMap<>();
        for (int i = 0; i < asking.size(); i++) {
            double part = (double) i / asking.size();
            places.put(circle(part, count) + i % CIRCLE, asking.get(i));
        }
        for (int i = 0; i < count; i++) {
            people.add(places.getOrDefault(i, name(i, count, length)));
        }
        Row person = rows.of("people", "id", asking.getFirst()).getFirst();
        Row device = rows.of("devices", "person", asking.getFirst()).getFirst();
        for (int i = 0; i < count; i++) {
            if (!places.containsKey(i)) {
                rows.write(replaced(person, asking.getFirst(), people.get(i), i));
                rows.write(replaced(device, asking.getFirst(), people.get(i), i));
            }
        }
        for (int i = 0; i < count; i++) {
            int circle = i - i % CIRCLE;
            for (int other = circle; other < Math.min(count, circle + CIRCLE); other++) {
                if (other != i) {
                    rows.write(
                            new Row(
                                    "ties (person, other, kind, at)",
                                    List.of(people.get(i), people.get(other), "FRIEND", now)));
                }
            }
        }
    }

    /// Somebody's row for somebody else; what must be there once only gets a number.
    private static Row replaced(Row row, String from, String to, int number) {
        List<Object> values = new ArrayList<>(row.values());
        boolean device = row.isOf("devices");
        values.replaceAll(
                value ->
                        value.equals(from)
                                ? to
                                : device && value instanceof String text && !text.isEmpty()
                                        ? text + number
                                        : value);
        return new Row(row.table(), values);
    }

    /// A name that nobody else has. In the order of their numbers, so that rows can be written where they belong.
    String name(long number, long of, int length) {
        var name =
                new StringBuilder(
                        String.format(Locale.ROOT, "%08x", (number << 32) / Math.max(1, of)));
        while (name.length() < length) {
            name.append((char) ('a' + random.below(26)));
        }
        return name.toString();
    }

    /// Where a circle begins; the nearer to the first one, the more are chosen.
    private static int circle(double part, int people) {
        int circles = people / CIRCLE;
        return CIRCLE * (int) (part * part * circles);
    }

    /// So many of one circle; an evening is of several that lie side by side.
    List<String> sitting(int count) {
        double part = random.unit();
        int circle = circle(part, people.size());
        int from = Math.min(circle, people.size() - Math.max(CIRCLE, count));
        var circles = new ArrayList<>(people.subList(from, from + Math.max(CIRCLE, count)));
        for (int i = circles.size() - 1; i > 0; i--) {
            Collections.swap(circles, i, random.below(i + 1));
        }
        return circles.subList(0, count);
    }
}
