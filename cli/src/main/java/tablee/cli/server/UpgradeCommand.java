package tablee.cli.server;

import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Language;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.server.Config;
import tablee.server.UpgradeCheck;
import tablee.server.store.Survey;
import tablee.table.Version;

/// Brings a store to the form of this program, as `serve` does when it starts; with `--check` only tells what would happen.
@CommandLine.Command(name = "upgrade")
final class UpgradeCommand extends Command {

    @Option(names = "--check")
    boolean check;

    @Option(names = "--data", paramLabel = "DIR")
    Path data = Path.of("data");

    @Mixin DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--contents", paramLabel = "DIR")
    String contents = "";

    @Option(names = "--json")
    boolean json;

    UpgradeCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        if (!check) {
            database.open(data.toString()).close();
            say("cli.upgrade.done", Survey.newest(), Version.TEXT);
            return ExitCode.OK;
        }
        Config config = database.config(data.toString()).with("contents", contents);
        UpgradeCheck found = UpgradeCheck.of(config);
        if (json) {
            print(json(found));
        } else {
            tell(found);
        }
        return found.store().isNewer() || !found.rests().isEmpty()
                ? ExitCode.FOUND_FAILURES
                : ExitCode.OK;
    }

    private void tell(UpgradeCheck found) {
        Survey store = found.store();
        say(
                "cli.upgrade.store",
                store.program().orElse(texts.say("cli.upgrade.early")),
                store.form(),
                Version.TEXT,
                Survey.newest());
        if (store.isNewer()) {
            say("cli.upgrade.refused");
            return;
        }
        say("cli.upgrade.on", found.goesOn());
        for (UpgradeCheck.Rest rest : found.rests()) {
            say("cli.upgrade.rests", rest.table(), said(rest));
        }
        say("cli.upgrade.backup");
    }

    /// The reason is the server's or a game's.
    private String said(UpgradeCheck.Rest rest) {
        return Language.everything(texts.language()).say(rest.why());
    }

    private Json json(UpgradeCheck found) {
        return Json.object()
                .put("program", Version.TEXT)
                .put("usedBy", found.store().program().orElse(""))
                .put("form", found.store().form())
                .put("newestForm", Survey.newest())
                .put("refused", found.store().isNewer())
                .put("goOn", found.goesOn())
                .put(
                        "rest",
                        Json.of(
                                found.rests().stream()
                                        .map(
                                                rest ->
                                                        Json.object()
                                                                .put("table", rest.table())
                                                                .put("why", said(rest))
                                                                .build())
                                        .toList()))
                .build();
    }
}
