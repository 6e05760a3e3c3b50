package tablee.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tablee.engine.BadInput;

/// The folder of the sources, for the commands that need them: the one named, the one around the working folder, or the one this program
/// was built in.
public final class Checkout {

    private Checkout() {}

    public static Path root(Optional<Path> named) {
        if (named.isPresent()) {
            if (!isRoot(named.get())) {
                throw BadInput.of("cli.root.none", named.get().toString());
            }
            return named.get();
        }
        return above(Path.of(""))
                .or(() -> home().flatMap(Checkout::above))
                .orElseThrow(() -> BadInput.of("cli.root.missing"));
    }

    private static Optional<Path> above(Path from) {
        for (Path at = from.toAbsolutePath(); at != null; at = at.getParent()) {
            if (isRoot(at)) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    private static boolean isRoot(Path folder) {
        return Files.isDirectory(folder.resolve("docs/rules"))
                && Files.isRegularFile(folder.resolve("engine/pom.xml"));
    }

    private static Optional<Path> home() {
        var source = Checkout.class.getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
