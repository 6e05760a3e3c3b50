package tablee.hasard;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.ContentReport.Figure;

/// What was found of a set, one line for each check, kept or broken.
final class Findings {

    /// @param card the Carton or profession meant
    /// @param text what was found and what was expected
    record Finding(String clause, String card, String text, boolean holds) {}

    private final List<Finding> findings = new ArrayList<>();

    List<Finding> all() {
        return List.copyOf(findings);
    }

    /// One line for each rule: how many of its checks hold.
    List<Figure> byRule() {
        var figures = new ArrayList<Figure>();
        for (String clause : findings.stream().map(Finding::clause).distinct().sorted().toList()) {
            var all = findings.stream().filter(f -> f.clause().equals(clause)).toList();
            long broken = all.stream().filter(f -> !f.holds()).count();
            figures.add(
                    new Figure(
                            clause,
                            all.size() + " checks",
                            "all hold",
                            all.size() - broken + " hold",
                            broken == 0));
        }
        return figures;
    }

    /// One decimal if it needs one, without a formatter: this also runs in the browser.
    static String one(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0 ? Long.toString(tenths / 10) : tenths / 10 + "." + tenths % 10;
    }

    void require(boolean holds, String clause, String card, String text) {
        findings.add(new Finding(clause, card, text, holds));
    }

    void within(String clause, String card, String what, double found, double low, double high) {
        require(
                found >= low && found <= high,
                clause,
                card,
                what + " is " + one(found) + ", expected " + one(low) + " to " + one(high));
    }
}
