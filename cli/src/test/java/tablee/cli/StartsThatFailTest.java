package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.store.Append;
import tablee.server.store.SqliteStore;

/// A server that cannot start says why: one sentence, in the reader's language, and exit code 2.
class StartsThatFailTest {

    @TempDir Path data;

    private void refused(String word, String... flags) {
        for (String language : List.of("fr", "en")) {
            var line = new ArrayList<>(List.of("serve", "--lang", language));
            line.addAll(List.of("--host", "127.0.0.1", "--data", data.resolve("data").toString()));
            line.addAll(List.of(flags));
            sentence(Session.run(line.toArray(String[]::new)), word);
        }
    }

    private static void sentence(Session session, String word) {
        assertThat(session.code()).as(session.err()).isEqualTo(2);
        assertThat(session.err().lines().filter(line -> line.startsWith("tablee: "))).hasSize(1);
        assertThat(session.err())
                .contains(word)
                .doesNotContain("server.", "cli.", "Exception", "fault", "faute");
    }

    @Test
    void whatever_is_in_the_way() throws IOException {
        try (var busy = new ServerSocket(0)) {
            refused(":" + busy.getLocalPort(), "--port", "" + busy.getLocalPort());
        }
        refused("many", "--port", "many");
        refused("-1", "--port", "0", "--bot-threads", "-1");
        refused("perhaps", "--port", "0", "--behind-proxy", "perhaps");
        refused("xml", "--port", "0", "--log-format", "xml");
        refused("no.pem", "--port", "0", "--tls-cert", "no.pem", "--tls-key", "no.pem");
        refused(
                "localhost:1/x",
                "--port",
                "0",
                "--database-wait",
                "0",
                "--database",
                "jdbc:postgresql://localhost:1/x");
        Path config = data.resolve("tablee.properties");
        Files.writeString(config, "prot = 80");
        refused("prot", "--config", config.toString());
    }

    @Test
    void a_folder_that_cannot_be_one() throws IOException {
        Path file = Files.writeString(data.resolve("data"), "a file in its place");
        refused("--data", "--port", "0");
        Files.delete(file);
        Files.createSymbolicLink(file, data.resolve("nowhere/at/all"));
        refused("--data", "--port", "0");
    }

    @Test
    void a_folder_in_use_and_one_that_is_damaged() throws IOException {
        Path folder = data.resolve("data");
        try (var _ = SqliteStore.open(folder)) {
            refused(folder.toString(), "--port", "0");
        }
        Files.writeString(folder.resolve("tablee.db"), "no database at all ".repeat(1000));
        refused("tablee.db", "--port", "0");
        sentence(
                Session.run(
                        "backup",
                        data.resolve("b.gz").toString(),
                        "--data",
                        folder.toString(),
                        "--lang",
                        "en"),
                "tablee.db");
    }

    @Test
    void a_back_up_is_its_owners_and_goes_into_an_empty_store_only() throws IOException {
        Path folder = data.resolve("data");
        try (var store = SqliteStore.open(folder)) {
            store.append(
                            new Append(
                                    "t",
                                    1,
                                    1,
                                    "{}",
                                    Optional.empty(),
                                    Optional.empty(),
                                    Optional.empty()))
                    .join();
        }
        Path file = data.resolve("evening.gz");
        Files.writeString(file, "an older one");
        String from = folder.toString();
        assertThat(Session.run("backup", file.toString(), "--data", from).code()).isZero();
        for (String language : List.of("fr", "en")) {
            sentence(
                    Session.run("restore", file.toString(), "--data", from, "--lang", language),
                    language.equals("fr") ? "déjà" : "already");
        }
        Assumptions.assumeTrue(
                file.getFileSystem().supportedFileAttributeViews().contains("posix"),
                "this system knows no owners of files");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    /// Wherever a server is started: a JVM without memory lives on, dead.
    @Test
    void a_server_without_memory_ends() throws IOException {
        for (String file :
                List.of(
                        "../tablee",
                        "../packaging/run",
                        "pom.xml",
                        "src/main/java/tablee/cli/server/ChildServer.java",
                        "../docs/operations.md")) {
            assertThat(Files.readString(Path.of(file))).contains("-XX:+ExitOnOutOfMemoryError");
        }
    }
}
