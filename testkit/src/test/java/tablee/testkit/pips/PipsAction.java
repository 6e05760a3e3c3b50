package tablee.testkit.pips;

import java.util.Locale;
import tablee.engine.Action;

public enum PipsAction implements Action {
    LOOK,
    READY,
    DRAW,
    STAND,
    KEEP,
    TOSS;

    public String notation() {
        return name().toLowerCase(Locale.ROOT);
    }
}
