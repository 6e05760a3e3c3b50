package tablee.cv;

import tablee.engine.ContentSource;

/// The game with the shipped deck, read once for all tests.
final class Decks {

    static final CvGame HOUSE = CvProvider.game(ContentSource.house(CvProvider.class));

    private Decks() {}
}
