package tablee.cli.lab;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Bots;
import tablee.bots.Level;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Language;
import tablee.cli.TableOptions;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.learn.Batch;
import tablee.lab.learn.Lesson;

/// An environment for learners: reads a line of JSON, answers with one, until the input ends; or, with `--tables`, many tables at a time over bytes.
/// See `docs/learners.md`.
@CommandLine.Command(name = "learn")
public final class LearnCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin TableOptions table = new TableOptions();

    @Option(names = "--tables", paramLabel = "N")
    Optional<Integer> tables = Optional.empty();

    @Option(names = "--opponent", paramLabel = "LEVEL")
    Optional<String> opponent = Optional.empty();

    @Option(names = "--teacher", paramLabel = "LEVEL")
    String teacher = "habitué";

    @Option(names = "--max-steps", paramLabel = "N")
    int longest = 5000;

    public LearnCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException {
        requirePositive("--tables", tables.orElse(1));
        requirePositive("--max-steps", longest);
        serve(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void serve(Game<S, V, A> game)
            throws IOException {
        var lesson = Lesson.of(game, table.settings(game.options()));
        Texts words = Language.add(game.wording().texts(texts.language()));
        if (tables.isPresent()) {
            var bot = opponent.map(level -> Bots.of(game, Level.of(level)));
            var batch = new Batch<>(lesson, bot, tables.get(), longest);
            var out = new FileOutputStream(FileDescriptor.out);
            out.write((LearnerTable.spec(lesson).print() + "\n").getBytes(StandardCharsets.UTF_8));
            var in = new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16);
            new BatchChannel<>(batch, Bots.of(game, Level.of(teacher)), words, in, out).serve();
        } else {
            lines(new LearnerTable<>(lesson), words);
        }
    }

    private void lines(LearnerTable<?, ?, ?> school, Texts words) {
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
