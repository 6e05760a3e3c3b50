package tablee.server.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.engine.Json;

/// A file with every value on a line of its own, so that the line of a fault says which value it is about.
final class Lined {

    private final StringBuilder text = new StringBuilder();
    private final List<String> places = new ArrayList<>();

    private Lined() {}

    static Lined of(Json json) {
        var lined = new Lined();
        lined.place("");
        lined.value(json, "", 0);
        lined.text.append('\n');
        return lined;
    }

    String text() {
        return text.toString();
    }

    /// Where the value of a line stands, as a JSON pointer (RFC 6901); the whole file for a line that has none.
    String place(int line) {
        return line >= 1 && line <= places.size() ? places.get(line - 1) : "";
    }

    private void place(String pointer) {
        places.add(pointer);
    }

    private void next(String pointer, int depth) {
        text.append('\n').repeat(' ', depth);
        place(pointer);
    }

    private void value(Json json, String at, int depth) {
        switch (json) {
            case Json.Obj object when !object.entries().isEmpty() -> {
                text.append('{');
                String between = "";
                for (Map.Entry<String, Json> entry : object.entries().entrySet()) {
                    text.append(between);
                    String within = at + "/" + escaped(entry.getKey());
                    next(within, depth + 1);
                    text.append(Json.of(entry.getKey()).print()).append(": ");
                    value(entry.getValue(), within, depth + 1);
                    between = ",";
                }
                next(at, depth);
                text.append('}');
            }
            case Json.Arr list when !list.values().isEmpty() -> {
                text.append('[');
                for (int i = 0; i < list.values().size(); i++) {
                    text.append(i == 0 ? "" : ",");
                    next(at + "/" + i, depth + 1);
                    value(list.values().get(i), at + "/" + i, depth + 1);
                }
                next(at, depth);
                text.append(']');
            }
            default -> text.append(json.print());
        }
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
