package tablee.cli.lab;

import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Language;
import tablee.cli.TableOptions;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.Texts;

/// An environment for learners: reads a line of JSON, answers with one, until the input ends. See `docs/learners.md`.
@CommandLine.Command(name = "learn")
public final class LearnCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin TableOptions table = new TableOptions();

    public LearnCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        serve(table.game(id));
        return ExitCode.OK;
    }

    private void serve(Game<?, ?, ?> game) {
        Settings settings = table.settings(game.options());
        var school = LearnerTable.of(game, settings);
        Texts words = Language.add(game.wording().texts(texts.language()));
        while (true) {
            Optional<String> line = console.readLine();
            if (line.isEmpty()) {
                return;
            }
            if (line.get().isBlank()) {
                continue;
            }
            print(answered(school, line.get(), words).print());
            console.flush();
        }
    }

    /// A line that cannot be done changes nothing and is answered with the reason.
    private static Json answered(LearnerTable<?, ?, ?> school, String line, Texts words) {
        try {
            return school.answer(Json.parse(line));
        } catch (BadInput bad) {
            return Json.object().put("error", words.say(bad.sentence())).build();
        }
    }
}
