package tablee.table.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class Sha256Test {

    private final Random random = new Random(1);

    private byte[] some(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    @Test
    void hashes_are_those_of_the_JDK_at_every_length() throws GeneralSecurityException {
        for (int length = 0; length < 300; length++) {
            byte[] bytes = some(length);
            int half = length / 2;

            assertThat(
                            Sha256.of(
                                    Arrays.copyOf(bytes, half),
                                    Arrays.copyOfRange(bytes, half, length)))
                    .as("%d bytes", length)
                    .isEqualTo(MessageDigest.getInstance("SHA-256").digest(bytes));
        }
    }

    @Test
    void keyed_hashes_are_those_of_the_JDK_for_every_length_of_key()
            throws GeneralSecurityException {
        for (int length = 1; length < 200; length++) {
            byte[] key = some(length);
            byte[] bytes = some(200 - length);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));

            assertThat(Sha256.keyed(key, bytes))
                    .as("a key of %d bytes", length)
                    .isEqualTo(mac.doFinal(bytes));
        }
    }

    @Test
    void digits_are_those_of_the_JDK() {
        byte[] bytes = some(256);
        String digits = HexFormat.of().formatHex(bytes);

        assertThat(Hex.of(bytes)).isEqualTo(digits);
        assertThat(Hex.bytes(digits)).isEqualTo(bytes);
        assertThat(Hex.word("ffffffffffffffff")).isEqualTo(-1);
        assertThat(Hex.word("1f")).isEqualTo(31);
        assertThatThrownBy(() -> Hex.bytes("0g")).isInstanceOf(NumberFormatException.class);
        assertThatThrownBy(() -> Hex.bytes("0")).isInstanceOf(NumberFormatException.class);
        assertThatThrownBy(() -> Hex.word("")).isInstanceOf(NumberFormatException.class);
        assertThatThrownBy(() -> Hex.word("1" + "0".repeat(16)))
                .isInstanceOf(NumberFormatException.class);
    }
}
