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
        for (String line : file.split("\\R", -1)) {
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
            filled.append(sentence, from, open)
                    .append(slot(sentence.substring(open + 1, close), args, texts));
            from = close + 1;
        }
        return filled.append(sentence.substring(from)).toString();
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
        if (parts.length == 3 && args.get(index) instanceof Integer number) {
            return texts.isSingular(number) ? parts[1] : parts[2];
        }
        return texts.word(args.get(index));
    }
}
