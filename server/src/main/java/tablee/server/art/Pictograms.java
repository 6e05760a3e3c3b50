package tablee.server.art;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tablee.engine.Json;

/// What pictures can be made of: the scenes of the client, and the pictograms by name. The build of the client hands them over as a
/// resource, so that neither their names nor their lines are written down twice.
public record Pictograms(SortedSet<String> scenes, SortedMap<String, String> bodies) {

    private static final String RESOURCE = "art/pictograms.json";

    public Pictograms {
        scenes = java.util.Collections.unmodifiableSortedSet(new TreeSet<>(scenes));
        bodies = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(bodies));
    }

    private static final class Shipped {
        static final Pictograms ALL = read();
    }

    /// Those of this build; none where the client is not part of it.
    public static Pictograms shipped() {
        return Shipped.ALL;
    }

    public boolean isEmpty() {
        return bodies.isEmpty();
    }

    /// The drawing of this name, without what stands around it; nothing for a name that is not known.
    String body(String name) {
        return bodies.getOrDefault(name, "");
    }

    private static Pictograms read() {
        try (InputStream in = Pictograms.class.getClassLoader().getResourceAsStream(RESOURCE)) {
            return in == null
                    ? new Pictograms(new TreeSet<>(), new TreeMap<>())
                    : of(Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
    }

    static Pictograms of(Json json) {
        var scenes = new TreeSet<String>();
        json.at("scenes").items().forEach(scene -> scenes.add(scene.asText()));
        var bodies = new TreeMap<String, String>();
        json.at("pictograms").fields().forEach((name, body) -> bodies.put(name, body.asText()));
        return new Pictograms(scenes, bodies);
    }
}
