package tablee.cv;

import java.util.Optional;
import tablee.cv.content.DeckReader;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentSource;
import tablee.engine.Texts;
import tablee.testkit.SpokenReport;

/// Decks for the tests: the shipped one, read once, and ones made from the text of its file.
public final class Decks {

    public static final CvGame HOUSE = CvProvider.game(ContentSource.house(CvProvider.class));

    /// The text of the house deck's file.
    public static final String FILE =
            new CvProvider().houseContent().read(DeckReader.FILE).orElseThrow();

    /// A folder with this deck file in it.
    public record Folder(String deck) implements ContentSource {
        @Override
        public String name() {
            return "mine";
        }

        @Override
        public Optional<String> read(String file) {
            return file.equals(DeckReader.FILE) ? Optional.of(deck) : Optional.empty();
        }
    }

    public static final Texts FRENCH = HOUSE.wording().texts("fr");
    public static final Texts ENGLISH = HOUSE.wording().texts("en");

    private Decks() {}

    /// What a fault says, to a reader of English.
    public static String text(Fault fault) {
        return ENGLISH.say(fault.text());
    }

    public static String card(Fault fault) {
        return ENGLISH.say(fault.card());
    }

    /// The report of a deck; whatever it says has words in both languages.
    public static ContentReport check(String deck) {
        ContentReport report = new CvProvider().check(new Folder(deck));
        SpokenReport.check(report, HOUSE.wording());
        return report;
    }
}
