package tablee.cli.rules;

import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Columns;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Texts;

/// The text of one clause.
@CommandLine.Command(name = "show")
final class RulesShow extends Command {

    @Parameters(paramLabel = "CLAUSE")
    String id = "";

    @Option(names = "--json")
    boolean json;

    RulesShow(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        var clause = Registers.of(Games.all().stream().map(GameProvider::id).toList()).get(id);
        String place = clause.place();
        if (json) {
            print(
                    Json.object()
                            .put("id", clause.id())
                            .put("game", clause.game())
                            .put("text", clause.text())
                            .put("place", place)
                            .build());
        } else {
            print(clause.id() + " (" + place + ")");
            Columns.wrap(clause.text(), Columns.WIDTH).forEach(this::print);
        }
        return ExitCode.OK;
    }
}
