import static org.teavm.tooling.TeaVMTargetType.JAVASCRIPT;
import static org.teavm.tooling.TeaVMTargetType.WEBASSEMBLY_GC;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles engine, bots, table and one game at a time for a worker of the browser, as WebAssembly and as JavaScript:
///
///     java -cp TEAVM:CLASSES build/Compile.java OUT CACHE
///
/// Each file is made once for what goes into it: `CACHE` keeps it under a hash of all classes and resources, so that a build without changes
/// copies. `OUT/index.json` names the files, their sizes and their sizes packed.
@SuppressWarnings("deprecation") // of resources; what takes its place needs a plugin of TeaVM in a jar of its own
public final class Compile {

    private static final String ENTRY = "tablee.offline.Worker";
    private static final String SERVICES = "META-INF/services/";

    /// Where TeaVM itself says what stands for the JDK.
    private static final String LIBRARY = "org.teavm.classlib.impl.ClasslibSubstitutionPolicy";

    /// What decides, beside classes and resources, what is made of them.
    private static final List<Path> MAKERS = List.of(Path.of("build/Compile.java"), Path.of("build/Browser.java"), Path.of("package-lock.json"));

    /// What TeaVM uses of WebAssembly; all of it is in every browser that has its garbage collection. Binaryen may use nothing else.
    private static final List<String> FEATURES =
            List.of("gc", "reference-types", "exception-handling", "bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals", "multivalue", "extended-const");

    /// One game's services and resources, out of those of all.
    private static final class GameLoader extends URLClassLoader {
        private final String game;
        private final List<String> others;
        private final Path made;

        GameLoader(List<Path> classes, String game, List<String> games, Path made) {
            super(urls(classes), Compile.class.getClassLoader());
            this.game = game;
            this.others = games.stream().filter(other -> !other.equals(game)).toList();
            this.made = made;
        }

        private static URL[] urls(List<Path> classes) {
            return classes.stream().map(Compile::url).toArray(URL[]::new);
        }

        boolean isMine(String name) {
            return others.stream().noneMatch(other -> name.matches("tablee[./](bots[./])?" + other + "\\b.*"));
        }

        /// A list of services, without the other games.
        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            if (name.equals(SERVICES + ResourceSupplier.class.getName())) {
                return Collections.enumeration(List.of(written(name, Resources.class.getName())));
            }
            if (name.equals(SERVICES + SubstitutionPolicy.class.getName())) {
                // The first that knows a class decides.
                return Collections.enumeration(List.of(written(name, Browser.class.getName() + "\n" + LIBRARY)));
            }
            if (!name.startsWith(SERVICES + "tablee.")) {
                return super.getResources(name);
            }
            var mine = new ArrayList<String>();
            for (URL list : Collections.list(super.getResources(name))) {
                try (InputStream in = list.openStream()) {
                    new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(this::isMine).forEach(mine::add);
                }
            }
            return Collections.enumeration(List.of(written(name, String.join("\n", mine))));
        }

        private URL written(String name, String text) throws IOException {
            Path file = made.resolve(name);
            Files.createDirectories(file.getParent());
            return url(Files.writeString(file, text));
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What the program reads while it runs has to be known beforehand.
    public static final class Resources implements ResourceSupplier {
        @Override
        public String[] supplyResources(ResourceSupplierContext context) {
            var loader = (GameLoader) context.getClassLoader();
            var found = new ArrayList<String>();
            for (URL root : loader.getURLs()) {
                Path folder = Path.of(root.getPath());
                if (Files.isDirectory(folder)) {
                    files(folder).stream().map(file -> folder.relativize(file).toString()).forEach(found::add);
                }
            }
            return found.stream()
                    .filter(name -> name.startsWith("tablee/") && !name.endsWith(".class") && loader.isMine(name))
                    .filter(name -> !name.endsWith("art.json") && !name.contains("/book/") && !name.startsWith("tablee/lab/learn/") && !name.equals(Browser.UNREAD))
                    .toArray(String[]::new);
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final Path out;
    private final Path cache;
    private final List<Path> classes;
    private final List<String> games;

    private Compile(Path out, Path cache, List<Path> classes, List<String> games) {
        this.out = out;
        this.cache = cache;
        this.classes = classes;
        this.games = games;
    }

    public static void main(String[] args) throws Exception {
        var classes = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Compile::folder).filter(Files::isDirectory).toList();
        var compile = new Compile(Path.of(args[0]), Path.of(args[1]), classes, games());
        if (args.length > 2) {
            compile.make(args[2], TeaVMTargetType.valueOf(args[3]), Path.of(args[4]));
        } else {
            compile.run();
        }
    }

    /// The games on the class path, by the package of their provider.
    private static List<String> games() throws IOException {
        var found = new TreeSet<String>();
        for (URL list : Collections.list(Compile.class.getClassLoader().getResources(SERVICES + "tablee.engine.GameProvider"))) {
            try (InputStream in = list.openStream()) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).forEach(line -> found.add(line.split("\\.")[1]));
            }
        }
        return List.copyOf(found);
    }

