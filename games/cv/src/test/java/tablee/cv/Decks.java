package tablee.cv;

import java.util.Optional;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;

/// Decks for the tests: the shipped one, read once, and ones made from the text of its file.
final class Decks {

    static final CvGame HOUSE = CvProvider.game(ContentSource.house(CvProvider.class));

    /// The text of the house deck's file.
    static final String FILE = new CvProvider().houseContent().read(DeckReader.FILE).orElseThrow();

    /// A folder with this deck file in it.
    record Folder(String deck) implements ContentSource {
        @Override
        public String name() {
            return "mine";
        }

        @Override
        public Optional<String> read(String file) {
            return file.equals(DeckReader.FILE) ? Optional.of(deck) : Optional.empty();
        }
    }

    private Decks() {}

    static ContentReport check(String deck) {
        return new CvProvider().check(new Folder(deck));
    }
}
