package tablee.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import tablee.engine.Texts;

/// Prints a script that teaches bash and zsh the commands and options.
@CommandLine.Command(name = "completion")
final class CompletionCommand extends Command {

    CompletionCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        console.out().print(AutoComplete.bash("tablee", new Tablee(console).commands(texts)));
        return ExitCode.OK;
    }
}