    /// The classes of a module of ours, which Maven names by folder or by jar.
    private static Path folder(String entry) {
        Path path = Path.of(entry);
        return entry.endsWith(".jar") ? path.resolveSibling("classes") : path;
    }

    private void run() throws Exception {
        Files.createDirectories(cache);
        var made = new TreeMap<String, Path>();
        Path runtime = kept("runtime", "js", digest(Path.of("build/Compile.java")), this::runtime);
        try (var threads = Executors.newFixedThreadPool(2)) {
            var work = new TreeMap<String, Future<Path>>();
            for (String game : games) {
                String hash = hash(game);
                work.put(game + ".wasm", threads.submit(() -> kept(game, "wasm", hash, file -> compile(game, WEBASSEMBLY_GC, file))));
                work.put(game + ".js", threads.submit(() -> kept(game, "js", hash, file -> compile(game, JAVASCRIPT, file))));
            }
            for (var one : work.entrySet()) {
                made.put(one.getKey(), one.getValue().get());
            }
        }
        deliver(runtime, made);
    }

    private interface Maker {
        void make(Path file) throws Exception;
    }

    /// The file of this hash, made if it is not there yet.
    private Path kept(String name, String end, String hash, Maker maker) throws Exception {
        Path file = cache.resolve(name + "-" + hash + "." + end);
        if (!Files.exists(file)) {
            Path half = cache.resolve(name + "-" + hash + ".half." + end);
            long begun = System.nanoTime();
            maker.make(half);
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            System.out.printf("offline: %s in %.1f s%n", file.getFileName(), (System.nanoTime() - begun) / 1e9);
        }
        return file;
    }

    /// All that goes into one game's program: every class and resource but those of the other games and what was made last time, and what makes it.
    private String hash(String game) throws Exception {
        var loader = new GameLoader(classes, game, games, cache);
        var all = new ArrayList<Path>(MAKERS);
        for (Path folder : classes) {
            files(folder).stream().filter(file -> !file.startsWith(out) && loader.isMine(folder.relativize(file).toString())).forEach(all::add);
        }
        return digest(all.toArray(Path[]::new));
    }

    private static String digest(Path... files) throws Exception {
        var digest = MessageDigest.getInstance("SHA-256");
        for (Path file : files) {
            digest.update(file.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            digest.update(Files.readAllBytes(file));
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 6);
    }

    /// Each in a JVM of its own, on its first thread: TeaVM goes through sets of objects in the order of their identity hashes, which follow
    /// from the thread that asks for them and from all that it asked for before, so that language, time zone and other variables would show in the
    /// file. Two at a time in one JVM would never make the same file twice.
    private void compile(String game, TeaVMTargetType type, Path file) throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        String level = "-Dlevel=" + System.getProperty("level", "ADVANCED");
        var command = List.of(java.toString(), level, "-classpath", System.getProperty("java.class.path"), "build/Compile.java",
                out.toString(), cache.toString(), game, type.name(), file.toString());
        var child = new ProcessBuilder(command).inheritIO();
        child.environment().keySet().retainAll(Set.of("PATH"));
        child.environment().putAll(Map.of("LC_ALL", "C.UTF-8", "TZ", "UTC"));
        int code = child.start().waitFor();
        if (code != 0) {
            throw new IllegalStateException(file.getFileName() + " was not made: what is said above went wrong");
        }
    }

