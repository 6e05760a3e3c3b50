package tablee.engine;

import java.util.List;
import tablee.engine.form.Shape;

/// The result of checking a content set: its faults, and the figures behind the constraints.
///
/// @param asked the fields that the reader looked for, record by record: whoever edits a set has no other list of them
public record ContentReport(List<Fault> faults, List<Figure> figures, List<Asked> asked) {

    public enum Severity {
        /// The set is refused.
        ERROR,
        /// Refused in the shipped set, a warning in an owner's.
        WARNING
    }

    /// One fault: which file and line, which card, which clause, what was found and what was expected.
    ///
    /// @param line 0 for a fault of the whole file
    /// @param card as its reader calls it; nothing for a fault of the whole set ([#WHOLE])
    public record Fault(
            Severity severity, String file, int line, Message card, String clause, Message text) {

        /// `file:line: card: what is wrong (clause)`.
        public Message sentence() {
            String place = line > 0 ? file + ":" + line : file;
            return card.equals(WHOLE)
                    ? Message.of("engine.content.fault", place, text, clause)
                    : Message.of("engine.content.card", place, card, text, clause);
        }
    }

    /// In place of a card: the fault is of the set as a whole.
    public static final Message WHOLE = Message.plain("");

    /// One line of the constraint table.
    public record Figure(
            String clause, Message what, Message expected, Message found, boolean holds) {}

    /// A field that a record may have, whether it is there or not.
    ///
    /// @param line where the record begins
    /// @param shape what its value looks like
    public record Asked(String file, int line, String name, Shape shape) {}

    public ContentReport {
        faults = List.copyOf(faults);
        figures = List.copyOf(figures);
        asked = List.copyOf(asked);
    }

    /// Of what nobody has to edit.
    public ContentReport(List<Fault> faults, List<Figure> figures) {
        this(faults, figures, List.of());
    }

    /// The same of a set that was judged further.
    public ContentReport with(List<Fault> others) {
        return new ContentReport(others, figures, asked);
    }

    public boolean isSound() {
        return faults.stream().noneMatch(fault -> fault.severity() == Severity.ERROR);
    }

    /// Everything for which the set is refused, a line each.
    public Message errors() {
        return Message.lines(
                faults.stream()
                        .filter(fault -> fault.severity() == Severity.ERROR)
                        .map(Fault::sentence)
                        .toList());
    }
}
