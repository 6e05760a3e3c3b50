package tablee.engine;

import java.util.List;

/// The result of checking a content set: its faults, and the figures behind the constraints.
public record ContentReport(List<Fault> faults, List<Figure> figures) {

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

    public ContentReport {
        faults = List.copyOf(faults);
        figures = List.copyOf(figures);
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
