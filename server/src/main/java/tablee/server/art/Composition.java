package tablee.server.art;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Puts pictograms into one small SVG file, without their scene.
final class Composition {

    /// The room of a picture, as scenes are drawn too.
    static final int WIDTH = 160;

    static final int HEIGHT = 120;

    /// Side of a pictogram as it was drawn.
    private static final int SIDE = 32;

    private Composition() {}

    static byte[] of(Picture.Layers layers, Pictograms pictograms) {
        List<String> frame = frame(layers);
        var svg = new StringBuilder(frame.getFirst());
        for (int i = 0; i < layers.layers().size(); i++) {
            svg.append(pictograms.body(layers.layers().get(i).name())).append(frame.get(i + 1));
        }
        return svg.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// What stands before, between and after the pictograms.
    static List<String> frame(Picture.Layers layers) {
        var frame = new ArrayList<String>();
        String open =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "
                        + WIDTH
                        + " "
                        + HEIGHT
                        + "\">";
        for (Picture.Layer layer : layers.layers()) {
            frame.add(open + "<g transform=\"" + transform(layer) + "\">");
            open = "</g>";
        }
        frame.add(open + "</svg>");
        return frame;
    }

    private static String transform(Picture.Layer layer) {
        String scale = number(Math.round(layer.size() / SIDE * 1000) / 1000.0);
        String half = number(layer.size() / 2);
        return "translate("
                + number(layer.x())
                + " "
                + number(layer.y())
                + ")"
                + (layer.turn() == 0
                        ? ""
                        : " rotate(" + number(layer.turn()) + " " + half + " " + half + ")")
                + (layer.mirrored()
                        ? " translate("
                                + number(layer.size())
                                + " 0) scale(-"
                                + scale
                                + " "
                                + scale
                                + ")"
                        : " scale(" + scale + ")");
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
