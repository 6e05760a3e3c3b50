package tablee.testkit.scenario;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.testkit.Register;
import tablee.testkit.ScenarioResult;

/// The content set of a scenario: the shipped one, a folder beside the scenario file (`content: plain`), or the shipped one
/// with some files or values replaced.
final class ScenarioContent {

    /// The shipped games, each read once: a suite plays the same one a hundred times.
    private static final Map<String, Game<?, ?, ?>> HOUSE = new ConcurrentHashMap<>();

    private ScenarioContent() {}

    static Game<?, ?, ?> game(GameProvider provider, Scenario scenario) {
        return scenario.document().find("content").isEmpty()
                ? HOUSE.computeIfAbsent(provider.id(), _ -> provider.house())
                : provider.with(source(provider, scenario));
    }

    /// `then: {sound: …, faults: […]}` speaks of the content itself; such a scenario plays nothing.
    static Optional<List<ScenarioResult.Failure>> check(GameProvider provider, Scenario scenario) {
        Optional<Json> then = scenario.document().find("then");
        if (then.isEmpty()
                || (then.get().find("faults").isEmpty() && then.get().find("sound").isEmpty())) {
            return Optional.empty();
        }
        ContentReport report = provider.check(source(provider, scenario));
        Texts texts = provider.house().wording().texts("en");
        var failures = new ArrayList<ScenarioResult.Failure>();
        then.get()
                .find("sound")
                .filter(said -> said.asBool() != report.isSound())
                .ifPresent(
                        said ->
                                failures.add(
                                        new ScenarioResult.Failure(
                                                said.line(),
                                                "sound " + said.print(),
                                                texts.say(report.errors()))));
        then.get()
                .find("faults")
                .flatMap(said -> PartialMatch.differs(said, faults(report, texts)))
                .ifPresent(
                        mismatch ->
                                failures.add(
                                        new ScenarioResult.Failure(
                                                mismatch.line(),
                                                "faults "
                                                        + mismatch.path()
                                                        + " "
                                                        + mismatch.expected(),
                                                mismatch.found())));
        return Optional.of(failures);
    }

    private static Json faults(ContentReport report, Texts texts) {
        return Json.of(
                report.faults().stream()
                        .map(
                                fault ->
                                        Json.object()
                                                .put("severity", fault.severity().name())
                                                .put("file", fault.file())
                                                .put("line", fault.line())
                                                .put("card", texts.say(fault.card()))
                                                .put("clause", fault.clause())
                                                .put("text", texts.say(fault.text()))
                                                .build())
                        .toList());
    }

    private static ContentSource source(GameProvider provider, Scenario scenario) {
        Json content = scenario.document().find("content").orElse(Json.of("house"));
        if (!(content instanceof Json.Obj)) {
            return content.plain().equals("house")
                    ? provider.houseContent()
                    : folder(provider, scenario, content);
        }
        ContentSource base =
                content.find("from")
                        .filter(from -> !from.plain().equals("house"))
                        .map(from -> folder(provider, scenario, from))
                        .orElseGet(provider::houseContent);
        return new Changed("scenario", base, texts(content, base));
    }

    private static ContentSource folder(GameProvider provider, Scenario scenario, Json name) {
        Path folder = Path.of(scenario.file()).resolveSibling(name.plain());
        if (!Files.isDirectory(folder)) {
            throw BadInput.of(
                    Sentences.say(
                            "there is no content folder "
                                    + folder
                                    + " (line "
                                    + name.line()
                                    + ")"));
        }
        var texts = new TreeMap<String, String>();
        for (String file : provider.contentFiles()) {
            if (Files.isRegularFile(folder.resolve(file))) {
                texts.put(file, Register.read(folder.resolve(file)));
            }
        }
        return new Changed(name.plain(), ContentSource.EMPTY, texts);
    }

    private record Changed(String name, ContentSource base, Map<String, String> texts)
            implements ContentSource {
        @Override
        public Optional<String> read(String file) {
            return Optional.ofNullable(texts.get(file)).or(() -> base.read(file));
        }
    }

    /// `files` replaces whole files (a text, or data that is written as JSON), `set` single values by their path in a file.
    private static Map<String, String> texts(Json content, ContentSource base) {
        var texts = new TreeMap<String, String>();
        content.find("files")
                .ifPresent(
                        files ->
                                files.fields()
                                        .forEach(
                                                (name, text) ->
                                                        texts.put(
                                                                name,
                                                                text instanceof Json.Text plain
                                                                        ? plain.value()
                                                                        : text.pretty())));
        content.find("set")
                .ifPresent(
                        files ->
                                files.fields()
                                        .forEach(
                                                (name, values) ->
                                                        texts.put(
                                                                name,
                                                                changed(
                                                                        name, values, texts,
                                                                        base))));
        return texts;
    }

    private static String changed(
            String file, Json values, Map<String, String> texts, ContentSource base) {
        String text =
                Optional.ofNullable(texts.get(file))
                        .or(() -> base.read(file))
                        .orElseThrow(
                                () ->
                                        BadInput.of(
                                                Sentences.say(
                                                        "the content has no file \""
                                                                + file
                                                                + "\" (line "
                                                                + values.line()
                                                                + ")")));
        Json json = Json.parse(text);
        for (Map.Entry<String, Json> value : values.fields().entrySet()) {
            json = Paths.set(json, value.getKey(), value.getValue());
        }
        return json.pretty();
    }
}
