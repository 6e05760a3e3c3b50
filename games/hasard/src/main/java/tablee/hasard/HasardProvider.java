package tablee.hasard;

import java.util.List;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.hasard.content.CartonFiles;

/// How the game is found, and where its Cartons come from.
public final class HasardProvider implements GameProvider {

    @Override
    public String id() {
        return "hasard";
    }

    @Override
    public Game<?, ?, ?> house() {
        return game();
    }

    /// The game with the Cartons that ship with it; read and checked once.
    public static HasardGame game() {
        return House.GAME;
    }

    private static final class House {
        static final HasardGame GAME =
                new HasardGame(CartonFiles.load(ContentSource.house(HasardProvider.class)));
    }

    @Override
    public Game<?, ?, ?> with(ContentSource content) {
        return new HasardGame(CartonFiles.load(content));
    }

    @Override
    public List<String> contentFiles() {
        return CartonFiles.NAMES;
    }

    @Override
    public ContentSource houseContent() {
        return ContentSource.house(HasardProvider.class);
    }

    @Override
    public ContentReport check(ContentSource content) {
        return CartonFiles.check(content);
    }
}
