package tablee.bots;

import java.util.List;
import tablee.engine.Seat;

/// What bots are called at a table: the first letter is that of their seat, so that notation and story agree.
public final class BotNames {

    private static final List<String> NAMES =
            List.of("Ana", "Ben", "Chloé", "David", "Emma", "Félix", "Gaëlle", "Hugo");

    private BotNames() {}

    public static String of(Seat seat) {
        return NAMES.get(seat.index());
    }
}
