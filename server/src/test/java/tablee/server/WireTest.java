package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.engine.form.JsonSchema;
import tablee.engine.form.Shape;
import tablee.table.ask.CommandShapes;
import tablee.table.tell.Wire;
import tablee.testkit.ShapeCheck;

/// What the server says has the shapes that the schemas are made from, and the schemas in `docs/` are those.
class WireTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    /// Of a whole game, with words and without, from the first seat taken to the last score.
    @Test
    void every_message_has_its_shape() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(2);
        Client.Line talkative = ana.connect(id, "?memory=1");
        Client.Line lean = ana.connect(id, "?lean=1");
        ana.command(id, Json.object().put("cmd", "say").put("text", "Bonjour"));
        Players.playOut(lean, lean.next("table"));
        while (!Players.isOver(talkative.next("update"))) {}
        var all = new ArrayList<>(talkative.all);
        all.addAll(lean.all);
        var kinds = new TreeSet<String>();
        for (Json message : all) {
            String kind = message.at("t").asText();
            kinds.add(kind);
            Shape shape = Objects.requireNonNull(Wire.out().get(kind), kind);
            assertThat(ShapeCheck.faults(shape, message)).as(message.print()).isEmpty();
        }
        assertThat(kinds).contains("table", "update", "said", "here", "ack");
        Json replay = ana.get("/api/tables/" + id + "/replay").body();
        assertThat(ShapeCheck.faults(Wire.replay(), replay)).isEmpty();
    }

    @Test
    void a_shape_refuses_what_it_does_not_know() {
        Shape pong = Wire.message();
        assertThat(ShapeCheck.faults(pong, Json.parse("{\"t\":\"pong\"}"))).isEmpty();
        for (String wrong :
                List.of("{}", "{\"t\":\"pong\",\"more\":1}", "{\"t\":\"ack\",\"id\":1}")) {
            assertThat(ShapeCheck.faults(pong, Json.parse(wrong))).as(wrong).isNotEmpty();
        }
    }

    @Test
    void every_command_has_an_example_and_every_answer_a_schema() {
        Json described = Client.program(server.port(), "Ana").get("/api/socket.json").body();
        assertThat(described.at("out").fields().keySet()).isEqualTo(Wire.out().keySet());
        CommandShapes.all()
                .forEach(
                        (name, shape) ->
                                assertThat(ShapeCheck.faults(shape, described.at("in").at(name)))
                                        .as(name)
                                        .isEmpty());
    }

    @Test
    void the_schemas_in_the_documents_are_those_of_the_program() throws Exception {
        held("wire.schema.json", Wire.message());
        held("replay.schema.json", Wire.replay());
    }

    private static void held(String name, Shape shape) throws Exception {
        Path file = Path.of("../docs", name);
        String made = JsonSchema.of(shape).pretty();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, made);
        }
        assertThat(file).hasContent(made);
    }
}
