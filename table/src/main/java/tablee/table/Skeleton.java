package tablee.table;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// What is left of a name when letters that look alike are one letter: two names with the same skeleton can be taken for each other.
///
/// The idea is that of Unicode's report 39. The table is our own and knows the Greek and Cyrillic letters that pass for Latin ones, and the
/// signs that do; that is what people type to pass for somebody else, and a thousandth of the size of the whole data.
public final class Skeleton {

    private static final Map<Integer, String> ALIKE = new HashMap<>();

    static {
        // Capitals have tables of their own: a Greek small eta looks like an n, its capital like an
        // H.
        letters("АВЕІЈКМНОРСТУХЅԌԚԜӀ", "ABEIJKMHOPCTYXSGQWl");
        letters("аеіјорсухѕԁһԛԝӏѵ", "aeijopcyxsdhqwlv");
        letters("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX");
        letters("αβγεηικνορτυχω", "aByenikvoptuxw");
        letters("ıɑɡȷ", "iagj");
        letters("I1|0", "lllO");
    }

    private Skeleton() {}

    private static void letters(String these, String those) {
        int[] from = these.codePoints().toArray();
        int[] to = those.codePoints().toArray();
        for (int i = 0; i < from.length; i++) {
            ALIKE.put(from[i], new String(Character.toChars(to[i])));
        }
    }

    public static String of(String text) {
        var skeleton = new StringBuilder();
        Decomposition.of(text).codePoints().forEach(letter -> skeleton.append(like(letter)));
        return skeleton.toString().toLowerCase(Locale.ROOT).replace("rn", "m").replace(" ", "");
    }

    /// A Greek or Cyrillic I is a Latin one, and that is a stroke.
    private static String like(int letter) {
        String once = ALIKE.getOrDefault(letter, new String(Character.toChars(letter)));
        return ALIKE.getOrDefault(once.codePointAt(0), once);
    }

    /// Whether one can be taken for the other.
    static boolean alike(String one, String other) {
        return of(one).equals(of(other)) || sameLetters(one, other);
    }

    /// Whether two names are the same but for capitals and spaces: honest namesakes, not a disguise.
    static boolean sameLetters(String one, String other) {
        return folded(one).equals(folded(other));
    }

    private static String folded(String text) {
        return Decomposition.of(text)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT)
                .replace(" ", "");
    }
}
