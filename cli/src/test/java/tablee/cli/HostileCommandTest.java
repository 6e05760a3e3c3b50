package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.engine.Json;

/// The attack in its short form. How long moves take beside it depends on the machine and is measured by hand; that nothing breaks is
/// held here.
class HostileCommandTest {

    @Test
    void a_server_under_attack_answers_without_a_fault_and_people_beside_it_play_on() {
        var said = Session.run("hostile", "--minutes", "0.4", "--seed", "7", "--json");
        Json report = Json.parse(said.out());
        assertThat(report.at("faults").asInt()).as(said.out()).isZero();
        assertThat(report.at("alive").asBool()).isTrue();
        assertThat(report.at("tried").asInt()).isGreaterThan(1_000);
        assertThat(report.at("contradictions").print()).isEqualTo("[]");
        assertThat(said.code()).as(said.out()).isZero();
    }

    @Test
    void only_this_machine_is_attacked() {
        var said = Session.run("hostile", "--url", "http://192.0.2.1:80", "--lang", "en");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("192.0.2.1").contains("only 127.0.0.1:PORT");
    }
}
