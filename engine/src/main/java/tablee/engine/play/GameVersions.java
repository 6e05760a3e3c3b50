package tablee.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Json;

/// A game with one set of cards, under the rules of today and under those it has had before ([GameProvider#former]): what was begun under rules is
/// finished and read under these.
public record GameVersions(Game<?, ?, ?> today, List<Game<?, ?, ?>> former) {

    public GameVersions {
        former = List.copyOf(former);
    }

    /// With the cards that ship, each version with those of its time.
    public static GameVersions house(GameProvider provider) {
        return new GameVersions(
                provider.house(),
                provider.former().stream().<Game<?, ?, ?>>map(GameProvider::house).toList());
    }

    /// With an owner's set. Former rules may refuse what today's take: no table was begun with it then.
    public static GameVersions with(GameProvider provider, ContentSource set) {
        var former = new ArrayList<Game<?, ?, ?>>();
        for (GameProvider before : provider.former()) {
            try {
                former.add(before.with(set));
            } catch (BadInput _) {
                // Another shape of cards, or none at all.
            }
        }
        return new GameVersions(provider.with(set), former);
    }

    public Stream<Game<?, ?, ?>> all() {
        return Stream.concat(Stream.of(today), former.stream());
    }

    /// The very game that wrote this, by the cards and rules that its log or file names.
    public Optional<Game<?, ?, ?>> exactly(Json written) {
        return all().filter(game -> game.info().wrote(written)).findFirst();
    }
}
