package tablee.table.tell;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import tablee.bots.Level;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;
import tablee.table.Phase;
import tablee.table.Terms;

/// What goes over a connection and into a replay file, as shapes. The schemas in `docs/` and in the
/// OpenAPI document are made from them, and what is really said is held against them by tests. What
/// a game puts into `now`, `memory` and `events` is described by the game's own forms.
public final class Wire {

    private static final Shape TEXT = new Shape.Text("");
    private static final Shape FLAG = new Shape.Flag();
    private static final Shape COUNT = new Shape.Whole(0, Integer.MAX_VALUE);
    private static final Shape SEAT = Form.SEAT.shape();
    private static final Shape SEATS = Form.SEATS.shape();
    private static final Shape HASH = new Shape.Text("[0-9a-f]{64}");

    /// What happened, as somebody saw it.
    public static final Shape EVENTS = new Shape.Items(new Shape.OfGame("event"));

    /// What a viewer sees.
    public static final Shape NOW = new Shape.OfGame("now");

    public static final Shape LEVEL = Form.word(List.of(Level.values()), Level::label).shape();

    private Wire() {}

    private static Shape object(String name, Part... parts) {
        return new Shape.Fields(name, List.of(parts));
    }

    private static List<Part> together(List<Part> first, Part... more) {
        var all = new ArrayList<>(first);
        all.addAll(Arrays.asList(more));
        return all;
    }

    // ---- the table beside the game

    /// What a game is played with.
    public static final Shape SETTINGS =
            object(
                    "Settings",
                    always("seats", COUNT),
                    always("options", new Shape.Entries(TEXT, TEXT)));

    public static final Shape CLOCK =
            new Shape.Kinds(
                    "Clock",
                    List.of(
                            new Shape.Kind("none", List.of()),
                            new Shape.Kind(
                                    "live",
                                    List.of(always("turn", COUNT), always("reserve", COUNT))),
                            new Shape.Kind("slow", List.of(always("days", COUNT)))));

    private static final Shape HINTS = words(Terms.Hints.values());

    private static final Shape TERMS = terms("Terms", Part::always, HINTS);

    /// The same as somebody asks for it: what is left out is usual, and hints may be yes or no.
    public static final Shape WANTED_TERMS =
            terms("WantedTerms", Part::maybe, new Shape.Either(List.of(HINTS, FLAG)));

    private static Shape terms(String name, BiFunction<String, Shape, Part> part, Shape hints) {
        return new Shape.Fields(
                name,
                List.of(
                        part.apply("clock", CLOCK),
                        part.apply("overtime", words(Terms.Overtime.values())),
                        part.apply("spectators", FLAG),
                        part.apply("listed", FLAG),
                        part.apply("hotSeat", FLAG),
                        part.apply("forced", FLAG),
                        part.apply("pace", COUNT),
                        part.apply("substitute", LEVEL),
                        part.apply("absence", COUNT),
                        part.apply("aids", FLAG),
                        part.apply("hints", hints),
                        part.apply("delay", COUNT)));
    }

    /// A chair and who sits there.
    public static final Shape SITTING =
            object(
                    "Sitting",
                    always("seat", SEAT),
                    always("name", TEXT),
                    always("kind", new Shape.Word(List.of("open", "person", "bot"))),
                    always("ready", FLAG),
                    maybe("face", TEXT),
                    maybe("program", FLAG),
                    maybe("level", LEVEL),
                    maybe("substitute", FLAG),
                    maybe("resigned", FLAG),
                    maybe("vanishedUntil", COUNT),
                    maybe("reserve", COUNT),
                    maybe("askedAt", COUNT),
                    maybe("dueAt", COUNT),
                    maybe("left", COUNT),
                    maybe("holidayUntil", COUNT));

    public static final Shape OUTCOME =
            object(
                    "Outcome",
                    always("ranks", new Shape.Items(COUNT)),
                    always("reason", TEXT),
                    always(
                            "sheet",
                            new Shape.Items(
                                    object(
                                            "Row",
                                            always("label", TEXT),
                                            always("values", new Shape.Items(whole()))))));

