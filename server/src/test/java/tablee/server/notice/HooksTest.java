package tablee.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A hook leads where the host allows it, and nowhere else.
class HooksTest {

    @Test
    void only_hosts_that_were_named_are_written_to() {
        try (var hooks = new Hooks("discord.com, hooks.slack.com")) {
            assertThat(hooks.accepts("https://discord.com/api/webhooks/1/x")).isTrue();
            assertThat(hooks.accepts("https://ptb.discord.com/api/webhooks/1/x")).isTrue();
            for (String wrong :
                    List.of(
                            "http://discord.com/x",
                            "https://discord.com:8443/x",
                            "https://discord.com.example.org/x",
                            "https://notdiscord.com/x",
                            "https://ana:secret@discord.com/x",
                            "https://localhost/x",
                            "https://127.0.0.1/x",
                            "https://[::1]/x",
                            "file:///etc/passwd",
                            "https://discord.com/" + "x".repeat(2_000),
                            "not an address")) {
                assertThat(hooks.accepts(wrong)).as(wrong).isFalse();
            }
        }
        try (var none = new Hooks("")) {
            assertThat(none.accepts("https://discord.com/api/webhooks/1/x")).isFalse();
        }
    }

    @Test
    void a_name_that_leads_into_the_house_is_not_followed() throws IOException {
        for (String inside :
                List.of(
                        "127.0.0.1",
                        "10.1.2.3",
                        "172.16.9.9",
                        "192.168.1.1",
                        "169.254.169.254",
                        "100.64.0.1",
                        "0.0.0.0",
                        "224.0.0.1",
                        "255.255.255.255",
                        "::1",
                        "fe80::1",
                        "fd00::1",
                        "::ffff:10.0.0.1",
                        "64:ff9b::a00:1")) {
            assertThat(Hooks.isOutside(InetAddress.getByName(inside))).as(inside).isFalse();
        }
        for (String outside : List.of("93.184.216.34", "2606:2800:220:1::1")) {
            assertThat(Hooks.isOutside(InetAddress.getByName(outside))).as(outside).isTrue();
        }
    }

    /// A host may name a name of its own that means a machine inside: that is looked at when it is written to.
    @Test
    void what_was_accepted_is_looked_at_again_when_it_is_written_to() {
        try (var hooks = new Hooks("127.0.0.1")) {
            assertThat(hooks.accepts("https://127.0.0.1/x")).isTrue();
            assertThatThrownBy(() -> hooks.post("https://127.0.0.1/x", Way.SLACK.body("x")))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("nowhere it may");
        }
    }

    @Test
    void each_kind_takes_the_text_in_its_own_shape_and_calls_nobody() {
        String text = "@everyone <@1> & \"x\"";
        assertThat(Way.DISCORD.body(text).at("content").asText()).isEqualTo(text);
        assertThat(Way.DISCORD.body(text).at("allowed_mentions").at("parse").items()).isEmpty();
        assertThat(Way.MATRIX.body(text).at("text").asText()).isEqualTo(text);
        assertThat(Way.SLACK.body(text).at("text").asText())
                .isEqualTo("@everyone &lt;@1&gt; &amp; \"x\"");
    }
}
