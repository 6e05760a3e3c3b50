package tablee.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;
import tablee.engine.BadInput;
import tablee.engine.Games;
import tablee.engine.Texts;

/// Copies the shipped content to a new folder.
@CommandLine.Command(name = "new")
final class ContentNew extends Command {

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
    String game = "";

    @Parameters(index = "1", paramLabel = "DIR")
    Path folder = Path.of("");

    ContentNew(Console console, Texts texts) {
        super(console, texts);
    }

    /// Everything is read before anything is written, and nothing that is there is overwritten.
    @Override
    int run() throws IOException {
        var provider = Games.find(game);
        if (provider.contentFiles().isEmpty()) {
            throw BadInput.of("engine.content.none", game);
        }
        if (Files.exists(folder)) {
            throw BadInput.of("cli.file.exists", folder.toString());
        }
        var house = provider.houseContent();
        for (String file : provider.contentFiles()) {
            Path path = folder.resolve(file);
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(
                    path,
                    house.read(file)
                            .orElseThrow(() -> new IllegalStateException("no file " + file)));
        }
        say("cli.content.written", provider.contentFiles().size(), folder.toString());
        return ExitCode.OK;
    }
}
