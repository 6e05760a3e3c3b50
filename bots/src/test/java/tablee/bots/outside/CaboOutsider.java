package tablee.bots.outside;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tablee.cabo.CaboGame;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.play.World;

/// Keeps low cards, claims sets it has seen, calls when it seems some points ahead, fewer as the round goes on.
public final class CaboOutsider extends Outsider<CaboView, CaboAction> {

    private static final double UNKNOWN = 6.5;

    public CaboOutsider() {
        super(new CaboGame(), 300);
    }

    @Override
    boolean isPause(CaboView view) {
        return view.isBetweenRounds();
    }

    /// Every point divides one's chances, the more the nearer the end.
    @Override
    double standing(CaboView view, Seat seat) {
        List<Integer> scores = view.now().scores();
        double point = 0.975 - 0.0005 * scores.stream().mapToInt(Integer::intValue).max().orElse(0);
        double all = scores.stream().mapToDouble(score -> Math.pow(point, score)).sum();
        return Math.pow(point, scores.get(seat.index())) / all;
    }

    @Override
    boolean doubts(CaboView view) {
        return view.now().turns() >= view.players();
    }

    /// Nobody keeps a high card for long that he has seen, and callers hold little.
    @Override
    double belief(CaboView view, World<CaboView, CaboAction> world) {
        double belief = 1;
        int turns = Math.min(8, view.now().turns() / view.players());
        for (int i = 0; i < view.players(); i++) {
            Seat seat = Seat.of(i);
            if (seat.equals(view.viewer())) {
                continue;
            }
            CaboView theirs = world.view(seat);
            double known = 0;
            for (int slot = 1; slot <= view.startCards(); slot++) {
                var place = new Place(seat, slot);
                int card = theirs.remembered(place).orElse(0);
                known += card;
                belief *= view.remembered(place).isPresent() ? 1 : Math.pow(1 - card / 20.0, turns);
            }
            belief /= view.now().caller() == i ? 1 + known * known / 60 : 1;
        }
        return belief;
    }

    /// Claims are made of cards that are known to be alike, or not at all.
    @Override
    List<CaboAction> sensible(CaboView view, List<CaboAction> legal) {
        var kept = new ArrayList<CaboAction>();
        for (CaboAction action : legal) {
            if (!(action instanceof CaboAction.Exchange(Slots slots)) || isSet(view, slots)) {
                kept.add(action);
            }
        }
        return kept;
    }

    private static boolean isSet(CaboView view, Slots slots) {
        Seat me = (Seat) view.viewer();
        OptionalInt first = view.remembered(new Place(me, slots.lowest()));
        for (int slot : slots.list()) {
            OptionalInt card = view.remembered(new Place(me, slot));
            if (slots.size() > 1 && (card.isEmpty() || !card.equals(first))) {
                return false;
            }
        }
        return true;
    }

    @Override
    double worth(CaboView view, CaboAction action, Randomness random) {
        Seat me = (Seat) view.viewer();
        return switch (action) {
            case CaboAction.Look _, CaboAction.Continue _ -> 1;
            case CaboAction.Ready _, CaboAction.Forgo _ -> 0;
            case CaboAction.Draw _ -> 2;
            case CaboAction.Take _ -> relief(view, view.topDiscard().orElse(13));
            case CaboAction.Call _ -> isAhead(view, me) ? 50 : -50;
            case CaboAction.Exchange(Slots slots) -> relief(view, slots, view.held().orElse(13));
            case CaboAction.Discard _ -> 0.1;
            case CaboAction.UsePower _ -> power(view, view.held().orElse(0));
            case CaboAction.Peek(int slot) ->
                    view.remembered(new Place(me, slot)).isEmpty() ? 2 : -1;
            case CaboAction.Spy(Place card) -> view.remembered(card).isEmpty() ? 1 : -1;
            case CaboAction.Swap(int own, Place theirs) ->
                    1.5 * (card(view, new Place(me, own)) - theirs(view, theirs)) - 1;
            case CaboAction.SwapOthers _ -> -1;
        };
    }

    private static double power(CaboView view, int card) {
        Seat me = (Seat) view.viewer();
        if (card <= 8) {
            for (int slot = 1; slot <= view.startCards(); slot++) {
                var place = new Place(me, slot);
                if (view.isOccupied(place) && view.remembered(place).isEmpty()) {
                    return 2;
                }
            }
            return 0;
        }
        if (card <= 10) {
            return 0.5;
        }
        double highest = 0;
        for (int slot = 1; slot <= view.startCards(); slot++) {
            var place = new Place(me, slot);
            highest = Math.max(highest, view.isOccupied(place) ? card(view, place) : 0);
        }
        return highest - 4;
    }

    private static double relief(CaboView view, int incoming) {
        double best = -13;
        for (int mask = 1; mask < 1 << view.startCards(); mask++) {
            var slots = new Slots(mask);
            boolean there = (mask & ~view.slots((Seat) view.viewer())) == 0;
            if (there && slots.size() <= 4 && isSet(view, slots)) {
                best = Math.max(best, relief(view, slots, incoming));
            }
        }
        return best;
    }

    /// Of cards alike only one counts, for they will go together, unless this is the last turn.
    private static double relief(CaboView view, Slots slots, int incoming) {
        Seat me = (Seat) view.viewer();
        boolean last = view.now().caller() >= 0;
        double gone = 0;
        double come = incoming;
        for (int slot : slots.list()) {
            gone += card(view, new Place(me, slot));
        }
        OptionalInt first = view.remembered(new Place(me, slots.lowest()));
        for (int slot = 1; slot <= view.startCards() && !last; slot++) {
            OptionalInt card = view.remembered(new Place(me, slot));
            if (card.isPresent() && ((slots.mask() >> (slot - 1)) & 1) == 0) {
                come = card.getAsInt() == incoming ? 0 : come;
                gone = slots.size() == 1 && card.equals(first) ? 0 : gone;
            }
        }
        return gone - come;
    }

    private static double card(CaboView view, Place place) {
        OptionalInt card = view.remembered(place);
        return card.isPresent() ? card.getAsInt() : UNKNOWN;
    }

    /// Somebody else's card: those that know it keep what is low.
    private static double theirs(CaboView view, Place place) {
        OptionalInt card = view.remembered(place);
        boolean kept = view.isKnownTo(place.seat(), place);
        double guess = kept ? Math.max(2.5, 5 - 0.2 * view.now().turns()) : UNKNOWN;
        return card.isPresent() ? card.getAsInt() : guess;
    }

    private static double total(CaboView view, Seat seat) {
        boolean own = seat.equals(view.viewer());
        double total = 0;
        for (int slot = 1; slot <= view.startCards(); slot++) {
            var place = new Place(seat, slot);
            if (view.isOccupied(place)) {
                total += own ? card(view, place) : theirs(view, place);
            }
        }
        return total;
    }

    private static boolean isAhead(CaboView view, Seat me) {
        double circuits = (double) view.now().turns() / view.players();
        return lowest(view, me) - total(view, me) > 6 - 0.4 * circuits;
    }

    private static double lowest(CaboView view, Seat me) {
        double lowest = Double.MAX_VALUE;
        for (int seat = 0; seat < view.players(); seat++) {
            if (seat != me.index()) {
                lowest = Math.min(lowest, total(view, Seat.of(seat)));
            }
        }
        return lowest;
    }
}
