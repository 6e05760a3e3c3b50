package tablee.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The door of the command line. Each command is a class of its own, listed here.
@Command(
        name = "tablee",
        description = "A game table that is always open.",
        mixinStandardHelpOptions = true,
        version = "tablee 0.1.0")
final class Main {

    private Main() {}

    static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
