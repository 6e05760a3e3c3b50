package tablee.server.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Json;
import tablee.server.art.Gallery;
import tablee.server.art.Pictograms;
import tablee.table.puzzle.Puzzles;

/// The games this server offers, each built once for each content set it may be played with.
public final class GameShelf {

    /// The set that ships with a game.
    private static final String HOUSE = "house";

    /// By game, then by the name of the set.
    private final Map<String, Map<String, Game<?, ?, ?>>> games = new LinkedHashMap<>();

    private final Map<String, GameProvider> providers = new LinkedHashMap<>();
    private final Map<String, Puzzles<?, ?, ?>> puzzles = new ConcurrentHashMap<>();

    private final Gallery gallery = new Gallery(Pictograms.shipped());

    public GameShelf(List<GameProvider> providers) {
        for (GameProvider provider : providers) {
            var sets = new LinkedHashMap<String, Game<?, ?, ?>>();
            Game<?, ?, ?> house = provider.house();
            sets.put(HOUSE, house);
            games.put(provider.id(), sets);
            this.providers.put(provider.id(), provider);
            gallery.hang(house, provider.houseContent(), Optional.empty());
        }
    }

    /// The same with the sets of an owner: `folder/GAME/NAME/` holds the files of one. A faulty set is refused with its faults.
    public GameShelf(List<GameProvider> providers, Path folder) {
        this(providers);
        for (GameProvider provider : providers) {
            for (Path set : folders(folder.resolve(provider.id()))) {
                var source = new FolderContent(set);
                Game<?, ?, ?> game = provider.with(source);
                sets(provider.id()).put(source.name(), game);
                gallery.hang(game, source, Optional.of(find(provider.id())));
            }
        }
    }

    private static List<Path> folders(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var found = Files.list(folder)) {
            return found.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, Game<?, ?, ?>> sets(String id) {
        Map<String, Game<?, ?, ?>> sets = games.get(id);
        if (sets == null) {
            throw BadInput.of("engine.game.unknown", id, String.join(", ", games.keySet()));
        }
        return sets;
    }

    /// The game as it ships.
    public Game<?, ?, ?> find(String id) {
        return find(id, HOUSE);
    }

    /// The game with this set.
    public Game<?, ?, ?> find(String id, String set) {
        Game<?, ?, ?> game = sets(id).get(set);
        if (game == null) {
            throw BadInput.of("server.content", set, String.join(", ", sets(id).keySet()));
        }
        return game;
    }

    /// The game of a table, with the very content it was opened with and under the rules it was begun with.
    public Game<?, ?, ?> of(Json log) {
        Game<?, ?, ?> game =
                exactly(log).orElseThrow(() -> ContentGone.content(log.at("content").asText()));
        String rules = log.at("rules").asText();
        if (!game.info().hasRules(rules)) {
            throw ContentGone.rules(rules);
        }
        return game;
    }

    /// The game a replay file is of. When its very content is not here, the game as it ships: the hashes of the file say whether it
    /// still holds.
    public Game<?, ?, ?> ofFile(Json file) {
        return exactly(file).orElseGet(() -> find(file.at("game").asText()));
    }

    private Optional<Game<?, ?, ?>> exactly(Json log) {
        String content = log.at("content").asText();
        return sets(log.at("game").asText()).values().stream()
                .<Game<?, ?, ?>>map(game -> game)
                .filter(game -> game.info().content().equals(content))
                .findFirst();
    }

    /// The sets a table of this game may be opened with.
    public List<String> contents(String id) {
        return List.copyOf(sets(id).keySet());
    }

    /// A file of the board that a game brings with it (`tablee/web/GAME/…` in its jar): its browser client, for a game the client does not know.
    public Optional<byte[]> board(String id, String file) {
        GameProvider provider = providers.get(id);
        if (provider == null) {
            return Optional.empty();
        }
        String path = "/tablee/web/" + id + "/" + file;
        try (InputStream in = provider.getClass().getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Positions with a task, of the game as it ships.
    public Puzzles<?, ?, ?> puzzles(String id) {
        Game<?, ?, ?> game = find(id);
        return puzzles.computeIfAbsent(
                id,
                _ ->
                        Puzzles.of(
                                game,
                                Optional.ofNullable(providers.get(id))
                                        .map(GameProvider::houseContent)
                                        .orElse(ContentSource.EMPTY)));
    }

    /// What the cards of these games look like.
    public Gallery gallery() {
        return gallery;
    }

    public List<Game<?, ?, ?>> all() {
        return games.keySet().stream().<Game<?, ?, ?>>map(this::find).toList();
    }
}
