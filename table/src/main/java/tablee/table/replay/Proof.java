package tablee.table.replay;

import java.util.List;
import java.util.Map;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;
import tablee.table.fair.Shares;

/// What a replay's `fairness` says about how its key came about, found to hold in itself. Whether it is what people *saw* when they
/// revealed only they can tell: [Receipt].
///
/// @param boundTo what the seed is bound to: the table, or its round
/// @param commitment the server's
/// @param draws how many were recomputed
public record Proof(
        Algorithm algorithm,
        String table,
        String boundTo,
        String commitment,
        Shares shares,
        int draws) {

    /// Refuses a seed or a nonce that is not what was promised.
    static Proof of(Json fairness) {
        Algorithm algorithm = algorithm(fairness);
        String table = fairness.at("table").asText();
        String commitment = fairness.at("commitment").asText();
        String seed = fairness.at("seed").asText();
        if (!seed.matches("[0-9a-f]{64}")
                || !Fairness.commitment(algorithm, boundTo(fairness), seed).equals(commitment)) {
            throw BadInput.of("server.fair.commitment");
        }
        Shares shares =
                switch (algorithm) {
                    case COUNTER_1 -> Shares.ofNonces(fairness.at("nonces"));
                    case COMMIT_REVEAL_2 ->
                            bound(table, commitment, Shares.read(fairness.at("shares")));
                    case DUPLICATE_3 -> Shares.NONE;
                };
        return new Proof(algorithm, table, boundTo(fairness), commitment, shares, 0);
    }

    static Algorithm algorithm(Json fairness) {
        return fairness.find("algorithm")
                .map(title -> Algorithm.titled(title.asText()))
                .orElse(Algorithm.COUNTER_1);
    }

    /// What the seed is bound to: the table, or its round.
    private static String boundTo(Json fairness) {
        return fairness.at(algorithm(fairness) == Algorithm.DUPLICATE_3 ? "round" : "table")
                .asText();
    }

    private static Shares bound(String table, String commitment, Shares shares) {
        shares.bySeat()
                .forEach(
                        (seat, share) -> {
                            if (!seat.matches("[A-H]")
                                    || !share.commitment().matches("[0-9a-f]{64}")
                                    || !share.nonce().matches("[A-Za-z0-9_-]*")) {
                                throw BadInput.of("server.fair.share", seat);
                            }
                            if (!share.isHidden()
                                    && !Fairness.fits(
                                            share, table, commitment, seat, share.nonce())) {
                                throw BadInput.of("server.fair.nonce", seat);
                            }
                        });
        return shares;
    }

    byte[] key(String seed) {
        return Fairness.key(algorithm, boundTo, seed, shares);
    }

    Proof with(int counted) {
        return new Proof(algorithm, table, boundTo, commitment, shares, counted);
    }

    /// The seats that did not reveal in time.
    public List<String> leftOut() {
        return shares.leftOut();
    }

    /// The seats whose nonce the server knew before everybody was bound.
    public List<String> open() {
        return shares.bySeat().entrySet().stream()
                .filter(seat -> seat.getValue().open())
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Whether anybody's nonce could surprise the server.
    public boolean isBound() {
        return algorithm == Algorithm.COMMIT_REVEAL_2
                && shares.bySeat().values().stream()
                        .anyMatch(share -> !share.open() && !share.isHidden());
    }

    public Json toJson() {
        return Json.object()
                .put("fair", true)
                .put("draws", draws)
                .put("algorithm", algorithm.title())
                .put("bound", isBound())
                .put("open", Json.texts(open()))
                .put("leftOut", Json.texts(leftOut()))
                .build();
    }
}
