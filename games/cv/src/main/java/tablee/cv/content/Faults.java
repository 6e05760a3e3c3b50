package tablee.cv.content;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.ContentReport;
import tablee.engine.Message;

/// Everything found wrong with a deck file, each with its line, its card and the deck rule it breaks (CV-DECK-28).
final class Faults {

    private final String file;
    private final List<ContentReport.Fault> faults = new ArrayList<>();

    Faults(String file) {
        this.file = file;
    }

    void error(int line, Message card, String clause, Message text) {
        faults.add(
                new ContentReport.Fault(
                        ContentReport.Severity.ERROR, file, line, card, clause, text));
    }

    void warning(int line, Message card, String clause, Message text) {
        faults.add(
                new ContentReport.Fault(
                        ContentReport.Severity.WARNING, file, line, card, clause, text));
    }

    List<ContentReport.Fault> list() {
        return faults;
    }
}
