package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tablee.engine.form.Shape;
import tablee.engine.form.TypeScript;
import tablee.server.api.Operation;
import tablee.server.api.Operations;
import tablee.table.Version;
import tablee.table.ask.CommandShapes;
import tablee.table.tell.Wire;

/// The types of the client package `web/client` are those of the server.
class ClientPackageTest {

    private static final Pattern NAME_IN_BRACES = Pattern.compile("\\{(\\w+)}");

    private static final Path FOLDER = Path.of("../web/client");

    @Test
    void its_types_are_made_from_the_shapes_of_the_server() throws Exception {
        Path file = FOLDER.resolve("api.ts");
        String made = made();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, made);
        }
        assertThat(file).hasContent(made);
    }

    @Test
    void it_has_the_version_of_the_server() throws Exception {
        assertThat(Files.readString(FOLDER.resolve("package.json")))
                .contains("\"version\": \"" + Version.TEXT + "\"");
    }

    private static String made() {
        var script = TypeScript.begin();
        var lines = new ArrayList<String>();
        Operations.all().forEach((key, operation) -> lines.add(line(script, key, operation)));
        String message = either(script, Wire.out().values());
        String command = either(script, CommandShapes.all().values());
        String refused = script.type(Operations.REFUSED);
        return "import type { OfGame } from './games';\n\n"
                + script.file(
                        "Made from the shapes of the server by ClientPackageTest; written again with"
                                + " -Dgolden.update=true.")
                + "\n/** What the server says over the socket of a table. */\nexport type Message = "
                + message
                + ";\n\n/** What may be asked of a table. */\nexport type Command = "
                + command
                + ";\n\n/** The body of any answer from 400 on. */\nexport type RefusedBody = "
                + refused
                + ";\n\n/** Everything that can be asked over HTTP, by method and address. */\nexport interface Operations {\n"
                + String.join("\n", lines)
                + "\n}\n";
    }

    private static String either(TypeScript script, Iterable<Shape> shapes) {
        var names = new ArrayList<String>();
        shapes.forEach(shape -> names.add(script.type(shape)));
        return String.join(" | ", names);
    }

    private static String line(TypeScript script, String key, Operation operation) {
        var parts = new ArrayList<String>();
        String names =
                NAME_IN_BRACES
                        .matcher(key)
                        .results()
                        .map(name -> name.group(1) + ": string")
                        .collect(Collectors.joining("; "));
        if (!names.isEmpty()) {
            parts.add("path: { " + names + " }");
        }
        if (!operation.query().isEmpty()) {
            parts.add("query: " + script.type(new Shape.Fields("", operation.query())));
        }
        operation.takes().ifPresent(body -> parts.add("body: " + script.type(body)));
        String later =
                operation.gives().later().map(shape -> " | " + script.type(shape)).orElse("");
        parts.add("gives: " + script.type(operation.gives().shape()) + later);
        return "  '" + key + "': { " + String.join("; ", parts) + " };";
    }
}
