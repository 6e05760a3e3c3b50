package tablee.table.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;

class FairnessTest {

    private static final String SEED = "00".repeat(31) + "01";
    private static final String SERVER = Fairness.commitment(Algorithm.COMMIT_REVEAL_2, "t1", SEED);

    private static Shares old(String... seatAndNonce) {
        var json = tablee.engine.Json.object();
        for (int i = 0; i < seatAndNonce.length; i += 2) {
            json.put(seatAndNonce[i], seatAndNonce[i + 1]);
        }
        return Shares.ofNonces(json.build());
    }

    /// Worked out with Python's hashlib and hmac, as `docs/fairness.md` says: a third party must get the same.
    @Test
    void commitment_key_and_words_of_the_old_way_are_those_of_the_document() {
        assertThat(Fairness.commitment(Algorithm.COUNTER_1, "t1", SEED))
                .isEqualTo("bb8296f2667cc838fb0323feaf556f01c51fb3802579f62bed012996e3f6e0dc");
        byte[] key = Fairness.key(Algorithm.COUNTER_1, "t1", SEED, old("C", "cc", "A", "aa"));
        assertThat(HexFormat.of().formatHex(key))
                .isEqualTo("bd41e3c15068bdb464cf2441e908793b29c79479f0b11960f9c50d0ea769d1db");
        var stream = new KeyedStream(key, 3);
        assertThat(Long.toUnsignedString(stream.next())).isEqualTo("6696343709925528563");
        for (int i = 1; i < 4; i++) {
            long _ = stream.next();
        }
        assertThat(Long.toUnsignedString(stream.next())).isEqualTo("12702885114648767572");
    }

    /// The same, for what people are bound to.
    @Test
    void commitments_and_key_are_those_of_the_document() {
        assertThat(SERVER)
                .isEqualTo("f334b9bad01e5939dd8f849295badb8bb2c55da8ac1fe1f9d66af82108aac983");
        Share ana = Share.hidden(Fairness.commitment("t1", SERVER, "A", "ana"));
        assertThat(ana.commitment())
                .isEqualTo("9aa79e3243cf94dd1bbd7195b2e622e0ad51de2a5fc1453f5cb80396eab85239");
        Share cleo = Share.hidden(Fairness.commitment("t1", SERVER, "C", "cleo"));
        byte[] key =
                Fairness.key(
                        Algorithm.COMMIT_REVEAL_2,
                        "t1",
                        SEED,
                        Shares.of(Map.of("C", cleo, "A", ana.revealed("ana"))));
        assertThat(HexFormat.of().formatHex(key))
                .isEqualTo("5ba3dbe326503efe215ed653cf8a8232c14fc9373b1ca7b6201cb9aa97ea569e");
    }

    @Test
    void another_seed_nonce_table_number_or_way_gives_other_draws() {
        var words = new HashSet<Long>();
        var way = Algorithm.COUNTER_1;
        words.add(word(Fairness.key(way, "t1", SEED, old("A", "x")), 0));
        words.add(word(Fairness.key(way, "t1", SEED, old("A", "x")), 1));
        words.add(word(Fairness.key(way, "t1", SEED, old("A", "y")), 0));
        words.add(word(Fairness.key(way, "t2", SEED, old("A", "x")), 0));
        words.add(word(Fairness.key(way, "t1", "11".repeat(32), old("A", "x")), 0));
        words.add(word(Fairness.key(Algorithm.COMMIT_REVEAL_2, "t1", SEED, old("A", "x")), 0));
        assertThat(words).hasSize(6);
    }

    private static long word(byte[] key, int draw) {
        return new KeyedStream(key, draw).next();
    }

    /// Else what one seat is bound to could be taken over by another, or prepared before the server is bound.
    @Test
    void a_commitment_is_of_one_table_one_server_one_seat_and_one_nonce() {
        var found = new HashSet<String>();
        found.add(Fairness.commitment("t1", SERVER, "A", "x"));
        found.add(Fairness.commitment("t2", SERVER, "A", "x"));
        found.add(Fairness.commitment("t1", "0".repeat(64), "A", "x"));
        found.add(Fairness.commitment("t1", SERVER, "B", "x"));
        found.add(Fairness.commitment("t1", SERVER, "A", "y"));
        assertThat(found).hasSize(5);
    }

    @Test
    void who_is_left_out_and_what_they_were_bound_to_is_part_of_the_key() {
        Share a = Fairness.told(Algorithm.COMMIT_REVEAL_2, "t1", SERVER, "A", "x");
        Share b = Fairness.told(Algorithm.COMMIT_REVEAL_2, "t1", SERVER, "B", "y");
        var words = new HashSet<Long>();
        words.add(word(key(Map.of("A", a, "B", b)), 0));
        words.add(word(key(Map.of("A", a, "B", Share.hidden(b.commitment()))), 0));
        words.add(word(key(Map.of("A", a, "B", Share.hidden("0".repeat(64)))), 0));
        words.add(word(key(Map.of("A", a)), 0));
        assertThat(words).hasSize(4);
    }

    private static byte[] key(Map<String, Share> shares) {
        return Fairness.key(Algorithm.COMMIT_REVEAL_2, "t1", SEED, Shares.of(shares));
    }

    @Test
    void secrets_are_long() {
        Entropy entropy = bytes -> "5a".repeat(bytes);
        assertThat(entropy.seed()).hasSize(64);
        assertThat(entropy.nonce()).hasSize(32);
    }

    @Test
    void an_unknown_way_is_refused_by_name() {
        assertThat(Algorithm.titled("hmac-sha256-counter/1")).isEqualTo(Algorithm.COUNTER_1);
        assertThatThrownBy(() -> Algorithm.titled("dice/0"))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(bad.sentence().key()).isEqualTo("server.fair.algorithm"));
    }
}
