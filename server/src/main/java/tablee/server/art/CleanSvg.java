package tablee.server.art;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import tablee.engine.BadInput;

/// An SVG file written anew with shapes and colours only. What is not on these lists is left out: script, styles, text, other documents,
/// events, links, and `use`, which can make a thousand shapes of ten.
final class CleanSvg {

    private static final Set<String> SHAPES =
            Set.of(
                    "svg",
                    "g",
                    "defs",
                    "path",
                    "rect",
                    "circle",
                    "ellipse",
                    "line",
                    "polyline",
                    "polygon",
                    "linearGradient",
                    "radialGradient",
                    "stop",
                    "clipPath");

    /// Attributes of paint, which a style may set as well.
    private static final Set<String> PAINT =
            Set.of(
                    "fill",
                    "fill-opacity",
                    "fill-rule",
                    "clip-path",
                    "clip-rule",
                    "stroke",
                    "stroke-width",
                    "stroke-opacity",
                    "stroke-linecap",
                    "stroke-linejoin",
                    "stroke-miterlimit",
                    "stroke-dasharray",
                    "stroke-dashoffset",
                    "opacity",
                    "stop-color",
                    "stop-opacity",
                    "paint-order");

    private static final Set<String> GEOMETRY =
            Set.of(
                    "id",
                    "viewBox",
                    "width",
                    "height",
                    "preserveAspectRatio",
                    "transform",
                    "d",
                    "x",
                    "y",
                    "x1",
                    "y1",
                    "x2",
                    "y2",
                    "cx",
                    "cy",
                    "r",
                    "rx",
                    "ry",
                    "fx",
                    "fy",
                    "points",
                    "offset",
                    "gradientUnits",
                    "gradientTransform",
                    "spreadMethod",
                    "clipPathUnits");

    /// An address in the same file, the only kind that stays.
    private static final Pattern LOCAL = Pattern.compile("url\\(#[\\w.-]{1,64}\\)");

    /// Numbers, names, colours, transformations.
    private static final Pattern VALUE = Pattern.compile("[\\w#%.,+\\s()-]*+");

    private static final int MOST_SHAPES = 4_000;
    private static final int DEEPEST = 40;

    private final StringBuilder clean = new StringBuilder();
    private final XMLStreamReader in;
    private int shapes;
    private int depth;

    private CleanSvg(XMLStreamReader in) {
        this.in = in;
    }

    static byte[] of(String name, byte[] bytes) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, true);
        try {
            var svg = new CleanSvg(factory.createXMLStreamReader(new ByteArrayInputStream(bytes)));
            svg.document(name);
            return svg.clean.toString().getBytes(StandardCharsets.UTF_8);
        } catch (XMLStreamException e) {
            throw BadInput.of("server.art.svg", name);
        }
    }

    private void document(String name) throws XMLStreamException {
        while (in.hasNext()) {
            switch (in.next()) {
                case XMLStreamConstants.START_ELEMENT -> start(name);
                case XMLStreamConstants.END_ELEMENT -> {
                    clean.append("</").append(in.getLocalName()).append('>');
                    depth--;
                }
                // Comments, text, instructions: nothing of it is seen in a picture.
                default -> {}
            }
        }
        if (shapes < 2) {
            throw BadInput.of("server.art.svg", name);
        }
    }

    private void start(String name) throws XMLStreamException {
        String shape = in.getLocalName();
        if (depth == 0 && !shape.equals("svg")) {
            throw BadInput.of("server.art.svg", name);
        }
        if (!SHAPES.contains(shape) || isForeign()) {
            leaveOut();
            return;
        }
        shapes++;
        depth++;
        if (shapes > MOST_SHAPES || depth > DEEPEST) {
            throw BadInput.of("server.art.svg.many", name, MOST_SHAPES);
        }
        clean.append('<').append(shape);
        if (depth == 1) {
            clean.append(" xmlns=\"http://www.w3.org/2000/svg\"");
        }
        attributes()
                .forEach(
                        (key, value) ->
                                clean.append(' ')
                                        .append(key)
                                        .append("=\"")
                                        .append(value)
                                        .append('"'));
        clean.append('>');
    }

    private boolean isForeign() {
        String space = in.getNamespaceURI();
        return space != null && !space.isEmpty() && !space.equals("http://www.w3.org/2000/svg");
    }

    /// Skips this element with everything in it.
    private void leaveOut() throws XMLStreamException {
        int open = 1;
        while (open > 0) {
            int event = in.next();
            open += event == XMLStreamConstants.START_ELEMENT ? 1 : 0;
            open -= event == XMLStreamConstants.END_ELEMENT ? 1 : 0;
        }
    }

    private Map<String, String> attributes() {
        var kept = new TreeMap<String, String>();
        for (int i = 0; i < in.getAttributeCount(); i++) {
            String space = in.getAttributeNamespace(i);
            if (space == null || space.isEmpty()) {
                attribute(kept, in.getAttributeLocalName(i), in.getAttributeValue(i));
            }
        }
        return kept;
    }

    private static void attribute(Map<String, String> kept, String key, String value) {
        if (key.equals("style")) {
            for (String rule : value.split(";", -1)) {
                String[] sides = rule.split(":", 2);
                if (sides.length == 2 && PAINT.contains(sides[0].strip())) {
                    keep(kept, sides[0].strip(), sides[1].strip());
                }
            }
        } else if (PAINT.contains(key) || GEOMETRY.contains(key)) {
            keep(kept, key, value.strip());
        }
    }

    private static void keep(Map<String, String> kept, String key, String value) {
        String rest = LOCAL.matcher(value).replaceAll("");
        if (VALUE.matcher(rest).matches() && !rest.toLowerCase(Locale.ROOT).contains("url")) {
            kept.put(key, value);
        }
    }
}
