package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SystemSecretsTest {

    @Test
    void secrets_are_long_and_never_the_same() {
        var secrets = new SystemSecrets();

        assertThat(secrets.seed()).matches("[0-9a-f]{64}").isNotEqualTo(secrets.seed());
        assertThat(secrets.nonce()).matches("[0-9a-f]{32}").isNotEqualTo(secrets.nonce());
    }
}
