package tablee.cli;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tablee.cli.bench.BenchCommand;
import tablee.cli.lab.AnalyseCommand;
import tablee.cli.lab.BalanceCommand;
import tablee.cli.lab.BotRefereeCommand;
import tablee.cli.lab.CalibrateCommand;
import tablee.cli.lab.LearnCommand;
import tablee.cli.lab.SimulateCommand;
import tablee.cli.lab.TournamentCommand;
import tablee.cli.lab.TrainCommand;
import tablee.cli.rules.RulesCommand;
import tablee.cli.server.ServerCommands;
import tablee.engine.BadInput;
import tablee.engine.Texts;
import tablee.table.Version;

/// The whole command line. Each command is a class of its own, listed here.
public final class Tablee {

    private final Console console;

    public Tablee(Console console) {
        this.console = console;
    }

    /// The root: without a command it shows what there is.
    @CommandLine.Command(name = "tablee", version = "tablee " + Version.TEXT)
    static final class Root implements Runnable {

        @Mixin Shared shared = new Shared();

        @CommandLine.Option(
                names = {"-V", "--version"},
                versionHelp = true)
        boolean version;

        @Spec CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            spec.commandLine().usage(spec.commandLine().getOut());
        }
    }

    /// Runs one command and returns its exit code; everything it has to say went to the console.
    public int run(String... typed) {
        var language = Language.choose(List.of(typed), console);
        var texts = Language.texts(language);
        var outside = Outside.of(List.of(typed), console);
        try {
            outside.load();
        } catch (BadInput bad) {
            int code = new Failures(console, texts).refused(bad);
            console.flush();
            return code;
        }
        String[] args = outside.command().toArray(String[]::new);
        int code = commands(texts, args).execute(args);
        console.flush();
        return code;
    }

    /// All commands.
    CommandLine commands(Texts texts) {
        return line(commandsByName(texts).values(), texts);
    }

    /// The commands this line may need. To describe all of them takes longer than most of them run, so when the line begins with the
    /// name of one, it is that one.
    private CommandLine commands(Texts texts, String... args) {
        var all = commandsByName(texts);
        var asked = args.length == 0 ? null : all.get(args[0]);
        return line(asked == null ? all.values() : List.of(asked), texts);
    }

    private Map<String, Supplier<?>> commandsByName(Texts texts) {
        var all = new LinkedHashMap<String, Supplier<?>>();
        all.put("games", () -> new GamesCommand(console, texts));
        all.put("play", () -> new PlayCommand(console, texts));
        all.put("simulate", () -> new SimulateCommand(console, texts));
        all.put("tournament", () -> new TournamentCommand(console, texts));
        all.put("balance", () -> new BalanceCommand(console, texts));
        all.put("analyse", () -> new AnalyseCommand(console, texts));
        all.put("calibrate", () -> new CalibrateCommand(console, texts));
        all.put("learn", () -> new LearnCommand(console, texts));
        all.put("bot-referee", () -> new BotRefereeCommand(console, texts));
        all.put("train", () -> new TrainCommand(console, texts));
        all.put("scenario", () -> new ScenarioCommand(console, texts));
        all.put("rules", () -> RulesCommand.line(console, texts));
        all.put("verify", () -> new VerifyCommand(console, texts));
        all.put(
                "bench",
                () ->
                        BenchCommand.line(console, texts)
                                .addSubcommand(ServerCommands.bench(console, texts))
                                .addSubcommand(ServerCommands.people(console, texts))
                                .addSubcommand(ServerCommands.benchBots(console, texts))
                                .addSubcommand(ServerCommands.quiet(console, texts)));
        all.put("content", () -> ContentCommand.line(console, texts));
        all.put("languages", () -> new LanguagesCommand(console, texts));
        all.put("new-game", () -> new NewGame(console, texts));
        all.put("completion", () -> new CompletionCommand(console, texts));
        all.putAll(ServerCommands.byName(console, texts));
        return all;
    }

    private CommandLine line(Collection<Supplier<?>> commands, Texts texts) {
        var root = new CommandLine(new Root());
        commands.forEach(command -> root.addSubcommand(command.get()));
        ResourceBundle help = new HelpTexts(texts);
        var failures = new Failures(console, texts);
        return root.setResourceBundle(help)
                .setOut(new PrintWriter(console.out(), true))
                .setErr(new PrintWriter(console.err(), true))
                .setUsageHelpWidth(80)
                .setUsageHelpLongOptionsMaxWidth(28)
                .setParameterExceptionHandler(failures::misused)
                .setExecutionExceptionHandler(failures::failed);
    }
}
