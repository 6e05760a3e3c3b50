import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/// `java FetchMaven.java REPOSITORY TOOLS`: Maven from a Maven repository, as TOOLS/maven. What arrives is believed for its checksum, not for where it
/// came from.
final class FetchMaven {

    private static final String VERSION = "3.9.16";
    private static final String NAME = "apache-maven-" + VERSION;
    private static final String SHA512 =
            "831a8591fe20c8243b1dbe7d71e3244f31d1665b0804b2e825e38cbbe5ce0caf"
                    + "b8338851f90780735568773e0a6cd07bbec107cda0b896b008b861075358b6f6";

    private FetchMaven() {}

    public static void main(String[] args) throws Exception {
        Path tools = Files.createDirectories(Path.of(args[1]));
        Path file = tools.resolve(NAME + ".tar.gz");
        String said = fetched(args[0], file);
        if (said.isEmpty() && run("tar", "-xzf", file.toString(), "-C", tools.toString())) {
            Files.move(tools.resolve(NAME), tools.resolve("maven"));
        } else {
            System.err.println("tablee: Maven could not be fetched: " + said);
        }
        Files.deleteIfExists(file);
        System.exit(said.isEmpty() ? 0 : 1);
    }

    /// Why it is not there; empty when it is.
    private static String fetched(String repository, Path file) throws GeneralSecurityException {
        var digest = MessageDigest.getInstance("SHA-512");
        String address = repository.replaceAll("/+$", "") + "/org/apache/maven/apache-maven/" + VERSION;
        try (InputStream in = URI.create(address + "/" + NAME + "-bin.tar.gz").toURL().openStream()) {
            Files.copy(new DigestInputStream(in, digest), file);
        } catch (IOException | IllegalArgumentException e) {
            // Not in the words of Java, which hold the whole address: there may be a password in it.
            return "MVNW_REPOURL does not lead to Maven " + VERSION + " (" + e.getClass().getSimpleName() + ")";
        }
        return HexFormat.of().formatHex(digest.digest()).equals(SHA512) ? "" : "what arrived is not Maven " + VERSION;
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
    }
}
