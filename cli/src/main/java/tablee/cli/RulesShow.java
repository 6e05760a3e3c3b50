package tablee.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.engine.Json;
import tablee.engine.Texts;

/// The text of one clause.
@CommandLine.Command(name = "show")
final class RulesShow extends Command {

    private static final List<String> REGISTERS = List.of("cabo", "cv", "metro", "hasard");

    @Parameters(paramLabel = "CLAUSE")
    String id = "";

    @Option(names = "--json")
    boolean json;

    RulesShow(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    int run() {
        var clause = Registers.of(REGISTERS).get(id);
        String place = "docs/rules/" + clause.game() + ".md:" + clause.line();
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
