package tablee.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.server.ServerTexts;
import tablee.server.art.ArtReport;
import tablee.server.live.FolderContent;

/// Says what is wrong with a content set.
@CommandLine.Command(name = "check")
final class ContentCheck extends Command {

    @Parameters(arity = "1..2", paramLabel = "[GAME] DIR")
    List<String> what = new ArrayList<>();

    @Option(names = "--json")
    boolean json;

    ContentCheck(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        Path folder = Path.of(what.getLast());
        GameProvider provider;
        ContentSource content;
        if (what.size() == 1 && !Files.exists(folder) && isGame(what.getFirst())) {
            provider = Games.find(what.getFirst());
            content = provider.houseContent();
        } else if (what.size() == 1 && !Files.exists(folder)) {
            var games = Games.all().stream().map(GameProvider::id).toList();
            throw BadInput.of("cli.content.neither", what.getFirst(), String.join(", ", games));
        } else {
            content = new FolderContent(folder);
            provider = what.size() == 2 ? Games.find(what.getFirst()) : guess(content);
        }
        ContentReport report = ArtReport.with(provider.check(content), provider, content);
        Texts words =
                ServerTexts.in(texts.language())
                        .with(provider.house().wording().texts(texts.language()));
        if (json) {
            print(toJson(provider.id(), content.name(), report, words));
        } else {
            report.faults().forEach(fault -> print(severity(fault) + words.say(fault.sentence())));
            report.figures().forEach(figure -> print(figure, words));
            say(
                    report.isSound() ? "cli.content.sound" : "cli.content.unsound",
                    content.name(),
                    provider.id(),
                    report.faults().size());
        }
        return report.isSound() ? ExitCode.OK : ExitCode.FOUND_FAILURES;
    }

    private static boolean isGame(String id) {
        return Games.all().stream().anyMatch(provider -> provider.id().equals(id));
    }

    /// The game most of whose files lie there: more than one game has a `set.json`.
    private GameProvider guess(ContentSource content) {
        var fitting = new ArrayList<GameProvider>();
        long most = 1;
        for (GameProvider provider : Games.all()) {
            long present =
                    provider.contentFiles().stream()
                            .filter(file -> content.read(file).isPresent())
                            .count();
            if (present > most) {
                fitting.clear();
                most = present;
            }
            if (present == most) {
                fitting.add(provider);
            }
        }
        if (fitting.size() != 1) {
            throw BadInput.of("cli.content.guess", what.getLast());
        }
        return fitting.getFirst();
    }

    private String severity(ContentReport.Fault fault) {
        return switch (fault.severity()) {
            case ERROR -> texts.say("cli.content.error") + " ";
            case WARNING -> texts.say("cli.content.warning") + " ";
        };
    }

    private void print(ContentReport.Figure figure, Texts words) {
        print(
                (figure.holds() ? "ok   " : "!!   ")
                        + texts.say(
                                "cli.content.figure",
                                figure.clause(),
                                words.say(figure.what()),
                                words.say(figure.found()),
                                words.say(figure.expected())));
    }

    private static Json toJson(String game, String name, ContentReport report, Texts words) {
        return Json.object()
                .put("game", game)
                .put("content", name)
                .put("sound", report.isSound())
                .put("faults", Json.list(report.faults(), fault -> toJson(fault, words)))
                .put("figures", Json.list(report.figures(), figure -> toJson(figure, words)))
                .build();
    }

    private static Json toJson(ContentReport.Fault fault, Texts words) {
        return Json.object()
                .put(
                        "severity",
                        fault.severity() == ContentReport.Severity.ERROR ? "error" : "warning")
                .put("file", fault.file())
                .put("line", fault.line())
                .put("card", words.say(fault.card()))
                .put("clause", fault.clause())
                .put("key", fault.text().key())
                .put("text", words.say(fault.text()))
                .build();
    }

    private static Json toJson(ContentReport.Figure figure, Texts words) {
        return Json.object()
                .put("clause", figure.clause())
                .put("key", figure.what().key())
                .put("what", words.say(figure.what()))
                .put("expected", words.say(figure.expected()))
                .put("found", words.say(figure.found()))
                .put("holds", figure.holds())
                .build();
    }
}
