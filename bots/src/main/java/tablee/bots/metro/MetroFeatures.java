package tablee.bots.metro;

import java.util.List;
import tablee.bots.value.Features;
import tablee.engine.Seat;
import tablee.metro.Card;
import tablee.metro.MetroView;
import tablee.metro.Personnage;
import tablee.metro.Table;

/// What a player of Métro has, what may become of it, and what the viewer knows of plans: its own hand and character.
final class MetroFeatures implements Features<MetroView> {

    private static final List<String> NAMES =
            List.of(
                    "score",
                    "score*time",
                    "money",
                    "money*time",
                    "troubles",
                    "held",
                    "running*time",
                    "front*time",
                    "duels",
                    "active",
                    "mainReached",
                    "mainMissing",
                    "mainMissing*time",
                    "secondaryReached",
                    "secondaryMissing",
                    "planUnknown",
                    "planUnknown*time",
                    "own",
                    "own*time",
                    "handBest",
                    "handKept",
                    "handLayable");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int seats(MetroView view) {
        return view.now().seats();
    }

    @Override
    public double[] of(MetroView view, Seat seat) {
        Table table = view.now();
        boolean own = seat.equals(view.viewer());
        var worth = new Worth(table, seat, true);
        double time = worth.turnsLeft() / 10.0;
        double score = table.score(seat) / 10.0;
        double money = table.money(seat) / 5.0;
        double[] plan = plan(table, seat);
        double[] hand = own ? hand(table, seat, worth) : new double[3];
        return new double[] {
            score,
            score * time,
            money,
            money * time,
            table.accrocs(seat).size(),
            table.backs(seat).size() / 5.0,
            table.running(seat).size() * time,
            table.front(seat).size() * time / 10,
            table.duels(seat).size(),
            seat.equals(table.active()) ? 1 : 0,
            plan[0],
            plan[1],
            plan[1] * time,
            plan[2],
            plan[3],
            plan[4],
            plan[4] * time,
            own ? 1 : 0,
            own ? time : 0,
            hand[0],
            hand[1],
            hand[2]
        };
    }

    /// Main objective reached, share of it missing, the same of the second, and whether nobody can tell.
    private static double[] plan(Table table, Seat seat) {
        if (table.character(seat).isEmpty()) {
            return new double[] {0, 0, 0, 0, 1};
        }
        Personnage person = table.character(seat).get();
        double first = missing(table.points(seat, person.main()), person.mainMin());
        double second = missing(table.points(seat, person.secondary()), person.secondaryMin());
        return new double[] {first == 0 ? 1 : 0, first, second == 0 ? 1 : 0, second, 0};
    }

    private static double missing(int points, int goal) {
        return points >= goal ? 0 : 1 - Math.max(0, points) / (double) goal;
    }

    /// The best card that could be laid, what the hand may still become, and how much of it can be laid at once.
    private static double[] hand(Table table, Seat seat, Worth worth) {
        double best = 0;
        double kept = 0;
        int layable = 0;
        for (Card card : table.hand()) {
            if (table.isLayable(seat, card)) {
                layable++;
                best = Math.max(best, worth.laid(card));
            }
            kept += worth.kept(card);
        }
        return new double[] {best / 5, kept / 10, layable / 5.0};
    }
}
