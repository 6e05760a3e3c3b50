package tablee.server.outside;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.engine.BadInput;
import tablee.engine.GameProvider;
import tablee.engine.outside.GameSeal;

/// Loads the jars of a folder with a class loader of their own, whose parent is the program. A jar that does not fit is refused in
/// one sentence, and then nothing is loaded.
///
/// Jars are trusted like the program itself: whoever may write into the folder may run code here (docs/threats.md).
public final class OutsideGames {

    private OutsideGames() {}

    /// The games of the folder beside those of the program, found from now on by this thread and those it starts.
    public static void load(Path folder) {
        Thread.currentThread().setContextClassLoader(open(folder));
    }

    /// A loader that sees the program and the jars of this folder.
    public static URLClassLoader open(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw BadInput.of("server.outside.folder", folder.toString());
        }
        try {
            var sealed = new HashSet<String>();
            var places = new ArrayList<URL>();
            for (Path jar : jars(folder)) {
                GameSeal seal = seal(jar);
                if (!sealed.add(seal.game())) {
                    throw BadInput.of("server.outside.taken", seal.game());
                }
                places.add(jar.toUri().toURL());
            }
            // Kept open for as long as the program runs: games fetch their texts from it.
            var loader =
                    new URLClassLoader(
                            places.toArray(URL[]::new), OutsideGames.class.getClassLoader());
            try {
                check(loader, sealed);
            } catch (BadInput bad) {
                loader.close();
                throw bad;
            }
            return loader;
        } catch (IOException e) {
            throw BadInput.of("server.outside.unreadable", folder.toString(), e.toString());
        }
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }

    private static GameSeal seal(Path jar) throws IOException {
        String name = String.valueOf(jar.getFileName());
        var files = new TreeMap<String, byte[]>();
        try (var file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().filter(one -> !one.isDirectory()).toList()) {
                try (var in = file.getInputStream(entry)) {
                    files.put(entry.getName(), in.readAllBytes());
                }
            }
        }
        byte[] written = files.get(GameSeal.FILE);
        GameSeal seal =
                GameSeal.read(written == null ? "" : new String(written, StandardCharsets.UTF_8))
                        .orElseThrow(() -> BadInput.of("server.outside.unsealed", name));
        if (!seal.engine().equals(GameSeal.ENGINE)) {
            throw BadInput.of("server.outside.engine", name, seal.engine(), GameSeal.ENGINE);
        }
        if (!seal.equals(GameSeal.of(seal.game(), files))) {
            throw BadInput.of("server.outside.changed", name);
        }
        return seal;
    }

    /// Every sealed game is there, under a name that is still free.
    private static void check(URLClassLoader loader, Set<String> sealed) {
        Set<String> known = ids(loader.getParent());
        for (String id : known) {
            if (sealed.contains(id)) {
                throw BadInput.of("server.outside.taken", id);
            }
        }
        var found = new HashSet<String>();
        for (GameProvider provider : providers(loader)) {
            String id = provider.id();
            if (loader.equals(provider.getClass().getClassLoader())
                    && (known.contains(id) || !found.add(id))) {
                throw BadInput.of("server.outside.taken", id);
            }
        }
        if (!found.equals(sealed)) {
            found.addAll(sealed);
            throw BadInput.of("server.outside.other", String.join(", ", found));
        }
    }

    private static Set<String> ids(ClassLoader loader) {
        return providers(loader).stream().map(GameProvider::id).collect(Collectors.toSet());
    }

    private static List<GameProvider> providers(ClassLoader loader) {
        try {
            return ServiceLoader.load(GameProvider.class, loader).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();
        } catch (ServiceConfigurationError | LinkageError e) {
            throw BadInput.of("server.outside.broken", String.valueOf(e.getMessage()));
        }
    }
}