    /// Everybody's part in the draws.
    public static final Shape SHARES =
            new Shape.Entries(
                    SEAT,
                    object(
                            "Share",
                            maybe("commitment", HASH),
                            maybe("nonce", TEXT),
                            maybe("leftOut", FLAG),
                            maybe("revealed", FLAG),
                            maybe("open", FLAG)));

    private static final Shape HOUSE =
            object(
                    "House",
                    always("chat", FLAG),
                    always("locked", FLAG),
                    always(
                            "out",
                            new Shape.Items(
                                    object("Out", always("badge", TEXT), always("name", TEXT)))));

    /// Something that needs everybody who sits here.
    private static final Shape WISH =
            object("Wish", always("seat", SEAT), always("agreed", SEATS), maybe("since", COUNT));

    private static final Shape TABLE =
            object(
                    "Table",
                    always("id", TEXT),
                    always("game", TEXT),
                    always("rules", TEXT),
                    always("content", TEXT),
                    always("phase", words(Phase.values())),
                    always("settings", SETTINGS),
                    always("terms", TERMS),
                    always("commitment", HASH),
                    always("draws", TEXT),
                    always("steps", COUNT),
                    always("seats", new Shape.Items(SITTING)),
                    always("house", HOUSE),
                    maybe("shares", SHARES),
                    maybe("bound", SHARES),
                    maybe("host", SEAT),
                    maybe("before", TEXT),
                    maybe(
                            "undo",
                            object(
                                    "Undo",
                                    always("seat", SEAT),
                                    always("steps", COUNT),
                                    always("agreed", SEATS))),
                    maybe("pause", WISH),
                    maybe("hands", WISH),
                    maybe("outcome", OUTCOME),
                    maybe("rematch", TEXT),
                    maybe("resting", FLAG),
                    maybe("remember", FLAG),
                    maybe("round", TEXT),
                    maybe("sealed", FLAG),
                    maybe("seed", HASH));

