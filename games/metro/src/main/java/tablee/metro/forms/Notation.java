package tablee.metro.forms;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.engine.BadInput;
import tablee.engine.Seat;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroAction;

/// How an answer is written: one word and what it is about. `draw P`, `change P1 M6`, `lay colo`, `pass brevet`,
/// `sell chalet voiture-d-occasion`, `against B`, `move panne-de-metro`, `duel C`, `choose B`, `reveal`, `decline`, `take
/// brevet`, `swap colo brevet`, `stop`, `pile M`, `return colo`, `renew P3`.
final class Notation {

    private static final String WORDS =
            "draw, change, lay, pass, sell, against, move, duel, choose, reveal, decline, take, swap,"
                    + " stop, pile, return, renew";

    private Notation() {}

    static String write(MetroAction action) {
        return switch (action) {
            case MetroAction.Draw(var pile) -> "draw" + pile.map(s -> " " + s.letter()).orElse("");
            case MetroAction.Change(int p, int m, int t) -> "change" + numbers(p, m, t);
            case MetroAction.Lay(String card) -> "lay " + card;
            case MetroAction.Pass(String card) -> "pass " + card;
            case MetroAction.PassEmpty() -> "pass";
            case MetroAction.Sell(Set<String> cards) -> "sell " + String.join(" ", cards);
            case MetroAction.Against(Seat victim) -> "against " + victim.label();
            case MetroAction.Move(String accroc) -> "move " + accroc;
            case MetroAction.Duel(Seat opponent) -> "duel " + opponent.label();
            case MetroAction.Choose(Seat opponent) -> "choose " + opponent.label();
            case MetroAction.Reveal() -> "reveal";
            case MetroAction.Decline() -> "decline";
            case MetroAction.Take(String card) -> "take " + card;
            case MetroAction.Swap(String own, String theirs) -> "swap " + own + " " + theirs;
            case MetroAction.Stop() -> "stop";
            case MetroAction.From(Station pile) -> "pile " + pile.letter();
            case MetroAction.Return(String card) -> "return " + card;
            case MetroAction.Renew(int p, int m, int t) -> "renew" + numbers(p, m, t);
        };
    }

    private static String numbers(int p, int m, int t) {
        return (p > 0 ? " P" + p : "") + (m > 0 ? " M" + m : "") + (t > 0 ? " T" + t : "");
    }

    static MetroAction read(String notation) {
        String[] words = notation.trim().split("\\s+", -1);
        return switch (words[0]) {
            case "draw" ->
                    words.length == 1
                            ? new MetroAction.Draw(Optional.empty())
                            : new MetroAction.Draw(Optional.of(Station.of(only(words, notation))));
            case "change" -> {
                int[] n = numbers(words, notation);
                yield new MetroAction.Change(n[0], n[1], n[2]);
            }
            case "renew" -> {
                int[] n = numbers(words, notation);
                yield new MetroAction.Renew(n[0], n[1], n[2]);
            }
            case "lay" -> new MetroAction.Lay(card(only(words, notation), notation));
            case "pass" ->
                    words.length == 1
                            ? new MetroAction.PassEmpty()
                            : new MetroAction.Pass(card(only(words, notation), notation));
            case "sell" -> new MetroAction.Sell(set(words, notation));
            case "against" -> new MetroAction.Against(Seat.of(only(words, notation)));
            case "move" -> new MetroAction.Move(card(only(words, notation), notation));
            case "duel" -> new MetroAction.Duel(Seat.of(only(words, notation)));
            case "choose" -> new MetroAction.Choose(Seat.of(only(words, notation)));
            case "reveal" -> bare(words, notation, new MetroAction.Reveal());
            case "decline" -> bare(words, notation, new MetroAction.Decline());
            case "take" -> new MetroAction.Take(card(only(words, notation), notation));
            case "swap" -> {
                List<String> pair = cards(words, notation);
                if (pair.size() != 2) {
                    throw BadInput.of("engine.notation.shape", notation, "swap OWN THEIRS");
                }
                yield new MetroAction.Swap(pair.get(0), pair.get(1));
            }
            case "stop" -> bare(words, notation, new MetroAction.Stop());
            case "pile" -> new MetroAction.From(Station.of(only(words, notation)));
            case "return" -> new MetroAction.Return(card(only(words, notation), notation));
            default -> throw BadInput.of("engine.notation.unknown", notation, WORDS);
        };
    }

    private static MetroAction bare(String[] words, String notation, MetroAction action) {
        if (words.length != 1) {
            throw BadInput.of("engine.notation.shape", notation, words[0]);
        }
        return action;
    }

    private static String only(String[] words, String notation) {
        if (words.length != 2) {
            throw BadInput.of("engine.notation.shape", notation, words[0] + " …");
        }
        return words[1];
    }

    private static String card(String word, String notation) {
        if (!word.matches("[a-z0-9-]{1,80}(~[1-9]\\d?)?")) {
            throw BadInput.of("engine.notation.shape", notation, "colo, chalet~2");
        }
        return word;
    }

    private static List<String> cards(String[] words, String notation) {
        var cards = new ArrayList<String>();
        for (int i = 1; i < words.length; i++) {
            cards.add(card(words[i], notation));
        }
        if (cards.isEmpty()) {
            throw BadInput.of("engine.notation.shape", notation, words[0] + " …");
        }
        return cards;
    }

    /// Cards of which none is named twice.
    private static Set<String> set(String[] words, String notation) {
        List<String> named = cards(words, notation);
        var set = new LinkedHashSet<>(named);
        if (set.size() < named.size()) {
            throw BadInput.of("engine.notation.shape", notation, words[0] + " chalet chalet~2");
        }
        return set;
    }

    private static int[] numbers(String[] words, String notation) {
        int[] numbers = new int[3];
        int last = -1;
        for (int i = 1; i < words.length; i++) {
            if (!words[i].matches("[PMT][1-9]\\d?")) {
                throw BadInput.of("engine.notation.shape", notation, "change P1 M2 T4");
            }
            int pile = Station.of(words[i].substring(0, 1)).index();
            if (pile <= last) {
                throw BadInput.of("engine.notation.shape", notation, "change P1 M2 T4");
            }
            last = pile;
            numbers[pile] = Integer.parseInt(words[i].substring(1));
        }
        return numbers;
    }
}
