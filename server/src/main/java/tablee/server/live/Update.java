package tablee.server.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Viewer;
import tablee.server.table.Entry;
import tablee.server.table.Table;

/// Something that has come true at a table, ready to be told. Each viewer's message is made once, however many connections it goes
/// to. Good only during the call it is passed to.
public final class Update {

    private record To(Viewer viewer, Style style) {}

    /// What happened in one line, kept for those who come back after a short break.
    record Recent(long seq, Table.Applied applied) {}

    private final Table<?, ?, ?> table;
    private final BiFunction<Viewer, Style, String> line;
    private final Deque<Recent> recent;
    private final boolean seatsChanged;
    private final Optional<Entry> entry;
    private final Map<To, String> made = new HashMap<>();

    private Update(
            Table<?, ?, ?> table,
            Deque<Recent> recent,
            boolean seatsChanged,
            Optional<Entry> entry,
            BiFunction<Viewer, Style, String> line) {
        this.table = table;
        this.recent = recent;
        this.seatsChanged = seatsChanged;
        this.entry = entry;
        this.line = line;
    }

    static Update of(Table<?, ?, ?> table, Table.Applied applied, Deque<Recent> recent) {
        boolean seats =
                switch (applied.entry()) {
                    case Entry.Seated _, Entry.Stood _, Entry.Moved _ -> true;
                    case Entry.Ruled _, Entry.Removed _, Entry.KeptOut _ -> true;
                    default -> false;
                };
        return new Update(
                table,
                recent,
                seats,
                Optional.of(applied.entry()),
                (viewer, style) -> line(table, applied, viewer, style));
    }

    /// Only good for snapshots: a look at the table as it stands.
    static Update look(Table<?, ?, ?> table, Deque<Recent> recent) {
        return new Update(table, recent, true, Optional.empty(), (_, _) -> "");
    }

    public long seq() {
        return table.seq();
    }

    public Table<?, ?, ?> table() {
        return table;
    }

    /// Whether people's seats may have changed, so that a viewer has to ask again who they are.
    public boolean seatsChanged() {
        return seatsChanged;
    }

    /// What is told to whoever sat there, when somebody took this seat by its link.
    public Optional<String> taken(Seats before) {
        return entry.filter(
                        line ->
                                line instanceof Entry.Moved(Seat seat, var _)
                                        && before.contains(seat))
                .map(
                        line ->
                                Json.object()
                                        .put("t", "taken")
                                        .put("seq", table.seq())
                                        .put("seat", ((Entry.Moved) line).seat().label())
                                        .put("name", ((Entry.Moved) line).person().name())
                                        .build()
                                        .print());
    }

    public Seats seatsOf(String person) {
        return table.seatsOf(person);
    }

    /// The message of this line for this viewer.
    public String message(Viewer viewer, Style style) {
        return made.computeIfAbsent(
                new To(viewer, style), to -> line.apply(to.viewer(), to.style()));
    }

    private static String line(
            Table<?, ?, ?> table, Table.Applied applied, Viewer viewer, Style style) {
        if (applied.entry() instanceof Entry.Said said) {
            return Json.object()
                    .put("t", "said")
                    .put("seq", table.seq())
                    .put("at", table.at())
                    .put("name", Speaker.somebody(said.name(), style.language()))
                    .put("badge", table.guests().badge(said.person()))
                    .put("seats", table.seatsOf(said.person()).toJson())
                    .put("text", said.text())
                    .build()
                    .print();
        }
        var speaker = new Speaker<>(table);
        var out = new StringBuilder(1024);
        out.append("{\"t\":\"update\",\"seq\":").append(table.seq());
        out.append(",\"at\":").append(table.at());
        if (viewer instanceof Seat seat) {
            out.append(",\"seat\":\"").append(seat.label()).append('"');
        }
        happened(out, speaker.events(applied.events(), viewer, style), applied);
        speaker.view(out, viewer, style);
        if (applied.seated() || table.opened().terms().clock().ticks()) {
            out.append(",\"table\":").append(speaker.table(style).print());
        }
        return out.append('}').toString();
    }

    private static void happened(StringBuilder out, Json events, Table.Applied applied) {
        out.append(",\"events\":");
        events.print(out);
        Json automatic = Speaker.automatic(applied.steps());
        if (!automatic.items().isEmpty()) {
            out.append(",\"auto\":");
            automatic.print(out);
        }
        if (applied.entry() instanceof Entry.Undone(Seat by, var _)) {
            out.append(",\"undone\":\"").append(by.label()).append('"');
        }
        if (applied.entry() instanceof Entry.Nudged(Seat whom)) {
            out.append(",\"nudged\":\"").append(whom.label()).append('"');
        }
        if (applied.entry() instanceof Entry.Hinted(Seat by)) {
            out.append(",\"hinted\":\"").append(by.label()).append('"');
        }
    }

    /// The whole table for somebody who has just come, or lost track.
    ///
    /// @param since the last line they know; 0 for none
    public String snapshot(String person, Iterable<Viewer> viewers, Style style, long since) {
        var speaker = new Speaker<>(table);
        var out = new StringBuilder(2048);
        out.append("{\"t\":\"table\",\"seq\":").append(table.seq());
        out.append(",\"at\":").append(table.at());
        out.append(",\"you\":{\"seats\":").append(table.seatsOf(person).toJson().print());
        out.append(",\"host\":").append(table.opened().host().equals(person)).append('}');
        out.append(",\"table\":").append(speaker.table(style).print());
        out.append(",\"views\":[");
        boolean first = true;
        for (Viewer viewer : viewers) {
            out.append(first ? "{" : ",{").append("\"seat\":\"").append(viewer.label()).append('"');
            first = false;
            speaker.view(out, viewer, style);
            missed(out, speaker, viewer, style, since);
            out.append('}');
        }
        return out.append("]}").toString();
    }

    /// What happened since they were last here, if that is not too long ago.
    private void missed(
            StringBuilder out, Speaker<?, ?, ?> speaker, Viewer viewer, Style style, long since) {
        if (since <= 0 || recent.isEmpty() || recent.getFirst().seq() > since + 1) {
            return;
        }
        out.append(",\"missed\":[");
        boolean first = true;
        for (Recent line : new ArrayDeque<>(recent)) {
            if (line.seq() > since && !(line.applied().entry() instanceof Entry.Said)) {
                out.append(first ? "{" : ",{").append("\"seq\":").append(line.seq());
                first = false;
                Table.Applied applied = line.applied();
                happened(out, speaker.recalled(applied.events(), viewer, style), applied);
                out.append('}');
            }
        }
        out.append(']');
    }
}
