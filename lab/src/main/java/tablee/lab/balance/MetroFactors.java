package tablee.lab.balance;

import java.util.function.BiConsumer;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.metro.rules.MetroEvent;

/// Characters, cards laid in front of oneself, mishaps laid on others and suffered.
public final class MetroFactors implements Factors {

    @Override
    public String game() {
        return "metro";
    }

    @Override
    public Listener listen() {
        return MetroFactors::hear;
    }

    private static void hear(Event event, BiConsumer<Seat, Factor> met) {
        if (event instanceof MetroEvent.CharacterDealt dealt) {
            dealt.character().ifPresent(who -> met.accept(dealt.seat(), named("character", who)));
        } else if (event instanceof MetroEvent.Laid laid) {
            met.accept(laid.seat(), named("card", laid.card()));
        } else if (event instanceof MetroEvent.AccrocLaid laid) {
            met.accept(laid.seat(), named("mishapDone", laid.card()));
            met.accept(laid.victim(), named("mishapSuffered", laid.card()));
        } else if (event instanceof MetroEvent.DuelLaid laid) {
            laid.card().ifPresent(card -> met.accept(laid.seat(), named("card", card)));
        }
    }

    /// Copies of a card are told apart by a tilde and a number.
    private static Factor named(String kind, String name) {
        int tilde = name.indexOf('~');
        return Factor.named(kind, tilde < 0 ? name : name.substring(0, tilde));
    }
}
