package tablee.bots.cv;

import tablee.bots.Evaluation;
import tablee.cv.CvPhase;
import tablee.cv.CvView;
import tablee.cv.Symbol;
import tablee.cv.Symbols;
import tablee.cv.Table;
import tablee.engine.Seat;

/// Who stands how: points on the table, what the active cards still bring, and the own secret goal.
final class Standing implements Evaluation<CvView> {

    @Override
    public double chance(CvView view, Seat seat) {
        Table table = view.table();
        double turns = turnsLeft(table);
        double mine = strength(view, seat.index(), turns);
        double scale = 4 + 1.5 * turns;
        double sum = 0;
        for (int other = 0; other < table.seats(); other++) {
            sum += Math.exp((strength(view, other, turns) - mine) / scale);
        }
        return 1 / sum;
    }

    @Override
    public boolean isSettled(CvView view) {
        return view.table().phase() == CvPhase.ROLL && view.table().throwsMade() == 0;
    }

    private static double turnsLeft(Table table) {
        int left =
                table.left(tablee.cv.Age.YOUNG)
                        + table.left(tablee.cv.Age.ADULT)
                        + table.left(tablee.cv.Age.SENIOR);
        return left / (1.3 * table.seats() + (table.seats() == 2 ? 2 : 1));
    }

    private static double strength(CvView view, int seat, double turns) {
        Table table = view.table();
        Symbols tokens = table.tokens(seat);
        double perTurn = 0.4 * (tokens.size() - 2 * tokens.count(Symbol.BAD_LUCK));
        for (int card : table.active(seat)) {
            perTurn += 0.75 * table.deck().card(card).extraDice();
        }
        int goal = view.now().goals().get(seat);
        return table.points(seat)
                + perTurn * turns * 0.6
                + (goal == 0 ? 4 : table.goalPoints(seat, goal));
    }
}
