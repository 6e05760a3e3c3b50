package tablee.cabo.forms;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboAction.Call;
import tablee.cabo.rules.CaboAction.Continue;
import tablee.cabo.rules.CaboAction.Discard;
import tablee.cabo.rules.CaboAction.Draw;
import tablee.cabo.rules.CaboAction.Exchange;
import tablee.cabo.rules.CaboAction.Forgo;
import tablee.cabo.rules.CaboAction.Look;
import tablee.cabo.rules.CaboAction.Peek;
import tablee.cabo.rules.CaboAction.Ready;
import tablee.cabo.rules.CaboAction.Spy;
import tablee.cabo.rules.CaboAction.Swap;
import tablee.cabo.rules.CaboAction.SwapOthers;
import tablee.cabo.rules.CaboAction.Take;
import tablee.cabo.rules.CaboAction.UsePower;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;
import tablee.engine.BadInput;

/// Decisions as people type them and programs write them: `exchange 1 2`, `swap 1 B2`.
final class Notation {

    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final String WORDS =
            "look, ready, draw, take, call, exchange, discard, use, peek, spy, swap, forgo, continue";

    private Notation() {}

    static String write(CaboAction action) {
        return switch (action) {
            case Look(int slot) -> "look " + slot;
            case Ready() -> "ready";
            case Draw() -> "draw";
            case Take() -> "take";
            case Call() -> "call";
            case Exchange(Slots slots) ->
                    "exchange "
                            + String.join(" ", slots.list().stream().map(String::valueOf).toList());
            case Discard() -> "discard";
            case UsePower() -> "use";
            case Peek(int slot) -> "peek " + slot;
            case Spy(Place card) -> "spy " + card;
            case Swap(int own, Place theirs) -> "swap " + own + " " + theirs;
            case SwapOthers(Place first, Place second) -> "swap " + first + " " + second;
            case Forgo() -> "forgo";
            case Continue() -> "continue";
        };
    }

    static CaboAction read(String notation) {
        List<String> words = List.of(SPACE.split(notation.trim().toLowerCase(Locale.ROOT), -1));
        List<String> rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "look" -> new Look(slot(one(rest, notation, "look 1"), notation, "look 1"));
            case "ready" -> alone(new Ready(), rest, notation);
            case "draw" -> alone(new Draw(), rest, notation);
            case "take" -> alone(new Take(), rest, notation);
            case "call" -> alone(new Call(), rest, notation);
            case "exchange" -> new Exchange(slots(rest, notation));
            case "discard" -> alone(new Discard(), rest, notation);
            case "use" -> alone(new UsePower(), rest, notation);
            case "peek" -> new Peek(slot(one(rest, notation, "peek 1"), notation, "peek 1"));
            case "spy" -> new Spy(place(one(rest, notation, "spy B2"), notation, "spy B2"));
            case "swap" -> swap(rest, notation);
            case "forgo" -> alone(new Forgo(), rest, notation);
            case "continue" -> alone(new Continue(), rest, notation);
            default -> throw BadInput.of("engine.notation.unknown", notation, WORDS);
        };
    }

    private static CaboAction alone(CaboAction action, List<String> rest, String notation) {
        if (!rest.isEmpty()) {
            throw BadInput.of("engine.notation.shape", notation, write(action));
        }
        return action;
    }

    private static String one(List<String> rest, String notation, String shape) {
        if (rest.size() != 1) {
            throw BadInput.of("engine.notation.shape", notation, shape);
        }
        return rest.getFirst();
    }

    private static int slot(String word, String notation, String shape) {
        if (!word.matches("[1-8]")) {
            throw BadInput.of("engine.notation.shape", notation, shape);
        }
        return word.charAt(0) - '0';
    }

    private static Place place(String word, String notation, String shape) {
        if (!word.matches("[a-h][1-8]")) {
            throw BadInput.of("engine.notation.shape", notation, shape);
        }
        return Place.read(word);
    }

    /// CABO-R-19 One to four different slots.
    private static Slots slots(List<String> words, String notation) {
        int mask = 0;
        for (String word : words) {
            mask |= 1 << (slot(word, notation, "exchange 1 2") - 1);
        }
        if (words.isEmpty()
                || words.size() > Slots.MOST
                || Integer.bitCount(mask) != words.size()) {
            throw BadInput.of("cabo.slots.shape", notation);
        }
        return new Slots(mask);
    }

    private static CaboAction swap(List<String> rest, String notation) {
        if (rest.size() != 2) {
            throw BadInput.of("engine.notation.shape", notation, "swap 1 B2");
        }
        Place second = place(rest.getLast(), notation, "swap 1 B2");
        if (rest.getFirst().length() == 1) {
            return new Swap(slot(rest.getFirst(), notation, "swap 1 B2"), second);
        }
        Place first = place(rest.getFirst(), notation, "swap B1 C2");
        if (first.seat().equals(second.seat())) {
            throw BadInput.of("cabo.swap.same", notation);
        }
        return first.seat().index() < second.seat().index()
                ? new SwapOthers(first, second)
                : new SwapOthers(second, first);
    }
}
