package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Json;

/// What the program is made of is known: the list in the jar, the locked checksums and the names in NOTICE agree. A library that came in
/// unasked, or a file that is no longer what it was, stops the build here.
class ProvenanceTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void the_libraries_in_the_jar_are_the_locked_ones() throws IOException {
        List<String> locked =
                Files.readAllLines(ROOT.resolve("libraries.lock")).stream()
                        .filter(line -> !line.startsWith("#"))
                        .toList();
        List<String> built =
                libraries().stream().map(part -> name(part) + versionAndSum(part)).toList();
        assertThat(built).containsExactlyInAnyOrderElementsOf(locked);
    }

    @Test
    void notice_names_every_library_and_nothing_else() throws IOException {
        List<String> named =
                notice().filter(line -> line.startsWith("    ")).map(String::strip).toList();
        assertThat(named)
                .containsExactlyInAnyOrderElementsOf(
                        libraries().stream().map(ProvenanceTest::name).toList());
    }

    @Test
    void notice_names_every_package_of_the_client() throws IOException {
        List<String> lines = notice().toList();
        for (Json.Obj part : components("tablee-web.cdx.json")) {
            assertThat(lines).anyMatch(line -> line.startsWith("  " + text(part, "name") + ", "));
        }
    }

    /// A lock without a checksum locks nothing, and one that says from where somebody once downloaded is of no use elsewhere.
    @ParameterizedTest
    @ValueSource(strings = {"web", "offline"})
    void every_package_of_node_is_locked_by_its_checksum_and_not_by_an_address(String module)
            throws IOException {
        var lock =
                (Json.Obj)
                        Json.parse(Files.readString(ROOT.resolve(module + "/package-lock.json")));
        var packages = (Json.Obj) field(lock, "packages");
        for (Map.Entry<String, Json> entry : packages.entries().entrySet()) {
            var fields = ((Json.Obj) entry.getValue()).entries().keySet();
            assertThat(fields).as(entry.getKey()).doesNotContain("resolved");
            if (!entry.getKey().isEmpty()) {
                assertThat(fields).as(entry.getKey()).contains("integrity");
            }
        }
    }

    private static List<Json.Obj> libraries() throws IOException {
        return components("tablee.cdx.json").stream()
                .filter(part -> !text(part, "group").equals("tablee"))
                .toList();
    }

    private static List<Json.Obj> components(String list) throws IOException {
        try (InputStream file =
                ProvenanceTest.class.getResourceAsStream("/META-INF/sbom/" + list)) {
            assumeTrue(
                    file != null,
                    "no list of libraries: Maven's plugin makes it only where it is online (run without -o)");
            var read =
                    (Json.Obj) Json.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
            return ((Json.Arr) field(read, "components"))
                    .values().stream().map(Json.Obj.class::cast).toList();
        }
    }

    private static Stream<String> notice() throws IOException {
        return Files.readAllLines(ROOT.resolve("NOTICE")).stream()
                .dropWhile(line -> !line.startsWith("The built program"));
    }

    private static String name(Json.Obj part) {
        return text(part, "group") + ":" + text(part, "name");
    }

    private static String versionAndSum(Json.Obj part) {
        return ":" + text(part, "version") + " " + sha256(part);
    }

    private static String sha256(Json.Obj part) {
        return ((Json.Arr) field(part, "hashes"))
                .values().stream()
                        .map(Json.Obj.class::cast)
                        .filter(hash -> text(hash, "alg").equals("SHA-256"))
                        .map(hash -> text(hash, "content"))
                        .findFirst()
                        .orElseThrow();
    }

    private static Json field(Json.Obj part, String name) {
        return Objects.requireNonNull(part.entries().get(name), name);
    }

    private static String text(Json.Obj part, String field) {
        return part.entries().get(field) instanceof Json.Text(String value, int _) ? value : "";
    }
}
