package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the launcher says and does where a tool is missing: on a machine made of a few programs, with stand-ins for Maven, Node and an installer that
/// write down how they are called.
class LauncherTest {

    private static final String LOOK = "echo \"$(basename \"$0\") $*\" >>\"$CALLS\"; ";

    /// Maven that builds nothing, and fetches a stand-in for Node.
    private static final String MAVEN =
            """
            case "$*" in
                --version) printf '\\033[1mApache Maven 3.9.9\\033[m\\nMaven home: /\\n'; exit ;;
                *install-node-and-npm*)
                    for last; do :; done
                    mkdir -p "${last#-DinstallDirectory=}/node"
                    cp "$BIN/../node/"* "${last#-DinstallDirectory=}/node/"
                    exit ;;
            esac
            echo "there are no sources"; exit 1
            """;

    @TempDir Path machine;

    private Path bin;

    @BeforeEach
    void make() throws IOException {
        bin = Files.createDirectories(machine.resolve("bin"));
        Files.createDirectories(machine.resolve("node"));
        Files.createDirectories(machine.resolve("home/packaging"));
        for (String program :
                List.of(
                        "basename",
                        "cat",
                        "cp",
                        "dirname",
                        "find",
                        "gzip",
                        "head",
                        "id",
                        "mkdir",
                        "mktemp",
                        "mv",
                        "readlink",
                        "rm",
                        "sed",
                        "sh",
                        "sleep",
                        "sort",
                        "tail",
                        "tar",
                        "touch")) {
            standIn(bin.resolve(program), "exec " + found(program) + " \"$@\"");
        }
        for (String file : List.of("tablee", "packaging/FetchMaven.java")) {
            Files.copy(Path.of("..", file), machine.resolve("home").resolve(file));
        }
        standIn(machine.resolve("node/node"), "case $1 in -p) echo 22 ;; *) echo v22.0.0 ;; esac");
        standIn(machine.resolve("node/npm"), "");
    }

    private static Path found(String program) {
        return List.of("/usr/bin", "/bin").stream()
                .map(folder -> Path.of(folder, program))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }

    private static void standIn(Path file, String does) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + does + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private void has(String program, String does) throws IOException {
        standIn(bin.resolve(program), LOOK + does);
    }

    private void hasNode(String version) throws IOException {
        has("node", "case $1 in -p) echo " + version + " ;; *) echo v" + version + ".1.0 ;; esac");
        has("npm", "");
    }

    /// An installer that brings Maven; whoever is not root calls it through another program.
    private void hasInstaller() throws IOException {
        has("apt-get", "cp \"$BIN/../maven\" \"$BIN/mvn\"");
        has("sudo", "exec \"$@\"");
        standIn(machine.resolve("maven"), LOOK + MAVEN);
    }

    private record Said(int code, String err) {}

    private Said started(Map<String, String> more) throws Exception {
        var builder =
                new ProcessBuilder(machine.resolve("home/tablee").toString(), "--version")
                        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        var environment = builder.environment();
        var own = new HashMap<>(more);
        own.put("PATH", bin.toString());
        own.put("BIN", bin.toString());
        own.put("HOME", machine.toString());
        own.put("JAVA_HOME", System.getProperty("java.home"));
        own.put("CALLS", machine.resolve("calls").toString());
        environment.clear();
        environment.putAll(own);
        Process process = builder.start();
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), err);
    }

    private String calls() throws IOException {
        Path calls = machine.resolve("calls");
        return Files.exists(calls) ? Files.readString(calls) : "";
    }

    @Test
    void without_maven_and_without_an_installer_it_says_what_is_missing() throws Exception {
        hasNode("22");
        Said said = started(Map.of());
        assertThat(said.code()).isEqualTo(69);
        assertThat(said.err().lines()).hasSize(1);
        assertThat(said.err()).contains("Maven 3.8.5 or newer is missing");
    }

    @Test
    void an_installer_is_offered_and_not_called_before_somebody_agreed() throws Exception {
        hasNode("22");
        hasInstaller();
        for (Map<String, String> silent :
                List.of(Map.<String, String>of(), Map.of("TABLEE_FETCH", "no"))) {
            Said said = started(silent);
            assertThat(said.code()).isEqualTo(69);
            assertThat(calls()).doesNotContain("apt-get");
            assertThat(said.err().contains("TABLEE_FETCH=yes fetches it: "))
                    .isEqualTo(silent.isEmpty());
        }
    }

    @Test
    void maven_is_fetched_by_the_installer_and_node_by_maven() throws Exception {
        hasInstaller();
        Said said = started(Map.of("TABLEE_FETCH", "yes"));
        assertThat(calls()).contains("apt-get install -y maven\n");
        assertThat(calls()).containsPattern("mvn .*install-node-and-npm .*-DinstallDirectory=");
        assertThat(calls()).contains(" --projects cli --also-make package");
        assertThat(said.code()).isEqualTo(70);
        assertThat(said.err()).contains("there are no sources", "the build failed");

        Files.delete(machine.resolve("calls"));
        assertThat(started(Map.of()).code()).as("both are there now").isEqualTo(70);
        assertThat(calls()).doesNotContain("apt-get").doesNotContain("install-node-and-npm");
    }

    @Test
    void tools_that_are_too_old_are_named() throws Exception {
        hasNode("18");
        has("mvn", "echo 'Apache Maven 3.6.3 (1)'");
        assertThat(started(Map.of()).err()).contains("mvn is no Maven 3.8.5 or newer");
        has("mvn", MAVEN);
        assertThat(started(Map.of()).err())
                .contains("Node 20 or newer is needed; the one here is v18.1.0")
                .contains("TABLEE_FETCH=yes fetches it: Node v");
        Files.delete(bin.resolve("npm"));
        assertThat(started(Map.of()).err()).contains("npm is missing beside Node");
        Files.delete(bin.resolve("node"));
        assertThat(started(Map.of()).err()).contains("Node 20 or newer with npm is missing");
    }

    /// From a Maven repository that somebody names, as Maven's own wrapper does it.
    @Test
    void what_is_not_the_maven_we_know_is_thrown_away() throws Exception {
        hasNode("22");
        Path source =
                Files.readString(machine.resolve("home/packaging/FetchMaven.java"))
                        .lines()
                        .filter(line -> line.contains("VERSION = "))
                        .map(line -> line.replaceAll(".*\"(.*)\".*", "$1"))
                        .map(
                                version ->
                                        machine.resolve(
                                                "repository/org/apache/maven/apache-maven/"
                                                        + version
                                                        + "/apache-maven-"
                                                        + version
                                                        + "-bin.tar.gz"))
                        .findFirst()
                        .orElseThrow();
        var from =
                Map.of(
                        "TABLEE_FETCH",
                        "yes",
                        "MVNW_REPOURL",
                        machine.resolve("repository").toUri().toString());
        assertThat(started(from).err()).contains("Maven could not be fetched");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "something else");
        Said said = started(from);
        assertThat(said.code()).isEqualTo(69);
        assertThat(said.err()).contains("what arrived is not Maven");
        assertThat(machine.resolve("home/.tools")).isEmptyDirectory();
    }
}
