package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.engine.Xoshiro;

/// Frames that no browser sends, readers that do not read, commands that come late or again: the socket is closed or the command refused,
/// and everybody else plays on.
class HostileSocketTest {

    private static final int TEXT = 0x81;

    @RegisterExtension final RunningServer server = new RunningServer();
    private Client ana;
    private String table;

    @BeforeEach
    void open() {
        ana = Client.program(server.port(), "Ana");
        table = table(0);
    }

    private String table(int pace) {
        return ana.post(
                        "/api/tables",
                        Json.object()
                                .put("game", "cabo")
                                .put("seats", 3)
                                .put("terms", Json.object().put("pace", pace).build())
                                .put("bots", Json.texts(List.of("random", "random")))
                                .put("sit", true)
                                .put("ready", true)
                                .build())
                .body()
                .at("id")
                .asText();
    }

    @AfterEach
    void close() {
        Client.Line line = ana.connect(table, "?lean=1");
        var _ = Players.untilMyTurn(line, line.next("table"));
        line.hangUp();
        Soon.that("all sockets closed", () -> gauge("sockets") == 0);
        assertThat(server.tables().metrics().counted("errors")).isZero();
        assertThat(server.tables().metrics().counted("table_faults")).isZero();
    }

    private long gauge(String name) {
        return server.tables()
                .metrics()
                .text()
                .lines()
                .filter(line -> line.startsWith("tablee_" + name + " "))
                .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
                .findFirst()
                .orElseThrow();
    }

    private RawSocket connect() {
        return RawSocket.upgraded(server.port(), table, ana.token());
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void frames_that_break_the_protocol_are_hung_up_on() {
        byte[] huge = {(byte) TEXT, (byte) 0xff, 0x7f, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        byte[] unmasked = {(byte) TEXT, 2, '{', '}'};
        byte[] reserved = RawSocket.frame(0x83, ascii("{}"));
        byte[] longPing = RawSocket.frame(0x89, new byte[200]);
        byte[] notText = RawSocket.frame(TEXT, new byte[] {(byte) 0xc3, 0x28, (byte) 0xff});
        byte[] binary = RawSocket.frame(0x82, ascii("{}"));
        byte[] orphan = RawSocket.frame(0x80, ascii("{}"));
        byte[] large = RawSocket.frame(TEXT, new byte[9_000]);
        for (byte[] bytes :
                List.of(huge, unmasked, reserved, longPing, notText, binary, orphan, large)) {
            try (RawSocket raw = connect()) {
                raw.send(bytes);
                assertThat(raw.isClosed()).as("%d bytes", bytes.length).isTrue();
            }
        }
    }

    @Test
    void a_message_in_endless_parts_ends_at_the_limit() {
        try (RawSocket raw = connect()) {
            raw.send(RawSocket.frame(0x01, new byte[4_000]));
            for (int i = 0; i < 50 && raw.send(RawSocket.frame(0x00, new byte[4_000])); i++) {
                Thread.onSpinWait();
            }
            assertThat(raw.isClosed()).isTrue();
        }
    }

    @Test
    void noise_on_the_line_is_hung_up_on() {
        var random = new Xoshiro(7);
        for (int round = 0; round < 40; round++) {
            byte[] noise = new byte[1 + random.below(600)];
            for (int i = 0; i < noise.length; i++) {
                noise[i] = (byte) random.below(256);
            }
            try (RawSocket raw = connect()) {
                raw.send(round % 2 == 0 ? noise : RawSocket.frame(TEXT, noise));
                raw.halfClose();
                assertThat(raw.isClosed()).as("round %d", round).isTrue();
            }
        }
    }

    @Test
    void a_connection_whose_other_end_has_gone_silent_is_given_up() {
        try (RawSocket raw = connect()) {
            assertThat(raw.isClosed()).isTrue();
        }
    }

    @Test
    void commands_that_come_again_late_or_in_another_order_are_played_once_or_refused() {
        Client.Line line = ana.connect(table, "?lean=1");
        Json view = Players.untilMyTurn(line, line.next("table"));
        var moves = new ArrayList<Json.Builder>();
        for (int i = 0; i < 6; i++) {
            Json legal = Players.view(view).at("legal").items().getFirst();
            moves.add(Json.object().put("id", "r" + i).put("seq", view.at("seq")).put("do", legal));
            line.say(moves.get(i));
            long seq = line.next("ack").at("seq").asLong();
            view = line.next();
            assertThat(view.at("seq").asLong()).isEqualTo(seq);
            if (Players.isOver(view)) {
                break;
            }
            view = Players.untilMyTurn(line, view);
        }
        long before = view.at("seq").asLong();
        var random = new Xoshiro(3);
        for (int i = 0; i < 40; i++) {
            line.say(moves.get(random.below(moves.size())));
            Json answer = line.next();
            assertThat(answer.at("t").asText()).isEqualTo("ack");
            assertThat(answer.at("seq").asLong()).isLessThanOrEqualTo(before);
        }
        Json first = moves.getFirst().build();
        line.say(
                Json.object()
                        .put("id", "late")
                        .put("seq", first.at("seq"))
                        .put("do", first.at("do")));
        assertThat(line.next().at("t").asText()).isEqualTo("refused");
        assertThat(ana.get("/api/tables/" + table).body().at("seq").asLong()).isEqualTo(before);
        line.hangUp();
    }

    @Test
    void a_reader_who_does_not_read_is_no_burden_and_gets_a_fresh_look_later() {
        byte[] alive = RawSocket.frame(0x8a, new byte[0]);
        try (RawSocket slow = connect()) {
            Client.Line line = ana.connect(table, "?lean=1");
            var _ = Players.untilMyTurn(line, line.next("table"));
            long seq = 0;
            for (int i = 0; i < 2_000 && behind() == 0; i++) {
                line.say(
                        Json.object()
                                .put("cmd", "say")
                                .put("id", "s" + i)
                                .put("text", "x".repeat(490)));
                seq = line.next("ack").at("seq").asLong();
                slow.send(alive);
            }
            assertThat(behind()).as("nobody fell behind").isPositive();
            for (int i = 0; i < 20; i++) {
                line.say(Json.object().put("cmd", "say").put("id", "t" + i).put("text", "y"));
                seq = line.next("ack").at("seq").asLong();
            }
            long newest = seq;
            List<String> texts =
                    slow.texts(
                            text ->
                                    Json.parse(text).find("seq").map(Json::asLong).orElse(0L)
                                            >= newest);
            assertThat(texts.stream().filter(text -> text.startsWith("{\"t\":\"table\"")).count())
                    .as("looks at the whole table")
                    .isGreaterThan(1);
            assertThat(Json.parse(texts.getLast()).at("seq").asLong()).isEqualTo(seq);
            line.hangUp();
        }
    }

    private long behind() {
        return server.tables().metrics().counted("readers_behind");
    }
}
