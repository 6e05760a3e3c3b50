package tablee.cabo.outlaw;

import tablee.bots.outlaw.Peeking;
import tablee.cv.outlaw.Other;

/// A game that knows more than the engine.
public final class Allied {

    private Allied() {}

    static int friend(Other other) {
        return other.value();
    }

    static int player(Peeking bot) {
        return bot.hashCode();
    }
}
