package tablee.server.fair;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// How draws are made so that nobody has to be believed. `docs/fairness.md` says the same for people who check.
///
/// - The server picks a secret seed of 32 bytes and publishes `SHA-256("tablee/2 commitment" 0 table 0 seed)` when the table opens.
/// - Everybody who is ready is bound to a nonce by `SHA-256("tablee/2 nonce" 0 table 0 commitment 0 seat 0 nonce)`, and reveals it when all
///   are bound.
/// - The key of the draws is `HMAC-SHA256(seed, "tablee/2 draws" 0 table 0 lines)`, a line `seat=commitment=nonce` for each person.
/// - Draw number `n` (0, 1, …; one taken back keeps its number) reads words from [KeyedStream].
/// - The seed is published when the table is done.
public final class Fairness {

    /// How long people have to reveal, from the first who does.
    public static final long REVEAL_MILLIS = 10_000;

    private static final SecureRandom SECRETS = new SecureRandom();
    private static final HexFormat HEX = HexFormat.of();

    private Fairness() {}

    public static String newSeed() {
        return random(32);
    }

    private static String random(int bytes) {
        byte[] seed = new byte[bytes];
        SECRETS.nextBytes(seed);
        return HEX.formatHex(seed);
    }

    /// What the server is bound to.
    public static String commitment(Algorithm algorithm, String table, String seed) {
        MessageDigest digest = sha256();
        digest.update(label(algorithm, "commitment", table));
        return HEX.formatHex(digest.digest(HEX.parseHex(seed)));
    }

    /// What a seat is bound to, which only makes sense once the server is.
    public static String commitment(String table, String server, String seat, String nonce) {
        MessageDigest digest = sha256();
        digest.update(label(Algorithm.COMMIT_REVEAL_2, "nonce", table));
        return HEX.formatHex(
                digest.digest(
                        (server + "\0" + seat + "\0" + nonce).getBytes(StandardCharsets.UTF_8)));
    }

    /// Whether this is the nonce that the seat is bound to.
    public static boolean fits(
            Share share, String table, String server, String seat, String nonce) {
        return commitment(table, server, seat, nonce).equals(share.commitment());
    }

    /// The share of somebody who hides nothing; without a nonce of theirs, one is made up.
    public static Share told(
            Algorithm algorithm, String table, String server, String seat, String told) {
        String nonce = told.isEmpty() ? random(16) : told;
        return switch (algorithm) {
            case COUNTER_1 -> Share.told("", nonce);
            case COMMIT_REVEAL_2 -> Share.told(commitment(table, server, seat, nonce), nonce);
        };
    }

    /// The key of all draws at one table.
    public static byte[] key(Algorithm algorithm, String table, String seed, Shares shares) {
        Mac mac = hmac(HEX.parseHex(seed));
        mac.update(label(algorithm, "draws", table));
        return mac.doFinal(shares.lines(algorithm).getBytes(StandardCharsets.UTF_8));
    }

    /// What bots think with: under a label of its own, so that it says nothing about the draws.
    public static long botSeed(String table, String seed) {
        byte[] bytes = hmac(HEX.parseHex(seed)).doFinal(label(Algorithm.COUNTER_1, "bots", table));
        return java.nio.ByteBuffer.wrap(bytes).getLong();
    }

    private static byte[] label(Algorithm algorithm, String purpose, String table) {
        return (algorithm.label() + purpose + "\0" + table + "\0").getBytes(StandardCharsets.UTF_8);
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
