package tablee.bots.hasard;

import tablee.bots.Evaluation;
import tablee.engine.Seat;
import tablee.hasard.HasardView;

/// A race: everybody's chance falls by a third with every turn they are behind.
final class Race implements Evaluation<HasardView> {

    private static final double SPREAD = 2.8;

    @Override
    public double chance(HasardView view, Seat seat) {
        HasardView.Now now = view.now();
        var outlook = new Outlook(now);
        double all = 0;
        double own = 0;
        for (int number = 1; number <= now.pawns(); number++) {
            HasardView.PawnNow pawn = now.pawn(number);
            if (pawn.place().isDead()) {
                continue;
            }
            double weight = Math.exp(-outlook.of(number) / SPREAD);
            all += weight;
            boolean with =
                    pawn.seat().equals(seat)
                            || (now.options().camps() && pawn.camp() == (seat.index() & 1));
            own += with ? weight : 0;
        }
        return all == 0 ? 1.0 / now.options().seats() : own / all;
    }
}
