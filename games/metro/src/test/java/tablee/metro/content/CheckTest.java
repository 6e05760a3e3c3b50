package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Severity;
import tablee.engine.content.Findings;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// What a check lets pass and what it tells, next to its bounds.
class CheckTest {

    @Test
    void a_share_on_its_bound_is_within() {
        var findings = new Findings();
        Check check = Check.of(findings, Tables.METRO.set(), Severity.ERROR);
        check.percent(100, 100, _ -> true, "metro.check.life.money");
        check.percent(0, 0, _ -> false, "metro.check.life.money");
        assertThat(findings.report().faults()).isEmpty();
        assertThat(findings.report().figures()).hasSize(2);
    }

    /// The lines with a property are made comments, all of them.
    @Test
    @Rule("METRO-CONTENT-B9")
    void wealth_without_any_property_is_told() {
        ContentReport report =
                Owned.checked("patrimoine.json", "    'effects':", "    // 'effects':");
        assertThat(report.faults())
                .filteredOn(fault -> fault.clause().equals("METRO-CONTENT-B9"))
                .hasSize(1);
    }
}
