package tablee.server.people;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tablee.server.store.Store;

/// What a passkey has to sign: made without keeping anything, good for one purpose, five minutes and once. Any node knows those of the others.
final class Challenges {

    static final long GOOD_MILLIS = 300_000;

    private static final int NONCE = 16;
    private static final int LENGTH = NONCE + Long.BYTES + 32;
    private static final Base64.Encoder WRITER = Base64.getUrlEncoder().withoutPadding();

    private final Store store;
    private final SecureRandom random = new SecureRandom();
    private byte[] key = new byte[0];

    Challenges(Store store) {
        this.store = store;
    }

    String make(String purpose, long now) {
        byte[] nonce = new byte[NONCE];
        random.nextBytes(nonce);
        return WRITER.encodeToString(signed(purpose, nonce, now + GOOD_MILLIS));
    }

    /// The bytes of a challenge that was made for this purpose and is not too old. It is used up with [#spend].
    Optional<byte[]> read(String purpose, String text, long now) {
        byte[] given;
        try {
            given = Base64.getUrlDecoder().decode(text);
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
        if (given.length != LENGTH) {
            return Optional.empty();
        }
        long until = until(given);
        byte[] expected = signed(purpose, Arrays.copyOf(given, NONCE), until);
        return until > now && MessageDigest.isEqual(given, expected)
                ? Optional.of(given)
                : Optional.empty();
    }

    /// False when it was answered before.
    boolean spend(byte[] challenge, long now) {
        String hash = HexFormat.of().formatHex(challenge, 0, NONCE);
        return store.keep().spend(hash, until(challenge), now).join();
    }

    private static long until(byte[] challenge) {
        return ByteBuffer.wrap(challenge, NONCE, Long.BYTES).getLong();
    }

    private byte[] signed(String purpose, byte[] nonce, long until) {
        byte[] head = ByteBuffer.allocate(NONCE + Long.BYTES).put(nonce).putLong(until).array();
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key(), "HmacSHA256"));
            mac.update(("tablee/1 challenge\0" + purpose + "\0").getBytes(StandardCharsets.UTF_8));
            byte[] sign = mac.doFinal(head);
            return ByteBuffer.allocate(LENGTH).put(head).put(sign).array();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HMAC-SHA256", e);
        }
    }

    /// The same on all nodes; whoever asks first has made it.
    private synchronized byte[] key() {
        if (key.length == 0) {
            byte[] fresh = new byte[32];
            random.nextBytes(fresh);
            key =
                    HexFormat.of()
                            .parseHex(store.secret("challenges", HexFormat.of().formatHex(fresh)));
        }
        return key;
    }
}
