package tablee.cv;

import java.util.List;
import tablee.cv.content.DeckReader;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.engine.GameProvider;

/// Puts CV on the shelf.
public final class CvProvider implements GameProvider {

    @Override
    public String id() {
        return "cv";
    }

    @Override
    public Game<?, ?, ?> house() {
        return game(houseContent());
    }

    @Override
    public Game<?, ?, ?> with(ContentSource content) {
        return game(content);
    }

    /// The game with this deck; a deck with faults is refused with all of them.
    public static CvGame game(ContentSource content) {
        DeckReader.Result result = DeckReader.read(content);
        return result.deck()
                .map(CvGame::new)
                .orElseThrow(() -> BadInput.of("cv.deck.faults", result.report().errors()));
    }

    @Override
    public List<String> contentFiles() {
        return List.of(DeckReader.FILE);
    }

    @Override
    public ContentSource houseContent() {
        return ContentSource.house(CvProvider.class);
    }

    @Override
    public ContentReport check(ContentSource content) {
        return DeckReader.read(content).report();
    }
}
