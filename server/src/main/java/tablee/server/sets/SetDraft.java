package tablee.server.sets;

import java.util.Base64;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.GameProvider;
import tablee.engine.Json;
import tablee.engine.form.Form;
import tablee.server.art.ArtFile;

/// A set as somebody sent it: not on disk, and of no use to anybody else.
///
/// @param files what the game reads, each value on a line of its own, where it could be read at all
/// @param lined the same with the place of each line
/// @param pictures own pictures, by the path that `art.json` names
public record SetDraft(
        String name,
        Map<String, String> files,
        Map<String, Lined> lined,
        Map<String, byte[]> pictures)
        implements ContentSource {

    /// Fits a folder of every system, an address and a line of a list.
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

    private static final Set<String> TAKEN = Set.of("house", "none");

    private static final Pattern PICTURE =
            Pattern.compile("(?!.*\\.\\.)[\\p{L}\\p{N}_][\\p{L}\\p{N}_ ./-]{0,79}\\.(svg|png)");

    private static final int MOST_PICTURES = 400;

    private static final Form<Map<String, String>> TEXTS = Form.TEXT.entries();

    public SetDraft {
        files = Map.copyOf(files);
        lined = Map.copyOf(lined);
        pictures = Map.copyOf(pictures);
    }

    /// The files that a set of this game may have, besides own pictures.
    static Set<String> filesOf(GameProvider provider) {
        var all = new HashSet<>(provider.contentFiles());
        all.add(ArtFile.NAME);
        return Set.copyOf(all);
    }

    /// What was sent: `name`, `files`, and `pictures` in base64. What no set may have is refused, not left out.
    public static SetDraft read(GameProvider provider, Json body) {
        return read(
                provider,
                body.at("name").asText(),
                TEXTS.read(body.at("files")),
                body.find("pictures").map(TEXTS::read).orElse(Map.of()));
    }

    private static SetDraft read(
            GameProvider provider,
            String name,
            Map<String, String> sent,
            Map<String, String> drawn) {
        if (!NAME.matcher(name).matches() || TAKEN.contains(name)) {
            throw BadInput.of("server.sets.name", name);
        }
        Set<String> known = filesOf(provider);
        var files = new LinkedHashMap<String, String>();
        var lined = new LinkedHashMap<String, Lined>();
        sent.forEach(
                (file, text) -> {
                    if (!known.contains(file)) {
                        throw BadInput.of(
                                "server.sets.file",
                                file,
                                String.join(", ", new java.util.TreeSet<>(known)));
                    }
                    Optional<Lined> understood = lined(text);
                    understood.ifPresent(one -> lined.put(file, one));
                    files.put(file, understood.map(Lined::text).orElse(text));
                });
        return new SetDraft(name, files, lined, pictures(drawn));
    }

    /// Nothing for what is no JSON: the game says so, with its line.
    private static Optional<Lined> lined(String text) {
        try {
            return Optional.of(Lined.of(Json.parse(text)));
        } catch (BadInput _) {
            return Optional.empty();
        }
    }

    private static Map<String, byte[]> pictures(Map<String, String> drawn) {
        if (drawn.size() > MOST_PICTURES) {
            throw BadInput.of("server.sets.pictures", MOST_PICTURES);
        }
        var pictures = new TreeMap<String, byte[]>();
        drawn.forEach(
                (path, coded) -> {
                    if (!PICTURE.matcher(path).matches()) {
                        throw BadInput.of("server.art.file.name", path);
                    }
                    try {
                        pictures.put(path, Base64.getDecoder().decode(coded));
                    } catch (IllegalArgumentException _) {
                        throw BadInput.of("server.art.file.kind", path);
                    }
                });
        return pictures;
    }

    /// The place of a fault; the whole file where its line has none.
    String place(String file, int line) {
        Lined known = lined.get(file);
        return known == null ? "" : known.place(line);
    }

    @Override
    public Optional<String> read(String file) {
        return Optional.ofNullable(files.get(file));
    }

    @Override
    public Optional<byte[]> bytes(String file) {
        return Optional.ofNullable(pictures.get(file)).or(() -> ContentSource.super.bytes(file));
    }
}
