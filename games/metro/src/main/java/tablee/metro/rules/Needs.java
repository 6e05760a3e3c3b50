package tablee.metro.rules;

import java.util.Arrays;
import java.util.List;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Kind;

/// The connexions of one card as the rules ask about them (METRO-LIFE-6, -8, -9): each alternative is four words, three of title
/// bits and one of least points with a lane for each category as in [Shown].
final class Needs {

    /// Nothing needed.
    static final Needs NONE = new Needs(0);

    private static final int WORDS = 4;
    private static final int POINTS = 3;

    /// More points than a lane can have: an alternative that nobody can meet.
    private static final int IMPOSSIBLE = 1000;

    private final long[] words;

    private Needs(int alternatives) {
        words = new long[alternatives * WORDS];
    }

    static Needs of(List<Connexion> connexions, Box box) {
        var needs = new Needs(connexions.size());
        for (int i = 0; i < connexions.size(); i++) {
            needs.add(i * WORDS, connexions.get(i), box);
        }
        return needs;
    }

    private void add(int at, Connexion connexion, Box box) {
        int[] least = new int[Category.ALL.size()];
        connexion.points().forEach((category, points) -> least[category.index()] = points);
        for (String title : connexion.cards()) {
            int index = box.indexOf(title);
            if (index >= 0 && box.card(index).kind == Kind.LIFE) {
                RuleCard card = box.card(index);
                words[at + card.titleWord] |= card.titleBit;
            } else {
                // A title nobody has (a test's dead card) can never be met.
                Arrays.fill(least, IMPOSSIBLE);
            }
        }
        for (int category = 0; category < least.length; category++) {
            words[at + POINTS] |= Layout.lane(category, Math.min(least[category], IMPOSSIBLE));
        }
    }

    /// METRO-LIFE-6, -8, -9, METRO-RULE-24, METRO-FX-COND Whether one alternative is met by what lies there.
    boolean areMet(Shown life) {
        for (int at = 0; at < words.length; at += WORDS) {
            long missing =
                    (words[at] & ~life.titles0)
                            | (words[at + 1] & ~life.titles1)
                            | (words[at + 2] & ~life.titles2);
            if (missing == 0 && Layout.covers(life.categoryPoints, words[at + POINTS])) {
                return true;
            }
        }
        return words.length == 0;
    }
}
