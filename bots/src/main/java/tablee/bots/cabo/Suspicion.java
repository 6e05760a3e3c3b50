package tablee.bots.cabo;

import java.util.function.Function;
import tablee.bots.Plausibility;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.engine.Seat;

/// People throw away the high cards they know of, and call when they hold few points.
final class Suspicion implements Plausibility<CaboView> {

    /// A 13 that its owner knows of survives about every second turn, a 0 every one.
    private static final double TURNOVER = 0.5 / 13;

    /// Turns after which waiting says nothing more.
    private static final int LONGEST = 6;

    /// Half of those who call hold less than this.
    private static final double CALLED_WITH = 8;

    @Override
    public double weight(CaboView own, Function<Seat, CaboView> seenBy) {
        double weight = 1;
        int turns = Math.min(LONGEST, own.now().turns() / own.players());
        for (int i = 0; i < own.players(); i++) {
            Seat seat = Seat.of(i);
            boolean caller = own.now().caller() == i;
            if (!seat.equals(own.viewer()) && (turns > 0 || caller)) {
                weight *= weight(own, seenBy.apply(seat), seat, turns, caller);
            }
        }
        return weight;
    }

    private static double weight(
            CaboView own, CaboView theirs, Seat seat, int turns, boolean caller) {
        double weight = 1;
        int total = 0;
        for (int slot = 1; slot <= own.startCards(); slot++) {
            var place = new Place(seat, slot);
            int card = theirs.remembered(place).orElse(Reading.UNKNOWN);
            boolean news = card >= 0 && own.remembered(place).isEmpty();
            total += Math.max(0, card);
            for (int turn = 0; news && turn < turns; turn++) {
                weight *= 1 - TURNOVER * card;
            }
        }
        double ratio = total / CALLED_WITH;
        return caller ? weight / (1 + ratio * ratio * ratio) : weight;
    }
}
