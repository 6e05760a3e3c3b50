package tablee.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.engine.BadInput;
import tablee.engine.Games;
import tablee.engine.Texts;

/// Writes the two folders of a new game into a checkout: a small game of dice that compiles, conforms and can be played, to be
/// changed into another one. Maven has no way of listing folders, so the game is also named in two poms (ADR 0110).
@CommandLine.Command(name = "new-game")
final class NewGame extends Command {

    private static final String TEMPLATES = "newgame/";

    /// Clause ids are made of it, and the templates are laid out for names up to this long.
    private static final Pattern ID = Pattern.compile("[a-z]{2,12}");

    /// In `cli/pom.xml`, above the games.
    private static final String GAMES_BEGIN = "<!-- The games: every folder of games/. -->";

    @Parameters(index = "0", paramLabel = "ID")
    String id = "";

    @Option(names = "--root", paramLabel = "DIR")
    Optional<Path> root = Optional.empty();

    NewGame(Console console, Texts texts) {
        super(console, texts);
    }

    /// Everything is put together before anything is written, and nothing that is there is overwritten.
    @Override
    protected int run() throws IOException {
        Path sources = Checkout.root(root);
        if (!ID.matcher(id).matches() || SourceVersion.isKeyword(id)) {
            throw BadInput.of("cli.newgame.id", id);
        }
        boolean taken =
                Games.all().stream().anyMatch(game -> game.id().equals(id))
                        || List.of(sources.resolve(id), sources.resolve("games/" + id)).stream()
                                .anyMatch(Files::exists)
                        || Files.exists(sources.resolve("web/src/games/" + id));
        if (taken) {
            throw BadInput.of("cli.newgame.taken", id);
        }
        Map<Path, String> files = files(sources);
        for (Map.Entry<Path, String> file : files.entrySet()) {
            Files.createDirectories(file.getKey().getParent());
            Files.writeString(file.getKey(), file.getValue());
        }
        say("cli.newgame.written", id);
        return ExitCode.OK;
    }

    private Map<Path, String> files(Path sources) throws IOException {
        Path games = sources.resolve("games/pom.xml");
        Path program = sources.resolve("cli/pom.xml");
        String parent = Files.readString(games);
        String version = parent.replaceAll("(?s).*?<version>(.*?)</version>.*", "$1");
        var files = new LinkedHashMap<Path, String>();
        for (String line : template("files.txt").lines().toList()) {
            if (!line.startsWith("#")) {
                String[] parts = line.split(" ", 2);
                files.put(
                        sources.resolve(filled(parts[1], version)),
                        filled(template(parts[0]), version));
            }
        }
        files.put(games, inserted(parent, "    </modules>", "        <module>%s</module>\n", true));
        files.put(
                program,
                inserted(
                        Files.readString(program),
                        GAMES_BEGIN + "\n",
                        """
                                <dependency>
                                    <groupId>tablee</groupId>
                                    <artifactId>%s</artifactId>
                                    <version>${project.version}</version>
                                </dependency>
                        """,
                        false));
        return files;
    }

    private String inserted(String pom, String at, String lines, boolean before) {
        int place = pom.indexOf(at);
        if (place < 0) {
            throw BadInput.of("cli.newgame.pom", at.strip());
        }
        int from = before ? place : place + at.length();
        return pom.substring(0, from) + lines.formatted(id) + pom.substring(from);
    }

    private String filled(String template, String version) {
        return template.replace("@id@", id)
                .replace("@Id@", id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1))
                .replace("@ID@", id.toUpperCase(Locale.ROOT))
                .replace("@version@", version);
    }

    private static String template(String name) throws IOException {
        try (InputStream in = NewGame.class.getResourceAsStream(TEMPLATES + name)) {
            if (in == null) {
                throw new IllegalStateException("no template " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
