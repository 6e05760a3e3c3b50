package tablee.engine.outlaw;

import org.assertj.core.data.Offset;
import tablee.cabo.outlaw.OpenCards;

/// An engine with a favourite game and a library.
public final class Partial {

    private Partial() {}

    static long knows(OpenCards cards) {
        return cards.hash();
    }

    static double uses(Offset<Double> offset) {
        return offset.value;
    }
}
