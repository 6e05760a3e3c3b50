package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// Reads YAML 1.2 into [Json] values that know their lines. `yes`, `on` and dates are texts; only `true`, `false`, `null` and
/// numbers are more.
public final class Yaml {

    private final String file;
    private final IdentityHashMap<Node, Boolean> open = new IdentityHashMap<>();

    private Yaml(String file) {
        this.file = file;
    }

    /// `file` is the name that goes into the sentence when the text is broken.
    public static Json read(String file, String text) {
        try {
            var settings =
                    LoadSettings.builder().setLabel(file).setMaxAliasesForCollections(50).build();
            return new Compose(settings)
                    .composeString(text)
                    .map(new Yaml(file)::json)
                    .orElseThrow(() -> bad(file, 1, "the file is empty"));
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
            throw bad(file, line, "this is not YAML: " + String.valueOf(e.getProblem()));
        } catch (YamlEngineException e) {
            throw bad(file, 1, "this is not YAML: " + String.valueOf(e.getMessage()));
        }
    }

    public static BadInput bad(String file, int line, String what) {
        return BadInput.of(Sentences.say(file + ":" + line + ": " + what));
    }

    private Json json(Node node) {
        int line = line(node);
        return switch (node) {
            case ScalarNode scalar -> scalar(scalar, line);
            case SequenceNode sequence -> {
                enter(node);
                List<Json> items = new ArrayList<>();
                sequence.getValue().forEach(item -> items.add(json(item)));
                open.remove(node);
                yield new Json.Arr(items, line);
            }
            case MappingNode mapping -> {
                enter(node);
                Json.Obj object = object(mapping, line);
                open.remove(node);
                yield object;
            }
            default -> throw bad(file, line, "this cannot stand here");
        };
    }

    private void enter(Node node) {
        if (open.put(node, true) != null) {
            throw bad(file, line(node), "an alias contains itself");
        }
    }

    private Json.Obj object(MappingNode mapping, int line) {
        var fields = new LinkedHashMap<String, Json>();
        var seen = new HashSet<String>();
        for (NodeTuple tuple : mapping.getValue()) {
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                throw bad(file, line, "a name is expected before the colon");
            }
            if (!seen.add(key.getValue())) {
                throw bad(file, line(key), "\"" + key.getValue() + "\" stands twice");
            }
            fields.put(key.getValue(), json(tuple.getValueNode()));
        }
        return new Json.Obj(fields, line);
    }

    private static Json scalar(ScalarNode scalar, int line) {
        String text = scalar.getValue();
        Tag tag = scalar.getTag();
        if (tag.equals(Tag.INT) || tag.equals(Tag.FLOAT)) {
            try {
                return new Json.Num(Double.parseDouble(text), line);
            } catch (NumberFormatException _) {
                return new Json.Text(text, line);
            }
        }
        if (tag.equals(Tag.BOOL)) {
            return new Json.Bool(Boolean.parseBoolean(text), line);
        }
        return tag.equals(Tag.NULL) ? new Json.Null(line) : new Json.Text(text, line);
    }

    private static int line(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
    }
}
