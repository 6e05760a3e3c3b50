package tablee.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/// The games on the shelf.
public final class Games {

    private Games() {}

    public static List<GameProvider> all() {
        var found = new ArrayList<GameProvider>();
        ServiceLoader.load(GameProvider.class).forEach(found::add);
        found.sort(Comparator.comparing(GameProvider::id));
        return List.copyOf(found);
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
