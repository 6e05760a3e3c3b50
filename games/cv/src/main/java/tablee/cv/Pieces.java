package tablee.cv;

import java.util.List;
import java.util.stream.IntStream;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.form.Form;

/// The pieces that several written forms of this game share.
final class Pieces {

    static final Form<Integer> DICE =
            Form.whole(1, Rolling.MOST_DICE).list().as(Pieces::mask, Pieces::dice);
    static final Form<Age> AGE = Form.word(Age.ALL, Age::label);
    static final Form<Category> CATEGORY = Form.word(Category.ALL, Category::word);
    static final Form<Symbol> SYMBOL =
            Form.word(Symbol.ALL, symbol -> Character.toString(symbol.letter()));
    static final Form<Symbols> SYMBOLS = Form.text("[HKRMLB*]*", Symbols::toString, Symbols::of);
    static final Form<Source.Ref> SOURCE =
            Form.text(
                    "[ebtd][0-9]{1,2}",
                    Source.Ref::toString,
                    text -> Source.read(text).orElseThrow(() -> BadInput.of("cv.json", text, 0)));

    private Pieces() {}

    static BadInput bad(Json json) {
        return BadInput.of("cv.json", json.print(), json.line());
    }

    /// Dice are numbered from 1; in the rules each is a bit.
    private static int mask(List<Integer> dice) {
        return dice.stream().mapToInt(die -> 1 << (die - 1)).reduce(0, (one, two) -> one | two);
    }

    private static List<Integer> dice(int mask) {
        return IntStream.range(0, Rolling.MOST_DICE)
                .filter(die -> (mask >> die & 1) != 0)
                .mapToObj(die -> die + 1)
                .toList();
    }
}
