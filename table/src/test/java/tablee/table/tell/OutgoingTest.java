package tablee.table.tell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;

/// How messages are spelt. Clients of before read them too: a sign that changes here changes for somebody.
class OutgoingTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Json NONE = Json.of(List.of());
    private static final Outgoing.Happened QUIET =
            new Outgoing.Happened(NONE, NONE, Optional.empty(), Optional.empty(), Optional.empty());

    private static void written(Outgoing message, String text) {
        assertThat(OutgoingWriter.write(message)).isEqualTo(text);
    }

    @Test
    void answers_and_news() {
        written(new Outgoing.Done("m1", 12), "{\"t\":\"ack\",\"id\":\"m1\",\"seq\":12}");
        written(
                new Outgoing.Refused("m1", "TABLE", "No \"way\"."),
                "{\"t\":\"refused\",\"id\":\"m1\",\"clause\":\"TABLE\",\"say\":\"No \\\"way\\\".\"}");
        written(new Outgoing.Held("Wait."), "{\"t\":\"held\",\"say\":\"Wait.\"}");
        written(new Outgoing.Announced("Hello"), "{\"t\":\"announce\",\"text\":\"Hello\"}");
        written(new Outgoing.Pong(), "{\"t\":\"pong\"}");
        written(
                new Outgoing.Taken(7, B, "Zoé"),
                "{\"t\":\"taken\",\"seq\":7,\"seat\":\"B\",\"name\":\"Zoé\"}");
        written(
                new Outgoing.Here(Seats.of(A), 2, List.of("Ana")),
                "{\"t\":\"here\",\"seats\":[\"A\"],\"lookers\":{\"count\":2,\"names\":[\"Ana\"]}}");
        written(
                new Outgoing.Said(7, 99, "Ana", "b1", Seats.of(A), "Bonjour"),
                "{\"t\":\"said\",\"seq\":7,\"at\":99,\"name\":\"Ana\",\"badge\":\"b1\",\"seats\":[\"A\"],\"text\":\"Bonjour\"}");
    }

    @Test
    void a_line_as_a_seat_sees_it() {
        var moves =
                List.of(
                        new Outgoing.Move("draw", Optional.of("Draw"), Optional.empty()),
                        new Outgoing.Move("call", Optional.of("Cabo!"), Optional.of("C")));
        var seen =
                new Outgoing.Seen(
                        Json.object().put("pile", 3).build(),
                        Optional.empty(),
                        Seats.of(A),
                        Optional.of(new Outgoing.Question("Your turn.", "cabo.turn")),
                        Optional.of(moves),
                        true,
                        Map.of());
        written(
                new Outgoing.Changed(
                        7,
                        99,
                        Optional.of(A),
                        new Outgoing.Happened(
                                NONE,
                                Json.texts(List.of("x")),
                                Optional.of(B),
                                Optional.of(A),
                                Optional.of(B)),
                        Optional.of(seen),
                        Optional.of(Json.object().put("id", "t").build())),
                "{\"t\":\"update\",\"seq\":7,\"at\":99,\"seat\":\"A\",\"events\":[],\"auto\":[\"x\"],\"undone\":\"B\",\"nudged\":\"A\","
                        + "\"hinted\":\"B\",\"now\":{\"pile\":3},\"awaited\":[\"A\"],\"asked\":\"Your turn.\",\"question\":\"cabo.turn\","
                        + "\"legal\":[{\"do\":\"draw\",\"say\":\"Draw\"},{\"do\":\"call\",\"say\":\"Cabo!\",\"kept\":\"C\"}],\"undo\":true,\"table\":{\"id\":\"t\"}}");
    }

    @Test
    void a_line_for_somebody_who_looks_on_before_the_game() {
        written(
                new Outgoing.Changed(
                        7, 99, Optional.empty(), QUIET, Optional.empty(), Optional.empty()),
                "{\"t\":\"update\",\"seq\":7,\"at\":99,\"events\":[]}");
    }

    @Test
    void a_whole_table_for_a_program_and_for_somebody_who_looks_on() {
        var seen =
                new Outgoing.Seen(
                        Json.object().put("pile", 3).build(),
                        Optional.of(Json.object().put("known", 5).build()),
                        Seats.of(A),
                        Optional.empty(),
                        Optional.of(
                                List.of(
                                        new Outgoing.Move(
                                                "draw", Optional.empty(), Optional.empty()))),
                        false,
                        Map.of(B, Json.object().put("hand", 2).build()));
        written(
                new Outgoing.Whole(
                        7,
                        99,
                        Seats.of(A),
                        true,
                        Json.object().put("id", "t").build(),
                        List.of(
                                new Outgoing.Eyes(
                                        A,
                                        Optional.of(seen),
                                        Optional.of(
                                                List.of(
                                                        new Outgoing.Missed(5, QUIET),
                                                        new Outgoing.Missed(6, QUIET)))),
                                new Outgoing.Eyes(
                                        Spectator.SPECTATOR, Optional.empty(), Optional.empty()))),
                "{\"t\":\"table\",\"seq\":7,\"at\":99,\"you\":{\"seats\":[\"A\"],\"host\":true},\"table\":{\"id\":\"t\"},\"views\":["
                        + "{\"seat\":\"A\",\"now\":{\"pile\":3},\"memory\":{\"known\":5},\"awaited\":[\"A\"],\"legal\":[\"draw\"],"
                        + "\"hands\":{\"B\":{\"hand\":2}},"
                        + "\"missed\":[{\"seq\":5,\"events\":[]},{\"seq\":6,\"events\":[]}]},{\"seat\":\""
                        + Spectator.SPECTATOR.label()
                        + "\"}]}");
    }
}
