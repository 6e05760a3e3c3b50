package tablee.bots.cv;

import java.util.List;
import tablee.bots.value.Features;
import tablee.cv.content.Age;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Special;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Table;
import tablee.engine.Seat;

/// What a life in CV amounts to so far, and what it will still bring: most numbers count once as they are and once by the time that is left.
final class CvFeatures implements Features<CvView> {

    /// Counted as they stand at the end.
    private static final List<String> NOW =
            List.of("points", "secretGoal", "secretUnknown", "publicGoals", "cards");

    /// Counted by the turns that are left.
    private static final List<String> LATER =
            List.of(
                    "points*time",
                    "plain*time",
                    "luck*time",
                    "badLuck*time",
                    "upkeep*time",
                    "dice*time",
                    "throws*time",
                    "arrows*time",
                    "abilities*time",
                    "health*time",
                    "knowledge*time",
                    "relationship*time",
                    "retired*time",
                    "secretGoal*time",
                    "secretUnknown*time",
                    "events",
                    "first",
                    "next");

    private static final List<String> NAMES =
            java.util.stream.Stream.concat(NOW.stream(), LATER.stream()).toList();

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int seats(CvView view) {
        return view.table().seats();
    }

    @Override
    public double[] of(CvView view, Seat seat) {
        return of(view, seat.index(), view.table().points(seat.index()));
    }

    /// Points of all seats come out of one comparison.
    @Override
    public double[][] all(CvView view) {
        int[] points = view.table().points();
        double[][] rows = new double[points.length][];
        for (int who = 0; who < rows.length; who++) {
            rows[who] = of(view, who, points[who]);
        }
        return rows;
    }

    private static double[] of(CvView view, int who, int all) {
        Table table = view.table();
        double time = Math.min(2, turnsLeft(table) / 6);
        int goal = view.now().goals().get(who);
        double secret = goal == 0 ? 0 : table.goalPoints(who, goal) / 5.0;
        double unknown = goal == 0 ? 1 : 0;
        double goals = 0;
        for (int open : table.publicGoals()) {
            goals += open == goal ? 0 : table.goalPoints(who, open) / 5.0;
        }
        Kit kit = new Kit();
        for (int card : table.active(who)) {
            kit.add(table.deck().card(card));
        }
        Symbols tokens = table.tokens(who);
        int luck = tokens.count(Symbol.LUCK);
        int bad = tokens.count(Symbol.BAD_LUCK);
        int events = table.hiddenCards(who) + table.knownEvents(who).size();
        double points = all / 10.0;
        return new double[] {
            points,
            secret,
            unknown,
            goals,
            table.cvSize(who) / 10.0,
            points * time,
            (tokens.size() - luck - bad) * time / 3,
            luck * time,
            bad * time,
            kit.upkeep * time,
            kit.dice * time,
            kit.throwing * time,
            kit.arrows * time,
            kit.abilities * time,
            table.count(who, Category.HEALTH) * time / 3,
            table.count(who, Category.KNOWLEDGE) * time / 3,
            table.count(who, Category.RELATIONSHIP) * time / 3,
            table.isRetired(who) ? time : 0,
            secret * time,
            unknown * time,
            events / 2.0 * Math.min(1, time),
            table.first() == who ? 1 : 0,
            table.turn() == who ? 1 : 0
        };
    }

    static double turnsLeft(Table table) {
        int left = table.left(Age.YOUNG) + table.left(Age.ADULT) + table.left(Age.SENIOR);
        return left / (1.3 * table.seats() + (table.seats() == 2 ? 2 : 1));
    }

    /// What the active cards of one player do besides their symbols.
    private static final class Kit {
        int upkeep;
        int dice;
        int throwing;
        int arrows;
        int abilities;

        void add(Card card) {
            upkeep += card.upkeep().size();
            dice += card.extraDice();
            throwing += card.extraThrows();
            arrows += card.arrows().size();
            abilities += able(card.special()) ? 1 : 0;
        }

        private static boolean able(Special special) {
            return switch (special) {
                case CHANGE_ONE, BAD_LUCK_TO_ANY, REROLL_BAD_LUCK, BORROW_WORK -> true;
                case NONE, NO_MORE_WORK, COUNT_DOUBLE, FIRST_PLAYER -> false;
            };
        }
    }
}
