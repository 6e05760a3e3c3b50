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
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;

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
    private final FaultList faults = new FaultList();
    private final List<Carton> cartons = new ArrayList<>();
    private final List<ChildhoodPath> paths = new ArrayList<>();
    private final List<Words> stories = new ArrayList<>();
    private String id = "";
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
        if (set.isEmpty()) {
            return new ContentReport(graded(faults.all()), List.of());
        }
        var checks = new CartonChecks(set.get());
        var all = new ArrayList<>(faults.all());
        for (CartonFindings.Finding finding : checks.findings()) {
            if (!finding.holds()) {
                int line = faults.line(finding.card());
                String file = faults.file(finding.card());
                all.add(
                        new Fault(
                                Severity.WARNING,
                                file,
                                line,
                                FaultList.name(finding.card()),
                                finding.clause(),
                                finding.text()));
            }
        }
        return new ContentReport(graded(all), checks.figures());
    }

    /// What is advice to an owner is an error in a set that ships (section 6.3 of the register).
    private List<Fault> graded(List<Fault> found) {
        return shipped
                ? found.stream()
                        .map(
                                f ->
                                        new Fault(
                                                Severity.ERROR,
                                                f.file(),
                                                f.line(),
                                                f.card(),
                                                f.clause(),
                                                f.text()))
                        .toList()
                : found;
    }

    /// Empty when there are errors: numbers that make no sense are not judged for checks.
    private Optional<CartonSet> read() {
        open(SET).ifPresent(this::readSet);
        for (Profession profession : Profession.values()) {
            open(file(profession)).ifPresent(json -> readProfession(profession, json));
        }
        open(CHILDHOOD).ifPresent(this::readChildhood);
        checkWhole();
        return !faults.hasErrors()
                ? Optional.of(new CartonSet(id, shipped, List.of(), cartons, paths, stories))
                : Optional.empty();
    }

    private Optional<Json> open(String file) {
        Optional<String> text = source.read(file);
        if (text.isEmpty()) {
            faults.add(file, 1, card(file), "K-E1", Message.of("engine.content.missing"));
            return Optional.empty();
        }
        try {
            return Optional.of(Json.parse(text.get()));
        } catch (BadInput bad) {
            faults.add(file, line(bad), card(file), "K-E1", bad.sentence());
            return Optional.empty();
        }
    }

    /// Whose file it is: `clown.json` holds the CLOWN.
    private static String card(String file) {
        String name = file.substring(0, file.lastIndexOf('.'));
        return file.equals(SET) || file.equals(CHILDHOOD) ? name : name.toUpperCase(Locale.ROOT);
    }

    /// A reader's complaint ends with its line.
    private static int line(BadInput bad) {
        List<Object> args = bad.sentence().args();
        return !args.isEmpty() && args.getLast() instanceof Integer line ? line : 1;
    }

    private void readSet(Json json) {
        faults.reading(
                SET,
                json,
                "set",
                "K-E9",
                () -> {
                    id = json.at("id").asText();
                    shipped = json.at("shipped").asBool();
                    faults.words(SET, json.at("title"), "set");
                });
    }

    /// K-E1: the profession the file is named after, ranks 1 to 5 once each.
    private void readProfession(Profession profession, Json json) {
        var reader = new CartonReader(file(profession), profession, faults);
        faults.at(profession.name(), file(profession), json.line());
        faults.reading(
                file(profession),
                json,
                profession.name(),
                "K-E1",
                () -> {
                    String name = json.at("profession").asText();
                    if (!name.equals(profession.name())) {
                        faults.add(
                                file(profession),
                                json.at("profession").line(),
                                name,
                                "K-E1",
                                Message.of("hasard.check.profession", profession.name()));
                    }
                    stories.add(
                            json.find("story")
                                    .map(
                                            story ->
                                                    faults.words(
                                                            file(profession),
                                                            story,
                                                            profession.name()))
                                    .orElse(Words.of(profession.name(), profession.name())));
                    cartons.addAll(reader.cartons(json.at("cartons")));
                });
    }

    private void readChildhood(Json json) {
        var reader = new CartonReader(CHILDHOOD, Profession.STARLET, faults);
        faults.reading(
                CHILDHOOD,
                json,
                "childhood",
                "K-E6",
                () -> paths.addAll(reader.paths(json.at("paths"))));
    }

    private void checkWhole() {
        long skulls =
                cartons.stream()
                        .flatMap(carton -> carton.obstacles().stream())
                        .filter(Obstacle::deadly)
                        .count();
        if (skulls < 2) {
            faults.add(
                    file(Profession.GANGSTER),
                    1,
                    "GANGSTER",
                    "K-E7",
                    Message.of("hasard.check.skulls.few", (int) skulls));
        }
        for (Quality reward : List.of(Quality.RI, Quality.SA, Quality.DI, Quality.DO)) {
            boolean offered =
                    cartons.stream()
                            .flatMap(carton -> carton.tasks().stream())
                            .anyMatch(task -> task.reward() == reward);
            if (!offered) {
                faults.add(
                        SET,
                        1,
                        "set",
                        "K-E8",
                        Message.of("hasard.check.reward.none", reward.spoken()));
            }
        }
    }
}
