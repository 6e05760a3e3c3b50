package tablee.server;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import tablee.engine.Json;

/// A device that makes and uses one passkey, as a browser would speak for it.
public final class SoftKey {

    private static final byte[] ID = "a passkey of this test".getBytes(StandardCharsets.UTF_8);
    private static final int PRESENT = 0x01;
    private static final int ATTESTED = 0x40;

    private final String origin;
    private final KeyPair pair;
    private int uses;

    public SoftKey(String origin) throws GeneralSecurityException {
        this.origin = origin;
        var generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        this.pair = generator.generateKeyPair();
    }

    public static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private byte[] client(String type, String challenge) {
        return Json.object()
                .put("type", "webauthn." + type)
                .put("challenge", challenge)
                .put("origin", origin)
                .put("crossOrigin", false)
                .build()
                .print()
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] sha256(byte[] bytes) throws GeneralSecurityException {
        return MessageDigest.getInstance("SHA-256").digest(bytes);
    }

    private byte[] authenticator(String site, boolean made) throws GeneralSecurityException {
        var out = new ByteArrayOutputStream();
        out.writeBytes(sha256(site.getBytes(StandardCharsets.UTF_8)));
        out.write(made ? PRESENT | ATTESTED : PRESENT);
        out.writeBytes(ByteBuffer.allocate(4).putInt(uses++).array());
        if (made) {
            out.writeBytes(new byte[16]);
            out.writeBytes(ByteBuffer.allocate(2).putShort((short) ID.length).array());
            out.writeBytes(ID);
            var key = (ECPublicKey) pair.getPublic();
            // COSE: an EC2 key of P-256 for ES256.
            out.writeBytes(new byte[] {(byte) 0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20});
            out.writeBytes(coordinate(key.getW().getAffineX().toByteArray()));
            out.writeBytes(new byte[] {0x22, 0x58, 0x20});
            out.writeBytes(coordinate(key.getW().getAffineY().toByteArray()));
        }
        return out.toByteArray();
    }

    private static byte[] coordinate(byte[] number) {
        byte[] fixed = new byte[32];
        int length = Math.min(32, number.length);
        System.arraycopy(number, number.length - length, fixed, 32 - length, length);
        return fixed;
    }

    /// The answer to `begin` of a new passkey.
    public Json made(Json begun) throws GeneralSecurityException {
        byte[] said = authenticator(begun.at("site").asText(), true);
        var cbor = new ByteArrayOutputStream();
        cbor.write(0xA3);
        key(cbor, "fmt");
        key(cbor, "none");
        key(cbor, "attStmt");
        cbor.write(0xA0);
        key(cbor, "authData");
        cbor.write(0x58);
        cbor.write(said.length);
        cbor.writeBytes(said);
        return Json.object()
                .put("challenge", begun.at("challenge"))
                .put("credential", text(cbor.toByteArray()))
                .put("client", text(client("create", begun.at("challenge").asText())))
                .build();
    }

    private static void key(ByteArrayOutputStream cbor, String word) {
        cbor.write(0x60 + word.length());
        cbor.writeBytes(word.getBytes(StandardCharsets.UTF_8));
    }

    /// The answer to `begin` of coming back.
    public Json.Builder used(Json begun) throws GeneralSecurityException {
        byte[] said = authenticator(begun.at("site").asText(), false);
        byte[] client = client("get", begun.at("challenge").asText());
        var sign = Signature.getInstance("SHA256withECDSA");
        sign.initSign(pair.getPrivate());
        sign.update(said);
        sign.update(sha256(client));
        return Json.object()
                .put("challenge", begun.at("challenge"))
                .put("id", text(ID))
                .put("authenticator", text(said))
                .put("client", text(client))
                .put("signature", text(sign.sign()));
    }
}
