package tablee.bots.cabo;

import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.engine.Hash;
import tablee.engine.Seat;

/// Plays sensibly, counts nothing, forgets cards and now and then takes the second best for the best.
///
/// It keeps nothing between two calls, so what it forgets follows from its temper: the same bot in the same game has forgotten
/// the same card whoever asks. A card that slipped its mind may come back two circuits later.
final class Debutant implements Bot<CaboView, CaboAction> {

    /// One decision out of so many goes a little wrong.
    private static final int SLIPS = 12;

    /// What it takes for the best when it slips is at most this much worse: a mistake, not a folly.
    private static final double SMALL = 3;

    private static final double FORGETS_OWN = 0.04;
    private static final double FORGETS_OTHERS = 0.12;
    private static final double FORGETS_AT_MOST = 0.5;

    private final Style style;

    Debutant(Style style) {
        this.style = style;
    }

    @Override
    public CaboAction choose(CaboView view, List<CaboAction> legal, Thinking thinking) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        Recall recall = (place, value) -> !forgets(view, seat, place, value, thinking.temper());
        var judgement = new Judgement(view, new Reading(view, seat, recall, style), style);
        double[] worth = new double[legal.size()];
        int best = 0;
        for (int i = 0; i < worth.length; i++) {
            worth[i] = judgement.worth(legal.get(i));
            best = worth[i] > worth[best] ? i : best;
        }
        boolean slips = thinking.random().below(SLIPS) == 0;
        return legal.get(slips ? second(worth, best) : best);
    }

    private static int second(double[] worth, int best) {
        int second = best;
        for (int i = 0; i < worth.length; i++) {
            boolean close = i != best && worth[i] > worth[best] - SMALL;
            if (close && (second == best || worth[i] > worth[second])) {
                second = i;
            }
        }
        return second;
    }

    /// The longer the round, the hazier the cards, those of the others more than one's own.
    static boolean forgets(CaboView view, Seat seat, Place place, int value, long temper) {
        int circuit = view.now().turns() / view.players();
        double haze = place.seat().equals(seat) ? FORGETS_OWN : FORGETS_OTHERS;
        long hash = Hash.mix(Hash.mix(Hash.START, temper), view.now().round());
        hash = Hash.mix(Hash.mix(hash, place.seat().index()), place.slot());
        hash = Hash.mix(Hash.mix(hash, value), circuit / 2);
        double clarity = (hash >>> 11) * 0x1.0p-53;
        return clarity < Math.min(FORGETS_AT_MOST, haze * circuit);
    }
}
