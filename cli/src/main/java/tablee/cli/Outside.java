package tablee.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.server.outside.OutsideGames;

/// Games from outside, for any command: `tablee --games DIR COMMAND …`, or `TABLEE_GAMES`. It stands before the command, because
/// several commands have a `--games N` of their own. `serve` has a setting of this name, which may also come from its file.
///
/// @param folder none when there is nothing to load, or when `serve` does it itself
/// @param command what is left of the line
record Outside(Optional<Path> folder, List<String> command) {

    private static final String OPTION = "--games";

    static Outside of(List<String> typed, Console console) {
        if (typed.size() >= 2 && typed.getFirst().equals(OPTION)) {
            List<String> command = typed.subList(2, typed.size());
            return serves(command)
                    ? new Outside(Optional.empty(), moved(typed.get(1), command))
                    : new Outside(Optional.of(Path.of(typed.get(1))), command);
        }
        return serves(typed)
                ? new Outside(Optional.empty(), typed)
                : new Outside(console.variable("TABLEE_GAMES").map(Path::of), typed);
    }

    private static boolean serves(List<String> command) {
        return !command.isEmpty() && command.getFirst().equals("serve");
    }

    private static List<String> moved(String folder, List<String> serve) {
        return Stream.concat(
                        Stream.of(serve.getFirst(), OPTION, folder),
                        serve.subList(1, serve.size()).stream())
                .toList();
    }

    void load() {
        folder.ifPresent(OutsideGames::load);
    }
}
