package tablee.bots.outside;

import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Category;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;

/// Lays the card with most points, harms whoever leads, and counts the score.
public final class MetroOutsider extends Outsider<MetroView, MetroAction> {

    public MetroOutsider(Game<?, MetroView, MetroAction> game) {
        super(game, 24);
    }

    @Override
    double worth(MetroView view, MetroAction action, Randomness random) {
        double whim = random.unit();
        return whim
                + switch (action) {
                    case MetroAction.Lay(String card) -> 4 + printed(view, card);
                    case MetroAction.Pass(String card) -> 1 - 0.3 * printed(view, card);
                    case MetroAction.Return(String card) -> 1 - 0.3 * printed(view, card);
                    case MetroAction.Sell sell -> 2 - sell.cards().size();
                    case MetroAction.Against(Seat victim) -> view.now().score(victim);
                    case MetroAction.Duel(Seat opponent) -> -view.now().score(opponent);
                    case MetroAction.Choose(Seat opponent) -> view.now().score(opponent);
                    case MetroAction.Take _, MetroAction.Swap _, MetroAction.Move _ -> 2;
                    case MetroAction.Draw _, MetroAction.From _ -> 1;
                    case MetroAction.Reveal _ -> 1;
                    case MetroAction.Change _, MetroAction.Renew _ -> 0;
                    case MetroAction.PassEmpty _, MetroAction.Decline _, MetroAction.Stop _ -> 0;
                };
    }

    private static double printed(MetroView view, String name) {
        for (Card card : view.now().hand()) {
            if (name.equals(card.slug()) || name.startsWith(card.slug() + "~")) {
                return Category.ALL.stream().mapToInt(card::points).sum();
            }
        }
        return 0;
    }

    @Override
    boolean isPause(MetroView view) {
        return false;
    }

    @Override
    double standing(MetroView view, Seat seat) {
        double other = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < view.now().seats(); i++) {
            Seat one = Seat.of(i);
            other = one.equals(seat) ? other : Math.max(other, view.now().score(one));
        }
        return squeezed(view.now().score(seat) - other, 10);
    }
}
