package tablee.engine.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Asked;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Figure;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.form.Shape;

/// What reading and checking a set brings to light: its faults and the figures of its constraints. Nothing is thrown, so that an owner sees all of it at once.
public final class Findings {

    /// Where something stands.
    ///
    /// @param line 0 for the whole file
    /// @param card as its reader calls it, [ContentReport#WHOLE] for the whole set
    public record Spot(String file, int line, Message card) {

        public static Spot of(String file) {
            return new Spot(file, 0, ContentReport.WHOLE);
        }

        public Spot at(Json json) {
            return new Spot(file, json.line(), card);
        }

        public Spot about(Message other) {
            return new Spot(file, line, other);
        }
    }

    private final List<Fault> faults = new ArrayList<>();
    private final List<Figure> figures = new ArrayList<>();
    private final List<Asked> asked = new ArrayList<>();

    public ContentReport report() {
        return new ContentReport(faults, figures, asked);
    }

    public boolean isSound() {
        return report().isSound();
    }

    public void fault(Severity severity, Spot spot, String clause, Message text) {
        faults.add(new Fault(severity, spot.file(), spot.line(), spot.card(), clause, text));
    }

    /// What makes a set unplayable if it does not hold.
    public void must(boolean holds, Spot spot, String clause, Message text) {
        if (!holds) {
            fault(Severity.ERROR, spot, clause, text);
        }
    }

    /// What is refused in the shipped set only.
    public void should(boolean holds, Spot spot, String clause, Message text) {
        if (!holds) {
            fault(Severity.WARNING, spot, clause, text);
        }
    }

    /// A line of the constraint table; a fault is another matter.
    public void figure(
            String clause, Message what, Message expected, Message found, boolean holds) {
        figures.add(new Figure(clause, what, expected, found, holds));
    }

    /// A field is looked for in this record.
    void asked(String file, Json record, String name, Shape shape) {
        asked.add(new Asked(file, record.line(), name, shape));
    }

    /// The value of a file as JSON; a file that is missing or is no JSON is a fault.
    public Optional<Json> file(ContentSource source, String file, String clause) {
        return file(source, Spot.of(file), clause);
    }

    /// The same where the whole file is about one card.
    public Optional<Json> file(ContentSource source, Spot spot, String clause) {
        Optional<String> text = source.read(spot.file());
        must(text.isPresent(), spot, clause, Message.of("engine.content.missing"));
        try {
            return text.map(Json::parse);
        } catch (BadInput bad) {
            var at = new Spot(spot.file(), bad.line(), spot.card());
            fault(Severity.ERROR, at, clause, bad.sentence());
            return Optional.empty();
        }
    }

    /// What cannot be read ends the reading of this part, not of the whole set.
    public <T> Optional<T> reading(Spot spot, String clause, Supplier<T> part) {
        try {
            return Optional.of(part.get());
        } catch (BadInput bad) {
            int line = bad.line() > 0 ? bad.line() : spot.line();
            var at = new Spot(spot.file(), line, spot.card());
            fault(Severity.ERROR, at, clause, bad.sentence());
            return Optional.empty();
        }
    }
}
