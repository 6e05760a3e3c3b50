package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;

/// Reads every message of many games in every language, as the people at the table would: the log as each of them saw it and as it is read
/// again, questions, moves, refusals, the table as text, the end. Faults are those of [Prose]; besides, two moves of one list are not said alike.
///
/// `-Dstory.games=1000` reads as many games instead of the usual few.
public final class EveryMessage<S extends State, V extends View, A extends Action> {

    private static final List<String> PEOPLE =
            List.of("Ana", "Ben", "Chloé", "David", "Emma", "Félix", "Gaëlle", "Hugo");

    /// Actions that are tried for their refusal at every step; steps between two looks at the board.
    private static final int TRIED = 4;

    private static final int BOARD = 40;

    private final Game<S, V, A> game;
    private final Set<String> twins;
    private final Map<String, Prose> prose = new HashMap<>();
    private final Set<Message> read = new HashSet<>();
    private final Map<String, String> faults = new LinkedHashMap<>();

    private EveryMessage(Game<S, V, A> game, Set<String> twins, Map<String, Set<String>> also) {
        this.game = game;
        this.twins = twins;
        for (String language : Spoken.languages(game.wording())) {
            prose.put(
                    language,
                    Prose.of(
                            language,
                            game.wording().names().values(),
                            PEOPLE,
                            also.getOrDefault(language, Set.of())));
        }
    }

    /// How many games are read: so many, unless the command line says otherwise.
    public static int games(int usual) {
        return Integer.getInteger("story.games", usual);
    }

    /// Reads so many games, at one table after another, and fails with every kind of fault that was found.
    ///
    /// @param twins keys of moves that may be said alike, for two cards of one name
    /// @param also words that stay as they are, by language
    /// @param longest steps after which a random game is left
    /// @return how many different messages were read
    public static <S extends State, V extends View, A extends Action> int check(
            Game<S, V, A> game,
            List<Settings> tables,
            int games,
            int longest,
            ToIntFunction<A> weight,
            Set<String> twins,
            Map<String, Set<String>> also) {
        var reader = new EveryMessage<>(game, twins, also);
        for (int i = 0; i < games; i++) {
            Settings table = tables.get(i % tables.size());
            reader.read(Journey.of(game, table, 31L * i + 5, longest, weight));
        }
        hold(
                reader.faults.isEmpty(),
                game.info().id(),
                reader.faults.size() + " faults:\n" + String.join("\n", reader.faults.values()));
        return reader.read.size();
    }

    private void read(Journey<S, V, A> journey) {
        List<String> names = PEOPLE.subList(0, journey.settings().seats());
        var texts = new ArrayList<Texts>();
        for (String language : Spoken.languages(game.wording())) {
            texts.add(game.wording().texts(language).withNames(names));
        }
        for (Journey.Stop<S> stop : journey.stops()) {
            read(journey, stop, texts);
        }
    }

    private void read(Journey<S, V, A> journey, Journey.Stop<S> stop, List<Texts> texts) {
        // What all saw alike is told alike.
        var told = new HashSet<Event>();
        for (Viewer viewer : journey.viewers()) {
            V view = game.view(stop.state(), viewer);
            said(texts, game.wording().asked(view), Prose.Kind.SENTENCE);
            for (Event event : stop.events()) {
                event.seenBy(viewer).filter(told::add).ifPresent(seen -> told(texts, view, seen));
            }
            if (viewer instanceof Seat seat) {
                if (view.awaited().contains(seat)) {
                    moves(texts, view);
                }
                if (stop.number() % journey.settings().seats() == seat.index()) {
                    refusals(journey, stop, texts, view);
                }
            }
            if (stop.number() % BOARD == 0) {
                texts.forEach(
                        one ->
                                game.wording()
                                        .board(view, one)
                                        .forEach(
                                                line ->
                                                        judge(
                                                                one,
                                                                "board",
                                                                line,
                                                                Prose.Kind.BOARD)));
            }
        }
        if (stop.next() instanceof Next.End(Outcome outcome)) {
            said(texts, outcome.reason(), Prose.Kind.SENTENCE);
            for (ScoreSheet.Row row : outcome.sheet().rows()) {
                said(texts, row.label(), Prose.Kind.LABEL);
            }
        }
    }

    private void told(List<Texts> texts, V view, Event seen) {
        said(texts, game.wording().told(view, seen), Prose.Kind.SENTENCE);
        Event kept = game.recalled(seen, view);
        if (!kept.equals(seen)) {
            said(texts, game.wording().told(view, kept), Prose.Kind.SENTENCE);
        }
    }

    private void moves(List<Texts> texts, V view) {
        var sentences = new HashMap<Message, A>();
        for (A action : game.legal(view)) {
            Message said = game.wording().said(view, action);
            said(texts, said, Prose.Kind.LABEL);
            A twin = sentences.put(said, action);
            if (twin != null && !twins.contains(said.key())) {
                faults.putIfAbsent(
                        "alike " + said.key(),
                        "\""
                                + texts.getFirst().say(said)
                                + "\" says both "
                                + game.formats().write(twin)
                                + " and "
                                + game.formats().write(action));
            }
        }
    }

    private void refusals(
            Journey<S, V, A> journey, Journey.Stop<S> stop, List<Texts> texts, V view) {
        for (A action : journey.sample(stop, TRIED)) {
            game.refusal(view, action)
                    .ifPresent(no -> said(texts, no.reason(), Prose.Kind.SENTENCE));
        }
    }

    private void said(List<Texts> texts, Message message, Prose.Kind kind) {
        if (read.add(message)) {
            texts.forEach(one -> judge(one, message.key(), one.say(message), kind));
        }
    }

    /// One example for each fault of each key is enough to mend it.
    private void judge(Texts texts, String key, String text, Prose.Kind kind) {
        Prose reader = prose.get(texts.language());
        if (reader != null) {
            reader.fault(text, kind)
                    .ifPresent(
                            fault ->
                                    faults.putIfAbsent(
                                            texts.language() + key + fault.split(",", 2)[0],
                                            texts.language()
                                                    + ", "
                                                    + key
                                                    + ": "
                                                    + fault
                                                    + ": \""
                                                    + text
                                                    + '"'));
        }
    }

    /// Every sentence of these texts that begins with one of the prefixes, with something plain in its places.
    public static List<String> templates(Texts texts, List<String> prefixes, Set<String> also) {
        var faults = new ArrayList<String>();
        Prose reader = Prose.of(texts.language(), List.of(), PEOPLE, also);
        for (String key : texts.keys()) {
            if (prefixes.stream().anyMatch(key::startsWith)) {
                String text =
                        texts.say(key, "Ana", "Ben", "Chloé", "David", "Emma", "Félix", "Hugo");
                reader.fault(text, Prose.Kind.LABEL)
                        .ifPresent(fault -> faults.add(key + ": " + fault + ": \"" + text + '"'));
            }
        }
        return faults;
    }
}
