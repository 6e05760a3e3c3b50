package tablee.hasard.content;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.ContentReport.Figure;
import tablee.engine.Message;
import tablee.engine.Words;

/// What was found of a set, one line for each check, kept or broken.
final class CartonFindings {

    /// @param card the Carton or profession meant
    /// @param text what was found and what was expected
    record Finding(String clause, String card, Message text, boolean holds) {}

    private final List<Finding> findings = new ArrayList<>();

    List<Finding> all() {
        return List.copyOf(findings);
    }

    /// One line for each rule: how many of its checks hold.
    List<Figure> byRule() {
        var figures = new ArrayList<Figure>();
        for (String clause : findings.stream().map(Finding::clause).distinct().sorted().toList()) {
            var all = findings.stream().filter(f -> f.clause().equals(clause)).toList();
            int broken = (int) all.stream().filter(f -> !f.holds()).count();
            figures.add(
                    new Figure(
                            clause,
                            Message.of("hasard.check.checks", all.size()),
                            Message.of("hasard.check.checks.all"),
                            Message.of("hasard.check.checks.hold", all.size() - broken),
                            broken == 0));
        }
        return figures;
    }

    /// One decimal if it needs one.
    static Message one(double value) {
        return Message.decimal(value, 1);
    }

    /// A sentence about a quality.
    static Message of(String key, Quality quality) {
        return Message.of(key, quality.spoken());
    }

    /// Something of the obstacle with this name.
    static Message of(Words name, Message what) {
        return Message.of("hasard.check.named", name, what);
    }

    void require(boolean holds, String clause, String card, String key) {
        require(holds, clause, card, Message.of(key));
    }

    void require(boolean holds, String clause, String card, Message text) {
        findings.add(new Finding(clause, card, text, holds));
    }

    void within(String clause, String card, String key, double found, double low, double high) {
        within(clause, card, Message.of(key), found, low, high);
    }

    void within(
            String clause,
            String card,
            String key,
            Quality quality,
            double found,
            double low,
            double high) {
        within(clause, card, of(key, quality), found, low, high);
    }

    void within(String clause, String card, Message what, double found, double low, double high) {
        require(
                found >= low && found <= high,
                clause,
                card,
                Message.of(
                        "hasard.check.within",
                        what,
                        one(found),
                        Message.range(one(low), one(high))));
    }
}
