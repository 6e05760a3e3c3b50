package tablee.metro.content;

import java.util.List;
import java.util.Optional;

/// The closed vocabulary as written in files: a word is one of the list, or it is nothing.
public final class Codes {

    private Codes() {}

    public static <E extends Enum<E>> Optional<E> find(List<E> all, String code) {
        for (E value : all) {
            if (value.name().equals(code)) {
                return Optional.of(value);
            }
        }
        return Optional.empty();
    }

    /// A title as people type it: lower case, no accents, words joined by hyphens.
    public static String slug(String title) {
        var slug = new StringBuilder();
        for (int i = 0; i < title.length(); i++) {
            char c = plain(Character.toLowerCase(title.charAt(i)));
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
                slug.append(c);
            } else if (c == 'œ') {
                slug.append("oe");
            } else if (!slug.isEmpty() && slug.charAt(slug.length() - 1) != '-') {
                slug.append('-');
            }
        }
        int end = slug.length();
        return end > 0 && slug.charAt(end - 1) == '-'
                ? slug.substring(0, end - 1)
                : slug.toString();
    }

    private static char plain(char c) {
        return switch (c) {
            case 'à', 'â', 'ä', 'á', 'ã' -> 'a';
            case 'é', 'è', 'ê', 'ë' -> 'e';
            case 'î', 'ï', 'í' -> 'i';
            case 'ô', 'ö', 'ó' -> 'o';
            case 'ù', 'û', 'ü', 'ú' -> 'u';
            case 'ç' -> 'c';
            case 'ñ' -> 'n';
            default -> c;
        };
    }
}
