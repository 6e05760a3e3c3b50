package tablee.table.tell;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Seat;

/// Writes what goes out, and is the only one who knows how it is spelt (docs/api.md). Straight into text: a table with four people
/// writes each of its lines four times.
public final class OutgoingWriter {

    private final StringBuilder out;

    private OutgoingWriter(int size) {
        this.out = new StringBuilder(size);
    }

    public static String write(Outgoing message) {
        return switch (message) {
            case Outgoing.Changed changed -> new OutgoingWriter(1024).changed(changed);
            case Outgoing.Whole whole -> new OutgoingWriter(2048).whole(whole);
            case Outgoing.Said said ->
                    kind("said")
                            .put("seq", said.seq())
                            .put("at", said.at())
                            .put("name", said.name())
                            .put("badge", said.badge())
                            .put("seats", said.seats().toJson())
                            .put("text", said.text())
                            .build()
                            .print();
            case Outgoing.Taken(long seq, Seat seat, String name) ->
                    kind("taken")
                            .put("seq", seq)
                            .put("seat", seat.label())
                            .put("name", name)
                            .build()
                            .print();
            case Outgoing.Here(var seats, int lookers, var names) ->
                    kind("here")
                            .put("seats", seats.toJson())
                            .put(
                                    "lookers",
                                    Json.object()
                                            .put("count", lookers)
                                            .put("names", Json.texts(names))
                                            .build())
                            .build()
                            .print();
            case Outgoing.Led led ->
                    kind("led")
                            .put("name", led.name())
                            .put("mine", led.mine())
                            .put("step", led.step())
                            .put("as", led.as())
                            .put("wished", led.wished())
                            .put(
                                    "wishes",
                                    Json.list(
                                            led.wishes().entrySet(),
                                            wish ->
                                                    Json.object()
                                                            .put("badge", wish.getKey())
                                                            .put("name", wish.getValue())
                                                            .build()))
                            .build()
                            .print();
            case Outgoing.Held(String say) -> kind("held").put("say", say).build().print();
            case Outgoing.Done(String id, long seq) ->
                    kind("ack").put("id", id).put("seq", seq).build().print();
            case Outgoing.Refused(String id, String clause, String say) ->
                    kind("refused")
                            .put("id", id)
                            .put("clause", clause)
                            .put("say", say)
                            .build()
                            .print();
            case Outgoing.Announced(String text) ->
                    kind("announce").put("text", text).build().print();
            case Outgoing.Pong() -> kind("pong").build().print();
        };
    }

    private static Json.Builder kind(String kind) {
        return Json.object().put("t", kind);
    }

    private String changed(Outgoing.Changed changed) {
        head("update", changed.seq(), changed.at());
        seat("seat", changed.seat());
        happened(changed.happened());
        changed.seen().ifPresent(this::seen);
        changed.table().ifPresent(table -> field("table", table));
        return out.append('}').toString();
    }

    private String whole(Outgoing.Whole whole) {
        head("table", whole.seq(), whole.at());
        out.append(",\"you\":{\"seats\":");
        whole.yours().toJson().print(out);
        out.append(",\"host\":").append(whole.host()).append('}');
        field("table", whole.table());
        out.append(",\"views\":[");
        boolean first = true;
        for (Outgoing.Eyes eyes : whole.views()) {
            out.append(first ? "{" : ",{").append("\"seat\":\"");
            out.append(eyes.viewer().label()).append('"');
            first = false;
            eyes.seen().ifPresent(this::seen);
            eyes.missed().ifPresent(this::missed);
            out.append('}');
        }
        return out.append("]}").toString();
    }

    private void head(String kind, long seq, long at) {
        out.append("{\"t\":\"").append(kind).append("\",\"seq\":").append(seq);
        out.append(",\"at\":").append(at);
    }

    private void field(String name, Json value) {
        out.append(",\"").append(name).append("\":");
        value.print(out);
    }

    private void seat(String name, Optional<Seat> seat) {
        seat.ifPresent(
                who ->
                        out.append(",\"")
                                .append(name)
                                .append("\":\"")
                                .append(who.label())
                                .append('"'));
    }

    private void happened(Outgoing.Happened happened) {
        field("events", happened.events());
        if (!happened.automatic().items().isEmpty()) {
            field("auto", happened.automatic());
        }
        seat("undone", happened.undone());
        seat("nudged", happened.nudged());
        seat("hinted", happened.hinted());
    }

    private void missed(List<Outgoing.Missed> missed) {
        out.append(",\"missed\":[");
        boolean first = true;
        for (Outgoing.Missed line : missed) {
            out.append(first ? "{" : ",{").append("\"seq\":").append(line.seq());
            first = false;
            happened(line.happened());
            out.append('}');
        }
        out.append(']');
    }

    private void seen(Outgoing.Seen seen) {
        field("now", seen.now());
        seen.memory().ifPresent(memory -> field("memory", memory));
        field("awaited", seen.awaited().toJson());
        if (seen.asked().isPresent()) {
            field("asked", Json.of(seen.asked().get().say()));
            field("question", Json.of(seen.asked().get().key()));
        }
        seen.legal().ifPresent(this::legal);
        if (seen.undo()) {
            out.append(",\"undo\":true");
        }
        if (!seen.hands().isEmpty()) {
            field("hands", hands(seen.hands()));
        }
    }

    private static Json hands(Map<Seat, Json> hands) {
        var json = Json.object();
        hands.forEach((seat, now) -> json.put(seat.label(), now));
        return json.build();
    }

    private void legal(List<Outgoing.Move> legal) {
        out.append(",\"legal\":[");
        for (int i = 0; i < legal.size(); i++) {
            out.append(i == 0 ? "" : ",");
            Outgoing.Move move = legal.get(i);
            if (move.say().isPresent()) {
                out.append("{\"do\":");
                Json.of(move.notation()).print(out);
                out.append(",\"say\":");
                Json.of(move.say().get()).print(out);
                move.kept().ifPresent(kept -> field("kept", Json.of(kept)));
                out.append('}');
            } else {
                Json.of(move.notation()).print(out);
            }
        }
        out.append(']');
    }
}
