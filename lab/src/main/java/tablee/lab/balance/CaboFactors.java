package tablee.lab.balance;

import java.util.function.BiConsumer;
import tablee.cabo.rules.CaboEvent;
import tablee.engine.Event;
import tablee.engine.Seat;

/// Cards are nobody's for long in Cabo: what counts is who calls, and who looks, spies and swaps.
public final class CaboFactors implements Factors {

    @Override
    public String game() {
        return "cabo";
    }

    @Override
    public Listener listen() {
        return CaboFactors::hear;
    }

    private static void hear(Event event, BiConsumer<Seat, Factor> met) {
        if (event instanceof CaboEvent.Called called) {
            met.accept(called.seat(), Factor.said("deed", "called", ""));
        } else if (event instanceof CaboEvent.Peeked peeked) {
            met.accept(peeked.seat(), Factor.said("deed", "peeked", ""));
        } else if (event instanceof CaboEvent.Spied spied) {
            met.accept(spied.seat(), Factor.said("deed", "spied", ""));
        } else if (event instanceof CaboEvent.Swapped swapped) {
            met.accept(swapped.seat(), Factor.said("deed", "swapped", ""));
        } else if (event instanceof CaboEvent.ClaimFailed failed) {
            met.accept(failed.seat(), Factor.said("deed", "claimFailed", ""));
        } else if (event instanceof CaboEvent.RoundStarted started) {
            met.accept(started.starter(), Factor.said("deed", "startedRound", ""));
        }
    }
}
