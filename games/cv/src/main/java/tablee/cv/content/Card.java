package tablee.cv.content;

import java.util.List;
import java.util.Optional;
import tablee.engine.Words;

/// One numbered card as the deck file describes it (register 8.1). Every number on it is data; what the numbers do is in the
/// rules.
///
/// @param from where its numbers come from: `book`, `public` or `house`
/// @param role `usedCar` or `marriage` for the two cards that the books' examples name without a number, else empty
public record Card(
        int number,
        Words name,
        Words text,
        Age age,
        List<Category> categories,
        Symbols cost,
        Condition condition,
        Symbols gains,
        Symbols upkeep,
        int extraDice,
        int extraThrows,
        List<Arrow> arrows,
        Special special,
        int points,
        EventEffect event,
        Optional<Goal> goal,
        String role,
        String from) {

    /// CV-ICON-7 and -8. A two-headed arrow works both ways.
    public record Arrow(Symbol from, Symbol to, boolean twoWay) {

        /// What it turns this symbol into, or −1.
        public int turn(int symbol) {
            if (symbol == from.index()) {
                return to.index();
            }
            return twoWay && symbol == to.index() ? from.index() : -1;
        }
    }

    /// What an event does when it is played, once (CV-COMP-14).
    ///
    /// @param discounted the category made cheaper by `discount` symbols; meaningless while that is 0
    public record EventEffect(
            Symbols symbols,
            boolean insurance,
            int extraDice,
            int extraThrows,
            Category discounted,
            int discount,
            boolean oldAgeOnly) {

        static final EventEffect NOTHING =
                new EventEffect(Symbols.NONE, false, 0, 0, Category.HEALTH, 0, false);

        /// CV-R-27 These are played while buying.
        public boolean helpsBuying() {
            return !symbols.isEmpty() || discount > 0;
        }
    }

    public Card {
        categories = List.copyOf(categories);
        arrows = List.copyOf(arrows);
    }

    public boolean isEvent() {
        return categories.getFirst() == Category.EVENT;
    }

    /// CV-BICO-1
    public boolean isTwoColour() {
        return categories.size() == 2;
    }

    public boolean has(Category category) {
        return categories.contains(category);
    }

    /// Whether it can act on symbols: an arrow, 35 or 45.
    public boolean converts() {
        return !arrows.isEmpty()
                || special == Special.CHANGE_ONE
                || special == Special.BAD_LUCK_TO_ANY;
    }
}
