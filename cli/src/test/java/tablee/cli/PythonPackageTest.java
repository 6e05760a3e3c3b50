package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The package for learners against the real program, where there is a Python.
class PythonPackageTest {

    private static final Path PACKAGE = Path.of("..", "python");

    @TempDir Path folder;

    @BeforeEach
    void python() {
        Assumptions.assumeTrue(Python.isThere(), "left out: there is no python3 here");
    }

    /// Runs Python with the package where `path` says; what it printed.
    private static String run(Path path, String... arguments) throws Exception {
        var line = new ArrayList<>(List.of("python3"));
        line.addAll(List.of(arguments));
        var builder = new ProcessBuilder(line).redirectErrorStream(true);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        builder.environment().put("PYTHONPATH", path.toString());
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        builder.environment()
                .put(
                        "TABLEE",
                        "'%s' -XX:TieredStopAtLevel=1 -cp '%s' tablee.cli.Main"
                                .formatted(java, System.getProperty("java.class.path")));
        Process python = builder.start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor()).as(said).isZero();
        return said;
    }

    /// With whatever is installed here, and (`-S`) with nothing but the standard library.
    @ParameterizedTest
    @ValueSource(strings = {"-B", "-S"})
    void the_contract_holds(String python) throws Exception {
        String tests = PACKAGE.resolve("tests").toString();
        String said =
                run(PACKAGE.resolve("src"), python, "-m", "unittest", "discover", "-s", tests);
        assertThat(said).contains("OK");
    }

    /// A wheel is a zip file that Python can import from: what was built is what plays.
    @Test
    void the_wheel_is_built_without_a_network_and_plays() throws Exception {
        String built =
                run(
                        PACKAGE,
                        "-c",
                        "import backend, sys; print(backend.build_wheel(sys.argv[1]))",
                        folder.toString());
        Path wheel = folder.resolve(built.trim());
        assertThat(wheel).exists();
        assertThat(run(wheel, "-m", "tablee", "cabo", "--tables=8", "--seconds=0.5"))
                .contains("one game of cabo", "steps/s");
    }
}
