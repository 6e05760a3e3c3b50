package tablee.metro.content;

import java.util.List;
import java.util.function.Predicate;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Message;

/// METRO-CONTENT-H: how our own constraints are put, and what is said when one is broken.
final class HouseFindings {

    private final Findings findings;
    private final Severity severity;
    private final List<Card> life;

    HouseFindings(Findings findings, CardSet set, Severity severity) {
        this.findings = findings;
        this.severity = severity;
        this.life = set.cards(Kind.LIFE);
    }

    void require(
            String file,
            String clause,
            Message what,
            Message expected,
            Message found,
            boolean holds) {
        findings.require(severity, file, clause, what, expected, found, holds);
    }

    void range(String clause, Message what, int least, int most, int found) {
        require(
                SetLoader.LIFE,
                clause,
                what,
                Message.range(least, most),
                Message.plain(found),
                found >= least && found <= most);
    }

    void atLeast(String clause, Message what, int least, int found) {
        require(
                SetLoader.LIFE,
                clause,
                what,
                Message.plain("≥ " + least),
                Message.plain(found),
                found >= least);
    }

    void each(String clause, Message what, List<Card> cards, Predicate<Card> holds) {
        findings.each(severity, clause, what, cards, holds);
    }

    int lives(Predicate<Card> of) {
        return Supply.copies(life, of);
    }

    void percent(String clause, Message what, int least, int most, int part) {
        int all = Math.max(1, Supply.copies(life));
        double share = 100.0 * part / all;
        require(
                SetLoader.LIFE,
                clause,
                what,
                Message.range(percent(least, 0), percent(most, 0)),
                percent(share, 1),
                share >= least && share <= most);
    }

    static Message percent(double share, int digits) {
        return Message.of("metro.check.percent", Message.decimal(share, digits));
    }
}
