package tablee.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Everything that is said to people, in one language: the sentences of the engine and those of one game.
///
/// A sentence may hold `{0}`, `{1}` … for its arguments and `{0|carte|cartes}` for the form that goes with a number. Files are
/// UTF-8, one `key=sentence` a line, so that a language can be added without code.
public final class Texts {

    public static final List<String> LANGUAGES = List.of("fr", "en");

    private static final Texts ENGLISH = new Texts("en", read(Texts.class, "en"), List.of());

    private final String language;
    private final Map<String, String> sentences;
    private final List<String> names;

    private Texts(String language, Map<String, String> sentences, List<String> names) {
        this.language = language;
        this.sentences = Map.copyOf(sentences);
        this.names = List.copyOf(names);
    }

    static Texts english() {
        return ENGLISH;
    }

    /// The engine's sentences and those in the folder `texts` beside `anchor`.
    public static Texts of(Class<?> anchor, String language) {
        var sentences = new HashMap<>(read(Texts.class, language));
        sentences.putAll(read(anchor, language));
        return new Texts(language, sentences, List.of());
    }

    /// The same texts with sentences added or replaced.
    public Texts with(Map<String, String> more) {
        var all = new HashMap<>(sentences);
        all.putAll(more);
        return new Texts(language, all, names);
    }

    /// The same texts with all sentences of others in the same language.
    public Texts with(Texts more) {
        return with(more.sentences);
    }

    /// The same texts with people's names for the seats instead of A, B, C.
    public Texts withNames(List<String> seatNames) {
        return new Texts(language, sentences, seatNames);
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

    /// French counts 0 as singular, English does not.
    boolean isSingular(int number) {
        return language.equals("fr") ? Math.abs(number) < 2 : Math.abs(number) == 1;
    }

    private static Map<String, String> read(Class<?> anchor, String language) {
        return resource(anchor, "texts/" + language + ".properties")
                .map(Sentence::parse)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "no texts in " + language + " for " + anchor));
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