    private void make(String game, TeaVMTargetType type, Path file) throws Exception {
        Path work = Files.createTempDirectory(cache, game);
        var log = new ConsoleTeaVMToolLog(false);
        var tool = new TeaVMTool();
        tool.setLog(new EmptyTeaVMToolLog());
        tool.setClassLoader(new GameLoader(classes, game, games, work.resolve("services")));
        tool.setTargetDirectory(work.toFile());
        tool.setTargetFileName(file.getFileName().toString());
        tool.setTargetType(type);
        tool.setMainClass(ENTRY);
        tool.setObfuscated(true);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(System.getProperty("level", "ADVANCED")));
        tool.generate();
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
            throw new IllegalStateException(game + " cannot be compiled for the browser: what is said above is missing there");
        }
        if (type == WEBASSEMBLY_GC) {
            shrink(work.resolve(file.getFileName()), file);
        } else {
            Files.move(work.resolve(file.getFileName()), file, StandardCopyOption.REPLACE_EXISTING);
        }
        try (Stream<Path> all = Files.walk(work)) {
            all.sorted(Comparator.reverseOrder()).forEach(Compile::delete);
        }
    }

    /// A sixth less, by Binaryen (ADR 250).
    private static void shrink(Path program, Path file) throws Exception {
        var command = new ArrayList<>(List.of("node", "node_modules/binaryen/bin/wasm-opt"));
        FEATURES.forEach(feature -> command.add("--enable-" + feature));
        command.addAll(List.of("-Oz", program.toString(), "-o", file.toString()));
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IllegalStateException(program.getFileName() + " cannot be made smaller: what is said above went wrong");
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---- the runtime

    /// TeaVM's loader makes functions out of text, which our pages forbid (`script-src` without `unsafe-eval`). The same functions, written down.
    private void runtime(Path file) throws Exception {
        String text;
        try (InputStream in = Compile.class.getClassLoader().getResourceAsStream("org/teavm/backend/wasm/wasm-gc-module-runtime.js")) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        text = changed(text, "new Function(\"return \" + name + \";\")", "() => globalThis[name]");
        text = changed(text, "new Function(\"value\", name + \" = value;\")(value)", "globalThis[name] = value");
        text = between(text, "return new Function(\n      \"rethrowJavaAsJs\",", ")(rethrowJavaAsJs, fn);", "return spread(fn.length, vararg, (all) => fn(...all));");
        text = between(text, "return new Function(\n      \"constructor\",", ")(c);", "return function(marker, javaObject) { return c.call(this, marker, javaObject); };");
        text = between(text, "cls.prototype[name] = new Function(", ")(rethrowJavaAsJs, fn);",
                "cls.prototype[name] = spread(fn.length - 1, vararg, (all, self) => fn(self, ...all));");
        text = between(text, "imports.teavmJso[\"createFunction\" + i] = new Function(", ".bind(null, wrapCallFromJavaToJs);",
                "imports.teavmJso[\"createFunction\" + i] = written;");
        text = between(text, "imports.teavmJso[\"callFunction\" + i] = new Function(", ".bind(null, rethrowJsAsJava);",
                "imports.teavmJso[\"callFunction\" + i] = (fn, ...all) => guarded(() => fn(...all));");
        text = between(text, "imports.teavmJso[\"callMethod\" + i] = new Function(", ".bind(null, rethrowJsAsJava, getGlobalName);",
                "imports.teavmJso[\"callMethod\" + i] = (instance, method, ...all) => guarded(() => instance !== null ? instance[method](...all) : getGlobalName(method)(...all));");
        text = between(text, "imports.teavmJso[\"construct\" + i] = new Function(", ".bind(null, rethrowJsAsJava);",
                "imports.teavmJso[\"construct\" + i] = (constructor, ...all) => guarded(() => new constructor(...all));");
        text = between(text, "imports.teavmJso[\"arrayOf\" + i] = new Function(", ");", "imports.teavmJso[\"arrayOf\" + i] = (...all) => all;");
        text = changed(text, "  function defineFunction(fn, vararg) {", """
                  function spread(count, vararg, call) {
                    return function(...given) {
                      const all = Array.from({ length: count }, (_, i) => vararg && i === count - 1 ? given.slice(i) : given[i]);
                      try {
                        return call(all, this);
                      } catch (e) {
                        rethrowJavaAsJs(e);
                      }
                    };
                  }
                  // The one function that our programs bring as text gives back what it is given.
                  function written(...names) {
                    const body = names.pop();
                    const at = names.findIndex((name) => body === "return " + name + ";");
                    if (at < 0) {
                      throw new Error("no functions out of text: " + body);
                    }
                    return (...all) => all[at];
                  }
                  function guarded(call) {
                    try {
                      return call();
                    } catch (e) {
                      rethrowJsAsJava(e);
                    }
                  }
                  function defineFunction(fn, vararg) {""");
        if (text.contains("new Function")) {
            throw new IllegalStateException("TeaVM's loader still makes functions out of text");
        }
        Files.writeString(file, text);
    }

    private static String changed(String text, String before, String after) {
        if (text.split(Pattern.quote(before), -1).length != 2) {
            throw new IllegalStateException("TeaVM's loader is not the one this was written for: " + before);
        }
        return text.replace(before, after);
    }

    private static String between(String text, String first, String last, String after) {
        int from = text.indexOf(first);
        int to = text.indexOf(last, from + first.length());
        if (from < 0 || to < 0) {
            throw new IllegalStateException("TeaVM's loader is not the one this was written for: " + first);
        }
        return text.substring(0, from) + after + text.substring(to + last.length());
    }

    // ---- the folder

    /// Only what this build has made, and a list of it.
    private void deliver(Path runtime, Map<String, Path> made) throws Exception {
        Files.createDirectories(out);
        files(out).forEach(Compile::delete);
        var lines = new ArrayList<String>();
        for (String game : games) {
            lines.add("    \"%s\": { \"wasm\": %s, \"js\": %s }".formatted(game, put(made.get(game + ".wasm")), put(made.get(game + ".js"))));
        }
        Files.writeString(
                out.resolve("index.json"),
                "{\n  \"runtime\": %s,\n  \"games\": {\n%s\n  }\n}\n".formatted(put(runtime), String.join(",\n", lines)));
    }

    private String put(Path file) throws Exception {
        Path there = out.resolve(file.getFileName());
        Files.copy(file, there, StandardCopyOption.REPLACE_EXISTING);
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            Files.copy(there, gzip);
        }
        return "{ \"file\": \"%s\", \"gzip\": %d }".formatted(there.getFileName(), packed.size());
    }
}
