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
    public record Fault(
            Severity severity, String file, int line, String card, String clause, String text) {
        @Override
        public String toString() {
            // A fault of the whole set has neither line nor card.
            String place = file + (line > 0 ? ":" + line : "") + ": ";
            return place + (card.isEmpty() ? "" : card + ": ") + text + " (" + clause + ")";
        }
    }

    /// One line of the constraint table.
    public record Figure(
            String clause, String what, String expected, String found, boolean holds) {}

    public ContentReport {
        faults = List.copyOf(faults);
        figures = List.copyOf(figures);
    }

    public boolean isSound() {
        return faults.stream().noneMatch(fault -> fault.severity() == Severity.ERROR);
    }
}
