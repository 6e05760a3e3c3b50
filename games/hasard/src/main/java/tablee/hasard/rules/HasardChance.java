package tablee.hasard.rules;

import java.util.Locale;
import tablee.engine.Alphabet;
import tablee.engine.Chance;
import tablee.engine.Next;

/// Every die of the box. Two ordinary dice are always two separate values, because doubles matter (HAS-M-10); no other
/// randomness exists in this game.
final class HasardChance {

    private static final Next BIRTH = dice(ThrowKind.BIRTH);
    private static final Next QUALITY = dice(ThrowKind.QUALITY);
    private static final Next RING = dice(ThrowKind.RING);
    private static final Next OBSTACLE = dice(ThrowKind.OBSTACLE);
    private static final Next TASK = dice(ThrowKind.TASK);
    private static final Next AMBUSH = dice(ThrowKind.AMBUSH);
    private static final Next REVOLUTION = dice(ThrowKind.REVOLUTION);

    private static final Next LUCK =
            new Next.Draw(
                    new Chance.Throw(
                            "luck",
                            1,
                            6,
                            Alphabet.of(
                                    "accident",
                                    "maladie",
                                    "amour",
                                    "heritage",
                                    "vitamine",
                                    "veine")));

    private static final Next DESTINY =
            new Next.Draw(
                    new Chance.Throw(
                            "destiny",
                            1,
                            6,
                            Alphabet.of("CRI", "FAM", "PRO", "GUE", "EPU", "REV")));

    private HasardChance() {}

    private static Next dice(ThrowKind kind) {
        return new Next.Draw(
                new Chance.Throw(kind.name().toLowerCase(Locale.ROOT), 2, 6, Alphabet.DIE));
    }

    /// The dice in the air.
    static Next due(HasardState state) {
        return switch (state.phase) {
            case BIRTH -> BIRTH;
            case QUALITY -> QUALITY;
            case RING_DRAW -> RING;
            case LIFT -> AMBUSH;
            case THROW -> state.atTask ? TASK : OBSTACLE;
            case REVOLT -> REVOLUTION;
            case LUCK -> LUCK;
            case DESTINY -> DESTINY;
            default -> throw new IllegalStateException("no dice in " + state.phase);
        };
    }
}
