package tablee.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/// The games on the shelf.
public final class Games {

    private Games() {}

    public static List<GameProvider> all() {
        return ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(GameProvider::id))
                .toList();
    }

    /// The game of this name; an unknown one is refused with those there are.
    public static GameProvider find(String id) {
        var all = all();
        return all.stream()
                .filter(provider -> provider.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.of(
                                        "engine.game.unknown",
                                        id,
                                        String.join(
                                                ", ",
                                                all.stream().map(GameProvider::id).toList())));
    }
}
