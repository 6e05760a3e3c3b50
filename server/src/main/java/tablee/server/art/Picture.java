package tablee.server.art;

import java.util.List;
import java.util.Optional;

/// What `art.json` says of one card.
///
/// @param scene the ground it stands on; the browser draws it, so that day and night are its own affair
/// @param line where it stands in the file
record Picture(Optional<String> scene, Body body, int line) {

    sealed interface Body {}

    /// Pictograms, the first one at the back.
    record Layers(List<Layer> layers) implements Body {
        public Layers {
            layers = List.copyOf(layers);
        }
    }

    /// A file of the set's owner, SVG or PNG.
    record File(String name) implements Body {}

    /// One pictogram in a room of 160 by 120.
    ///
    /// @param turn in degrees, clockwise
    record Layer(
            String name,
            double x,
            double y,
            double size,
            double turn,
            boolean mirrored,
            int line) {}
}
