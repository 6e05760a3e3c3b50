package tablee.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.play.GameLog;
import tablee.engine.play.GameVersions;

/// A log in a file. What is wrong with it is said with the name of the file.
public record LogFile(Path path, Json json) {

    public static LogFile read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw BadInput.of("cli.file.folder", path.toString());
        }
        try {
            return new LogFile(path, Json.parse(Files.readString(path)));
        } catch (BadInput bad) {
            throw inFile(path, bad);
        } catch (MalformedInputException _) {
            throw BadInput.of("cli.file.text", path.toString());
        }
    }

    public static BadInput inFile(Path path, BadInput bad) {
        return BadInput.of("cli.file.bad", path.toString(), bad.sentence());
    }

    public String game() {
        try {
            return GameLog.gameOf(json);
        } catch (BadInput bad) {
            throw inFile(path, bad);
        }
    }

    /// The version it was played with; today's where that is not among these.
    Game<?, ?, ?> playedAs(GameVersions versions) {
        try {
            return versions.exactly(json).orElse(versions.today());
        } catch (BadInput bad) {
            throw inFile(path, bad);
        }
    }

    /// The log, if it was played with these rules and this content.
    public GameLog log(Game<?, ?, ?> game) {
        try {
            GameLog log = GameLog.read(json, game.options());
            var info = game.info();
            if (!info.hasRules(log.rules())) {
                throw BadInput.of("engine.log.rules", log.rules(), info.rules());
            }
            if (!log.content().equals(info.content())) {
                throw BadInput.of("engine.log.content", log.content(), info.content());
            }
            requireWhole(log);
            return log;
        } catch (BadInput bad) {
            throw inFile(path, bad);
        }
    }

    /// A saved table says how many steps it had: a file that lost some was cut.
    private void requireWhole(GameLog log) {
        Optional<Integer> steps =
                json.find("table").flatMap(table -> table.find("steps")).map(Json::asInt);
        if (steps.isPresent() && steps.get() != log.entries().size()) {
            throw BadInput.of("cli.log.cut", log.entries().size(), steps.get());
        }
    }
}
