package tablee.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.ResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tablee.cli.server.ServerCommands;
import tablee.engine.Texts;

/// The whole command line. Each command is a class of its own, listed here.
public final class Tablee {

    private final Console console;

    public Tablee(Console console) {
        this.console = console;
    }

    /// The root: without a command it shows what there is.
    @CommandLine.Command(name = "tablee", version = "tablee 0.1.0")
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
    public int run(String... args) {
        var language = Language.choose(List.of(args), console);
        var commands = commands(Language.texts(language));
        int code = commands.execute(args);
        console.flush();
        return code;
    }

    CommandLine commands(Texts texts) {
        var root = new CommandLine(new Root());
        root.addSubcommand(new GamesCommand(console, texts))
                .addSubcommand(new PlayCommand(console, texts))
                .addSubcommand(new SimulateCommand(console, texts))
                .addSubcommand(new TournamentCommand(console, texts))
                .addSubcommand(new BalanceCommand(console, texts))
                .addSubcommand(new AnalyseCommand(console, texts))
                .addSubcommand(new CalibrateCommand(console, texts))
                .addSubcommand(new LearnCommand(console, texts))
                .addSubcommand(new TrainCommand(console, texts))
                .addSubcommand(new ScenarioCommand(console, texts))
                .addSubcommand(RulesCommand.line(console, texts))
                .addSubcommand(new VerifyCommand(console, texts))
                .addSubcommand(BenchCommand.line(console, texts))
                .addSubcommand(ContentCommand.line(console, texts))
                .addSubcommand(new CompletionCommand(console, texts));
        ServerCommands.addTo(root, console, texts);
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
