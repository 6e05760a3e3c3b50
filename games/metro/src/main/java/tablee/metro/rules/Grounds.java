package tablee.metro.rules;

import java.util.List;
import tablee.metro.content.Against;
import tablee.metro.content.Metric;

/// METRO-FX-AGAINST What an Accroc needs to find in front of its victim, with titles looked up once: asked for every Accroc in
/// hand and every seat whenever a card may be laid.
final class Grounds {

    /// Against anybody.
    static final Grounds NONE = new Grounds(List.of(), List.of());

    /// Cards by number, and metrics with the least value of each.
    private static final class Alternative {
        private final int[] cards;
        private final Metric[] metrics;
        private final int[] least;

        private Alternative(int[] cards, Metric[] metrics, int[] least) {
            this.cards = cards;
            this.metrics = metrics;
            this.least = least;
        }
    }

    private final Alternative[] alternatives;

    private Grounds(List<Against> against, List<int[]> cards) {
        alternatives = new Alternative[against.size()];
        for (int i = 0; i < alternatives.length; i++) {
            var metrics = against.get(i).metrics();
            alternatives[i] =
                    new Alternative(
                            cards.get(i),
                            metrics.keySet().toArray(Metric[]::new),
                            metrics.values().stream().mapToInt(Integer::intValue).toArray());
        }
    }

    static Grounds of(List<Against> against, Box box) {
        return new Grounds(
                against,
                against.stream()
                        .map(one -> one.cards().stream().mapToInt(box::indexOf).toArray())
                        .toList());
    }

    /// Whether one alternative holds for this player as the table lies now.
    boolean hold(Open state, int seat) {
        for (Alternative alternative : alternatives) {
            if (holds(alternative, state, seat)) {
                return true;
            }
        }
        return alternatives.length == 0;
    }

    private static boolean holds(Alternative alternative, Open state, int seat) {
        for (int card : alternative.cards) {
            if (Scoring.copies(state.shown(seat), card) == 0) {
                return false;
            }
        }
        for (int i = 0; i < alternative.least.length; i++) {
            if (Scoring.metric(state, seat, alternative.metrics[i]) < alternative.least[i]) {
                return false;
            }
        }
        return true;
    }
}
