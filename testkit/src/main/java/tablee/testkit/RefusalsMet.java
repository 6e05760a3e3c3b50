package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Message;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;

/// The refusals met in random games: for each question and kind of action, each distinct sentence once.
///
/// The example kept is the shortest, then the first in the alphabet, so that the list hardly moves when other games are met.
final class RefusalsMet<S extends State, V extends View, A extends Action> {

    /// Actions of one kind that are tried in each position; positions of one question in each game.
    private static final int SAMPLES = 3;

    private static final int VISITS = 8;

    /// Where and how a sentence was met. Two are the same sentence if all of this is the same.
    private record Place(String question, String kind, String clause, String sentence) {

        private static final Comparator<Place> IN_ORDER =
                Comparator.comparing(Place::question)
                        .thenComparing(Place::kind)
                        .thenComparing(Place::clause)
                        .thenComparing(Place::sentence);
    }

    private record Example(String notation, List<String> asked, List<String> said) {

        private static final Comparator<Example> SHORTEST =
                Comparator.<Example>comparingInt(example -> example.notation.length())
                        .thenComparing(Example::notation)
                        .thenComparing(example -> example.said.toString())
                        .thenComparing(example -> example.asked.toString());
    }

    private final Game<S, V, A> game;
    private final Optional<Register> register;
    private final SortedMap<String, Set<A>> offered = new TreeMap<>();
    private final Map<Place, Example> met = new HashMap<>();

    RefusalsMet(Game<S, V, A> game, Optional<Register> register) {
        this.game = game;
        this.register = register;
    }

    /// An action to try wherever the table stops.
    void offer(A action) {
        offered.computeIfAbsent(kind(action), kind -> new LinkedHashSet<>()).add(action);
    }

    private String kind(A action) {
        return action instanceof Enum<?> one ? one.name() : action.getClass().getSimpleName();
    }

    /// Tries actions of every kind in every question of one game: those that were offered in it at some time, and some that never were.
    void ask(Journey<S, V, A> journey) {
        List<A> tried = new ArrayList<>();
        for (Set<A> kind : offered.values()) {
            var own = new LinkedHashSet<>(kind);
            own.retainAll(Set.copyOf(journey.universe()));
            var samples = new LinkedHashSet<>(spread(List.copyOf(own)));
            samples.addAll(spread(List.copyOf(kind)));
            tried.addAll(samples);
        }
        var visits = new HashMap<String, Integer>();
        for (Journey.Stop<S> stop : journey.stops()) {
            for (Seat seat : Seats.all(journey.settings().seats())) {
                V view = game.view(stop.state(), seat);
                String question = question(stop.state(), view, seat);
                if (visits.merge(question, 1, Integer::sum) <= VISITS) {
                    tried.forEach(action -> ask(journey.place(stop), view, question, action));
                }
            }
        }
    }

    private static <T> List<T> spread(List<T> all) {
        var some = new ArrayList<T>();
        for (int i = 0; i < Math.min(SAMPLES, all.size()); i++) {
            some.add(all.get(i * all.size() / Math.min(SAMPLES, all.size())));
        }
        return some;
    }

    /// What this seat is asked; for those who wait, also what the one is asked for whom they wait.
    private String question(S state, V view, Seat seat) {
        String own = game.wording().asked(view).key();
        Seats awaited = view.awaited();
        return awaited.isEmpty() || awaited.contains(seat)
                ? own
                : own
                        + ", "
                        + game.wording().asked(game.view(state, awaited.iterator().next())).key();
    }

    private void ask(String place, V view, String question, A action) {
        game.refusal(view, action)
                .ifPresent(refused -> note(place, view, question, action, refused));
    }

    private void note(String place, V view, String question, A action, Refused refused) {
        String notation = game.formats().write(action);
        hold(
                register.isEmpty() || register.get().find(refused.clause()).isPresent(),
                place,
                notation + " is refused by " + refused.clause() + ", which no register has");
        var at = new Place(question, kind(action), refused.clause(), keys(refused.reason()));
        Example known = met.get(at);
        if (known != null && known.notation.length() < notation.length()) {
            return;
        }
        var asked = new ArrayList<String>();
        var said = new ArrayList<String>();
        for (String language : Texts.COMPLETE) {
            Texts texts = game.wording().texts(language);
            Spoken.said(place + ", " + notation, texts, refused.reason());
            asked.add(texts.say(game.wording().asked(view)));
            said.add(texts.say(refused.reason()));
        }
        var example = new Example(notation, asked, said);
        if (known == null || Example.SHORTEST.compare(example, known) < 0) {
            met.put(at, example);
        }
    }

    /// The sentence without what is put into it, except for other sentences.
    private static String keys(Message message) {
        var keys = new StringBuilder(message.key());
        for (Object arg : message.args()) {
            if (arg instanceof Message inner) {
                keys.append(' ').append(keys(inner));
            }
        }
        return keys.toString();
    }

    /// By question, with the question itself as one of those who met it were asked.
    String text() {
        var text = new StringBuilder();
        String question = "";
        List<Map.Entry<Place, Example>> sorted =
                met.entrySet().stream().sorted(Map.Entry.comparingByKey(Place.IN_ORDER)).toList();
        for (Map.Entry<Place, Example> one : sorted) {
            Place place = one.getKey();
            Example example = one.getValue();
            if (!place.question.equals(question)) {
                question = place.question;
                text.append(text.isEmpty() ? "" : "\n").append("== ").append(question).append('\n');
                example.asked.forEach(asked -> text.append("== ").append(asked).append('\n'));
            }
            text.append('\n').append(example.notation).append("  [").append(place.clause);
            text.append("]\n");
            example.said.forEach(said -> text.append("    ").append(said).append('\n'));
        }
        return text.toString();
    }
}
