package tablee.table.ask;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tablee.bots.Level;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;
import tablee.table.Terms;

/// What may be asked of a table, as shapes: one for each command that [Commands] reads, in the
/// order in which they are listed to whoever asks for something else. A test holds the two against
/// each other.
public final class CommandShapes {

    private static final Shape TEXT = new Shape.Text("");
    private static final Shape COUNT = new Shape.Whole(0, Integer.MAX_VALUE);
    private static final Part ANY_SEAT = Part.maybe("seat", Form.SEAT.shape());
    private static final Part THIS_SEAT = Part.always("seat", Form.SEAT.shape());
    private static final Part ON = Part.always("on", new Shape.Flag());
    private static final Part DO = Part.always("do", TEXT);

    private CommandShapes() {}

    private static Shape levels() {
        return Form.word(List.of(Level.values()), Level::label).shape();
    }

    /// A move is known by its `do` and has to have an id; any other command has a name and may have
    /// an id, to hear what became of it.
    private static void command(Map<String, Shape> all, String name, Part... own) {
        boolean move = name.equals("act");
        Shape word = new Shape.Word(List.of(name));
        var parts = new ArrayList<Part>();
        parts.add(move ? Part.maybe("cmd", word) : Part.always("cmd", word));
        parts.add(move ? Part.always("id", TEXT) : Part.maybe("id", TEXT));
        parts.addAll(List.of(own));
        String title =
                name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "Command";
        all.put(name, new Shape.Fields(title, parts));
    }

    /// Each by its name.
    public static Map<String, Shape> all() {
        var all = new LinkedHashMap<String, Shape>();
        command(all, "act", ANY_SEAT, Part.always("seq", COUNT), DO);
        command(all, "sit", ANY_SEAT, Part.maybe("name", TEXT));
        command(all, "leave", ANY_SEAT);
        command(all, "invite", ANY_SEAT, Part.always("level", levels()));
        command(all, "dismiss", THIS_SEAT);
        command(
                all,
                "ready",
                ANY_SEAT,
                Part.maybe("ready", new Shape.Flag()),
                Part.maybe("nonce", TEXT),
                Part.maybe("commitment", new Shape.Text("[0-9a-f]{64}")));
        command(all, "reveal", ANY_SEAT, Part.always("nonce", TEXT));
        command(all, "start");
        command(all, "undo", ANY_SEAT);
        command(all, "answer", ANY_SEAT, Part.always("agree", new Shape.Flag()));
        command(all, "resign", ANY_SEAT);
        command(all, "return", ANY_SEAT);
        command(all, "stand", ANY_SEAT, Part.always("question", TEXT), DO);
        command(all, "say", Part.always("text", TEXT));
        command(all, "rename", ANY_SEAT, Part.always("name", TEXT));
        command(all, "nudge", THIS_SEAT);
        command(all, "relieve", THIS_SEAT);
        command(all, "patience", Part.always("seconds", COUNT));
        command(all, "pause", ANY_SEAT, Part.maybe("agree", new Shape.Flag()));
        command(all, "hands", ANY_SEAT, Part.maybe("agree", new Shape.Flag()));
        command(all, "goOn", ANY_SEAT);
        command(all, "holiday", ANY_SEAT, Part.always("days", new Shape.Whole(0, Terms.HOLIDAY)));
        command(all, "chat", ON);
        command(all, "lock", ON);
        command(all, "keepOut", ANY_SEAT, Part.maybe("badge", TEXT), Part.maybe("name", TEXT));
        command(all, "letIn", ANY_SEAT, Part.maybe("badge", TEXT), Part.maybe("name", TEXT));
        command(all, "close");
        return all;
    }
}
