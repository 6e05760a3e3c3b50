package tablee.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/// Messages that only one browser can read, against the worked example of RFC 8291, appendix A.
class EnvelopeTest {

    private static final byte[] AUTH = bytes("BTBZMqHH6r4Tts7J_aSIgg");
    private static final byte[] TEXT =
            "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.UTF_8);
    private static final String SEALED =
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
                    + "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    private static KeyPair browser() throws GeneralSecurityException {
        return new KeyPair(
                Curve.publicKey(
                        bytes(
                                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")),
                Curve.privateKey(bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")));
    }

    @Test
    void the_example_of_the_standard_is_sealed_to_the_letter() throws GeneralSecurityException {
        var ours =
                new KeyPair(
                        Curve.publicKey(
                                bytes(
                                        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")),
                        Curve.privateKey(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")));
        byte[] key = Curve.bytes((ECPublicKey) browser().getPublic());
        byte[] sealed = Envelope.seal(key, AUTH, TEXT, ours, bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sealed))
                .isEqualTo(SEALED);
        assertThat(Envelope.open(browser(), AUTH, bytes(SEALED))).isEqualTo(TEXT);
    }

    @Test
    void every_message_is_sealed_anew_and_opened_by_its_browser_only()
            throws GeneralSecurityException {
        KeyPair browser = Curve.newPair();
        byte[] key = Curve.bytes((ECPublicKey) browser.getPublic());
        byte[] sealed = Envelope.seal(key, AUTH, TEXT);
        assertThat(sealed).isNotEqualTo(Envelope.seal(key, AUTH, TEXT));
        assertThat(Envelope.open(browser, AUTH, sealed)).isEqualTo(TEXT);
        assertThatThrownBy(() -> Envelope.open(Curve.newPair(), AUTH, sealed))
                .isInstanceOf(GeneralSecurityException.class);
    }

    @Test
    void what_is_no_point_of_the_curve_is_refused() {
        byte[] off = new byte[Curve.POINT];
        off[0] = 4;
        off[10] = 1;
        assertThatThrownBy(() -> Curve.publicKey(off)).hasMessageContaining("no point");
        assertThatThrownBy(() -> Curve.publicKey(new byte[3])).hasMessageContaining("65");
    }
}
