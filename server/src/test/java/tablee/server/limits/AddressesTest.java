package tablee.server.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;

/// Who is counted, whatever they write into their requests.
class AddressesTest {

    private static final List<String> NOTHING = List.of();

    @Test
    void a_home_with_many_addresses_is_one_guest() {
        var open = new Addresses("false");
        assertThat(open.guest("2001:db8:1:2:aaaa::1", NOTHING))
                .isEqualTo(open.guest("2001:db8:1:2:bbbb:cccc:dddd:eeee", NOTHING))
                .isNotEqualTo(open.guest("2001:db8:1:3:aaaa::1", NOTHING));
        assertThat(open.guest("192.0.2.1", NOTHING)).isNotEqualTo(open.guest("192.0.2.2", NOTHING));
        assertThat(open.guest("::ffff:192.0.2.1", NOTHING))
                .isEqualTo(open.guest("192.0.2.1", NOTHING));
    }

    @Test
    void only_a_proxy_is_believed() {
        var behind = new Addresses("203.0.113.7, 2001:db8:9::/48");
        assertThat(behind.guest("203.0.113.7", List.of("198.51.100.1"))).isEqualTo("198.51.100.1");
        assertThat(behind.guest("2001:db8:9:1::5", List.of("198.51.100.1")))
                .isEqualTo("198.51.100.1");
        assertThat(behind.guest("203.0.113.8", List.of("198.51.100.1"))).isEqualTo("203.0.113.8");
        assertThat(new Addresses("false").guest("127.0.0.1", List.of("198.51.100.1")))
                .isEqualTo("127.0.0.1");
        assertThat(new Addresses("true").guest("127.0.0.1", List.of("198.51.100.1")))
                .isEqualTo("198.51.100.1");
        assertThat(new Addresses("true").guest("198.51.100.9", List.of("198.51.100.1")))
                .isEqualTo("198.51.100.9");
    }

    /// What a guest writes stands before what the proxy adds, on a line of its own or on the same.
    @Test
    void several_lines_are_one_list_read_from_its_end() {
        var behind = new Addresses("10.0.0.0/8");
        assertThat(behind.guest("10.0.0.1", List.of("1.1.1.1", "2.2.2.2"))).isEqualTo("2.2.2.2");
        assertThat(behind.guest("10.0.0.1", List.of("1.1.1.1, 2.2.2.2", "3.3.3.3, 10.0.0.2")))
                .isEqualTo("3.3.3.3");
        assertThat(behind.guest("10.0.0.1", List.of("1.1.1.1, nonsense"))).isEqualTo("10.0.0.1");
        assertThat(behind.guest("10.0.0.1", List.of("10.0.0.3", "10.0.0.2"))).isEqualTo("10.0.0.3");
    }

    @Test
    void a_proxy_that_is_no_address_is_refused() {
        for (String bad :
                List.of("yes", "10.0.0.0/33", "10.0.0.0/x", "proxy.example", "1.1.1.1,,")) {
            assertThatThrownBy(() -> new Addresses(bad)).as(bad).isInstanceOf(BadInput.class);
        }
    }
}
