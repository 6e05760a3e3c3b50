package tablee.bots.cv;

import java.util.List;
import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvView;

/// Plays CV in one style.
final class Player implements Bot<CvView, CvAction> {

    private final Style style;
    private final PlanMemo memo = new PlanMemo();

    Player(Style style) {
        this.style = style;
    }

    @Override
    public CvAction choose(CvView view, List<CvAction> legal, Thinking thinking) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        if (style.slips() > 0 && thinking.random().below(style.slips()) == 0) {
            return careless(legal, thinking);
        }
        return new Judgement(view, legal, style, thinking.temper(), memo).choose();
    }

    /// What it thinks of the dice that lie there.
    Optional<DicePlan> plan(CvView view, long temper) {
        return new Judgement(view, List.of(), style, temper, memo).plan();
    }

    /// A small mistake: something else of what can be done, but no card or event thrown away.
    private static CvAction careless(List<CvAction> legal, Thinking thinking) {
        List<CvAction> mild =
                legal.stream()
                        .filter(
                                action ->
                                        !(action instanceof CvAction.Play
                                                || action instanceof CvAction.LetGo))
                        .toList();
        List<CvAction> choice = mild.isEmpty() ? legal : mild;
        return choice.get(thinking.random().below(choice.size()));
    }
}
