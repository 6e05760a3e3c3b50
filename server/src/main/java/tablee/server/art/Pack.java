package tablee.server.art;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;
import tablee.engine.Json;

/// All pictures of a set that are made of pictograms, as one file: every pictogram once, and of each picture what stands around them. Whoever
/// takes a game along fetches this instead of some hundred files, and puts together the very same ones; gzip alone does not find what they have
/// in common, it looks back too short a way. The client's page travels in the same shape (`web/build/along.mjs`).
final class Pack {

    private Pack() {}

    /// @param pictures by the name of their file
    static byte[] of(SortedMap<String, Picture.Layers> pictures, Pictograms pictograms) {
        var used = new TreeSet<String>();
        pictures.values()
                .forEach(picture -> picture.layers().forEach(layer -> used.add(layer.name())));
        List<String> shared = List.copyOf(used);
        var files = Json.object();
        pictures.forEach((file, picture) -> files.put(file, Json.of(pieces(picture, shared))));
        return Json.object()
                .put("shared", Json.texts(shared.stream().map(pictograms::body).toList()))
                .put("files", files.build())
                .build()
                .print()
                .getBytes(StandardCharsets.UTF_8);
    }

    /// Texts, and between them which of the shared ones.
    private static List<Json> pieces(Picture.Layers picture, List<String> shared) {
        List<String> frame = Composition.frame(picture);
        var pieces = new ArrayList<>(List.of(Json.of(frame.getFirst())));
        for (int i = 0; i < picture.layers().size(); i++) {
            pieces.add(Json.of(shared.indexOf(picture.layers().get(i).name())));
            pieces.add(Json.of(frame.get(i + 1)));
        }
        return pieces;
    }
}
