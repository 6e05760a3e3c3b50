package tablee.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.engine.Words;

/// Whether a text reads as one person would tell it to another, in one language: in words with names of cards and people, not in keys, codes,
/// rows of numbers or the other language's words.
public final class Prose {

    /// A sentence of the log or a refusal; a label or a button, which needs no full stop; a line of a board, which is drawn.
    public enum Kind {
        SENTENCE,
        LABEL,
        BOARD
    }

    private record Look(String fault, Pattern pattern) {}

    private static Look look(String fault, String pattern) {
        return new Look(fault, Pattern.compile(pattern, Pattern.UNICODE_CHARACTER_CLASS));
    }

    private static final List<Look> CODES =
            List.of(
                    look("braces: an argument is missing", "[{}]"),
                    look("a key", "\\b[a-z]\\w*\\.[a-zA-Z]\\w*(\\.\\w+)*"),
                    look("what a program prints", "\\bnull\\b|Optional|\\w@[0-9a-f]{4}|_"),
                    look("a code in capitals", "\\b\\p{Lu}{2,}\\b"),
                    look("a letter with a number", "\\b\\p{L}{1,2}\\d+\\b"));

    private static final List<Look> WORDS =
            List.of(
                    // On a board the letter of a seat may stand beside its name, for those who
                    // type.
                    look("a letter for a person or a symbol", "\\b[B-HJ-Z]\\b(?![’'])"),
                    look("a letter for a person", "(?<=[\\p{Ll},] )A\\b"),
                    look("a list of a program", "\\w ?\\["),
                    look("a sign for a word", "->|→|≥|≤|\\b(?<!\\d)/|\\p{L}/\\p{L}"),
                    look("numbers in a row", "\\d +[-−]?\\d"),
                    look("two letters in brackets", "\\(\\p{Lu}\\p{Ll}\\)"));

    private static final Pattern LIST = Pattern.compile("\\d+(, \\d+)+");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    /// Small words that only one of these languages has: no sentence does without them for long.
    private static final Map<String, Set<String>> SMALL =
            Map.of(
                    "fr",
                    words(
                            "le la les des du une dans avec qui que votre vos carte cartes joueur pioche défausse prend joue perd"
                                    + " gagne et aux est sont vous ne pas ce cette sa ses leur chez par sur pour ou mais"),
                    "en",
                    words(
                            "the of and with your you is are from card cards draws draw takes throws their needed for it they not must"
                                    + " this that has have who which when was or but by"),
                    "de",
                    words(
                            "der das den dem ein eine einen und oder nicht ist sind mit auf zu von wer wird keine deine deinen"
                                    + " karte karten zieht nimmt legt tauscht gewinnt punkte"));

    /// Words of a language that look like small words of another.
    private static final Map<String, Set<String>> ALSO =
            Map.of("fr", words("den"), "en", words("den"), "de", words("des du an was war"));

    private final String language;
    private final Optional<Pattern> proper;
    private final Optional<Pattern> foreign;
    private final Set<String> known;

    private Prose(
            String language,
            Optional<Pattern> proper,
            Optional<Pattern> foreign,
            Set<String> known) {
        this.language = language;
        this.proper = proper;
        this.foreign = foreign;
        this.known = known;
    }

    /// A reader of one language, who knows the names that may come up.
    ///
    /// @param names of cards and places, which keep their own spelling
    /// @param people whose names are said
    /// @param also words that stay as they are in this language: *Défi*, *CV*
    public static Prose of(
            String language, Collection<Words> names, List<String> people, Set<String> also) {
        var own = new TreeSet<String>();
        var theirs = new TreeSet<String>();
        for (Words name : names) {
            own.add(name.in(language));
            theirs.addAll(name.byLanguage().values());
        }
        theirs.removeAll(own);
        String all = String.join("\n", own).toLowerCase(java.util.Locale.ROOT);
        // A name that could be a word of this language proves nothing.
        theirs.removeIf(
                name ->
                        !name.contains(" ")
                                || all.contains(name.toLowerCase(java.util.Locale.ROOT)));
        own.addAll(people);
        own.addAll(also);
        var known = new TreeSet<String>();
        also.forEach(words -> known.addAll(words(words)));
        return new Prose(language, anyOf(own), anyOf(theirs), known);
    }

