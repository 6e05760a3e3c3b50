package tablee.cv.forms;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.Source;
import tablee.cv.rules.Table;
import tablee.engine.BadInput;
import tablee.engine.Seat;

/// Actions as people read and type them: `throw 1 4`, `buy 3 with d1 t2`, `place 15 health 1`.
final class Notation {

    private static final String EXPECTED =
            "keep 5, throw 1 4, stop, play 11, convert 35 d1 K, borrow B M, buy 3, buy 3 luck, buy 3 with d1 t2, done, "
                    + "discard 18, pay 44, letgo 44, place 15 health 1, aside 20, decide 20 health, take 3, decline";

    private Notation() {}

    static String write(CvAction action) {
        return CvAction.verb(action) + details(action);
    }

    private static String details(CvAction action) {
        return switch (action) {
            case CvAction.Keep(int card) -> " " + card;
            case CvAction.Throw(int dice) -> dice(dice);
            case CvAction.Play(int card) -> " " + card;
            case CvAction.Convert(int card, Source.Ref source, Symbol to) ->
                    " " + card + " " + source + " " + to.letter();
            case CvAction.Borrow(Seat neighbour, Symbol symbol) ->
                    " " + neighbour.label() + " " + symbol.letter();
            case CvAction.Buy(
                            int place,
                            CvAction.Way way,
                            List<Source.Ref> sources,
                            Symbols waived) ->
                    " "
                            + place
                            + (way == CvAction.Way.LUCK ? " luck" : "")
                            + with(sources)
                            + (waived.isEmpty() ? "" : " waive " + waived);
            case CvAction.Discard(int card) -> " " + card;
            case CvAction.Pay(int card, List<Source.Ref> sources) -> " " + card + with(sources);
            case CvAction.LetGo(int card) -> " " + card;
            case CvAction.Place(int card, Category category, int depth) ->
                    placed(card, category, depth);
            case CvAction.LayAside(int card) -> " " + card;
            case CvAction.Decide(int card, Category category, int depth) ->
                    placed(card, category, depth);
            case CvAction.Take(int place) -> " " + place;
            case CvAction.Stop(), CvAction.EndBuy(), CvAction.Decline() -> "";
        };
    }

    private static String placed(int card, Category category, int depth) {
        return " " + card + " " + category.word() + (depth == 0 ? "" : " " + depth);
    }

    static String dice(int dice) {
        var text = new StringBuilder();
        for (int die = 0; die < Table.MOST_DICE; die++) {
            if ((dice >> die & 1) != 0) {
                text.append(' ').append(die + 1);
            }
        }
        return text.toString();
    }

    private static String with(List<Source.Ref> sources) {
        var text = new StringBuilder(sources.isEmpty() ? "" : " with");
        for (Source.Ref source : sources) {
            text.append(' ').append(source);
        }
        return text.toString();
    }

    static CvAction read(String notation) {
        return new Reader(notation).action();
    }

    /// Word by word; anything unexpected is refused with the forms there are.
    private static final class Reader {

        private final String notation;
        private final List<String> words;
        private int at;

        Reader(String notation) {
            this.notation = notation;
            this.words = List.of(notation.trim().split("\\s+", -1));
        }

        CvAction action() {
            CvAction action =
                    switch (next()) {
                        case "keep" -> new CvAction.Keep(card());
                        case "throw" -> new CvAction.Throw(dice());
                        case "stop" -> CvAction.STOP;
                        case "play" -> new CvAction.Play(card());
                        case "convert" -> new CvAction.Convert(card(), source(next()), symbol());
                        case "borrow" -> new CvAction.Borrow(seat(), symbol());
                        case "buy" -> buy();
                        case "done" -> CvAction.END_BUY;
                        case "discard" -> new CvAction.Discard(card());
                        case "pay" -> new CvAction.Pay(card(), sources());
                        case "letgo" -> new CvAction.LetGo(card());
                        case "place" -> new CvAction.Place(card(), category(), depth());
                        case "aside" -> new CvAction.LayAside(card());
                        case "decide" -> new CvAction.Decide(card(), category(), depth());
                        case "take" -> new CvAction.Take(number(1, Table.TRACK_PLACES));
                        case "decline" -> CvAction.DECLINE;
                        default -> throw bad();
                    };
            if (at < words.size()) {
                throw bad();
            }
            return action;
        }

        private CvAction buy() {
            int place = number(1, Table.TRACK_PLACES);
            boolean luck = skip("luck");
            List<Source.Ref> sources = sources();
            Symbols waived = Symbols.NONE;
            if (skip("waive")) {
                String letters = next();
                if (!letters.matches("[HKRMLB*]{1,20}")) {
                    throw bad();
                }
                waived = Symbols.of(letters);
            }
            return new CvAction.Buy(
                    place, luck ? CvAction.Way.LUCK : CvAction.Way.COST, sources, waived);
        }

        private List<Source.Ref> sources() {
            var sources = new ArrayList<Source.Ref>();
            if (skip("with")) {
                while (at < words.size() && !words.get(at).equals("waive")) {
                    Source.Ref source = source(next());
                    if (sources.contains(source)) {
                        throw bad();
                    }
                    sources.add(source);
                }
                if (sources.isEmpty()) {
                    throw bad();
                }
            }
            sources.sort(null);
            return sources;
        }

        private Source.Ref source(String word) {
            return Source.read(word).orElseThrow(this::bad);
        }

        private int dice() {
            int dice = 0;
            while (at < words.size()) {
                int die = 1 << (number(1, Table.MOST_DICE) - 1);
                if ((dice & die) != 0) {
                    throw bad();
                }
                dice |= die;
            }
            if (dice == 0) {
                throw bad();
            }
            return dice;
        }

        private Symbol symbol() {
            String word = next();
            int symbol = word.length() == 1 ? Symbol.indexOf(word.charAt(0)) : -1;
            if (symbol < 0) {
                throw bad();
            }
            return Symbol.of(symbol);
        }

        private Seat seat() {
            String word = next();
            if (!word.matches("[A-D]")) {
                throw bad();
            }
            return Seat.of(word);
        }

        private Category category() {
            return Category.worded(next()).orElseThrow(this::bad);
        }

        private int depth() {
            return at < words.size() ? number(1, Deck.LAST_PLAYED) : 0;
        }

        private int card() {
            return number(1, Deck.LAST_PLAYED);
        }

        private int number(int least, int most) {
            String word = next();
            if (!word.matches("[1-9]\\d?")) {
                throw bad();
            }
            int number = Integer.parseInt(word);
            if (number < least || number > most) {
                throw bad();
            }
            return number;
        }

        private boolean skip(String word) {
            if (at < words.size() && words.get(at).equals(word)) {
                at++;
                return true;
            }
            return false;
        }

        private String next() {
            if (at >= words.size()) {
                throw bad();
            }
            return words.get(at++);
        }

        private BadInput bad() {
            return BadInput.of("cv.notation", notation, EXPECTED);
        }
    }
}
