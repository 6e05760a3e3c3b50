package tablee.engine.outside;

import java.util.Optional;
import java.util.SortedMap;
import tablee.engine.Hash;

/// What the conformance suite leaves among the files of a game that has passed it, so that a program which has never seen the game
/// may trust it to keep the contract. The fingerprint ties it to these very files: what was changed afterwards is not sealed.
///
/// @param game its id
/// @param engine the version of the contract it was tried against
/// @param files a fingerprint of all of them
public record GameSeal(String game, String engine, String files) {

    /// Where it lies in a jar.
    public static final String FILE = "META-INF/tablee/conformance";

    /// The version of the contract that games are built against: another one whenever a game built before would no longer run.
    public static final String ENGINE = "1";

    /// The seal of these files.
    ///
    /// @param files by path; what a packager adds is left out
    public static GameSeal of(String game, SortedMap<String, byte[]> files) {
        long hash = Hash.START;
        for (var file : files.entrySet()) {
            if (isTheGames(file.getKey())) {
                hash = Hash.mix(Hash.mix(hash, file.getKey()), file.getValue());
            }
        }
        return new GameSeal(game, ENGINE, Hash.hex(hash));
    }

    private static boolean isTheGames(String path) {
        return !path.equals(FILE)
                && !path.equals("META-INF/MANIFEST.MF")
                && !path.startsWith("META-INF/maven/");
    }

    public String write() {
        return "game=" + game + "\nengine=" + engine + "\nfiles=" + files + "\n";
    }

    /// Empty when it is no seal.
    public static Optional<GameSeal> read(String text) {
        String[] lines = text.strip().split("\n", -1);
        return lines.length == 3
                        && lines[0].startsWith("game=")
                        && lines[1].startsWith("engine=")
                        && lines[2].startsWith("files=")
                ? Optional.of(
                        new GameSeal(
                                lines[0].substring(5),
                                lines[1].substring(7),
                                lines[2].substring(6)))
                : Optional.empty();
    }
}
