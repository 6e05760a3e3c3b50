package tablee.bots.hasard;

import java.util.List;
import java.util.function.ToDoubleFunction;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.hasard.content.Quality;
import tablee.hasard.content.Task;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardAction.*;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Level;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Price;

/// Plays by the smallest number of turns to come, as exactly as its [HasardStyle] allows. It never makes a free change of profession right after
/// another (HAS-R56), lays whatever it can pay and throws the Luck die when held up, so that no table of such players stands still.
final class Player implements Bot<HasardView, HasardAction> {

    /// Turns a change of profession must gain beyond its price.
    private static final double WORTH_LEAVING = 1.5;

    private final HasardStyle style;

    Player(HasardStyle style) {
        this.style = style;
    }

    @Override
    public HasardAction choose(HasardView view, List<HasardAction> legal, Thinking thinking) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        HasardView.Now now = view.now();
        HasardView.PawnNow self = now.pawn(now.active());
        var outlook = new Outlook(now);
        return switch (now.phase()) {
            case QUALITY ->
                    Integer.bitCount(self.kit()) < style.qualities()
                            ? legal.getFirst()
                            : legal.getLast();
            case CRADLE -> best(legal, thinking, action -> cradle(outlook, self, action));
            case TRANSFER, TRANSFER_END -> least(legal, a -> a instanceof Done ? 0 : 1);
            case CHANGE, MOBILISE ->
                    best(legal, thinking, action -> change(view, outlook, self, action));
            case TASK -> task(now, self) ? legal.getFirst() : new Neglect();
            case PROFESSION -> best(legal, thinking, action -> profession(outlook, self, action));
            case LAY -> best(legal, thinking, action -> lay(outlook, self, action));
            case RINGS -> best(legal, thinking, action -> spend(now, self, action));
            case END -> best(legal, thinking, action -> end(now, outlook, self, action));
            case MALADIE -> best(legal, thinking, action -> maladie(now, self, action));
            case VICTIM -> least(legal, action -> victim(outlook, action));
            case SOURCE -> least(legal, action -> source(now, action));
            case BIRTH, RING_DRAW, DESTINY, WAR_TRACK, LIFT, THROW, LUCK, REVOLT, OVER ->
                    legal.getFirst();
        };
    }

    /// The action that seems to cost the fewest turns.
    private HasardAction best(
            List<HasardAction> legal, Thinking thinking, ToDoubleFunction<HasardAction> cost) {
        return style.haze() == 0
                ? least(legal, cost)
                : least(
                        legal,
                        action ->
                                cost.applyAsDouble(action)
                                        + style.haze() * (2 * thinking.random().unit() - 1));
    }

    /// The action of the smallest cost, the first of equals.
    private static HasardAction least(
            List<HasardAction> legal, ToDoubleFunction<HasardAction> cost) {
        HasardAction best = legal.getFirst();
        double least = Double.MAX_VALUE;
        for (HasardAction action : legal) {
            double found = cost.applyAsDouble(action);
            if (found < least) {
                least = found;
                best = action;
            }
        }
        return best;
    }

    private static double cradle(Outlook outlook, HasardView.PawnNow self, HasardAction action) {
        return action instanceof ChooseCradle(var cradle)
                ? outlook.path(cradle, 0, self.kit())
                : 99;
    }

    private static double profession(
            Outlook outlook, HasardView.PawnNow self, HasardAction action) {
        return switch (action) {
            case Choose(int track) -> outlook.track(self, track);
            case Open(var profession) -> outlook.career(self, profession);
            default -> 1000;
        };
    }

    private static double change(
            HasardView view, Outlook outlook, HasardView.PawnNow self, HasardAction action) {
        if (action instanceof Stay) {
            return outlook.of(self.number());
        }
        if (!(action instanceof Change(var place, Price price))) {
            return 1000;
        }
        double cost =
                switch (price) {
                    case FREE -> 1;
                    case RI -> Outlook.RICHES;
                    case SA, SA_SA, SA_RI -> Outlook.HEALTH;
                };
        // HAS-R56; also where nobody restrains the list, as in the middle of a search.
        boolean again =
                price == Price.FREE
                        && view.memory().changedFreely(self.number())
                        && view.now().phase() != Phase.MOBILISE;
        return again ? 1000 : outlook.of(self, place) + cost + WORTH_LEAVING;
    }

    /// Seven or less on the dice; a diploma only where the track ahead asks for it.
    private static boolean task(HasardView.Now now, HasardView.PawnNow self) {
        Task task = now.task().orElseThrow();
        int needed = task.value() - task.marks().points(now.workingKit(self.number()));
        boolean health = task.reward() == Quality.SA && now.options().level().veteran();
        return needed <= (health || task.reward().isDiploma() ? 7 : 6);
    }

    private static double lay(Outlook outlook, HasardView.PawnNow self, HasardAction action) {
        if (action instanceof Decline) {
            return 500;
        }
        if (!(action instanceof Lay(var profession, Price price))) {
            return 1000;
        }
        double extra =
                switch (price) {
                    case SA, FREE, RI -> 0;
                    case SA_SA -> Outlook.HEALTH;
                    case SA_RI -> Outlook.RICHES;
                };
        // What is laid now is likely to be followed: all ranks above count, the next one most.
        int rank = self.place().rank() + 1;
        double turns = outlook.carton(profession, rank, 0, self.kit());
        for (int above = rank + 1; above <= 5; above++) {
            turns += 0.5 * outlook.carton(profession, above, 0, self.kit());
        }
        return turns + extra;
    }

    /// A ring for a turn, but not the last health where the next Carton must still be paid.
    private static double spend(HasardView.Now now, HasardView.PawnNow self, HasardAction action) {
        boolean deadly = !now.atTask() && now.ahead(self.number()).orElseThrow().deadly();
        if (action instanceof Refuse) {
            return deadly ? 100 : 1.2;
        }
        if (!(action instanceof Spend(Price price))) {
            return 1000;
        }
        int health = now.purse(self.number(), Quality.SA);
        boolean needed = health == 1 && mustLay(now, self);
        double cost = price.health() > 0 ? (needed ? Outlook.HEALTH : 0.9) : 0;
        return cost + (price.riches() > 0 ? Outlook.RICHES : 0);
    }

    private static boolean mustLay(HasardView.Now now, HasardView.PawnNow self) {
        return now.options().level() != Level.D
                && (!self.place().isCarton() || now.height(self.place().track()) < 5);
    }

    private double end(
            HasardView.Now now, Outlook outlook, HasardView.PawnNow self, HasardAction action) {
        return switch (action) {
            case Pass _ -> 0;
            case ThrowLuck _ -> LuckSense.cost(now, outlook, self);
            case Ambush(int target, int face) -> {
                double rival = outlook.of(target);
                boolean ahead = rival < style.danger() && rival < outlook.of(self.number()) + 2;
                double price = (face - 7) * Outlook.RICHES;
                double delay = 1.0 / (face == 9 ? 0.42 : 0.58) - 1;
                yield ahead ? price - delay * (style.danger() / rival) : 10;
            }
            default -> 10;
        };
    }

    private static double maladie(
            HasardView.Now now, HasardView.PawnNow self, HasardAction action) {
        if (action instanceof LieDown) {
            return 1.1;
        }
        boolean last = now.purse(self.number(), Quality.SA) == 1;
        return last && mustLay(now, self) ? Outlook.HEALTH : 0.8;
    }

    /// The one nearest to Success.
    private static double victim(Outlook outlook, HasardAction action) {
        return action instanceof Victim(int pawn) ? outlook.of(pawn) : 1000;
    }

    /// The richest partner pays.
    private static double source(HasardView.Now now, HasardAction action) {
        if (!(action instanceof Source(int pawn))) {
            return 1000;
        }
        HasardView.PawnNow purse = now.pawn(pawn);
        return -purse.riches() - purse.health();
    }
}
