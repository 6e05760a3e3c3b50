package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.engine.ContentReport;
import tablee.engine.Message;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;
import tablee.testkit.SpokenReport;

/// Effects that are written in the vocabulary but mean nothing where they stand.
class EffectsOutOfPlaceTest {

    @TestFactory
    @Rule({"METRO-FX-24", "METRO-FX-WHO", "METRO-FX-WHEN", "METRO-CONTENT-B20"})
    Stream<DynamicTest> effects_out_of_place_are_refused() {
        return Stream.of(
                        "{'do': 'STEAL_MONEY', 'who': 'SELF', 'amount': 1}",
                        "{'do': 'STEAL_MONEY', 'who': 'VICTIM', 'amount': 1}",
                        "{'do': 'STEAL_CARD', 'who': 'ALL'}",
                        "{'do': 'SWAP_CARDS', 'who': 'OTHERS'}",
                        "{'do': 'DRAW', 'who': 'ALL', 'count': 1}",
                        "{'do': 'PEEK', 'who': 'SELF', 'what': 'HAND'}",
                        "{'do': 'PEEK', 'who': 'CHOSEN', 'what': 'PILE'}",
                        "{'do': 'PEEK', 'who': 'CHOSEN'}",
                        "{'do': 'POINTS', 'when': 'PERMANENT', 'who': 'OTHERS', 'amount': 1}",
                        "{'do': 'POINTS', 'amount': 1}",
                        "{'do': 'POINTS', 'when': 'IMMEDIATE'}",
                        "{'do': 'POINTS_PER', 'amount': 1}",
                        "{'do': 'SKIP_TURN', 'who': 'CHOSEN'}",
                        "{'do': 'BLOCK', 'when': 'TEMPORARY', 'turns': 1}",
                        "{'do': 'BLOCK', 'when': 'TEMPORARY', 'turns': 1, 'kind': 'LIFE', 'category': 'AMOUR'}",
                        "{'do': 'SHIELD', 'when': 'PERMANENT'}",
                        "{'do': 'GUARD', 'count': 1}",
                        "{'do': 'MOVE_ACCROC'}",
                        "{'do': 'DRAW', 'count': 0}")
                .map(effect -> DynamicTest.dynamicTest(effect, () -> refused(effect)));
    }

    private static void refused(String effect) {
        String right =
                "{'do': 'PEEK', 'when': 'IMMEDIATE', 'who': 'SELF', 'what': 'PILE', 'count': 3}";
        ContentReport report = Owned.checked("life.json", right, effect);
        SpokenReport.check(report, Tables.METRO.wording());
        assertThat(report.faults())
                .anyMatch(
                        fault ->
                                fault.card().equals(Message.plain("Club de sciences"))
                                        && fault.clause().equals("METRO-CONTENT-B20"));
    }
}
