package tablee.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads text files and puts arguments into sentences.
final class Sentence {

    private Sentence() {}

    /// `key=sentence` lines; `#` starts a comment line; a sentence is everything after the first `=`.
    static Map<String, String> parse(String file) {
        var sentences = new HashMap<String, String>();
        for (String line : file.split("\r?\n", -1)) {
            int equals = line.indexOf('=');
            if (!line.isBlank() && !line.startsWith("#")) {
                if (equals < 1) {
                    throw new IllegalArgumentException("not key=sentence: " + line);
                }
                String key = line.substring(0, equals).trim();
                if (sentences.put(key, line.substring(equals + 1).trim().replace("\\n", "\n"))
                        != null) {
                    throw new IllegalArgumentException("said twice: " + key);
                }
            }
        }
        return sentences;
    }

    static String fill(String sentence, List<Object> args, Texts texts) {
        var filled = new StringBuilder();
        int from = 0;
        for (int open = sentence.indexOf('{'); open >= 0; open = sentence.indexOf('{', from)) {
            int close = sentence.indexOf('}', open);
            if (close < 0) {
                break;
            }
            filled.append(sentence, from, open);
            String word = slot(sentence.substring(open + 1, close), args, texts);
            if (texts.language().equals("fr") && startsWithVowel(word)) {
                elide(filled);
            } else if (texts.language().equals("en") && takesAn(word)) {
                article(filled);
            }
            filled.append(word);
            from = close + 1;
        }
        return filled.append(sentence.substring(from)).toString();
    }

    /// French: *de* Ana is *d’Ana*, and *que* Ana *qu’Ana*; which names come is known only here. An h is left alone: it may be aspirated.
    private static void elide(StringBuilder filled) {
        int length = filled.length();
        boolean elided =
                length >= 3
                        && filled.charAt(length - 1) == ' '
                        && filled.charAt(length - 2) == 'e'
                        && (isWord(filled, length - 3, "d") || isWord(filled, length - 4, "qu"));
        if (elided) {
            filled.setLength(length - 2);
            filled.append('’');
        }
    }

    /// English: *a* 7, but *an* 8, and *an* Accroc.
    private static void article(StringBuilder filled) {
        int length = filled.length();
        if (length >= 2
                && filled.charAt(length - 1) == ' '
                && (isWord(filled, length - 2, "a") || isWord(filled, length - 2, "A"))) {
            filled.insert(length - 1, 'n');
        }
    }

    private static boolean takesAn(String word) {
        return word.startsWith("8")
                || word.equals("11")
                || word.equals("18")
                || (startsWithVowel(word) && "uU".indexOf(word.charAt(0)) < 0);
    }

    /// Whether this word begins at this place, and nothing stands right before it.
    private static boolean isWord(StringBuilder filled, int at, String word) {
        return at >= 0
                && filled.indexOf(word, at) == at
                && (at == 0 || !Character.isLetter(filled.charAt(at - 1)));
    }

    private static boolean startsWithVowel(String word) {
        return !word.isEmpty() && "aàâeéèêëiîïoôuûüœAÀÂEÉÈÊËIÎÏOÔUÛÜŒ".indexOf(word.charAt(0)) >= 0;
    }

    private static boolean isDigit(String text) {
        return text.length() == 1 && text.charAt(0) >= '0' && text.charAt(0) <= '9';
    }

    private static String slot(String slot, List<Object> args, Texts texts) {
        String[] parts = slot.split("\\|", -1);
        int index = isDigit(parts[0]) ? parts[0].charAt(0) - '0' : args.size();
        if (index >= args.size()) {
            return "{" + slot + "}";
        }
        Object arg = args.get(index);
        if (parts.length > 1) {
            if (arg instanceof Integer number) {
                return parts[Math.min(1 + Plurals.of(texts.language(), number), parts.length - 1)];
            }
            if (arg instanceof Message message && message.isDecimal()) {
                boolean one = Plurals.isOne(texts.language(), message.args());
                return parts[one ? 1 : parts.length - 1];
            }
        }
        return texts.word(arg);
    }
}
