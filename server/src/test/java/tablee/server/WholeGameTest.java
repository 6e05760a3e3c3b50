package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;

/// Games over the real doors, from the first request to the last score.
class WholeGameTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    @Test
    void a_program_plays_cabo_to_its_end_over_the_socket() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        Json first = line.next("table");
        assertThat(first.at("you").at("seats").print()).isEqualTo("[\"A\"]");
        Json last = Players.playOut(line, first);
        assertThat(last.at("table").at("phase").asText()).isEqualTo("over");
        assertThat(last.at("table").at("outcome").at("ranks").items()).hasSize(3);
    }

    @Test
    void a_person_who_comes_back_in_the_middle_sees_what_they_would_have_seen() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        Json first = line.next("table");
        Json view = Players.untilMyTurn(line, first);
        long seq = view.at("seq").asLong();
        line.hangUp();
        Json again = ana.connect(id, "?lean=1&since=" + seq).next("table");
        Json mine = again.at("views").items().getFirst();
        assertThat(mine.at("now")).isEqualTo(Players.view(view).at("now"));
        assertThat(mine.at("legal")).isEqualTo(Players.view(view).at("legal"));
        assertThat(mine.at("missed").items()).isEmpty();
    }

    @Test
    void a_command_sent_twice_is_played_once() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        Json view = Players.untilMyTurn(line, line.next("table"));
        var move =
                Json.object()
                        .put("id", "twice")
                        .put("seq", view.at("seq"))
                        .put("do", Players.view(view).at("legal").items().getFirst());
        line.say(move);
        line.say(move);
        assertThat(line.next("ack").at("seq")).isEqualTo(line.next("ack").at("seq"));
    }

    @Test
    void an_illegal_move_is_refused_with_its_clause_and_changes_nothing() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        Json view = Players.untilMyTurn(line, line.next("table"));
        line.say(Json.object().put("id", "m1").put("seq", view.at("seq")).put("do", "discard"));
        Json refused = line.next("refused");
        assertThat(refused.at("clause").asText()).startsWith("CABO-");
        line.say(Json.object().put("id", "m2").put("seq", view.at("seq")).put("do", "gibberish"));
        assertThat(line.next("refused").at("clause").asText()).isEqualTo("NOTATION");
    }
}
