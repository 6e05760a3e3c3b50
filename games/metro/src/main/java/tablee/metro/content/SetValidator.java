package tablee.metro.content;

import tablee.engine.ContentReport.Severity;
import tablee.engine.Message;
import tablee.engine.content.Findings;

/// Section 6: what a set must keep to be playable (METRO-CONTENT-B, from the book), and what we ask of the one we ship
/// (METRO-CONTENT-H), which for an owner's set is advice.
public final class SetValidator {

    private SetValidator() {}

    /// Every constraint with its figure, and a fault for each one broken.
    ///
    /// @param findings what could not even be read
    /// @param house whether H constraints are errors (our set) or warnings (an owner's)
    public static void check(CardSet set, Findings findings, boolean house) {
        int unread = findings.report().faults().size();
        findings.figure(
                "METRO-CONTENT-B20",
                Message.of("metro.check.unreadable"),
                Message.plain(0),
                Message.plain(unread),
                unread == 0);
        Check book = Check.of(findings, set, Severity.ERROR);
        new BookCounts(book, set).check();
        new BookTitles(book, set).check();
        new BookReach(book, set).check();
        Check asked = Check.of(findings, set, house ? Severity.ERROR : Severity.WARNING);
        new HouseSupply(asked, set).check();
        new HouseTrees(asked, set).check();
        new HouseNumbers(asked, set).check();
        new HouseTitles(asked, set).check();
        new HousePeople(asked, set).check();
    }
}
