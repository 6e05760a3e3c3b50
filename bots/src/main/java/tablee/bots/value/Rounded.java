package tablee.bots.value;

import tablee.engine.Message;

/// Figures as one says them: to the nearest half below five, to the nearest whole from there on.
public final class Rounded {

    /// Less than this is not worth a word.
    public static final double LITTLE = 0.25;

    private static final double FINE = 5;

    private Rounded() {}

    public static Message points(double points) {
        double shown = Math.abs(points) < FINE ? Math.round(2 * points) / 2.0 : Math.round(points);
        return Message.decimal(shown, 1);
    }
}
