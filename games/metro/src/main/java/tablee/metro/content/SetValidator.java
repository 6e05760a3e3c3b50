package tablee.metro.content;

import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Message;

/// Section 6: what a set must keep to be playable (METRO-CONTENT-B, from the book), and what we ask of the one we ship
/// (METRO-CONTENT-H), which for an owner's set is advice.
public final class SetValidator {

    private SetValidator() {}

    /// Every constraint with its figure, and a fault for each one broken.
    ///
    /// @param house whether H constraints are errors (our set) or warnings (an owner's)
    public static ContentReport check(SetLoader.Loaded loaded, boolean house) {
        var findings = new Findings(loaded.faults());
        findings.figure(
                "METRO-CONTENT-B20",
                Message.of("metro.check.unreadable"),
                Message.plain(0),
                Message.plain(loaded.faults().size()),
                loaded.faults().isEmpty());
        CardSet set = loaded.set();
        new BookCounts(findings, set).check();
        new BookTitles(findings, set).check();
        new BookReach(findings, set).check();
        var asked = new HouseFindings(findings, set, house ? Severity.ERROR : Severity.WARNING);
        new HouseSupply(asked, set).check();
        new HouseTrees(asked, set).check();
        new HouseNumbers(asked, set).check();
        new HouseTitles(asked, set).check();
        new HousePeople(asked, set).check();
        return findings.report();
    }
}
