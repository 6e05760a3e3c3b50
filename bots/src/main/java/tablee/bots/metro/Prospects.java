package tablee.bots.metro;

import java.util.function.Predicate;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.rules.Table;

/// What the piles hold for a player: how much of each Station's pack could be laid as the table lies, and how good that is. A card that opens
/// others shows here.
final class Prospects {

    /// What a turn brings anyway: only what is better is a prospect.
    private static final double PLAIN = 2;

    private final double[] open = new double[3];
    private final double[] rich = new double[3];

    Prospects(Table table, Seat seat, Worth worth) {
        int[] copies = new int[open.length];
        Predicate<Card> layable = table.layable(seat);
        for (Card card : table.set().lives()) {
            int station = card.station().index();
            copies[station] += card.copies();
            if (layable.test(card)) {
                open[station] += card.copies();
                rich[station] += card.copies() * Math.max(0, worth.life(card) - PLAIN);
            }
        }
        for (int station = 0; station < open.length; station++) {
            open[station] /= Math.max(1, copies[station]);
            rich[station] /= Math.max(1, copies[station]);
        }
    }

    /// The part of this Station's life cards that could be laid.
    double open(int station) {
        return open[station];
    }

    /// What they are worth beyond a plain card, on the average of all.
    double rich(int station) {
        return rich[station];
    }
}
