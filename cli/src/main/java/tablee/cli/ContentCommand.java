package tablee.cli;

import picocli.CommandLine;
import tablee.engine.Texts;

/// Content sets: the cards and boards of a game as files.
@CommandLine.Command(name = "content")
final class ContentCommand extends CommandGroup {

    static CommandLine line(Console console, Texts texts) {
        return new CommandLine(new ContentCommand())
                .addSubcommand(new ContentCheck(console, texts))
                .addSubcommand(new ContentNew(console, texts));
    }
}
