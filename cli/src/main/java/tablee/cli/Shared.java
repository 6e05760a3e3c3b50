package tablee.cli;

import picocli.CommandLine.Option;

/// What every command understands.
public final class Shared {

    /// Read ahead of everything else by [Language#choose]; here it is described and checked.
    @Option(names = "--lang", paramLabel = "fr|en|de")
    String language = "";

    @Option(names = "--debug")
    boolean debug;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true)
    boolean help;
}
