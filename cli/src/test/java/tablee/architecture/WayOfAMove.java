package tablee.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The way of a move from the socket to the disk to everybody's sockets: who calls whom. Each call is looked up in the program, so that a
/// station that is put in between, or taken out, shows.
final class WayOfAMove {

    static final int MOST_STATIONS = 12;

    /// @param carried stands between the two and hands on without looking: a queue, an interface
    record Call(String from, List<String> carried, String to, String method, String what) {}

    private static final String WEB = "tablee.server.web.";
    private static final String LIVE = "tablee.server.live.";
    private static final String STORE = "tablee.server.store.";
    private static final String TABLE = "tablee.table.";
    private static final String TELL = "tablee.table.tell.";

    static final List<Call> CALLS =
            List.of(
                    new Call(
                            WEB + "TableSocket",
                            List.of(WEB + "TypedInput"),
                            TABLE + "ask.Commands",
                            "read",
                            "text becomes a command"),
                    call(WEB + "TableSocket", WEB + "HouseRules", "admit", "words and sanctions"),
                    call(WEB + "TableSocket", LIVE + "LiveTable", "submit", "wait for its turn"),
                    call(LIVE + "LiveTable", TABLE + "Desk", "rule", "what becomes of it?"),
                    call(TABLE + "Desk", TABLE + "Decider", "decide", "DECIDE: entry or refusal"),
                    new Call(
                            TABLE + "Desk",
                            List.of(TABLE + "Table"),
                            TABLE + "Evolver",
                            "apply",
                            "EVOLVE: table and entry"),
                    new Call(
                            LIVE + "LiveTable",
                            List.of(STORE + "Store"),
                            STORE + "Writer",
                            "append",
                            "WRITE: the line"),
                    call(STORE + "Writer", STORE + "Appender", "write", "many lines, one commit"),
                    call(LIVE + "LiveTable", TELL + "Audience", "tell", "TELL: it is on disk"),
                    new Call(
                            TELL + "Audience",
                            List.of(TELL + "Listener"),
                            WEB + "TableSocket",
                            "update",
                            "each connection"),
                    new Call(
                            WEB + "TableSocket",
                            List.of(TELL + "Update"),
                            TELL + "Presenter",
                            "told",
                            "what these eyes see, once for each"),
                    new Call(
                            WEB + "TableSocket",
                            List.of(TELL + "Update"),
                            TELL + "OutgoingWriter",
                            "write",
                            "in writing"));

    private WayOfAMove() {}

    private static Call call(String from, String to, String method, String what) {
        return new Call(from, List.of(), to, method, what);
    }

    static List<String> stations() {
        Set<String> stations = new LinkedHashSet<>();
        for (Call call : CALLS) {
            stations.add(name(call.from()));
            stations.add(name(call.to()));
        }
        return List.copyOf(stations);
    }

    /// What of it the program does not do.
    static List<String> missing(JavaClasses program, List<Call> calls) {
        var missing = new ArrayList<String>();
        for (Call call : calls) {
            var way = new ArrayList<String>(List.of(call.from()));
            way.addAll(call.carried());
            way.add(call.to());
            for (int i = 1; i < way.size(); i++) {
                if (!knows(program, way.get(i - 1), way.get(i))) {
                    missing.add(name(way.get(i - 1)) + " does not call " + name(way.get(i)));
                }
            }
            boolean last =
                    program.get(call.to()).getMethods().stream()
                            .anyMatch(method -> method.getName().equals(call.method()));
            if (!last) {
                missing.add(name(call.to()) + " has no " + call.method());
            }
        }
        return missing;
    }

    /// Calls it, or is what the interface stands for.
    private static boolean knows(JavaClasses program, String from, String to) {
        JavaClass caller = program.get(from);
        JavaClass called = program.get(to);
        return called.isAssignableTo(from)
                || caller.getAccessesFromSelf().stream()
                        .anyMatch(access -> access.getTargetOwner().getName().equals(to));
    }

    static String drawing() {
        var drawing = new StringBuilder("```mermaid\nsequenceDiagram\n");
        stations().forEach(station -> drawing.append("    participant " + station + "\n"));
        for (Call call : CALLS) {
            drawing.append("    ")
                    .append(name(call.from()))
                    .append("->>")
                    .append(name(call.to()))
                    .append(": ")
                    .append(call.method())
                    .append(" (")
                    .append(call.what())
                    .append(")\n");
        }
        return drawing.append("```\n").toString();
    }

    private static String name(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
