package tablee.metro.content;

import java.util.List;
import java.util.function.Predicate;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Message;
import tablee.engine.content.Findings;
import tablee.engine.content.Findings.Spot;

/// One clause of section 6 held against a set: a figure for each of its constraints, kept or not, and a fault for every one broken.
///
/// @param severity what the book asks for is an error; what we ask of the set we ship is a warning in an owner's
/// @param file where a fault of the whole set is looked for
record Check(Findings findings, CardSet set, Severity severity, String file, String clause) {

    static Check of(Findings findings, CardSet set, Severity severity) {
        return new Check(findings, set, severity, SetLoader.LIFE, "");
    }

    Check by(String broken) {
        return new Check(findings, set, severity, file, broken);
    }

    Check in(String other) {
        return new Check(findings, set, severity, other, clause);
    }

    void holds(Message what, Message expected, Message found, boolean holds) {
        findings.figure(clause, what, expected, found, holds);
        if (!holds) {
            Message differs = Message.of("metro.check.differs", what, expected, found);
            findings.fault(severity, Spot.of(file), clause, differs);
        }
    }

    void exactly(int expected, int found, String key, Object... args) {
        between(expected, expected, found, key, args);
    }

    void between(int least, int most, int found, String key, Object... args) {
        boolean holds = found >= least && found <= most;
        holds(Message.of(key, args), Message.range(least, most), Message.plain(found), holds);
    }

    void atLeast(int least, int found, String key, Object... args) {
        Message expected = Message.plain("≥ " + least);
        holds(Message.of(key, args), expected, Message.plain(found), found >= least);
    }

    /// The share of all life cards.
    void percent(int least, int most, Predicate<Card> of, String key) {
        double share = 100.0 * lives(of) / Math.max(1, lives(_ -> true));
        Message expected = Message.range(percent(least, 0), percent(most, 0));
        boolean holds = share >= least && share <= most;
        holds(Message.of(key), expected, percent(share, 1), holds);
    }

    static Message percent(double share, int digits) {
        return Message.of("metro.check.percent", Message.decimal(share, digits));
    }

    /// A figure about cards: how many break the constraint, and a fault for each.
    void each(List<Card> cards, Predicate<Card> holds, String key, Object... args) {
        List<Card> bad = cards.stream().filter(holds.negate()).toList();
        Message what = Message.of(key, args);
        Message all = Message.of("metro.check.all");
        Message found = bad.isEmpty() ? all : Message.of("metro.check.not", bad.size());
        findings.figure(clause, what, all, found, bad.isEmpty());
        bad.forEach(card -> fault(card, Message.of("metro.check.broken", what)));
    }

    void fault(Card card, Message text) {
        Spot spot = Spot.of(card.file()).at(card.source()).about(Message.plain(card.title()));
        findings.fault(severity, spot, clause, text);
    }

    /// Copies of life cards.
    int lives(Predicate<Card> of) {
        return Supply.copies(set.cards(Kind.LIFE), of);
    }
}
