package tablee.server.push;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// RFC 8291: a message that only one browser can open. One record of `aes128gcm` (RFC 8188), a fresh key for each message.
final class Envelope {

    private static final int SALT = 16;
    private static final int RECORD = 4096;
    private static final int HEAD = SALT + 4 + 1 + Curve.POINT;
    private static final byte LAST_RECORD = 2;
    private static final SecureRandom SECRETS = new SecureRandom();

    private Envelope() {}

    /// @param key the browser's public key
    /// @param auth the secret it shares with us
    static byte[] seal(byte[] key, byte[] auth, byte[] text) throws GeneralSecurityException {
        byte[] salt = new byte[SALT];
        SECRETS.nextBytes(salt);
        return seal(key, auth, text, Curve.newPair(), salt);
    }

    static byte[] seal(byte[] key, byte[] auth, byte[] text, KeyPair ours, byte[] salt)
            throws GeneralSecurityException {
        byte[] our = Curve.bytes((ECPublicKey) ours.getPublic());
        byte[] shared = agree((ECPrivateKey) ours.getPrivate(), key);
        byte[] padded = Arrays.copyOf(text, text.length + 1);
        padded[text.length] = LAST_RECORD;
        byte[] sealed =
                cipher(Cipher.ENCRYPT_MODE, secret(shared, auth, key, our), salt).doFinal(padded);
        return ByteBuffer.allocate(HEAD + sealed.length)
                .put(salt)
                .putInt(RECORD)
                .put((byte) Curve.POINT)
                .put(our)
                .put(sealed)
                .array();
    }

    /// What a browser does with it; here for the tests of both sides.
    static byte[] open(KeyPair browser, byte[] auth, byte[] message)
            throws GeneralSecurityException {
        byte[] salt = Arrays.copyOf(message, SALT);
        byte[] sender = Arrays.copyOfRange(message, SALT + 5, HEAD);
        byte[] shared = agree((ECPrivateKey) browser.getPrivate(), sender);
        byte[] secret =
                secret(shared, auth, Curve.bytes((ECPublicKey) browser.getPublic()), sender);
        byte[] padded =
                cipher(Cipher.DECRYPT_MODE, secret, salt)
                        .doFinal(message, HEAD, message.length - HEAD);
        int end = padded.length - 1;
        while (padded[end] == 0) {
            end--;
        }
        if (padded[end] != LAST_RECORD) {
            throw new GeneralSecurityException("the record does not end as it should");
        }
        return Arrays.copyOf(padded, end);
    }

    private static byte[] agree(ECPrivateKey mine, byte[] theirs) throws GeneralSecurityException {
        var agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(mine);
        agreement.doPhase(Curve.publicKey(theirs), true);
        return agreement.generateSecret();
    }

    private static byte[] secret(byte[] shared, byte[] auth, byte[] browser, byte[] sender)
            throws GeneralSecurityException {
        byte[] info =
                ByteBuffer.allocate(14 + 2 * Curve.POINT)
                        .put("WebPush: info\0".getBytes(StandardCharsets.US_ASCII))
                        .put(browser)
                        .put(sender)
                        .array();
        return derive(shared, auth, info, 32);
    }

    private static Cipher cipher(int mode, byte[] secret, byte[] salt)
            throws GeneralSecurityException {
        byte[] key = derive(secret, salt, label("aes128gcm"), 16);
        byte[] nonce = derive(secret, salt, label("nonce"), 12);
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        return cipher;
    }

    private static byte[] label(String purpose) {
        return ("Content-Encoding: " + purpose + "\0").getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] derive(byte[] secret, byte[] salt, byte[] info, int length)
            throws GeneralSecurityException {
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(
                        HKDFParameterSpec.ofExtract()
                                .addIKM(secret)
                                .addSalt(salt)
                                .thenExpand(info, length));
    }
}
