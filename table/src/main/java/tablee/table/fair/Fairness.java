package tablee.table.fair;

import static tablee.table.fair.Sha256.utf8;

/// How draws are made so that nobody has to be believed. `docs/fairness.md` says the same for people who check.
///
/// - The server picks a secret seed of 32 bytes and publishes `SHA-256("tablee/2 commitment" 0 table 0 seed)` when the table opens.
/// - Everybody who is ready is bound to a nonce by `SHA-256("tablee/2 nonce" 0 table 0 commitment 0 seat 0 nonce)`, and reveals it when all
///   are bound.
/// - The key of the draws is `HMAC-SHA256(seed, "tablee/2 draws" 0 table 0 lines)`, a line `seat=commitment=nonce` for each person.
/// - Draw number `n` (0, 1, …; one taken back keeps its number) reads words from [KeyedStream].
/// - The seed is published when the table is done.
///
/// Where all tables of a round have the same deal ([Algorithm#DUPLICATE_3]) the round stands where the table stands here, nobody has a share, draws have
/// names ([Made]), and the seed is published when all of them are done.
public final class Fairness {

    /// How long people have to reveal, from the first who does.
    public static final long REVEAL_MILLIS = 10_000;

    private Fairness() {}

    /// What the server is bound to.
    public static String commitment(Algorithm algorithm, String table, String seed) {
        return Hex.of(Sha256.of(label(algorithm, "commitment", table), Hex.bytes(seed)));
    }

    /// What a seat is bound to, which only makes sense once the server is.
    public static String commitment(String table, String server, String seat, String nonce) {
        return Hex.of(
                Sha256.of(
                        label(Algorithm.COMMIT_REVEAL_2, "nonce", table),
                        utf8(server + "\0" + seat + "\0" + nonce)));
    }

    /// Whether this is the nonce that the seat is bound to.
    public static boolean fits(
            Share share, String table, String server, String seat, String nonce) {
        return commitment(table, server, seat, nonce).equals(share.commitment());
    }

    /// The share of somebody who hides nothing.
    public static Share told(
            Algorithm algorithm, String table, String server, String seat, String nonce) {
        return switch (algorithm) {
            case COUNTER_1 -> Share.told("", nonce);
            case COMMIT_REVEAL_2 -> Share.told(commitment(table, server, seat, nonce), nonce);
            case DUPLICATE_3 -> Share.NONE;
        };
    }

    /// The key of all draws at one table.
    public static byte[] key(Algorithm algorithm, String table, String seed, Shares shares) {
        return Sha256.keyed(
                Hex.bytes(seed), label(algorithm, "draws", table), utf8(shares.lines(algorithm)));
    }

    /// The seed of a round, from that of its evening, which is never published.
    public static String roundSeed(String evening, String seed, int round) {
        return Hex.of(
                Sha256.keyed(
                        Hex.bytes(seed),
                        label(Algorithm.DUPLICATE_3, "round", evening),
                        utf8(Integer.toString(round))));
    }

    /// What bots think with: under a label of its own, so that it says nothing about the draws.
    public static long botSeed(String table, String seed) {
        byte[] key = Hex.bytes(seed);
        byte[] bytes = Sha256.keyed(key, label(Algorithm.COUNTER_1, "bots", table));
        return KeyedStream.word(bytes, 0);
    }

    private static byte[] label(Algorithm algorithm, String purpose, String table) {
        return utf8(algorithm.label() + purpose + "\0" + table + "\0");
    }
}