    private static Shape whole() {
        return new Shape.Whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static Shape words(Enum<?>... values) {
        return new Shape.Word(
                Arrays.stream(values).map(value -> value.name().toLowerCase(Locale.ROOT)).toList());
    }

    // ---- messages

    /// Who did not decide by themselves.
    public static final Part AUTOMATIC =
            maybe(
                    "auto",
                    new Shape.Items(
                            object(
                                    "Automatic",
                                    always("seat", SEAT),
                                    always(
                                            "why",
                                            new Shape.Word(
                                                    List.of("forced", "standing", "absent"))))));

    private static final List<Part> HAPPENED =
            List.of(
                    always("events", EVENTS),
                    AUTOMATIC,
                    maybe("undone", SEAT),
                    maybe("nudged", SEAT),
                    maybe("hinted", SEAT));

    private static final Shape MOVE =
            new Shape.Either(
                    List.of(
                            object(
                                    "Move",
                                    always("do", TEXT),
                                    always("say", TEXT),
                                    maybe("kept", TEXT)),
                            TEXT));

    private static final List<Part> SEEN =
            List.of(
                    maybe("now", NOW),
                    maybe("memory", new Shape.OfGame("memory")),
                    maybe("awaited", SEATS),
                    maybe("asked", TEXT),
                    maybe("question", TEXT),
                    maybe("legal", new Shape.Items(MOVE)),
                    maybe("undo", FLAG),
                    maybe("hands", new Shape.Entries(SEAT, NOW)));

    private static final Shape VIEW =
            new Shape.Fields(
                    "Eyes",
                    together(
                            SEEN,
                            always("seat", Form.VIEWER.shape()),
                            maybe(
                                    "missed",
                                    new Shape.Items(
                                            new Shape.Fields(
                                                    "Missed",
                                                    together(HAPPENED, always("seq", COUNT)))))));

    /// Each kind of message by the word in its field `t`.
    public static Map<String, Shape> out() {
        var out = new LinkedHashMap<String, Shape>();
        var changed = together(HAPPENED, SEEN.toArray(Part[]::new));
        changed.addAll(List.of(always("seq", COUNT), always("at", COUNT)));
        changed.addAll(List.of(maybe("seat", SEAT), maybe("table", TABLE)));
        message(out, "update", changed.toArray(Part[]::new));
        message(
                out,
                "table",
                always("seq", COUNT),
                always("at", COUNT),
                always("you", object("You", always("seats", SEATS), always("host", FLAG))),
                always("table", TABLE),
                always("views", new Shape.Items(VIEW)));
        message(
                out,
                "said",
                always("seq", COUNT),
                always("at", COUNT),
                always("name", TEXT),
                always("badge", TEXT),
                always("seats", SEATS),
                always("text", TEXT));
        message(
                out,
                "here",
                always("seats", SEATS),
                always(
                        "lookers",
                        object(
                                "Lookers",
                                always("count", COUNT),
                                always("names", new Shape.Items(TEXT)))));
        message(
                out,
                "led",
                always("name", TEXT),
                always("mine", FLAG),
                always("step", COUNT),
                always("as", TEXT),
                always("wished", FLAG),
                always(
                        "wishes",
                        new Shape.Items(
                                object("Wisher", always("badge", TEXT), always("name", TEXT)))));
        message(out, "taken", always("seq", COUNT), always("seat", SEAT), always("name", TEXT));
        message(out, "ack", always("id", TEXT), always("seq", COUNT));
        message(out, "refused", always("id", TEXT), always("clause", TEXT), always("say", TEXT));
        message(out, "held", always("say", TEXT));
        message(out, "announce", always("text", TEXT));
        message(out, "pong");
        return out;
    }

    private static void message(Map<String, Shape> all, String kind, Part... parts) {
        Part word = always("t", new Shape.Word(List.of(kind)));
        String name = kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1) + "Message";
        all.put(kind, new Shape.Fields(name, together(List.of(word), parts)));
    }

    /// Any message.
    public static Shape message() {
        return new Shape.Either(List.copyOf(out().values()));
    }

    // ---- replay files

    private static Shape step(String name, Part... more) {
        return new Shape.Fields(
                name,
                together(
                        List.of(maybe("seat", SEAT), maybe("do", TEXT), maybe("draw", TEXT)),
                        more));
    }

    /// As a table writes it.
    public static Shape replay() {
        return replay("Replay", Part::always);
    }

    /// As it is taken: also of an older version, or one that no table wrote.
    public static Shape anyReplay() {
        return replay("AnyReplay", Part::maybe);
    }

    private static Shape replay(String name, BiFunction<String, Shape, Part> byTable) {
        return object(
                name,
                always("tablee", new Shape.Word(List.of("game"))),
                always("format", COUNT),
                always("game", TEXT),
                always("rules", TEXT),
                always("content", TEXT),
                always("settings", SETTINGS),
                always(
                        "steps",
                        new Shape.Items(
                                step(
                                        "PlayedStep",
                                        always("hash", new Shape.Text("[0-9a-f]{16}"))))),
                byTable.apply("program", TEXT),
                byTable.apply("table", new Shape.Items(SITTING)),
                byTable.apply("ended", COUNT),
                maybe("random", object("Origin", always("algorithm", TEXT), always("seed", TEXT))),
                byTable.apply(
                        "fairness",
                        object(
                                "Fairness",
                                always("algorithm", TEXT),
                                always("table", TEXT),
                                always("commitment", HASH),
                                always("seed", HASH),
                                maybe("nonces", new Shape.Entries(SEAT, TEXT)),
                                maybe("shares", SHARES),
                                maybe("round", TEXT),
                                maybe("given", COUNT),
                                maybe("from", TEXT),
                                maybe(
                                        "course",
                                        new Shape.Items(
                                                step("CourseStep", maybe("undo", COUNT)))))));
    }
}
