package tablee.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The program as it is, against [Arrows] and [Laws]. That each of them can fail is shown by [OutlawsTest].
class ArchitectureTest {

    private static final JavaClasses PROGRAM =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("tablee");

    static Stream<Named<ArchRule>> rules() {
        var arrows =
                Stream.concat(
                        Arrows.modules().stream().map(Arrows::of),
                        Arrows.gameIds().stream().map(Arrows::ofOwnBots));
        var laws =
                List.of(
                        Arrows.everyClassHasAModule(),
                        Arrows.jdkOnly(),
                        Laws.noClock(),
                        Laws.noGenerator(),
                        Laws.noReflection(),
                        Laws.noThreads(),
                        Laws.noOutsideWorld(),
                        Laws.sameEverywhere(),
                        Laws.botsMentionNoState(),
                        Laws.tablesKnowNoPlayer(),
                        Laws.tablesRunInABrowser());
        return Stream.concat(arrows, laws.stream())
                .map(rule -> Named.of(rule.getDescription(), rule));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void the_program_keeps_its_shape(ArchRule rule) {
        rule.check(PROGRAM);
    }
}
