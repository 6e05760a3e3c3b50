package tablee.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/// Everything that is said to people, in one language: the sentences of the engine and those of one game.
///
/// A sentence may hold `{0}`, `{1}` … for its arguments and `{0|carte|cartes}` for the form that goes with a number: as many forms as the language
/// has ([Plurals]). Files are UTF-8, one `key=sentence` a line, so that a language is added without code: `texts/de.properties` beside this class
/// makes German one of [#LANGUAGES]. What it does not say elsewhere yet is borrowed from English, and [#borrowed] tells what.
public final class Texts {

    /// Those in which everything is said: whoever writes a text writes it in both.
    public static final List<String> COMPLETE = List.of("fr", "en");

    /// All that the engine has texts in: those, and then others by their code.
    public static final List<String> LANGUAGES = found();

    /// Where a language has no sentence, this one is asked for it.
    public static final String LENDER = "en";

    /// And what a game from outside says in French only is said in French.
    private static final List<String> LENDERS = List.of(LENDER, "fr");

    private static final Texts ENGLISH =
            new Texts(
                    "en",
                    read(Texts.class, "en").orElseThrow(),
                    Set.of(),
                    Optional.empty(),
                    List.of());

    private final String language;
    private final Map<String, String> sentences;

    /// Keys of sentences that are the lender's.
    private final Set<String> borrowed;

    /// The same texts in the next language: a sentence that is borrowed is said by them whole, with all that is put into it.
    private final Optional<Texts> lender;

    private final List<String> names;

    private Texts(
            String language,
            Map<String, String> sentences,
            Set<String> borrowed,
            Optional<Texts> lender,
            List<String> names) {
        this.language = language;
        this.sentences = Map.copyOf(sentences);
        this.borrowed = Set.copyOf(borrowed);
        this.lender = lender;
        this.names = List.copyOf(names);
    }

    /// A jar cannot be listed without knowing where it lies, but asked for every code of two letters.
    private static List<String> found() {
        var found = new ArrayList<>(COMPLETE);
        for (char first = 'a'; first <= 'z'; first++) {
            for (char second = 'a'; second <= 'z'; second++) {
                String code = "" + first + second;
                if (!found.contains(code) && resource(Texts.class, file(code)).isPresent()) {
                    found.add(code);
                }
            }
        }
        return List.copyOf(found);
    }

    static Texts english() {
        return ENGLISH;
    }

    /// The engine's sentences and those in the folder `texts` beside `anchor`.
    public static Texts of(Class<?> anchor, String language) {
        if (!LANGUAGES.contains(language)) {
            throw new IllegalArgumentException("no texts in " + language);
        }
        Texts engine = own(Texts.class, language, LENDERS);
        return anchor.equals(Texts.class) ? engine : engine.with(own(anchor, language, LENDERS));
    }

    /// Those of [#of] in every language, read once: a game is asked for them with every message.
    public static Function<String, Texts> everyLanguage(Class<?> anchor) {
        var read = new HashMap<String, Texts>();
        LANGUAGES.forEach(language -> read.put(language, of(anchor, language)));
        return language -> {
            Texts found = read.get(language);
            return found != null ? found : of(anchor, language);
        };
    }

    /// The sentences beside one class, with those that only others have.
    private static Texts own(Class<?> anchor, String language, List<String> others) {
        var said = new HashMap<>(read(anchor, language).orElse(Map.of()));
        var rest = others.stream().filter(other -> !other.equals(language)).toList();
        Optional<Texts> lender =
                rest.stream()
                        .filter(other -> read(anchor, other).isPresent())
                        .findFirst()
                        .map(other -> own(anchor, other, after(rest, other)));
        var borrowed = new TreeSet<String>();
        lender.ifPresent(
                texts ->
                        texts.sentences.forEach(
                                (key, sentence) -> {
                                    if (said.putIfAbsent(key, sentence) == null) {
                                        borrowed.add(key);
                                    }
                                }));
        if (said.isEmpty()) {
            throw new IllegalArgumentException("no texts in " + language + " for " + anchor);
        }
        return new Texts(language, said, borrowed, lender, List.of());
    }

    private static List<String> after(List<String> others, String one) {
        return others.subList(others.indexOf(one) + 1, others.size());
    }

    /// One sentence in every language that has it: the name of a game, what it is about.
    public static Words words(Class<?> anchor, String key) {
        var said = new TreeMap<String, String>();
        for (String language : LANGUAGES) {
            String sentence = read(anchor, language).orElse(Map.of()).get(key);
            if (sentence != null) {
                said.put(language, sentence);
            }
        }
        return new Words(said);
    }

    /// The same texts with sentences added or replaced.
    public Texts with(Map<String, String> more) {
        return with(new Texts(language, more, Set.of(), Optional.empty(), List.of()));
    }

    /// The same texts with all sentences of others in the same language.
    public Texts with(Texts more) {
        var all = new HashMap<>(sentences);
        all.putAll(more.sentences);
        var others = new TreeSet<>(borrowed);
        others.removeAll(more.sentences.keySet());
        others.addAll(more.borrowed);
        Optional<Texts> both =
                lender.map(own -> more.lender.map(own::with).orElse(own)).or(() -> more.lender);
        return new Texts(language, all, others, both, names);
    }

    /// Keys of sentences that this language does not have, and says in another.
    public Set<String> borrowed() {
        return new TreeSet<>(borrowed);
    }

    /// The same texts with people's names for the seats instead of A, B, C.
    public Texts withNames(List<String> seatNames) {
        return new Texts(
                language,
                sentences,
                borrowed,
                lender.map(texts -> texts.withNames(seatNames)),
                seatNames);
    }

    public String language() {
        return language;
    }

    public Set<String> keys() {
        return new TreeSet<>(sentences.keySet());
    }

    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    public String say(String key, Object... args) {
        return say(Message.of(key, args));
    }

    /// The sentence in this language. A key without a sentence is shown as it is: visible, never fatal.
    public String say(Message message) {
        String sentence = sentences.get(message.key());
        if (sentence == null) {
            return message.args().isEmpty() ? message.key() : message.key() + " " + message.args();
        }
        if (lender.isPresent() && borrowed.contains(message.key())) {
            return lender.get().say(message);
        }
        return Sentence.fill(sentence, message.args(), this);
    }

    String word(Object arg) {
        return switch (arg) {
            case Message message -> say(message);
            case Words words -> words.in(language);
            case Seat seat -> name(seat);
            case Seats seats -> seats.isEmpty() ? "" : say(Message.list(seats.list()));
            default -> arg.toString();
        };
    }

    public String name(Seat seat) {
        return seat.index() < names.size() ? names.get(seat.index()) : seat.label();
    }

    private static String file(String language) {
        return "texts/" + language + ".properties";
    }

    private static Optional<Map<String, String>> read(Class<?> anchor, String language) {
        return resource(anchor, file(language)).map(Sentence::parse);
    }

    /// A UTF-8 resource beside a class.
    static Optional<String> resource(Class<?> anchor, String path) {
        try (InputStream in = anchor.getResourceAsStream(path)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }
}
