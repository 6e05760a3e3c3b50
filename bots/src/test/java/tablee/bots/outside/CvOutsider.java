package tablee.bots.outside;

import java.util.List;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Table;
import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.Seat;

/// Buys what it can, keeps what it has, throws on by whim, and counts points.
public final class CvOutsider extends Outsider<CvView, CvAction> {

    public CvOutsider(Game<?, CvView, CvAction> game) {
        super(game, 80);
    }

    /// The usual way to pay will do.
    @Override
    List<CvAction> sensible(CvView view, List<CvAction> legal) {
        var usual =
                legal.stream()
                        .filter(
                                action ->
                                        !(action instanceof CvAction.Buy buy)
                                                || buy.sources().isEmpty())
                        .toList();
        return usual.isEmpty() ? legal : usual;
    }

    @Override
    double worth(CvView view, CvAction action, Randomness random) {
        double whim = random.unit();
        return whim
                + switch (action) {
                    case CvAction.Buy buy -> buy.way() == CvAction.Way.COST ? 10 : 9;
                    case CvAction.Take _ -> 10;
                    case CvAction.Pay _ -> 8;
                    case CvAction.Play _ -> 1.5;
                    case CvAction.Borrow _ -> 1.2;
                    case CvAction.Place place -> place.depth() == 0 ? 2 : 0;
                    case CvAction.Decide decide -> decide.depth() == 0 ? 2 : 0;
                    case CvAction.Throw dice -> thrown(view.table(), dice.dice());
                    case CvAction.Stop _ -> 0.8;
                    case CvAction.Keep _, CvAction.LayAside _, CvAction.Discard _ -> 0;
                    case CvAction.Convert _ -> -0.5;
                    case CvAction.EndBuy _, CvAction.LetGo _, CvAction.Decline _ -> 0;
                };
    }

    /// One or two dice again, rather than none or all.
    private static double thrown(Table table, int dice) {
        return table.throwsMade() == 0 ? 1 : 0.6 - 0.1 * Math.abs(Integer.bitCount(dice) - 2);
    }

    @Override
    boolean isPause(CvView view) {
        return view.table().phase() == CvPhase.ROLL && view.table().throwsMade() == 0;
    }

    @Override
    double standing(CvView view, Seat seat) {
        double other = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < view.table().seats(); i++) {
            other = i == seat.index() ? other : Math.max(other, value(view, i));
        }
        return squeezed(value(view, seat.index()) - other, 12);
    }

    /// Points so far, and what a card in front of somebody will still bring.
    private static double value(CvView view, int seat) {
        return view.table().points(seat) + 1.5 * view.table().active(seat).size();
    }
}
