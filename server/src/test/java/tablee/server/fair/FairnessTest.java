package tablee.server.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FairnessTest {

    private static final String SEED = "00".repeat(31) + "01";

    /// Worked out with Python's hashlib and hmac, as `docs/fairness.md` says: a third party must get the same.
    @Test
    void commitment_key_and_words_are_those_of_the_document() {
        assertThat(Fairness.commitment("t1", SEED))
                .isEqualTo("bb8296f2667cc838fb0323feaf556f01c51fb3802579f62bed012996e3f6e0dc");
        byte[] key = Fairness.key("t1", SEED, Map.of("C", "cc", "A", "aa"));
        assertThat(java.util.HexFormat.of().formatHex(key))
                .isEqualTo("bd41e3c15068bdb464cf2441e908793b29c79479f0b11960f9c50d0ea769d1db");
        var stream = new KeyedStream(key, 3);
        assertThat(Long.toUnsignedString(stream.next())).isEqualTo("6696343709925528563");
        for (int i = 1; i < 4; i++) {
            long _ = stream.next();
        }
        assertThat(Long.toUnsignedString(stream.next())).isEqualTo("12702885114648767572");
    }

    @Test
    void another_seed_nonce_table_or_number_gives_other_draws() {
        var words = new HashSet<Long>();
        words.add(new KeyedStream(Fairness.key("t1", SEED, Map.of("A", "x")), 0).next());
        words.add(new KeyedStream(Fairness.key("t1", SEED, Map.of("A", "x")), 1).next());
        words.add(new KeyedStream(Fairness.key("t1", SEED, Map.of("A", "y")), 0).next());
        words.add(new KeyedStream(Fairness.key("t2", SEED, Map.of("A", "x")), 0).next());
        words.add(new KeyedStream(Fairness.key("t1", "11".repeat(32), Map.of("A", "x")), 0).next());
        assertThat(words).hasSize(5);
    }

    @Test
    void secrets_are_long_and_never_the_same() {
        assertThat(Fairness.newSeed()).hasSize(64).isNotEqualTo(Fairness.newSeed());
    }
}
