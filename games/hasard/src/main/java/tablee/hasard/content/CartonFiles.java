package tablee.hasard.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Message;
import tablee.engine.Words;
import tablee.engine.content.ContentFields;
import tablee.engine.content.Findings;
import tablee.engine.content.Findings.Spot;
import tablee.engine.form.Form;

/// Reads a Carton set: one file for each profession, the childhood paths, and the title page (section 6.1 of the register). Every fault is
/// named with its file, line and Carton; a set with an error is refused, a shipped one with a warning too.
public final class CartonFiles {

    static final String SET = "set.json";
    static final String CHILDHOOD = "childhood.json";

    public static final List<String> NAMES = names();

    private static List<String> names() {
        var names = new ArrayList<String>();
        names.add(SET);
        names.add(CHILDHOOD);
        for (Profession profession : Profession.values()) {
            names.add(file(profession));
        }
        return List.copyOf(names);
    }

    static String file(Profession profession) {
        return profession.name().toLowerCase(Locale.ROOT) + ".json";
    }

    private final ContentSource source;
    private final Findings findings = new Findings();
    private final CartonSpots spots = new CartonSpots();
    private final CartonReader reader = new CartonReader(findings, spots);
    private final List<Carton> cartons = new ArrayList<>();
    private final List<ChildhoodPath> paths = new ArrayList<>();
    private final List<Words> stories = new ArrayList<>();
    private String id;
    private boolean shipped;

    private CartonFiles(ContentSource source) {
        this.source = source;
        this.id = source.name();
    }

    /// The set, if it can be played; otherwise [BadInput] with everything that is wrong.
    public static CartonSet load(ContentSource source) {
        var files = new CartonFiles(source);
        Optional<CartonSet> set = files.read();
        ContentReport report = files.report(set);
        if (!report.isSound() || set.isEmpty()) {
            throw BadInput.of("hasard.content.refused", report.errors());
        }
        return set.get();
    }

    /// Everything that is wrong or out of balance, with the figures.
    public static ContentReport check(ContentSource source) {
        var files = new CartonFiles(source);
        return files.report(files.read());
    }

    private ContentReport report(Optional<CartonSet> set) {
        Optional<CartonChecks> checks = set.map(CartonChecks::new);
        checks.ifPresent(
                all ->
                        all.findings()
                                .forEach(
                                        one ->
                                                findings.should(
                                                        one.holds(),
                                                        spots.of(one.card()),
                                                        one.clause(),
                                                        one.text())));
        return new ContentReport(
                findings.report().faults().stream().map(this::graded).toList(),
                checks.map(CartonChecks::figures).orElse(List.of()),
                findings.report().asked());
    }

    /// What is advice to an owner is an error in a set that ships (section 6.3 of the register).
    private Fault graded(Fault fault) {
        return new Fault(
                shipped ? Severity.ERROR : fault.severity(),
                fault.file(),
                fault.line(),
                fault.card(),
                fault.clause(),
                fault.text());
    }

    /// Empty when there are errors: numbers that make no sense are not judged for checks.
    private Optional<CartonSet> read() {
        open(SET, "set", "K-E9").ifPresent(this::readSet);
        for (Profession profession : Profession.values()) {
            open(file(profession), profession.name(), "K-E1")
                    .ifPresent(fields -> readProfession(profession, fields));
        }
        open(CHILDHOOD, "childhood", "K-E6")
                .ifPresent(
                        fields -> {
                            fields.only(List.of("paths"));
                            paths.addAll(reader.paths(fields));
                        });
        checkWhole();
        return findings.isSound()
                ? Optional.of(new CartonSet(id, List.of(), cartons, paths, stories))
                : Optional.empty();
    }

    private Optional<ContentFields> open(String file, String card, String clause) {
        Spot spot = spots.put(card, Spot.of(file));
        return findings.file(source, spot, "K-E1")
                .map(
                        json ->
                                new ContentFields(
                                        findings, spots.put(card, spot.at(json)), json, clause));
    }

    private void readSet(ContentFields fields) {
        fields.only(List.of("id", "title", "author", "shipped"));
        id = fields.field("id", Form.TEXT, id);
        shipped = fields.field("shipped", Form.FLAG, false);
        CartonReader.words(fields, "title");
    }

    /// K-E1: the profession the file is named after.
    private void readProfession(Profession profession, ContentFields fields) {
        fields.only(List.of("profession", "story", "cartons"));
        findings.must(
                fields.field("profession", Form.TEXT, "").equals(profession.name()),
                fields.spot(),
                "K-E1",
                Message.of("hasard.check.profession", profession.name()));
        stories.add(
                fields.has("story")
                        ? CartonReader.words(fields, "story")
                        : Words.of(profession.name(), profession.name()));
        cartons.addAll(reader.cartons(fields, profession));
    }

    private void checkWhole() {
        int skulls =
                (int)
                        cartons.stream()
                                .flatMap(carton -> carton.obstacles().stream())
                                .filter(Obstacle::deadly)
                                .count();
        findings.must(
                skulls >= 2,
                spots.of("GANGSTER"),
                "K-E7",
                Message.of("hasard.check.skulls.few", skulls));
        for (Quality reward : List.of(Quality.RI, Quality.SA, Quality.DI, Quality.DO)) {
            findings.must(
                    cartons.stream()
                            .flatMap(carton -> carton.tasks().stream())
                            .anyMatch(task -> task.reward() == reward),
                    spots.of("set"),
                    "K-E8",
                    Message.of("hasard.check.reward.none", reward.spoken()));
        }
    }
}
