package tablee.bots.cv;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tablee.bots.Preference;
import tablee.bots.Thinking;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Table;

/// Which actions of CV a search should look at first. Up to 127 sets of dice can be thrown again and a card can be paid for in many ways, but most of
/// them come to the same or to nothing: dice that show the same are one choice, and what the plan for the dice thinks little of waits.
final class Inclination implements Preference<CvView, CvAction> {

    /// Points of difference that make a throw half as likely.
    private static final double SCALE = 0.35;

    /// For what is the same as something before it: tried when everything else was.
    private static final double DOUBLE = 1e-9;

    private static final double OTHER = 0.3;

    private final Player habitue;

    Inclination(Player habitue) {
        this.habitue = habitue;
    }

    @Override
    public double[] weights(CvView view, List<CvAction> legal, Thinking thinking) {
        CvAction first = habitue.choose(view, legal, thinking);
        double[] weights =
                view.table().phase() == CvPhase.ROLL
                        ? dice(view, legal, thinking.temper())
                        : others(legal);
        int chosen = legal.indexOf(first);
        weights[chosen] = 1.01;
        return weights;
    }

    private double[] dice(CvView view, List<CvAction> legal, long temper) {
        Table table = view.table();
        double[] weights = new double[legal.size()];
        var plan = habitue.plan(view, temper);
        if (plan.isEmpty()) {
            Arrays.fill(weights, OTHER);
            return weights;
        }
        Set<Integer> seen = new HashSet<>();
        double[] worths = new double[legal.size()];
        boolean[] again = new boolean[legal.size()];
        int lying = table.freeDice() | table.frozenDice();
        for (int i = 0; i < worths.length; i++) {
            int thrown = legal.get(i) instanceof CvAction.Throw(int dice) ? dice : 0;
            int row = DicePlan.row(table, lying & ~thrown);
            worths[i] = plan.get().keeping(row);
            again[i] = !seen.add(row);
        }
        weights = Preference.byWorth(worths, SCALE);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = again[i] ? DOUBLE : weights[i];
        }
        return weights;
    }

    /// The same card bought for other symbols is another payment, worth a look after the others.
    private static double[] others(List<CvAction> legal) {
        double[] weights = new double[legal.size()];
        Set<String> bought = new HashSet<>();
        for (int i = 0; i < weights.length; i++) {
            weights[i] =
                    switch (legal.get(i)) {
                        case CvAction.Buy buy ->
                                bought.add(buy.place() + "/" + buy.way()) ? OTHER : OTHER / 10;
                        case CvAction.Keep _,
                                CvAction.Throw _,
                                CvAction.Stop _,
                                CvAction.Play _,
                                CvAction.Convert _,
                                CvAction.Borrow _,
                                CvAction.EndBuy _,
                                CvAction.Discard _,
                                CvAction.Pay _,
                                CvAction.LetGo _,
                                CvAction.Place _,
                                CvAction.LayAside _,
                                CvAction.Decide _,
                                CvAction.Take _,
                                CvAction.Decline _ ->
                                OTHER;
                    };
        }
        return weights;
    }
}
