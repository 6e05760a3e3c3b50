package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SystemEntropyTest {

    @Test
    void secrets_are_long_and_never_the_same() {
        var entropy = new SystemEntropy();

        assertThat(entropy.seed()).matches("[0-9a-f]{64}").isNotEqualTo(entropy.seed());
        assertThat(entropy.nonce()).matches("[0-9a-f]{32}").isNotEqualTo(entropy.nonce());
    }
}
