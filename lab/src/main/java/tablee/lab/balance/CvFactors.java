package tablee.lab.balance;

import java.util.function.BiConsumer;
import tablee.cv.rules.CvEvent;
import tablee.engine.Event;
import tablee.engine.Seat;

/// Cards that were bought or taken, childhood cards that were kept, secret goals.
public final class CvFactors implements Factors {

    @Override
    public String game() {
        return "cv";
    }

    @Override
    public Listener listen() {
        return CvFactors::hear;
    }

    private static void hear(Event event, BiConsumer<Seat, Factor> met) {
        if (event instanceof CvEvent.Bought bought) {
            met.accept(bought.seat(), card("card", bought.card()));
        } else if (event instanceof CvEvent.Took took) {
            met.accept(took.seat(), card("card", took.card()));
        } else if (event instanceof CvEvent.Kept kept && kept.card() > 0) {
            met.accept(kept.seat(), card("childhood", kept.card()));
        } else if (event instanceof CvEvent.GoalDealt dealt && dealt.goal() > 0) {
            met.accept(dealt.seat(), card("goal", dealt.goal()));
        }
    }

    private static Factor card(String kind, int number) {
        return Factor.named(kind, Integer.toString(number));
    }
}
