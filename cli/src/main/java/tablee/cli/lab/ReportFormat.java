package tablee.cli.lab;

import java.util.List;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.engine.BadInput;
import tablee.engine.GameInfo;
import tablee.engine.Json;
import tablee.engine.Settings;

/// How a report is printed: for people unless asked otherwise.
public final class ReportFormat {

    /// What can be printed in each shape.
    public interface Report {

        Json toJson();

        List<String> toCsv();

        /// For people, in the language of the command.
        List<String> toText(Command to);
    }

    /// What every report in JSON begins with: which game it is about.
    static Json.Builder about(GameInfo game, Settings settings) {
        return Json.object()
                .put("game", game.id())
                .put("rules", game.rules())
                .put("content", game.content())
                .put("settings", settings.toJson());
    }

    @Option(names = "--json")
    boolean json;

    @Option(names = "--csv")
    boolean csv;

    public void check() {
        if (json && csv) {
            throw BadInput.of("cli.simulate.format");
        }
    }

    public void print(Report report, Command to) {
        if (json) {
            to.print(report.toJson());
        } else {
            (csv ? report.toCsv() : report.toText(to)).forEach(to::print);
        }
    }
}
