package tablee.server.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Json;
import tablee.engine.play.GameVersions;
import tablee.server.art.Gallery;
import tablee.server.art.Pictograms;
import tablee.table.puzzle.Puzzles;

/// The games this server offers, each built once for each content set it may be played with.
public final class GameShelf {

    /// The set that ships with a game.
    private static final String HOUSE = "house";

    /// A game with one of its sets, under all its rules.
    private record OnShelf(GameVersions versions, ContentSource source) {}

    /// By game, then by the name of the set; replaced as a whole when a set is added.
    private final Map<String, AtomicReference<Map<String, OnShelf>>> games = new LinkedHashMap<>();

    private final Map<String, GameProvider> providers = new LinkedHashMap<>();
    private final Map<String, Puzzles<?, ?, ?>> puzzles = new ConcurrentHashMap<>();

    private final Gallery gallery = new Gallery(Pictograms.shipped());

    public GameShelf(List<GameProvider> providers) {
        for (GameProvider provider : providers) {
            var house = GameVersions.house(provider);
            var sets = Map.of(HOUSE, new OnShelf(house, provider.houseContent()));
            games.put(provider.id(), new AtomicReference<>(sets));
            this.providers.put(provider.id(), provider);
            gallery.hang(house.today(), provider.houseContent(), Optional.empty());
        }
    }

    /// The same with the sets of an owner: `folder/GAME/NAME/` holds the files of one. A faulty set is refused with its faults.
    public GameShelf(List<GameProvider> providers, Path folder) {
        this(providers);
        for (GameProvider provider : providers) {
            for (Path set : folders(folder.resolve(provider.id()))) {
                add(provider, set);
            }
        }
    }

    /// Offers the set in this folder to tables from now on.
    public void add(GameProvider provider, Path set) {
        var source = new FolderContent(set);
        var versions = GameVersions.with(provider, source);
        gallery.hang(versions.today(), source, Optional.of(find(provider.id())));
        shelf(provider.id())
                .updateAndGet(
                        sets -> {
                            var more = new LinkedHashMap<>(sets);
                            more.put(source.name(), new OnShelf(versions, source));
                            return Collections.unmodifiableMap(more);
                        });
    }

    private static List<Path> folders(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var found = Files.list(folder)) {
            return found.filter(Files::isDirectory)
                    .filter(set -> !String.valueOf(set.getFileName()).startsWith("."))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private AtomicReference<Map<String, OnShelf>> shelf(String id) {
        AtomicReference<Map<String, OnShelf>> shelf = games.get(id);
        if (shelf == null) {
            throw BadInput.of("engine.game.unknown", id, String.join(", ", games.keySet()));
        }
        return shelf;
    }

    private Map<String, OnShelf> sets(String id) {
        return Objects.requireNonNull(shelf(id).get());
    }

    private OnShelf set(String id, String set) {
        OnShelf found = sets(id).get(set);
        if (found == null) {
            throw BadInput.of("server.content", set, String.join(", ", sets(id).keySet()));
        }
        return found;
    }

    /// The files of a set.
    public ContentSource source(String id, String set) {
        return set(id, set).source();
    }

    /// Where a game comes from, to have a set judged.
    public GameProvider provider(String id) {
        var _ = shelf(id);
        return Optional.ofNullable(providers.get(id)).orElseThrow();
    }

    /// The game as it ships.
    public Game<?, ?, ?> find(String id) {
        return find(id, HOUSE);
    }

    /// The game with this set.
    public Game<?, ?, ?> find(String id, String set) {
        return set(id, set).versions().today();
    }

    /// The game of a table, with the very content it was opened with and under the rules it was begun with.
    public Game<?, ?, ?> of(Json log) {
        return exactly(log)
                .orElseThrow(
                        () ->
                                sameCards(log).isEmpty()
                                        ? ContentGone.content(log.at("content").asText())
                                        : ContentGone.rules(log.at("rules").asText()));
    }

    /// The same game with the same set under today's rules: what a new table after this one is played by.
    public Game<?, ?, ?> today(Game<?, ?, ?> game) {
        return sets(game.info().id()).values().stream()
                .map(OnShelf::versions)
                .filter(versions -> versions.all().anyMatch(game::equals))
                .findFirst()
                .<Game<?, ?, ?>>map(GameVersions::today)
                .orElse(game);
    }

    /// The game a replay file is of. When its very rules or content are not here, the nearest there is, at last the game as it ships: the hashes
    /// of the file say whether it still holds.
    public Game<?, ?, ?> ofFile(Json file) {
        return exactly(file)
                .or(() -> sameCards(file))
                .orElseGet(() -> find(file.at("game").asText()));
    }

    private Optional<Game<?, ?, ?>> exactly(Json log) {
        return sets(log.at("game").asText()).values().stream()
                .flatMap(set -> set.versions().exactly(log).stream())
                .findFirst();
    }

    private Optional<Game<?, ?, ?>> sameCards(Json log) {
        String content = log.at("content").asText();
        return sets(log.at("game").asText()).values().stream()
                .flatMap(set -> set.versions().all())
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
