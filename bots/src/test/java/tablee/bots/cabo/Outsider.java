package tablee.bots.cabo;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.cabo.CaboGame;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.play.World;

/// A stranger to measure the expert by: a few rules of thumb and flat rollouts of them, written without a look at the players of this
/// package. It shares nothing with them, neither how cards are weighed nor when to call nor what a sheet is worth.
public final class Outsider implements Bot<CaboView, CaboAction> {

    private static final double UNKNOWN = 6.5;

    private final CaboGame game = new CaboGame();

    @Override
    public CaboAction choose(CaboView view, List<CaboAction> legal, Thinking thinking) {
        List<CaboAction> sensible = sensible(view, legal);
        if (sensible.size() == 1) {
            return sensible.getFirst();
        }
        Seat me = (Seat) view.viewer();
        double[] sums = new double[sensible.size()];
        int[] tries = new int[sensible.size()];
        for (int i = 0; thinking.budget().allows(i); i++) {
            int arm = next(sums, tries, i);
            World<CaboView, CaboAction> world = World.imagined(game, view, thinking.random());
            world.act(me, sensible.get(arm));
            sums[arm] += rollout(world, me, view.now().scores(), thinking);
            tries[arm]++;
        }
        int best = sensible.indexOf(quick(view, sensible));
        for (int arm = 0; arm < sums.length; arm++) {
            if (tries[arm] > tries[best]) {
                best = arm;
            }
        }
        return sensible.get(best);
    }

    /// Every one once, then the one with the highest hope.
    private static int next(double[] sums, int[] tries, int all) {
        int best = 0;
        double most = -1;
        for (int arm = 0; arm < sums.length; arm++) {
            if (tries[arm] == 0) {
                return arm;
            }
            double hope = sums[arm] / tries[arm] + 0.3 * Math.sqrt(Math.sqrt(all) / tries[arm]);
            if (hope > most) {
                most = hope;
                best = arm;
            }
        }
        return best;
    }

    private double rollout(
            World<CaboView, CaboAction> world, Seat me, List<Integer> before, Thinking thinking) {
        Randomness random = thinking.random();
        for (int step = 0; step < 300; step++) {
            switch (world.settle(random)) {
                case Next.End(Outcome outcome) -> {
                    return outcome.share(me);
                }
                case Next.Decide(Seats awaited) -> {
                    Seat mover = awaited.first();
                    CaboView seen = world.view(mover);
                    if (seen.isBetweenRounds()) {
                        return sheet(seen.now().scores(), me);
                    }
                    List<CaboAction> legal = sensible(seen, world.legal(mover));
                    world.act(mover, quick(seen, legal));
                }
                case Next.Draw _ -> throw new IllegalStateException();
            }
        }
        return sheet(before, me);
    }

    /// How far one is ahead of the best of the others, squeezed between 0 and 1.
    private static double sheet(List<Integer> scores, Seat me) {
        int other = Integer.MAX_VALUE;
        for (int seat = 0; seat < scores.size(); seat++) {
            other = seat == me.index() ? other : Math.min(other, scores.get(seat));
        }
        double ahead = other - scores.get(me.index());
        return 0.5 + 0.5 * ahead / (Math.abs(ahead) + 30);
    }

    /// Claims are made of cards that are known to be alike, or not at all.
    private static List<CaboAction> sensible(CaboView view, List<CaboAction> legal) {
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

    private CaboAction quick(CaboView view, List<CaboAction> legal) {
        CaboAction best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (CaboAction action : legal) {
            double worth = worth(view, action);
            if (worth > most) {
                most = worth;
                best = action;
            }
        }
        return best;
    }

    private double worth(CaboView view, CaboAction action) {
        Seat me = (Seat) view.viewer();
        return switch (action) {
            case CaboAction.Look _, CaboAction.Continue _ -> 1;
            case CaboAction.Ready _, CaboAction.Forgo _ -> 0;
            case CaboAction.Draw _ -> 2;
            case CaboAction.Take _ -> relief(view, view.topDiscard().orElse(13));
            case CaboAction.Call _ -> lowest(view, me) - total(view, me) > 3 ? 50 : -50;
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
        return highest - 5;
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

    private static double relief(CaboView view, Slots slots, int incoming) {
        double gone = 0;
        for (int slot : slots.list()) {
            gone += card(view, new Place((Seat) view.viewer(), slot));
        }
        return gone - incoming;
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
