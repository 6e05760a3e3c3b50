package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.table.Version;

/// `upgrade --check` tells beforehand what a store of before 1.0 will meet: two of its games go on, the cards of two have changed since.
class UpgradeTest {

    private static final Path KEPT =
            Path.of("../server/src/test/resources/tablee/server/store-62a0831/store.db");

    @TempDir Path data;

    private Session run(String... more) {
        String[] line = new String[4 + more.length];
        System.arraycopy(
                new String[] {"upgrade", "--data", data.toString(), "--lang=en"}, 0, line, 0, 4);
        System.arraycopy(more, 0, line, 4, more.length);
        return Session.run(line);
    }

    @Test
    void before_and_after() throws IOException {
        Files.copy(KEPT, data.resolve("tablee.db"));
        for (int time = 0; time < 2; time++) {
            Session told = run("--check", "--json");
            assertThat(told.code()).as(told.err()).isEqualTo(1);
            Json found = Json.parse(told.out());
            assertThat(found.at("form").asInt()).isEqualTo(2);
            assertThat(found.at("usedBy").asText()).isEmpty();
            assertThat(found.at("refused").asBool()).isFalse();
            assertThat(found.at("goOn").asInt()).isEqualTo(2);
            assertThat(found.at("rest").items())
                    .hasSize(2)
                    .allMatch(rest -> rest.at("why").asText().contains("its cards"));
        }
        assertThat(run("--check").out()).contains("a version before 1.0", "2 running tables go on");

        assertThat(run().code()).isZero();

        assertThat(run("--check").out()).contains("last used by " + Version.TEXT);
    }

    @Test
    void a_folder_without_a_store() {
        assertThat(run("--check").code()).isEqualTo(2);
    }
}
