package tablee.bots.hasard;

import java.util.List;
import tablee.bots.value.Features;
import tablee.engine.Seat;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardView;

/// How far a player's best pawn has to go, by the turns a pawn alone would need ([Outlook]), and what helps or hinders it on the way.
/// In camps a player's pawns are those of the camp.
final class HasardFeatures implements Features<HasardView> {

    private static final List<String> NAMES =
            List.of(
                    "turns",
                    "turns/close",
                    "turns/near",
                    "arrived",
                    "lost",
                    "others",
                    "riches",
                    "health",
                    "health*open",
                    "qualities",
                    "childhood",
                    "crossroads",
                    "ambushed",
                    "next",
                    "order");

    /// A pawn nobody can count on any more.
    private static final double LOST = 60;

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int seats(HasardView view) {
        return view.now().options().seats();
    }

    @Override
    public double[] of(HasardView view, Seat seat) {
        HasardView.Now now = view.now();
        return of(now, seat, turns(now));
    }

    @Override
    public double[][] all(HasardView view) {
        HasardView.Now now = view.now();
        double[] turns = turns(now);
        double[][] rows = new double[seats(view)][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = of(now, Seat.of(i), turns);
        }
        return rows;
    }

    /// How many turns each pawn has to go; the dear part of it all.
    private static double[] turns(HasardView.Now now) {
        var outlook = new Outlook(now);
        double[] turns = new double[now.pawns()];
        for (int number = 1; number <= turns.length; number++) {
            turns[number - 1] =
                    now.pawn(number).place().isDead() ? LOST : Math.min(LOST, outlook.of(number));
        }
        return turns;
    }

    private static double[] of(HasardView.Now now, Seat seat, double[] left) {
        double leading = LOST;
        double turns = LOST;
        double others = 0;
        int best = 0;
        for (int number = 1; number <= left.length; number++) {
            double own = left[number - 1];
            leading = Math.min(leading, own);
            if (isOf(now, now.pawn(number), seat)) {
                if (own < turns) {
                    others = best > 0 ? 1 / (1 + turns / 5) : 0;
                    turns = own;
                    best = number;
                } else {
                    others = Math.max(others, 1 / (1 + own / 5));
                }
            }
        }
        return best == 0 || turns >= LOST
                ? lost()
                : pawn(now, now.pawn(best), turns, leading, others);
    }

    private static double[] lost() {
        double[] lost = new double[NAMES.size()];
        lost[0] = LOST / 10;
        lost[1] = LOST / 10;
        lost[2] = LOST / 10;
        lost[4] = 1;
        return lost;
    }

    private static double[] pawn(
            HasardView.Now now,
            HasardView.PawnNow pawn,
            double turns,
            double leading,
            double others) {
        double health = now.purse(pawn.number(), Quality.SA);
        boolean open = !pawn.place().isCarton() || now.height(pawn.place().track()) < 5;
        int wait = Math.floorMod(pawn.number() - now.active(), now.pawns());
        return new double[] {
            turns / 10,
            turns / (2 + leading),
            turns / (0.5 + leading) / 4,
            pawn.place().isSuccess() ? 1 : 0,
            0,
            others,
            now.purse(pawn.number(), Quality.RI) / 3.0,
            health / 3,
            open ? health / 3 : 0,
            Integer.bitCount(pawn.kit()) / 4.0,
            pawn.place().isChildhood() ? 1 : 0,
            pawn.place().isCrossroads() ? 1 : 0,
            pawn.ambush() > 0 ? 1 : 0,
            wait == 0 ? 1 : 0,
            wait / (double) now.pawns()
        };
    }

    private static boolean isOf(HasardView.Now now, HasardView.PawnNow pawn, Seat seat) {
        return pawn.seat().equals(seat)
                || (now.options().camps() && pawn.camp() == (seat.index() & 1));
    }
}
