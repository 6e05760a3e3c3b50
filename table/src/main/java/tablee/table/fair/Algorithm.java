package tablee.table.fair;

import java.util.Arrays;
import java.util.stream.Collectors;
import tablee.engine.BadInput;

/// The ways of making a key out of seed and nonces. A table keeps the one it was opened under, and a replay names it.
public enum Algorithm {

    /// Nonces are told when somebody is ready. Who knows the seed and is ready last can try nonces until the cards suit them: kept for
    /// what was played under it.
    COUNTER_1("hmac-sha256-counter/1", "tablee/1 "),

    /// Everybody is bound to a nonce before anybody's is known.
    COMMIT_REVEAL_2("hmac-sha256-commit-reveal/2", "tablee/2 "),

    /// All tables of a round draw from one seed, which was bound before the round; draws have names instead of numbers (ADR 243, 335). Nobody has a
    /// share: it would make the tables different.
    DUPLICATE_3("hmac-sha256-duplicate/3", "tablee/3 ");

    /// What tables by themselves are opened under.
    public static final Algorithm NEWEST = COMMIT_REVEAL_2;

    private final String title;
    private final String label;

    Algorithm(String title, String label) {
        this.title = title;
        this.label = label;
    }

    /// Its name in logs, replays and messages.
    public String title() {
        return title;
    }

    /// Whether people have a part in the key.
    public boolean isShared() {
        return this != DUPLICATE_3;
    }

    /// Whether a draw is known by its name and not by its number.
    public boolean hasNames() {
        return this == DUPLICATE_3;
    }

    /// What every hash of it begins with.
    String label() {
        return label;
    }

    public static Algorithm titled(String title) {
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.title.equals(title))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.of(
                                        "server.fair.algorithm",
                                        title,
                                        Arrays.stream(values())
                                                .map(Algorithm::title)
                                                .collect(Collectors.joining(", "))));
    }
}
