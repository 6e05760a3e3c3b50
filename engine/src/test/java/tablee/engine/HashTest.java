package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Hashes are in every log that people keep. A change here breaks them all: it needs a new format, not a new number.
class HashTest {

    @Test
    void hashes_are_the_same_for_ever() {
        assertThat(Hash.hex(Hash.START)).isEqualTo("7461626c65652131");
        assertThat(Hash.hex(Hash.mix(Hash.START, 0))).isEqualTo(PINNED_ZERO);
        assertThat(Hash.hex(Hash.mix(Hash.START, "cabo"))).isEqualTo(PINNED_TEXT);
        assertThat(Hash.hex(Hash.mix(Hash.START, new int[] {1, 2, 3}))).isEqualTo(PINNED_INTS);
        assertThat(Hash.hex(Hash.mix(Hash.START, new byte[] {1, 2, 3}))).isEqualTo(PINNED_BYTES);
    }

    private static final String PINNED_ZERO = "5ae7c87f2cfe7460";
    private static final String PINNED_TEXT = "0b493e8216424e77";
    private static final String PINNED_INTS = "fde462e6a7faba57";
    private static final String PINNED_BYTES = "a2e899e078a60818";

    @Test
    void order_length_and_every_value_matter() {
        Set<Long> hashes = new HashSet<>();
        hashes.add(Hash.mix(Hash.mix(Hash.START, 1), 2));
        hashes.add(Hash.mix(Hash.mix(Hash.START, 2), 1));
        hashes.add(Hash.mix(Hash.START, new int[] {1, 2}));
        hashes.add(Hash.mix(Hash.START, new int[] {2, 1}));
        hashes.add(Hash.mix(Hash.START, new int[] {1, 2, 0}));
        hashes.add(Hash.mix(Hash.START, "a"));
        for (int length = 0; length < 20; length++) {
            byte[] bytes = new byte[length];
            hashes.add(Hash.mix(Hash.START, bytes));
            for (int i = 0; i < length; i++) {
                byte[] changed = bytes.clone();
                changed[i] = -1;
                hashes.add(Hash.mix(Hash.START, changed));
            }
        }
        assertThat(hashes).hasSize(6 + 20 + 190);
    }

    @Test
    void hex_has_sixteen_digits() {
        assertThat(Hash.hex(0)).isEqualTo("0000000000000000");
        assertThat(Hash.hex(-1)).isEqualTo("ffffffffffffffff");
    }

    @Test
    void what_is_written_is_read_again() {
        for (long hash :
                new long[] {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0xCAFEBABE_80000000L}) {
            assertThat(Hash.read(Hash.hex(hash))).isEqualTo(hash);
            assertThat(Hash.read(Long.toHexString(hash))).isEqualTo(hash);
        }
        for (String wrong : new String[] {"", "-1", "+1", "xyz", "10000000000000000"}) {
            assertThatThrownBy(() -> Hash.read(wrong)).isInstanceOf(NumberFormatException.class);
        }
    }
}
