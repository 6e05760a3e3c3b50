package tablee.server.art;

import io.vertx.core.buffer.Buffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.server.Gzip;
import tablee.server.ServerTexts;

/// All pictures this server shows. Each is a file named by the hash of what is in it, so that a browser may keep it for ever and two cards
/// that look the same are one file.
public final class Gallery {

    private static final Logger LOG = LoggerFactory.getLogger(Gallery.class);

    /// Hexadecimal digits of a name.
    private static final int DIGITS = 16;

    /// One file, ready to be sent.
    public record Hung(String type, Buffer body) {}

    /// What a client is told of a picture: its scene, and the file upon it.
    public record Shown(Optional<String> scene, String file) {}

    /// All pictures of a set in one file, and what it weighs when it travels.
    public record Packed(String file, int gzip) {}

    private final Pictograms pictograms;
    private final Map<String, Hung> files = new ConcurrentHashMap<>();
    private final Map<Game<?, ?, ?>, Map<String, Shown>> pictures = new ConcurrentHashMap<>();
    private final Map<String, Picture.Layers> layers = new ConcurrentHashMap<>();
    private final Map<Game<?, ?, ?>, Packed> packs = new ConcurrentHashMap<>();

    public Gallery(Pictograms pictograms) {
        this.pictograms = pictograms;
    }

    /// Takes up the pictures of a set. Where it has none of its own for a card, that of the game's own set is shown.
    public void hang(Game<?, ?, ?> game, ContentSource source, Optional<Game<?, ?, ?>> house) {
        if (pictograms.isEmpty()) {
            return; // The client is not part of this build: there is nobody to show them to.
        }
        var shown = new TreeMap<String, Shown>();
        house.map(this::of).ifPresent(shown::putAll);
        ArtFile art = ArtFile.read(source, pictograms, game.wording().names());
        art.faults()
                .forEach(
                        fault ->
                                LOG.warn(
                                        "{} {}: {}",
                                        game.info().id(),
                                        source.name(),
                                        ServerTexts.say("en", fault.sentence())));
        art.pictures().forEach((id, picture) -> shown.put(id, hang(picture, source)));
        pictures.put(game, Map.copyOf(shown));
    }

    private Hung drawn(Picture picture, ContentSource source) {
        return switch (picture.body()) {
            case Picture.Layers made ->
                    new Hung("image/svg+xml", Buffer.buffer(Composition.of(made, pictograms)));
            case Picture.File(var name) -> OwnFile.read(source, name);
        };
    }

    private static String named(Hung file) {
        return hash(file.body().getBytes()) + (file.type().equals("image/png") ? ".png" : ".svg");
    }

    /// The pictures of a set that is only tried: nothing of it is kept. A picture that no set here has comes whole, in place of its file, and only for
    /// the card one looks at.
    public Map<String, Shown> tried(
            Game<?, ?, ?> game, ContentSource source, Game<?, ?, ?> house, String card) {
        var shown = new TreeMap<>(of(house));
        ArtFile.read(source, pictograms, game.wording().names())
                .pictures()
                .forEach(
                        (id, picture) -> {
                            Hung file = drawn(picture, source);
                            String name = named(file);
                            if (files.containsKey(name)) {
                                shown.put(id, new Shown(picture.scene(), name));
                            } else if (id.equals(card)) {
                                shown.put(id, new Shown(picture.scene(), whole(file)));
                            }
                        });
        return shown;
    }

    private static String whole(Hung file) {
        return "data:"
                + file.type()
                + ";base64,"
                + Base64.getEncoder().encodeToString(file.body().getBytes());
    }

    private Shown hang(Picture picture, ContentSource source) {
        Hung file = drawn(picture, source);
        String name = named(file);
        files.put(name, file);
        if (picture.body() instanceof Picture.Layers made) {
            layers.put(name, made);
        }
        return new Shown(picture.scene(), name);
    }

    /// What somebody fetches who takes the game along; made when it is first asked for. Pictures that an owner drew are not in it.
    public Packed pack(Game<?, ?, ?> game) {
        return packs.computeIfAbsent(game, this::packed);
    }

    private Packed packed(Game<?, ?, ?> game) {
        var made = new TreeMap<String, Picture.Layers>();
        for (Shown shown : of(game).values()) {
            if (layers.containsKey(shown.file())) {
                made.put(shown.file(), layers.get(shown.file()));
            }
        }
        byte[] pack = Pack.of(made, pictograms);
        String name = hash(pack) + ".json";
        files.put(name, new Hung("application/json", Buffer.buffer(pack)));
        return new Packed(name, Gzip.of(pack).length);
    }

    /// The pictures of a game with its set, by card or place.
    public Map<String, Shown> of(Game<?, ?, ?> game) {
        return pictures.getOrDefault(game, Map.of());
    }

    public Optional<Hung> find(String file) {
        return Optional.ofNullable(files.get(file));
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(sum).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
