package tablee.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;
import tablee.engine.BadInput;
import tablee.engine.Games;
import tablee.engine.Texts;
import tablee.server.art.ArtFile;

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
    protected int run() throws IOException {
        var provider = Games.find(game);
        if (Files.exists(folder)) {
            throw BadInput.of("cli.file.exists", folder.toString());
        }
        var house = provider.houseContent();
        var files = new ArrayList<>(provider.contentFiles());
        if (house.read(ArtFile.NAME).isPresent()) {
            files.add(ArtFile.NAME);
        }
        if (files.isEmpty()) {
            throw BadInput.of("engine.content.none", game);
        }
        for (String file : files) {
            Path path = folder.resolve(file);
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(
                    path,
                    house.read(file)
                            .orElseThrow(() -> new IllegalStateException("no file " + file)));
        }
        say("cli.content.written", files.size(), folder.toString());
        return ExitCode.OK;
    }
}
