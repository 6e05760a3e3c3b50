package tablee.cv;

import java.util.List;

/// What single cards must be, by their number: the childhood cards and the ones the books describe (CV-DECK-4 to -10).
final class NamedCards {

    private final Findings found;

    NamedCards(Findings found) {
        this.found = found;
    }

    void childhood() {
        found.needs(
                "4",
                Deck.BICYCLE,
                card ->
                        card.has(Category.POSSESSION)
                                && card.cost().isEmpty()
                                && card.special() == Special.FIRST_PLAYER
                                && card.points() >= 1,
                "the Bicycle is a Possession without cost, FIRST_PLAYER, with points");
        found.should(
                found.is(Deck.BICYCLE, card -> card.points() == 1),
                "4",
                Deck.BICYCLE,
                "the Bicycle has 1 point");
        int plain = 0;
        for (int number = 1; number < Deck.BICYCLE; number++) {
            found.needs(
                    "4",
                    number,
                    card ->
                            card.isEvent()
                                    && card.cost().isEmpty()
                                    && card.condition() instanceof Condition.None,
                    "childhood cards are events without cost and condition");
            plain +=
                    found.is(
                                    number,
                                    card ->
                                            card.event().symbols().size() == 1
                                                    || card.event().discount() > 0)
                            ? 1
                            : 0;
        }
        found.should(plain >= 6, "20", 0, "most childhood events give one symbol or a discount");
        found.only("4", Special.FIRST_PLAYER, List.of(Deck.BICYCLE));
    }

    void namedCards() {
        found.needs("5", 5, card -> card.event().insurance(), "is a Life insurance");
        found.needs("5", 30, card -> card.event().insurance(), "is a Life insurance");
        found.needs("5", 11, card -> card.event().extraDice() == 2, "gives 2 extra dice");
        found.needs(
                "5",
                29,
                card ->
                        card.event().symbols().equals(Symbols.of("MMMM"))
                                && card.event().oldAgeOnly(),
                "gives four M in old age");
        for (Card card : found.all(card -> card.event().oldAgeOnly() && card.number() != 29)) {
            found.must(false, "5", card.number(), "only 29 waits for old age");
        }
        found.needs(
                "6",
                28,
                card ->
                        card.categories().equals(List.of(Category.WORK))
                                && card.gains().count(Symbol.BAD_LUCK) == 1
                                && card.gains().count(Symbol.MONEY) >= 1,
                "is Work with one B and at least one M");
        found.only("7", Special.CHANGE_ONE, List.of(35));
        found.only("7", Special.BORROW_WORK, List.of(36));
        found.only("7", Special.NO_MORE_WORK, List.of(41));
        found.only("7", Special.BAD_LUCK_TO_ANY, List.of(45));
        found.only("7", Special.REROLL_BAD_LUCK, List.of(53));
        found.needs("8", 43, card -> card.gains().equals(Symbols.of("*")), "gains exactly *");
        found.needs(
                "8",
                46,
                card -> card.gains().equals(Symbols.of("H")) && card.extraThrows() == 1,
                "gains exactly H and a throw");
        found.only("9", Special.COUNT_DOUBLE, List.of(73, 74, 75));
        found.inferred(
                found.card(73).isEmpty() || alone(73, Category.HEALTH),
                "9",
                73,
                "is a Health card");
        found.inferred(
                found.card(74).isEmpty() || alone(74, Category.RELATIONSHIP),
                "9",
                74,
                "is a Relationship card");
        found.must(
                found.card(75).isEmpty() || alone(75, Category.KNOWLEDGE),
                "9",
                75,
                "is a Knowledge card");
        for (int number = 73; number <= 75; number++) {
            found.needs(
                    "26", number, card -> !card.isTwoColour(), "counts double and has one colour");
        }
        found.needs(
                "10",
                60,
                card ->
                        card.cost().equals(Symbols.of("BB"))
                                && card.condition() instanceof Condition.None,
                "costs exactly B, B and has no condition");
        for (Card card :
                found.all(card -> card.cost().count(Symbol.BAD_LUCK) > 0 && card.number() != 60)) {
            found.should(false, "10", card.number(), "only 60 costs B");
        }
    }

    private boolean alone(int number, Category category) {
        return found.is(number, card -> card.categories().equals(List.of(category)));
    }
}
