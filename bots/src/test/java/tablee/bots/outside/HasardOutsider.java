package tablee.bots.outside;

import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Place;

/// Takes on what lies ahead, spends what helps, ambushes whoever is farthest, and counts how far its best pawn has come.
public final class HasardOutsider extends Outsider<HasardView, HasardAction> {

    public HasardOutsider(Game<?, HasardView, HasardAction> game) {
        super(game, 40);
    }

    @Override
    double worth(HasardView view, HasardAction action, Randomness random) {
        double whim = random.unit();
        return whim
                + switch (action) {
                    case HasardAction.Throw _, HasardAction.ThrowLuck _ -> 3;
                    case HasardAction.Attempt _, HasardAction.Spend _ -> 2;
                    case HasardAction.Choose _, HasardAction.Open _, HasardAction.Lay _ -> 1.5;
                    case HasardAction.Ambush(int target, int _) ->
                            way(view.now().pawn(target)) / 10 - 0.5;
                    case HasardAction.Victim(int pawn) -> way(view.now().pawn(pawn)) / 10;
                    case HasardAction.GiveHealth _ -> 1;
                    case HasardAction.ChooseCradle _, HasardAction.Source _ -> 1;
                    case HasardAction.Done _, HasardAction.Stay _, HasardAction.WarTrack _ -> 1;
                    case HasardAction.Pass _, HasardAction.Neglect _, HasardAction.Refuse _ -> 0.3;
                    case HasardAction.Give _, HasardAction.Change _, HasardAction.Decline _ -> 0.2;
                    case HasardAction.LieDown _ -> 0;
                };
    }

    @Override
    boolean isPause(HasardView view) {
        return false;
    }

    @Override
    double standing(HasardView view, Seat seat) {
        double own = 0;
        double other = 0;
        for (int number = 1; number <= view.now().pawns(); number++) {
            var pawn = view.now().pawn(number);
            if (pawn.seat().equals(seat)) {
                own = Math.max(own, way(pawn));
            } else {
                other = Math.max(other, way(pawn));
            }
        }
        return squeezed(own - other, 8);
    }

    /// How far a pawn has come: childhood, crossroads, then Carton by Carton; what it carries helps it on.
    private static double way(HasardView.PawnNow pawn) {
        Place place = pawn.place();
        if (place.isDead()) {
            return 0;
        }
        if (place.isSuccess()) {
            return 60;
        }
        double carried = 1.5 * Integer.bitCount(pawn.kit()) + pawn.riches() + pawn.health();
        double gone =
                place.isCarton()
                        ? 12 + 5 * place.rank() + place.obstacle()
                        : place.isCrossroads() ? 10 : 3;
        return gone + carried;
    }
}
