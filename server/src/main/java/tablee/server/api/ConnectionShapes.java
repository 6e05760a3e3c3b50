package tablee.server.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;

/// What is asked over a connection and never written into a log, as shapes.
final class ConnectionShapes {

    private static final Shape TEXT = new Shape.Text("");

    private ConnectionShapes() {}

    static Map<String, Shape> all() {
        var all = new LinkedHashMap<String, Shape>();
        // Answered with `pong`, to know that somebody is there; may say how long bots are to wait
        // for whoever sits there and watches.
        asked(all, "ping", Part.maybe("pace", new Shape.Whole(0, 10_000)));
        // Those who look at a finished game together.
        asked(
                all,
                "lead",
                Part.maybe("id", TEXT),
                Part.always("step", new Shape.Whole(0, Integer.MAX_VALUE)),
                Part.maybe("as", TEXT));
        asked(all, "askLead", Part.maybe("id", TEXT));
        asked(all, "handLead", Part.maybe("id", TEXT), Part.maybe("badge", TEXT));
        return all;
    }

    private static void asked(Map<String, Shape> all, String name, Part... own) {
        var parts = new ArrayList<Part>();
        parts.add(Part.always("cmd", new Shape.Word(List.of(name))));
        parts.addAll(List.of(own));
        all.put(name, new Shape.Fields("", parts));
    }
}
