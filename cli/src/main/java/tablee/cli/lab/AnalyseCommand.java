package tablee.cli.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Columns;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.GameOptions;
import tablee.cli.Language;
import tablee.cli.LogFile;
import tablee.cli.ProgressBar;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.lab.analysis.Analysis;
import tablee.lab.analysis.AnalysisJson;
import tablee.lab.analysis.Analyst;
import tablee.lab.analysis.Effort;

/// Looks back at a finished game: chances after every step, luck and decisions apart, the most costly decisions.
@CommandLine.Command(name = "analyse")
public final class AnalyseCommand extends Command {

    @Parameters(paramLabel = "FILE")
    public Path file = Path.of("");

    @Option(names = "--content", paramLabel = "DIR")
    Optional<Path> content = Optional.empty();

    @Option(names = "--worlds", paramLabel = "N")
    int worlds = 100;

    @Option(names = "--iterations", paramLabel = "N")
    int iterations = 300;

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--threads", paramLabel = "N")
    Optional<Integer> threads = Optional.empty();

    @Option(names = "--json")
    boolean json;

    public AnalyseCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException, InterruptedException {
        requirePositive("--worlds", worlds);
        requirePositive("--iterations", iterations);
        requirePositive("--threads", threads.orElse(1));
        var logFile = LogFile.read(file);
        var options = new GameOptions();
        options.content = content;
        analyse(options.game(logFile), logFile);
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void analyse(
            Game<S, V, A> game, LogFile logFile) throws InterruptedException {
        GameLog log = logFile.log(game);
        requireOver(game, log);
        int workers = threads.orElse(Runtime.getRuntime().availableProcessors());
        var analyst = new Analyst<>(game, new Effort(worlds, iterations, workers), seed);
        var bar = new ProgressBar(console, texts, log.entries().size() + 1);
        Analysis analysis = analyst.of(log, bar::show);
        bar.clear();
        Texts words = Language.add(game.wording().texts(texts.language()));
        if (json) {
            print(AnalysisJson.of(analysis, words));
        } else {
            tell(analysis, words);
        }
    }

    /// Every step is checked on the way: an analysis of an edited log would be one of another game.
    private <S extends State, V extends View, A extends Action> void requireOver(
            Game<S, V, A> game, GameLog log) {
        try {
            boolean over =
                    Match.replay(
                                    game,
                                    log,
                                    _ -> {
                                        throw unfinished(log);
                                    })
                            .isOver();
            if (!over) {
                throw unfinished(log);
            }
        } catch (BadInput bad) {
            throw LogFile.inFile(file, bad);
        }
    }

    private static BadInput unfinished(GameLog log) {
        return BadInput.of("cli.verify.unfinished", log.entries().size());
    }

    private void tell(Analysis analysis, Texts words) {
        say("cli.analyse.method");
        print("");
        for (Analysis.Account one : analysis.seats()) {
            double error = 1.96 * one.decisionsError();
            say(
                    Math.abs(one.decisions()) > error
                            ? "cli.analyse.seat"
                            : "cli.analyse.seat.unclear",
                    one.seat().label(),
                    wholePercent(one.start()),
                    wholePercent(one.end()),
                    signed(one.decisions()),
                    wholePercent(error),
                    signed(one.luck()),
                    signed(one.others()));
        }
        print("");
        if (analysis.costly().isEmpty()) {
            say("cli.analyse.faultless");
        }
        for (Analysis.Choice choice : analysis.costly()) {
            say(
                    "cli.analyse.costly",
                    choice.step(),
                    choice.seat().label(),
                    words.say(choice.playedSaid()),
                    wholePercent(choice.cost()),
                    wholePercent(1.96 * choice.error()),
                    words.say(choice.betterSaid()));
        }
        print("");
        chances(analysis);
    }

    private void chances(Analysis analysis) {
        var head = new StringBuilder(Columns.pad("", 44));
        for (int i = 0; i < analysis.start().size(); i++) {
            head.append(Columns.padLeft(Seat.of(i).label(), 6));
        }
        print(head.toString());
        line(texts.say("cli.analyse.start"), analysis.start());
        for (Analysis.Moment moment : analysis.moments()) {
            String who = moment.seat().map(Seat::label).orElse("·");
            String what = moment.step() + " " + who + " " + moment.notation();
            line(what.length() > 42 ? what.substring(0, 41) + "…" : what, moment.chances());
        }
    }

    private void line(String what, java.util.List<Double> chances) {
        var line = new StringBuilder(Columns.pad(what, 44));
        chances.forEach(chance -> line.append(Columns.padLeft(wholePercent(chance), 6)));
        print(line.toString());
    }

    private String wholePercent(double value) {
        return texts.say("cli.percent", number(100 * value, 0));
    }

    private String signed(double value) {
        return (value > 0 ? "+" : "") + wholePercent(value == 0 ? 0.0 : value);
    }
}
