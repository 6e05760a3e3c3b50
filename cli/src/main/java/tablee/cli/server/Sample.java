package tablee.cli.server;

import java.util.ArrayList;
import java.util.List;
import tablee.cli.server.StoreRows.Row;

/// A game that was played, or an evening with all its games, whose names and moments can be replaced by others.
///
/// @param names first of the evening and the games, then of the people
/// @param own how many of the names are no people
/// @param games how many games it is
/// @param latest the last moment that it names, or 0
/// @param rows texts in which names stand are lists of texts and numbers of names
record Sample(List<String> names, int own, int games, long latest, List<Row> rows) {

    /// Every number from here on is a moment.
    private static final long MOMENT = 1_000_000_000_000L;

    static Sample of(List<String> names, int own, int games, List<Row> rows) {
        long latest =
                rows.stream()
                        .flatMap(row -> row.values().stream())
                        .mapToLong(Sample::moment)
                        .max()
                        .orElse(0);
        return new Sample(
                names, own, games, latest, rows.stream().map(row -> split(row, names)).toList());
    }

    private static long moment(Object value) {
        return value instanceof Number number && number.longValue() >= MOMENT
                ? number.longValue()
                : 0;
    }

    private static Row split(Row row, List<String> names) {
        List<Object> values = new ArrayList<>(row.values());
        values.replaceAll(value -> value instanceof String text ? split(text, names) : value);
        return new Row(row.table(), values);
    }

    private static Object split(String text, List<String> names) {
        List<Object> parts = List.of(text);
        for (int name = 0; name < names.size(); name++) {
            parts = split(parts, names.get(name), name);
        }
        return parts.size() == 1 && parts.getFirst() instanceof String ? text : parts;
    }

    private static List<Object> split(List<Object> parts, String name, int number) {
        var all = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof String text) {
                int from = 0;
                for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, from)) {
                    all.add(text.substring(from, at));
                    all.add(number);
                    from = at + name.length();
                }
                all.add(text.substring(from));
            } else {
                all.add(part);
            }
        }
        return all;
    }

    /// One of its rows with other names, at another time.
    static Row filled(Row row, List<String> names, long shift) {
        List<Object> values = new ArrayList<>(row.values());
        values.replaceAll(value -> filled(value, names, shift));
        return new Row(row.table(), values);
    }

    private static Object filled(Object value, List<String> names, long shift) {
        if (value instanceof List<?> parts) {
            var text = new StringBuilder();
            parts.forEach(
                    part -> text.append(part instanceof Integer name ? names.get(name) : part));
            return text.toString();
        }
        return moment(value) > 0 ? moment(value) + shift : value;
    }
}
