package tablee.metro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Figure;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Message;

/// What checking a set brought to light: a figure for every constraint, kept or not, and a fault for every one broken.
final class Findings {

    private final List<Fault> faults;
    private final List<Figure> figures = new ArrayList<>();

    /// @param faults what could not even be read
    Findings(List<Fault> faults) {
        this.faults = new ArrayList<>(faults);
    }

    ContentReport report() {
        return new ContentReport(faults, figures);
    }

    void figure(String clause, Message what, Message expected, Message found, boolean holds) {
        figures.add(new Figure(clause, what, expected, found, holds));
    }

    /// A figure of the whole set, and a fault if it does not hold.
    void require(
            Severity severity,
            String file,
            String clause,
            Message what,
            Message expected,
            Message found,
            boolean holds) {
        figure(clause, what, expected, found, holds);
        if (!holds) {
            faults.add(
                    new Fault(
                            severity,
                            file,
                            0,
                            ContentReport.WHOLE,
                            clause,
                            Message.of("metro.check.differs", what, expected, found)));
        }
    }

    /// What the book asks for: without it no set is played.
    void must(
            String file,
            String clause,
            Message what,
            Message expected,
            Message found,
            boolean holds) {
        require(Severity.ERROR, file, clause, what, expected, found, holds);
    }

    /// The same of every one of these cards.
    void must(String clause, Message what, List<Card> cards, Predicate<Card> holds) {
        each(Severity.ERROR, clause, what, cards, holds);
    }

    /// A figure about cards: how many break the constraint, and a fault for each.
    void each(
            Severity severity,
            String clause,
            Message what,
            List<Card> cards,
            Predicate<Card> holds) {
        List<Card> bad = cards.stream().filter(holds.negate()).toList();
        Message all = Message.of("metro.check.all");
        Message found = bad.isEmpty() ? all : Message.of("metro.check.not", bad.size());
        figure(clause, what, all, found, bad.isEmpty());
        for (Card card : bad) {
            fault(severity, card, clause, Message.of("metro.check.broken", what));
        }
    }

    void fault(Fault fault) {
        faults.add(fault);
    }

    void fault(Severity severity, Card card, String clause, Message text) {
        faults.add(
                new Fault(
                        severity,
                        card.file(),
                        card.source().line(),
                        Message.plain(card.title()),
                        clause,
                        text));
    }
}
