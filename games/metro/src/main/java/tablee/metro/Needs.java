package tablee.metro;

import java.util.Arrays;
import java.util.List;

/// The connexions of one card as the rules ask about them (METRO-LIFE-6, -8, -9): each alternative is four words, three of title
/// bits and one of least points with a lane for each category as in [Shown].
///
/// One subtraction compares all five categories: with the top bit of every lane set, a lane that has too few points loses it.
final class Needs {

    /// Nothing needed.
    static final Needs NONE = new Needs(0);

    private static final int WORDS = 4;
    private static final int POINTS = 3;
    private static final int LANE = 12;
    private static final long TOPS = 0x0800_8008_0080_0800L;

    /// More points than a lane can have: an alternative that nobody can meet.
    private static final int IMPOSSIBLE = 1000;

    private final long[] words;

    private Needs(int alternatives) {
        words = new long[alternatives * WORDS];
    }

    static Needs of(List<Connexion> connexions, CardSet set) {
        var needs = new Needs(connexions.size());
        for (int i = 0; i < connexions.size(); i++) {
            needs.add(i * WORDS, connexions.get(i), set);
        }
        return needs;
    }

    private void add(int at, Connexion connexion, CardSet set) {
        int[] least = new int[Category.ALL.size()];
        connexion.points().forEach((category, points) -> least[category.index()] = points);
        for (String title : connexion.cards()) {
            int bit = set.byTitle(title).map(card -> card.bit).orElse(-1);
            if (bit >= 0) {
                words[at + (bit >> 6)] |= 1L << bit;
            } else {
                // A title nobody has (a test's dead card) can never be met.
                Arrays.fill(least, IMPOSSIBLE);
            }
        }
        for (int category = 0; category < least.length; category++) {
            words[at + POINTS] |= (long) Math.min(least[category], IMPOSSIBLE) << (LANE * category);
        }
    }

    /// Whether one alternative is met by what lies there.
    boolean areMet(Shown life) {
        for (int at = 0; at < words.length; at += WORDS) {
            long missing =
                    (words[at] & ~life.titles0)
                            | (words[at + 1] & ~life.titles1)
                            | (words[at + 2] & ~life.titles2);
            if (missing == 0
                    && (((life.categoryPoints | TOPS) - words[at + POINTS]) & TOPS) == TOPS) {
                return true;
            }
        }
        return words.length == 0;
    }
}
