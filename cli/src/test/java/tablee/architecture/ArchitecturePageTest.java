package tablee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// `docs/architecture.md` shows the program as it is. Drawn again with `-Dgolden.update=true`.
class ArchitecturePageTest {

    private static final Path ROOT = Path.of("..");

    private static final MadePart PAGE = new MadePart(ROOT.resolve("docs/architecture.md"));

    private static JavaClasses program() {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("tablee.server", "tablee.table");
    }

    @Test
    void modules_are_drawn_as_the_poms_have_them() throws IOException {
        PAGE.holds("modules", ModuleDrawing.of(ROOT));
    }

    @Test
    void the_way_of_a_move_is_drawn_as_it_is() throws IOException {
        assertThat(WayOfAMove.missing(program(), WayOfAMove.CALLS)).isEmpty();
        assertThat(WayOfAMove.stations()).hasSizeLessThanOrEqualTo(WayOfAMove.MOST_STATIONS);
        PAGE.holds("move", WayOfAMove.drawing());
    }

    @Test
    void a_call_that_nobody_makes_is_found() {
        var shortcut =
                new WayOfAMove.Call(
                        "tablee.server.web.TableSocket",
                        List.of(),
                        "tablee.table.Decider",
                        "decides",
                        "");

        assertThat(WayOfAMove.missing(program(), List.of(shortcut)))
                .containsExactly("TableSocket does not call Decider", "Decider has no decides");
    }
}
