package tablee.testkit;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// How a sentence must not look, whatever it says: a name that is missing leaves its marks standing alone ("holds ."), and a
/// part put into another brings a second colon, or no space.
final class Typography {

    /// Places on a board and card texts quoted whole follow rules of their own.
    private static final Pattern APART =
            Pattern.compile("[A-Z]+\\d*:\\d[^ ]*|«[^»]*[^» ][^»]*»|“[^”]+”|„[^“]+“|\"[^\"]+\"");

    private record Look(String fault, Pattern pattern) {}

    private static final List<Look> BOTH =
            List.of(
                    rule("a typed apostrophe", "\\p{L}'"),
                    rule("two spaces", "\\S {2,}\\S"),
                    rule("a space before a full stop or comma", " [.,](?!\\d)"),
                    // A card's name may end with a mark of its own, before the sentence does.
                    rule("two marks in a row", "[.,;:] ?[.,;:!?]|[!?] ?[;:!?]"),
                    rule("two colons in a clause", ": [^.;!?()]*[^ ] ?: "),
                    rule("empty brackets", "\\( *\\)|« *»|“ *”"),
                    rule("a bracket that touches a word", "[\\p{L}\\d]\\(|\\)[\\p{L}\\d]"),
                    rule("an open end", "[:,;] *$|^[.,;:!?]"));

    private static Look rule(String fault, String pattern) {
        return new Look(fault, Pattern.compile(pattern));
    }

    private static final Pattern FRENCH = Pattern.compile("[^ \\u00a0\\u202f][:;!?]");
    private static final Pattern ENGLISH = Pattern.compile(" [:;!?]");

    private Typography() {}

    /// What is wrong with the look of a sentence.
    static Optional<String> fault(String sentence, String language) {
        String bare = APART.matcher(sentence).replaceAll("#");
        for (Look rule : BOTH) {
            if (rule.pattern().matcher(bare).find()) {
                return Optional.of(rule.fault());
            }
        }
        Pattern spaces = language.equals("fr") ? FRENCH : ENGLISH;
        return spaces.matcher(bare).find()
                ? Optional.of("spaces before marks that are not those of " + language)
                : Optional.empty();
    }
}
