package tablee.engine;

import java.util.List;

/// Which form of a word goes with a whole number, by the rules of CLDR: the JDK knows them not, and the browser does (`Intl.PluralRules`), so that a
/// test of each side holds both to one table (`plurals.txt`).
///
/// The answer is the place of the form among those that the language has for whole numbers, in the order zero, one, two, few, many, other.
final class Plurals {

    private Plurals() {}

    static int of(String language, int number) {
        int n = Math.abs(number);
        return switch (language) {
            case "bm", "bo", "dz", "id", "ig", "ii", "ja", "jv", "km", "ko", "lo", "ms", "my" -> 0;
            case "sg", "su", "th", "to", "vi", "wo", "yo", "zh" -> 0;
            case "ak", "am", "as", "bn", "fa", "ff", "fr", "gu", "hi", "hy", "kn", "ln" ->
                    first(n <= 1);
            case "mg", "pa", "pt", "si", "ti", "wa", "zu" -> first(n <= 1);
            case "is", "mk" -> first(endsWithOne(n));
            case "tl" -> first(n % 10 != 4 && n % 10 != 6 && n % 10 != 9);
            case "lv" -> n % 10 == 0 || isTeen(n) ? 0 : endsWithOne(n) ? 1 : 2;
            case "lt" -> endsWithOne(n) ? 0 : n % 10 >= 2 && !isTeen(n) ? 1 : 2;
            case "be", "bs", "hr", "ru", "sh", "sr", "uk" ->
                    endsWithOne(n) ? 0 : endsWithFew(n) ? 1 : 2;
            case "pl" -> n == 1 ? 0 : endsWithFew(n) ? 1 : 2;
            case "cs", "sk" -> n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
            case "sl" -> n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3;
            case "ro", "mo" -> n == 1 ? 0 : n == 0 || (n % 100 >= 1 && n % 100 <= 19) ? 1 : 2;
            case "he", "iw" -> n == 1 ? 0 : n == 2 ? 1 : 2;
            case "ga" -> n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4;
            case "ar" -> n <= 2 ? n : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5;
            case "cy" -> n <= 3 ? n : n == 6 ? 4 : 5;
            case "gd" -> gaelic(n);
            case "mt" -> maltese(n);
            // English, German, Spanish, Italian, Dutch, the Scandinavian and most other languages.
            default -> first(n == 1);
        };
    }

    /// Whether a number that may have decimals goes with the first form, given what stands before and after the comma: in French 0,5 and 1,5 do, in
    /// English neither.
    static boolean isOne(String language, List<Object> parts) {
        int whole = Math.abs(Integer.parseInt(parts.getFirst().toString()));
        return switch (language) {
            case "ff", "fr", "hy", "pt" -> whole <= 1;
            default -> parts.size() == 1 && of(language, whole) == of(language, 1);
        };
    }

    private static int first(boolean is) {
        return is ? 0 : 1;
    }

    private static boolean isTeen(int n) {
        return n % 100 >= 11 && n % 100 <= 19;
    }

    private static boolean endsWithOne(int n) {
        return n % 10 == 1 && n % 100 != 11;
    }

    private static boolean endsWithFew(int n) {
        return n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14);
    }

    private static int gaelic(int n) {
        return n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n >= 3 && n <= 19 ? 2 : 3;
    }

    private static int maltese(int n) {
        if (n == 1 || n == 2) {
            return n - 1;
        }
        return n == 0 || (n % 100 >= 3 && n % 100 <= 10) ? 2 : isTeen(n) ? 3 : 4;
    }
}
