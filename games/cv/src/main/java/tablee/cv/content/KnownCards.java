package tablee.cv.content;

import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/// Cards whose figures the books and public sources give: the goals by number, some others by name (CV-DECK-21, -23).
final class KnownCards {

    private final Examined found;

    KnownCards(Examined found) {
        this.found = found;
    }

    void goals() {
        goal(76, new Goal.PerCard(Category.POSSESSION, 1));
        goal(77, new Goal.PerToken(1));
        goal(
                78,
                set(
                        7,
                        Category.HEALTH,
                        Category.KNOWLEDGE,
                        Category.RELATIONSHIP,
                        Category.POSSESSION,
                        Category.WORK));
        goal(79, new Goal.PerCard(Category.WORK, 3));
        goal(80, set(2, Category.KNOWLEDGE, Category.HEALTH));
        goal(81, set(2, Category.RELATIONSHIP, Category.HEALTH));
        goal(
                82,
                new Goal.ByEdition(
                        set(4, Category.HEALTH, Category.HEALTH, Category.WORK),
                        set(3, Category.POSSESSION, Category.POSSESSION, Category.WORK)));
        goal(83, set(2, Category.RELATIONSHIP, Category.KNOWLEDGE));
    }

    private void goal(int number, Goal formula) {
        found.needs(
                "21",
                number,
                card -> card.goal().equals(Optional.of(formula)),
                "cv.check.goal.formula",
                number);
    }

    private static Goal set(int points, Category... categories) {
        var counts = new TreeMap<Category, Integer>();
        for (Category category : categories) {
            counts.merge(category, 1, Integer::sum);
        }
        return new Goal.PerSet(counts, points);
    }

    /// CV-DECK-23 Facts known publicly, by name.
    void known() {
        known("Top of the class", card -> card.event().symbols().equals(Symbols.of("K")));
        known(
                "Blood donor",
                card ->
                        card.cost().equals(Symbols.of("HH"))
                                && card.gains().equals(Symbols.of("R")));
        known(
                "Intern",
                card ->
                        card.cost().equals(Symbols.of("LKH"))
                                && card.gains().equals(Symbols.of("RM")));
        known(
                "Work and travel",
                card -> card.cost().equals(Symbols.of("HM")) && card.extraDice() == 1);
        known(
                "Grandchildren",
                card ->
                        card.age() == Age.SENIOR
                                && card.cost().equals(Symbols.of("LLRM"))
                                && card.gains().equals(Symbols.of("LRH")));
        known("Twins", card -> card.upkeep().equals(Symbols.of("MM")));
        known("Yacht", card -> card.points() == 3);
        known("PhD", card -> card.extraDice() == 1);
    }

    private void known(String name, Predicate<Card> test) {
        for (Card card : found.all(card -> name.equals(card.name().byLanguage().get("en")))) {
            found.should(test.test(card), "23", card.number(), "cv.check.known", card.name());
        }
    }
}