    private static Set<String> words(String text) {
        return Set.of(text.split(" ", -1));
    }

    /// The longest first, so that a name is not found inside another.
    private static Optional<Pattern> anyOf(Set<String> texts) {
        var parts = new ArrayList<>(texts);
        parts.removeIf(String::isBlank);
        parts.sort(Comparator.comparingInt(text -> -text.length()));
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Pattern.compile(
                                "(?<!\\p{L})("
                                        + String.join(
                                                "|", parts.stream().map(Pattern::quote).toList())
                                        + ")(?!\\p{L})"));
    }

    /// What is wrong with this text.
    public Optional<String> fault(String text, Kind kind) {
        if (text.isBlank()) {
            return kind == Kind.BOARD ? Optional.empty() : Optional.of("nothing is said");
        }
        Optional<String> foreignName = foreign.flatMap(names -> found(names, text));
        if (foreignName.isPresent()) {
            return Optional.of("a name in the other language, " + foreignName.get());
        }
        // A line of a board that was too long ends within a word.
        String whole =
                kind == Kind.BOARD && text.endsWith("…")
                        ? text.substring(0, text.lastIndexOf(' ') + 1)
                        : text;
        String bare = proper.map(names -> names.matcher(whole).replaceAll("Name")).orElse(whole);
        for (Look look : CODES) {
            Optional<String> found = found(look.pattern(), bare);
            if (found.isPresent()) {
                return Optional.of(look.fault() + ", " + found.get());
            }
        }
        return untranslated(bare)
                .or(() -> kind == Kind.BOARD ? Optional.empty() : worded(bare, kind));
    }

    private static Optional<String> found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of("\"" + matcher.group() + "\"") : Optional.empty();
    }

    private Optional<String> untranslated(String bare) {
        Set<String> small = foreignWords();
        Matcher matcher = WORD.matcher(bare);
        while (matcher.find()) {
            String word = matcher.group();
            boolean accented = language.equals("en") && !word.chars().allMatch(c -> c < 128);
            if (!known.contains(word)
                    && (accented || small.contains(word.toLowerCase(java.util.Locale.ROOT)))) {
                return Optional.of("a word of another language, \"" + word + "\"");
            }
        }
        return Optional.empty();
    }

    /// Those of all other languages that are no words of this one: *des* and *du* are French and German.
    private Set<String> foreignWords() {
        var foreignWords = new TreeSet<String>();
        SMALL.forEach((one, words) -> foreignWords.addAll(one.equals(language) ? Set.of() : words));
        foreignWords.removeAll(ALSO.getOrDefault(language, Set.of()));
        return foreignWords;
    }

    private Optional<String> worded(String bare, Kind kind) {
        for (Look look : WORDS) {
            Optional<String> found = found(look.pattern(), bare);
            if (found.isPresent()) {
                return Optional.of(look.fault() + ", " + found.get());
            }
        }
        Matcher list = LIST.matcher(bare);
        while (list.find()) {
            if (!bare.substring(list.end()).matches("(?s) (and|or|et|ou|und|oder) .*")) {
                return Optional.of("numbers in a row, \"" + list.group() + "\"");
            }
        }
        Matcher first = Pattern.compile("^[“„«\"( \u00a0\u202f]*(\\p{L})").matcher(bare);
        if (first.find() && Character.isLowerCase(first.group(1).charAt(0))) {
            return Optional.of("it begins in lower case");
        }
        if (kind == Kind.SENTENCE && !bare.matches("(?s).*[.!?…][”“»\")]*\\s*")) {
            return Optional.of("it does not end");
        }
        return Typography.fault(bare, language);
    }
}
