package tablee.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Figure;
import tablee.engine.Texts;
import tablee.engine.Wording;

/// What a check of content says exists in every language and leaves no gap.
public final class SpokenReport {

    private SpokenReport() {}

    public static void check(ContentReport report, Wording<?, ?> wording) {
        for (String language : Spoken.languages(wording)) {
            Texts texts = wording.texts(language);
            for (Fault fault : report.faults()) {
                Spoken.said(fault.clause(), texts, fault.text());
                if (!fault.card().equals(ContentReport.WHOLE)) {
                    Spoken.said(fault.clause(), texts, fault.card());
                }
            }
            for (Figure figure : report.figures()) {
                Spoken.said(figure.clause(), texts, figure.what());
                Spoken.said(figure.clause(), texts, figure.expected());
                Spoken.said(figure.clause(), texts, figure.found());
            }
        }
    }

    /// Every sentence that the sources of this module name exists, and every one that exists is named: `"cv.check."`.
    public static void keys(String prefix, Wording<?, ?> wording) throws IOException {
        var named = new TreeSet<String>();
        Pattern literal = Pattern.compile("\"(" + Pattern.quote(prefix) + "[\\w.]*)\"");
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                literal.matcher(Files.readString(file))
                        .results()
                        .forEach(match -> named.add(match.group(1)));
            }
        }
        var known = new TreeSet<>(wording.texts("en").keys());
        known.removeIf(key -> !key.startsWith(prefix));
        for (String name : named) {
            // A name that ends with a dot is the beginning of several.
            Property.hold(
                    name.endsWith(".")
                            ? known.stream().anyMatch(key -> key.startsWith(name))
                            : known.contains(name),
                    name,
                    "no sentence");
        }
        for (String key : known) {
            Property.hold(
                    named.stream()
                            .anyMatch(
                                    name ->
                                            name.equals(key)
                                                    || (name.endsWith(".")
                                                            && key.startsWith(name))),
                    key,
                    "never said");
        }
    }
}
