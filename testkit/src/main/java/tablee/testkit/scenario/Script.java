package tablee.testkit.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Json;
import tablee.engine.Randomness;

/// The draws a scenario dictates, in order. When they are used up a seeded scenario goes on with its seed; any other one
/// gives nothing more.
final class Script {

    private final Deque<Json> waiting = new ArrayDeque<>();
    private final Optional<Randomness> afterwards;

    Script(Collection<Json> draws, Optional<Randomness> afterwards) {
        this.waiting.addAll(draws);
        this.afterwards = afterwards;
    }

    void add(Json draws) {
        if (draws instanceof Json.Arr list) {
            waiting.addAll(list.values());
        } else {
            waiting.add(draws);
        }
    }

    boolean canDraw() {
        return !waiting.isEmpty() || afterwards.isPresent();
    }

    Optional<Json> leftOver() {
        return Optional.ofNullable(waiting.peekFirst());
    }

    Drawn draw(Chance due) {
        Json scripted = waiting.pollFirst();
        if (scripted == null) {
            return due.draw(afterwards.orElseThrow());
        }
        return read(due, scripted.plain());
    }

    /// `deal 7 4 …` is a shuffle that begins so; what is left follows in ascending order.
    static Drawn read(Chance due, String notation) {
        String text = notation.strip();
        if (!text.endsWith(PartialMatch.REST) || !(due instanceof Chance.Shuffle shuffle)) {
            return due.read(text);
        }
        String beginning = text.substring(0, text.length() - PartialMatch.REST.length()).strip();
        if (!beginning.equals(due.name()) && !beginning.startsWith(due.name() + " ")) {
            throw BadInput.of("engine.chance.name", text, due.name());
        }
        return Drawn.of(filled(shuffle, beginning.substring(due.name().length()).strip(), text));
    }

    private static List<Integer> filled(Chance.Shuffle shuffle, String values, String text) {
        int[] sorted = shuffle.cards();
        Arrays.sort(sorted);
        var left = new ArrayList<Integer>();
        for (int card : sorted) {
            left.add(card);
        }
        var order = new ArrayList<Integer>();
        List<String> symbols = shuffle.alphabet().symbols();
        for (String word : words(values, symbols)) {
            int index = symbols.indexOf(word);
            Integer card =
                    symbols.isEmpty() && word.matches("\\d{1,4}")
                            ? Integer.valueOf(word)
                            : Integer.valueOf(index);
            if (!left.remove(/* element */ card)) {
                throw BadInput.of(
                        Sentences.say(
                                "\""
                                        + word
                                        + "\" in \""
                                        + text
                                        + "\" is not among the cards to shuffle"));
            }
            order.add(card);
        }
        order.addAll(left);
        return order;
    }

    private static List<String> words(String values, List<String> symbols) {
        boolean tight =
                !symbols.isEmpty() && symbols.stream().allMatch(symbol -> symbol.length() == 1);
        var words = new ArrayList<String>();
        for (String word : values.split(tight ? "\\s*" : "\\s+", -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }
}
