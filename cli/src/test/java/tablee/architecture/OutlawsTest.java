package tablee.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.bots.outlaw.Peeking;
import tablee.cabo.outlaw.Allied;
import tablee.cabo.outlaw.OpenCards;
import tablee.engine.outlaw.Impure;
import tablee.engine.outlaw.Partial;
import tablee.table.outlaw.Worldly;

/// Every rule catches the small crimes written for it in the `outlaw` packages: a rule that nobody can break holds nothing.
class OutlawsTest {

    static Stream<Arguments> crimes() {
        return Stream.of(
                argumentSet("engine knows a game", Arrows.of("engine"), Partial.class, "knows"),
                argumentSet("engine uses a library", Arrows.jdkOnly(), Partial.class, "uses"),
                argumentSet("game knows another game", Arrows.of("cabo"), Allied.class, "friend"),
                argumentSet("game knows a bot", Arrows.of("cabo"), Allied.class, "player"),
                argumentSet("wall clock", Laws.noClock(), Impure.class, "wallClock"),
                argumentSet("stopwatch", Laws.noClock(), Impure.class, "stopwatch"),
                argumentSet("calendar", Laws.noClock(), Impure.class, "calendar"),
                argumentSet("Math.random", Laws.noGenerator(), Impure.class, "roll"),
                argumentSet("own generator", Laws.noGenerator(), Impure.class, "generator"),
                argumentSet("hidden generator", Laws.noGenerator(), Impure.class, "shuffle"),
                argumentSet("class by name", Laws.noReflection(), Impure.class, "byName"),
                argumentSet("fields of a class", Laws.noReflection(), Impure.class, "fields"),
                argumentSet("thread", Laws.noThreads(), Impure.class, "thread"),
                argumentSet("concurrent map", Laws.noThreads(), Impure.class, "shared"),
                argumentSet("print", Laws.noOutsideWorld(), Impure.class, "print"),
                argumentSet("setting", Laws.noOutsideWorld(), Impure.class, "setting"),
                argumentSet("file", Laws.noOutsideWorld(), Impure.class, "file"),
                argumentSet("identity", Laws.sameEverywhere(), Impure.class, "identity"),
                argumentSet("enum hash", Laws.sameEverywhere(), Impure.class, "enumHash"),
                argumentSet("format", Laws.sameEverywhere(), Impure.class, "format"),
                argumentSet("bot gets a state", Laws.botsMentionNoState(), Peeking.class, "total"),
                argumentSet(
                        "bot plays with the truth",
                        Laws.botsMentionNoState(),
                        Peeking.class,
                        "throughTheRules"),
                argumentSet("bot holds a match", Laws.botsMentionNoState(), Peeking.class, "match"),
                argumentSet("bot steps", Laws.botsMentionNoState(), Peeking.class, "stepper"),
                argumentSet("table stores", Arrows.of("table"), Worldly.class, "stores"),
                argumentSet("table waits", Laws.noThreads(), Worldly.class, "waits"),
                argumentSet("table sees the time", Laws.noClock(), Worldly.class, "time"),
                argumentSet("table hashes", Laws.tablesRunInABrowser(), Worldly.class, "hash"),
                argumentSet("table decodes", Laws.tablesRunInABrowser(), Worldly.class, "decode"),
                argumentSet("table plays", Laws.tablesKnowNoPlayer(), Worldly.class, "plays"),
                argumentSet(
                        "class of no module",
                        Arrows.everyClassHasAModule(),
                        OutlawsTest.class,
                        "OutlawsTest"));
    }

    @ParameterizedTest
    @MethodSource("crimes")
    void every_crime_is_caught(ArchRule rule, Class<?> outlaw, String crime) {
        JavaClasses suspects =
                new ClassFileImporter().importClasses(List.of(outlaw, OpenCards.class));

        assertThat(rule.evaluate(suspects).getFailureReport().getDetails())
                .anySatisfy(
                        report -> assertThat(report).contains(outlaw.getName()).contains(crime));
    }
}
