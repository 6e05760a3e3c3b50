package tablee.cv.forms;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tablee.cv.content.Age;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.Draft;
import tablee.cv.rules.Source;
import tablee.cv.rules.Table;
import tablee.engine.BadInput;
import tablee.engine.form.Form;

/// The pieces that several written forms of this game share.
final class Pieces {

    static final Form<Integer> DICE =
            Form.whole(1, Table.MOST_DICE).list().as(Pieces::mask, Pieces::dice);
    static final Form<Age> AGE = Form.word(Age.ALL, Age::label);
    static final Form<Age> DECK = Form.word(Age.DECKS, Age::label);
    static final Form<Category> CATEGORY = Form.word(Category.ALL, Category::word);
    static final Form<Category> STACK =
            Form.word(Category.ALL.subList(0, Category.STACKS), Category::word);
    static final Form<CvPhase> PHASE = Form.word(CvPhase.ALL, CvPhase::label);
    static final Form<Table.Mark> MARK = Form.word(Table.Mark.ALL, Table.Mark::label);
    static final Form<Symbol> SYMBOL =
            Form.word(Symbol.ALL, symbol -> Character.toString(symbol.letter()));
    static final Form<Symbols> SYMBOLS = Form.text("[HKRMLB*]*", Symbols::toString, Symbols::of);
    static final Form<Source.Ref> SOURCE =
            Form.text(
                    "[ebtd][0-9]{1,2}",
                    Source.Ref::toString,
                    text -> Source.read(text).orElseThrow(() -> BadInput.of("cv.json", text, 0)));
    static final Form<String> FACES =
            Form.text(
                    "[HKRMLB.]{0," + Table.MOST_DICE + "}",
                    Function.identity(),
                    Function.identity());

    /// A card that lies in a hand, a CV, on the track or in the discard pile.
    static final Form<Integer> CARD = Form.whole(1, Deck.LAST_PLAYED);

    /// The same, or 0 where none lies.
    static final Form<Integer> CARD_OR_NONE = Form.whole(0, Deck.LAST_PLAYED);

    static final Form<Integer> GOAL = Form.whole(Age.GOAL.from(), Age.GOAL.to());

    /// Childhood cards; in the rules each is a bit.
    static final Form<Integer> CHILDHOOD =
            Form.whole(1, Deck.BICYCLE).list().as(Draft::set, Draft::list);

    private Pieces() {}

    /// Dice are numbered from 1; in the rules each is a bit.
    private static int mask(List<Integer> dice) {
        return dice.stream().mapToInt(die -> 1 << (die - 1)).reduce(0, (one, two) -> one | two);
    }

    private static List<Integer> dice(int mask) {
        return IntStream.range(0, Table.MOST_DICE)
                .filter(die -> (mask >> die & 1) != 0)
                .mapToObj(die -> die + 1)
                .toList();
    }
}
