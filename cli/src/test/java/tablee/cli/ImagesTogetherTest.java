package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// `packaging/together.py`: images for several kinds of machines become one, from which everybody gets their own.
class ImagesTogetherTest {

    private static final String LAYER = "the same files on every machine";

    @TempDir Path folder;

    @BeforeEach
    void python() {
        Assumptions.assumeTrue(Python.isThere(), "left out: there is no python3 here");
    }

    private record Said(int code, String text) {}

    private Said run(String... line) throws Exception {
        Process process =
                new ProcessBuilder(line)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), said);
    }

    private Said together(String out, String... files) throws Exception {
        var line = new ArrayList<>(List.of("python3", script(), out));
        line.addAll(List.of(files));
        return run(line.toArray(String[]::new));
    }

    private static String script() {
        return Path.of("../packaging/together.py").toAbsolutePath().toString();
    }

    private static Json descriptor(Path layout, String kind, String content) throws Exception {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        String digest =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        Files.write(layout.resolve("blobs/sha256").resolve(digest), bytes);
        return Json.object()
                .put("mediaType", "application/vnd.oci.image." + kind)
                .put("digest", "sha256:" + digest)
                .put("size", bytes.length)
                .build();
    }

    /// An image for one kind of machine, as a layout in a tar.
    private String image(String architecture, String what) throws Exception {
        Path layout = folder.resolve(architecture + what);
        Files.createDirectories(layout.resolve("blobs/sha256"));
        String config =
                Json.object()
                        .put("architecture", architecture)
                        .put("os", "linux")
                        .put("what", what)
                        .build()
                        .print();
        Json manifest =
                Json.object()
                        .put("schemaVersion", 2)
                        .put("config", descriptor(layout, "config.v1+json", config))
                        .put(
                                "layers",
                                Json.of(List.of(descriptor(layout, "layer.v1.tar+gzip", LAYER))))
                        .build();
        Json whole = descriptor(layout, "manifest.v1+json", manifest.print());
        Json index =
                Json.object()
                        .put("schemaVersion", 2)
                        .put("manifests", Json.of(List.of(whole)))
                        .build();
        Files.writeString(layout.resolve("index.json"), index.print());
        String tar = architecture + what + ".tar";
        assertThat(run("tar", "-cf", tar, "-C", layout.toString(), "blobs", "index.json").code())
                .isZero();
        return tar;
    }

    private static Json blob(Path layout, Json descriptor) throws Exception {
        String digest = descriptor.at("digest").asText().replace("sha256:", "");
        byte[] found = Files.readAllBytes(layout.resolve("blobs/sha256").resolve(digest));
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(found)))
                .isEqualTo(digest);
        assertThat(found).hasSize(descriptor.at("size").asInt());
        return Json.parse(new String(found, StandardCharsets.UTF_8));
    }

    @Test
    void everybody_gets_the_one_for_their_machine() throws Exception {
        String amd = image("amd64", "");
        String arm = image("arm64", "");
        assertThat(together("all.tar", arm, amd).code()).isZero();
        assertThat(together("again.tar", amd, arm).code()).isZero();
        assertThat(folder.resolve("again.tar")).hasSameBinaryContentAs(folder.resolve("all.tar"));

        Path layout = Files.createDirectories(folder.resolve("layout"));
        assertThat(run("tar", "-xf", "all.tar", "-C", layout.toString()).code()).isZero();
        assertThat(Json.parse(Files.readString(layout.resolve("oci-layout"))).print())
                .contains("1.0.0");
        List<Json> top =
                Json.parse(Files.readString(layout.resolve("index.json"))).at("manifests").items();
        assertThat(top).hasSize(1);
        List<Json> each = blob(layout, top.getFirst()).at("manifests").items();
        assertThat(each.stream().map(one -> one.at("platform").at("architecture").asText()))
                .containsExactly("amd64", "arm64");
        for (Json one : each) {
            Json config = blob(layout, blob(layout, one).at("config"));
            assertThat(config.at("architecture")).isEqualTo(one.at("platform").at("architecture"));
            assertThat(one.at("platform").at("os").asText()).isEqualTo("linux");
        }
        // What they share is there once.
        try (var files = Files.list(layout.resolve("blobs/sha256"))) {
            assertThat(files.count()).isEqualTo(1 + 2 + 2 + 1);
        }
    }

    @Test
    void two_for_the_same_machine_are_refused() throws Exception {
        Said said = together("all.tar", image("amd64", ""), image("amd64", "other"));
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.text()).contains("two images for amd64");
        assertThat(folder.resolve("all.tar")).doesNotExist();
    }
}
