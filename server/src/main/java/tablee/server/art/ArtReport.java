package tablee.server.art;

import java.util.ArrayList;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.GameProvider;

/// The pictures of a set, judged beside its cards. A set without `art.json` owes nothing. With
/// one, a card without a picture is an error in the house's set and a warning in an owner's.
public final class ArtReport {

    private ArtReport() {}

    /// The report of a game on a set, and what is to be said of its pictures.
    public static ContentReport with(
            ContentReport report, GameProvider provider, ContentSource content) {
        Pictograms pictograms = Pictograms.shipped();
        if (pictograms.isEmpty()) {
            return report;
        }
        boolean ships = content.name().equals("house");
        var wording =
                (report.isSound() && !ships ? provider.with(content) : provider.house()).wording();
        ArtFile art = ArtFile.read(content, pictograms, wording.names());
        var faults = new ArrayList<>(report.faults());
        faults.addAll(art.faults());
        if (content.read(ArtFile.NAME).isPresent()) {
            faults.addAll(
                    art.missing(
                            wording.pictured(),
                            wording.names(),
                            ships ? Severity.ERROR : Severity.WARNING));
        }
        return report.with(faults);
    }
}
