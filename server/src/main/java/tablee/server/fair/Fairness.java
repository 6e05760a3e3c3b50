package tablee.server.fair;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// How draws are made so that nobody has to be believed. `docs/fairness.md` says the same for people who check.
///
/// - The server picks a secret seed of 32 bytes and publishes `SHA-256("tablee/1 commitment" 0 table 0 seed)` when the table opens.
/// - Every person adds a nonce when they are ready, after having seen the commitment.
/// - The key of the draws is `HMAC-SHA256(seed, "tablee/1 draws" 0 table 0 "A=nonce" newline "C=nonce" …)`, in order of seats.
/// - Draw number `n` (0, 1, …; one taken back keeps its number) reads words from [KeyedStream].
/// - The seed is published when the table is done.
public final class Fairness {

    public static final String NAME = "hmac-sha256-counter/1";

    private static final SecureRandom SECRETS = new SecureRandom();
    private static final HexFormat HEX = HexFormat.of();

    private Fairness() {}

    public static String newSeed() {
        return random(32);
    }

    public static String newNonce() {
        return random(16);
    }

    private static String random(int bytes) {
        byte[] seed = new byte[bytes];
        SECRETS.nextBytes(seed);
        return HEX.formatHex(seed);
    }

    public static String commitment(String table, String seed) {
        MessageDigest digest = sha256();
        digest.update(label("commitment", table));
        return HEX.formatHex(digest.digest(HEX.parseHex(seed)));
    }

    /// The key of all draws at one table.
    ///
    /// @param nonces by seat label
    public static byte[] key(String table, String seed, Map<String, String> nonces) {
        Mac mac = hmac(HEX.parseHex(seed));
        mac.update(label("draws", table));
        var lines = new StringBuilder();
        new TreeMap<>(nonces)
                .forEach(
                        (seat, nonce) ->
                                lines.append(lines.isEmpty() ? "" : "\n")
                                        .append(seat)
                                        .append('=')
                                        .append(nonce));
        return mac.doFinal(lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    /// What bots think with: under a label of its own, so that it says nothing about the draws.
    public static long botSeed(String table, String seed) {
        byte[] bytes = hmac(HEX.parseHex(seed)).doFinal(label("bots", table));
        return java.nio.ByteBuffer.wrap(bytes).getLong();
    }

    private static byte[] label(String purpose, String table) {
        return ("tablee/1 " + purpose + "\0" + table + "\0").getBytes(StandardCharsets.UTF_8);
    }

    static Mac hmac(byte[] key) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HMAC-SHA256", e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
