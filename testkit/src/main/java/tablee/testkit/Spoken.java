package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.GameInfo;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Wording;

/// Everything a game says exists in every language and leaves no gap.
final class Spoken {

    static final int COLUMNS = 80;

    private Spoken() {}

    /// Those in which it says everything itself: what is borrowed reads as the language it is borrowed from.
    static List<String> languages(Wording<?, ?> wording) {
        return Texts.LANGUAGES.stream()
                .filter(language -> wording.texts(language).borrowed().isEmpty())
                .toList();
    }

    static <S extends State, V extends View, A extends Action> void sentences(
            Journey<S, V, A> journey) {
        Wording<V, A> wording = journey.game().wording();
        for (String language : languages(wording)) {
            Texts texts = wording.texts(language);
            for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
                at(journey, stop, texts);
            }
        }
    }

    private static <S extends State, V extends View, A extends Action> void at(
            Journey<S, V, A> journey, Journey.Stop<S> stop, Texts texts) {
        Wording<V, A> wording = journey.game().wording();
        String place = journey.place(stop);
        for (Viewer viewer : journey.viewers()) {
            V view = journey.game().view(stop.state(), viewer);
            said(place, texts, wording.asked(view));
            for (Event event : stop.events()) {
                event.seenBy(viewer)
                        .ifPresent(seen -> said(place, texts, wording.told(view, seen)));
            }
            for (A action : journey.sample(stop, 10)) {
                said(place, texts, wording.said(view, action));
            }
            if (viewer instanceof tablee.engine.Seat) {
                for (A action : journey.game().legal(view)) {
                    said(place, texts, wording.said(view, action));
                }
                for (A action : journey.sample(stop, 10)) {
                    journey.game()
                            .refusal(view, action)
                            .ifPresent(refused -> said(place, texts, refused.reason()));
                }
            }
        }
        if (stop.next() instanceof Next.End(Outcome outcome)) {
            said(place, texts, outcome.reason());
            for (ScoreSheet.Row row : outcome.sheet().rows()) {
                said(place, texts, row.label());
            }
        }
    }

    static void said(String place, Texts texts, Message message) {
        known(place, texts, message);
        String sentence = texts.say(message);
        hold(
                !sentence.isBlank() && sentence.indexOf('{') < 0 && sentence.indexOf('}') < 0,
                place,
                texts.language() + ", " + message.key() + ": \"" + sentence + "\"");
        Typography.fault(sentence, texts.language())
                .ifPresent(
                        fault ->
                                hold(
                                        false,
                                        place,
                                        fault + ", " + message.key() + ": \"" + sentence + "\""));
    }

    private static void known(String place, Texts texts, Message message) {
        hold(
                texts.has(message.key()),
                place,
                "no sentence " + message.key() + " in " + texts.language());
        for (Object arg : message.args()) {
            if (arg instanceof Message inner) {
                known(place, texts, inner);
            }
        }
    }

    /// The table as text fits a terminal and holds no key without a sentence.
    static <S extends State, V extends View, A extends Action> void boards(
            Journey<S, V, A> journey) {
        for (String language : languages(journey.game().wording())) {
            Texts texts = journey.game().wording().texts(language);
            for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
                for (Viewer viewer : journey.viewers()) {
                    V view = journey.game().view(stop.state(), viewer);
                    List<String> lines = journey.game().wording().board(view, texts);
                    hold(!lines.isEmpty(), journey.place(stop), "an empty board");
                    for (String line : lines) {
                        hold(
                                line.codePointCount(0, line.length()) <= COLUMNS,
                                journey.place(stop),
                                "a board line of more than " + COLUMNS + " columns: " + line);
                        hold(
                                line.indexOf('\n') < 0 && line.indexOf('{') < 0,
                                journey.place(stop),
                                "a broken board line: " + line);
                    }
                }
            }
        }
    }

    /// French and English say everything, no language says what they do not, and every option, value and preset has its texts.
    static void complete(GameInfo info, OptionList options, Wording<?, ?> wording) {
        Texts french = wording.texts("fr");
        for (String language : Texts.LANGUAGES) {
            Texts texts = wording.texts(language);
            hold(
                    !Texts.COMPLETE.contains(language) || texts.borrowed().isEmpty(),
                    info.id(),
                    language + " lacks " + texts.borrowed());
            hold(
                    texts.keys().equals(french.keys()),
                    info.id(),
                    "keys of fr and "
                            + language
                            + " differ: "
                            + difference(french, texts)
                            + difference(texts, french));
            for (Option option : options.options()) {
                needs(info, texts, "option." + option.name());
                needs(info, texts, "option." + option.name() + ".help");
                if (option instanceof Option.Choice choice) {
                    choice.values()
                            .forEach(
                                    value ->
                                            needs(
                                                    info,
                                                    texts,
                                                    "option." + option.name() + "." + value));
                }
            }
            options.presets().forEach(preset -> needs(info, texts, "preset." + preset.name()));
        }
    }

    private static List<String> difference(Texts one, Texts other) {
        return one.keys().stream().filter(key -> !other.has(key)).toList();
    }

    private static void needs(GameInfo info, Texts texts, String key) {
        hold(texts.has(key), info.id(), "no sentence " + key + " in " + texts.language());
    }
}
