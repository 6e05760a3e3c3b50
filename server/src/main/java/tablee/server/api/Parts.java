package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;
import tablee.table.Phase;

/// What several answers are made of.
final class Parts {

    static final Shape TEXT = new Shape.Text("");
    static final Shape FLAG = new Shape.Flag();
    static final Shape COUNT = new Shape.Whole(0, Integer.MAX_VALUE);
    static final Shape WHOLE = new Shape.Whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    static final Shape DECIMAL = new Shape.Decimal();
    static final Shape SEAT = Form.SEAT.shape();
    static final Shape SEATS = Form.SEATS.shape();
    static final Shape TEXTS = new Shape.Items(TEXT);

    /// `A`, `spectator`, and `open` for every card on the table.
    static final Shape EYES = TEXT;

    static final Shape PHASE =
            new Shape.Word(
                    Arrays.stream(Phase.values())
                            .map(phase -> phase.name().toLowerCase(Locale.ROOT))
                            .toList());

    /// Nothing more is to be said.
    static final Shape NOTHING = object("Nothing");

    static final Shape MADE = object("Made", always("id", TEXT));

    /// The line of a table's log that something became.
    static final Shape WRITTEN = object("Written", always("seq", COUNT));

    /// Any refusal, whatever was asked.
    static final Shape REFUSED =
            object("Refused", always("error", TEXT), always("say", TEXT), maybe("clause", TEXT));

    private Parts() {}

    static Shape object(String name, Part... parts) {
        return new Shape.Fields(name, List.of(parts));
    }

    static Part items(String name, Shape item) {
        return always(name, new Shape.Items(item));
    }

    /// An answer with one list in it.
    static Shape list(String name, String field, Shape item) {
        return object(name, items(field, item));
    }
}
