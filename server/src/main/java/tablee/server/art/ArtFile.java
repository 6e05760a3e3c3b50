package tablee.server.art;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;

/// Reads the `art.json` of a content set and says what is wrong with it, by line and card. What is wrong costs one picture, never the game:
/// the card is then shown as the game's own set shows it.
///
/// @param pictures those without fault, by the id of the card or place
/// @param faulty the ids of the others
public record ArtFile(Map<String, Picture> pictures, Set<String> faulty, List<Fault> faults) {

    public static final String NAME = "art.json";

    /// Where the form of the file is written down.
    private static final String LAW = "docs/pictures.md";

    private static final int MOST_LAYERS = 8;

    public ArtFile {
        pictures = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(pictures));
        faulty = Set.copyOf(faulty);
        faults = List.copyOf(faults);
    }

    /// What the set says of its pictures, and what is wrong with it.
    ///
    /// @param names what the set calls its cards, to name them in a fault
    public static ArtFile read(
            ContentSource source, Pictograms pictograms, Map<String, Words> names) {
        var reader = new Reader(source, pictograms, names);
        source.read(NAME).ifPresent(reader::file);
        return new ArtFile(reader.pictures, reader.faulty, reader.faults);
    }

    /// The owner's own files that a text of this form names; none where it cannot be read.
    public static Set<String> ownFiles(String text) {
        try {
            var named = new TreeSet<String>();
            Json.parse(text)
                    .at("art")
                    .fields()
                    .forEach(
                            (_, json) -> json.find("file").map(Json::asText).ifPresent(named::add));
            return named;
        } catch (BadInput _) {
            return Set.of();
        }
    }

    /// The cards and places that have no picture here, or none that can be shown.
    public List<Fault> missing(Set<String> wanted, Map<String, Words> names, Severity severity) {
        var found = new ArrayList<Fault>();
        for (String id : new TreeSet<>(wanted)) {
            if (!pictures.containsKey(id) && !faulty.contains(id)) {
                found.add(
                        new Fault(
                                severity,
                                NAME,
                                0,
                                card(id, names),
                                LAW,
                                Message.of("server.art.missing")));
            }
        }
        return found;
    }

    private static Message card(String id, Map<String, Words> names) {
        Words name = names.get(id);
        return name == null ? Message.plain(id) : Message.of("server.art.card", id, name);
    }

    private static final class Reader {
        private final ContentSource source;
        private final Pictograms pictograms;
        private final Map<String, Words> names;
        private final Map<String, Picture> pictures = new LinkedHashMap<>();
        private final Set<String> faulty = new HashSet<>();
        private final List<Fault> faults = new ArrayList<>();

        Reader(ContentSource source, Pictograms pictograms, Map<String, Words> names) {
            this.source = source;
            this.pictograms = pictograms;
            this.names = names;
        }

        void file(String text) {
            try {
                Json.parse(text).at("art").fields().forEach(this::entry);
            } catch (BadInput bad) {
                fault(0, ContentReport.WHOLE, bad.sentence());
            }
        }

        private void entry(String id, Json json) {
            Message card = card(id, names);
            int before = faults.size();
            try {
                Picture picture = picture(json);
                judge(picture, card);
                if (faults.size() == before) {
                    pictures.put(id, picture);
                    return;
                }
            } catch (BadInput bad) {
                fault(json.line(), card, bad.sentence());
            }
            faulty.add(id);
        }

        private static Picture picture(Json json) {
            Optional<String> scene = json.find("scene").map(Json::asText);
            Optional<Json> file = json.find("file");
            if (file.isPresent()) {
                return new Picture(scene, new Picture.File(file.get().asText()), json.line());
            }
            var layers = new ArrayList<Picture.Layer>();
            for (Json layer : json.at("layers").items()) {
                layers.add(layer(layer));
            }
            return new Picture(scene, new Picture.Layers(layers), json.line());
        }

        /// `["metro", x, y, size]`, then a turn in degrees, then `"mirror"`.
        private static Picture.Layer layer(Json json) {
            List<Json> parts = json.items();
            if (parts.size() < 4 || parts.size() > 6) {
                throw BadInput.of("server.art.layer", json.print(), json.line());
            }
            return new Picture.Layer(
                    parts.get(0).asText(),
                    parts.get(1).asDouble(),
                    parts.get(2).asDouble(),
                    parts.get(3).asDouble(),
                    parts.size() > 4 ? parts.get(4).asDouble() : 0,
                    parts.size() > 5 && parts.get(5).asText().equals("mirror"),
                    json.line());
        }

        private void judge(Picture picture, Message card) {
            picture.scene()
                    .filter(scene -> !pictograms.scenes().contains(scene))
                    .ifPresent(
                            scene ->
                                    fault(
                                            picture.line(),
                                            card,
                                            Message.of(
                                                    "server.art.scene",
                                                    scene,
                                                    String.join(", ", pictograms.scenes()))));
            switch (picture.body()) {
                case Picture.Layers(var layers) -> judge(layers, picture, card);
                case Picture.File(var name) ->
                        OwnFile.fault(source, name)
                                .ifPresent(why -> fault(picture.line(), card, why));
            }
        }

        private void judge(List<Picture.Layer> layers, Picture picture, Message card) {
            if (layers.isEmpty() || layers.size() > MOST_LAYERS) {
                fault(picture.line(), card, Message.of("server.art.layers", MOST_LAYERS));
            }
            for (Picture.Layer layer : layers) {
                if (!pictograms.bodies().containsKey(layer.name())) {
                    fault(
                            layer.line(),
                            card,
                            Message.of("server.art.pictogram", layer.name(), near(layer.name())));
                } else if (!isInside(layer)) {
                    fault(
                            layer.line(),
                            card,
                            Message.of(
                                    "server.art.outside",
                                    layer.name(),
                                    Composition.WIDTH,
                                    Composition.HEIGHT));
                }
            }
        }

        /// At least half of it is to be seen.
        private static boolean isInside(Picture.Layer layer) {
            double half = layer.size() / 2;
            return layer.size() >= 4
                    && layer.size() <= Composition.WIDTH
                    && layer.x() + half >= 0
                    && layer.x() + half <= Composition.WIDTH
                    && layer.y() + half >= 0
                    && layer.y() + half <= Composition.HEIGHT;
        }

        /// The known names that share most with a mistaken one.
        private String near(String name) {
            return String.join(
                    ", ",
                    pictograms.bodies().keySet().stream()
                            .sorted(
                                    java.util.Comparator.comparingInt(
                                                    (String known) -> -likeness(known, name))
                                            .thenComparing(known -> known))
                            .limit(3)
                            .toList());
        }

        /// How many pairs of neighbouring letters two names share.
        private static int likeness(String one, String other) {
            int shared = 0;
            for (int i = 0; i + 2 <= one.length(); i++) {
                shared += other.contains(one.substring(i, i + 2)) ? 2 : 0;
            }
            return shared - Math.abs(one.length() - other.length());
        }

        private void fault(int line, Message card, Message text) {
            faults.add(new Fault(Severity.ERROR, NAME, line, card, LAW, text));
        }
    }
}
