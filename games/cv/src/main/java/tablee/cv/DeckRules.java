package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import tablee.engine.ContentReport;

/// What a deck must fulfil (register 8.2). Checks every rule, whatever the others found. *must* is an error, *should* a warning; for
/// a deck that declares printed values the rules that rest on inference become warnings (register 8.3).
final class DeckRules {

    private static final List<Category> STACKS = Category.ALL.subList(0, Category.STACKS);
    private static final int FEWEST_POSSESSIONS = 13;

    /// More undecided cards than this would not fit the record of which card changed which source.
    private static final int MOST_TWO_COLOURS = 16;

    private final Map<Integer, Card> cards;
    private final Map<Integer, Integer> lines;
    private final boolean printed;
    private final int aids;
    private final Faults faults;
    private final List<ContentReport.Figure> figures = new ArrayList<>();

    DeckRules(
            Map<Integer, Card> cards,
            Map<Integer, Integer> lines,
            boolean printed,
            int aids,
            Faults faults) {
        this.cards = cards;
        this.lines = lines;
        this.printed = printed;
        this.aids = aids;
        this.faults = faults;
    }

    List<ContentReport.Figure> check() {
        numbers();
        kinds();
        childhood();
        namedCards();
        conditions();
        costs();
        possessions();
        majorities();
        icons();
        events();
        goals();
        known();
        balance();
        return List.copyOf(figures);
    }

    // ------------------------------------------------------------------ saying so

    private void must(boolean holds, String rule, int number, String text) {
        if (!holds) {
            faults.error(line(number), name(number), "CV-DECK-" + rule, text);
        }
    }

    private void should(boolean holds, String rule, int number, String text) {
        if (!holds) {
            faults.warning(line(number), name(number), "CV-DECK-" + rule, text);
        }
    }

    /// For rules that rest on inference: the print wins (register 8.3).
    private void inferred(boolean holds, String rule, int number, String text) {
        if (printed) {
            should(holds, rule, number, text);
        } else {
            must(holds, rule, number, text);
        }
    }

    private int line(int number) {
        return lines.getOrDefault(number, 0);
    }

    private static String name(int number) {
        return number == 0 ? "deck" : "card " + number;
    }

    private void figure(String rule, String what, String expected, Object found, boolean holds) {
        figures.add(
                new ContentReport.Figure(
                        "CV-DECK-" + rule, what, expected, String.valueOf(found), holds));
    }

    private Optional<Card> card(int number) {
        return Optional.ofNullable(cards.get(number));
    }

    private boolean is(int number, Predicate<Card> test) {
        return card(number).filter(test).isPresent();
    }

    /// Demands something of a card, if it is there at all: a missing one is reported once, by rule 1.
    private void needs(String rule, int number, Predicate<Card> test, String text) {
        must(card(number).isEmpty() || is(number, test), rule, number, text);
    }

    private List<Card> all(Predicate<Card> test) {
        return cards.values().stream().filter(test).toList();
    }

    private static boolean isTrackCard(Card card) {
        return card.age() == Age.YOUNG || card.age() == Age.ADULT || card.age() == Age.SENIOR;
    }

    // ------------------------------------------------------------------ the rules

    private void numbers() {
        for (int number = 1; number <= Deck.SIZE; number++) {
            must(cards.containsKey(number), "1", number, "is missing");
        }
        for (Card card : cards.values()) {
            Age age = Age.ofNumber(card.number());
            must(
                    card.age() == age,
                    "1",
                    card.number(),
                    "is " + card.age().label() + ", its number is " + age.label());
        }
        for (Age age : Age.ALL) {
            int count = all(card -> card.age() == age).size();
            must(
                    count == age.size(),
                    "1",
                    0,
                    count + " " + age.label() + " cards instead of " + age.size());
            figure(
                    "1",
                    age.label() + " cards",
                    Integer.toString(age.size()),
                    count,
                    count == age.size());
        }
        must(aids == 4, "1", 0, aids + " player aids instead of 4");
    }

    private void kinds() {
        for (Card card : cards.values()) {
            must(
                    (card.age() == Age.GOAL) == card.has(Category.GOAL),
                    "2",
                    card.number(),
                    "goals, and only goals, have the category Goal");
        }
        for (Category category : STACKS) {
            int count = all(card -> isTrackCard(card) && card.has(category)).size();
            inferred(
                    count >= 5,
                    "3",
                    0,
                    count + " " + category.label() + " cards, at least 5 expected");
            figure("3", category.label(), "at least 5", count, count >= 5);
        }
        must(!all(Card::isEvent).isEmpty(), "3", 0, "no event");
    }

    private void childhood() {
        needs(
                "4",
                Deck.BICYCLE,
                card ->
                        card.has(Category.POSSESSION)
                                && card.cost().isEmpty()
                                && card.special() == Special.FIRST_PLAYER
                                && card.points() >= 1,
                "the Bicycle is a Possession without cost, FIRST_PLAYER, with points");
        should(
                is(Deck.BICYCLE, card -> card.points() == 1),
                "4",
                Deck.BICYCLE,
                "the Bicycle has 1 point");
        int plain = 0;
        for (int number = 1; number < Deck.BICYCLE; number++) {
            needs(
                    "4",
                    number,
                    card ->
                            card.isEvent()
                                    && card.cost().isEmpty()
                                    && card.condition() instanceof Condition.None,
                    "childhood cards are events without cost and condition");
            plain +=
                    is(
                                    number,
                                    card ->
                                            card.event().symbols().size() == 1
                                                    || card.event().discount() > 0)
                            ? 1
                            : 0;
        }
        should(plain >= 6, "20", 0, "most childhood events give one symbol or a discount");
        only("4", Special.FIRST_PLAYER, List.of(Deck.BICYCLE));
    }

    private void only(String rule, Special special, List<Integer> numbers) {
        for (Card card : cards.values()) {
            must(
                    (card.special() == special) == numbers.contains(card.number()),
                    rule,
                    card.number(),
                    special + " belongs to " + numbers + " and nowhere else");
        }
    }

    private void namedCards() {
        needs("5", 5, card -> card.event().insurance(), "is a Life insurance");
        needs("5", 30, card -> card.event().insurance(), "is a Life insurance");
        needs("5", 11, card -> card.event().extraDice() == 2, "gives 2 extra dice");
        needs(
                "5",
                29,
                card ->
                        card.event().symbols().equals(Symbols.of("MMMM"))
                                && card.event().oldAgeOnly(),
                "gives four M in old age");
        for (Card card : all(card -> card.event().oldAgeOnly() && card.number() != 29)) {
            must(false, "5", card.number(), "only 29 waits for old age");
        }
        needs(
                "6",
                28,
                card ->
                        card.categories().equals(List.of(Category.WORK))
                                && card.gains().count(Symbol.BAD_LUCK) == 1
                                && card.gains().count(Symbol.MONEY) >= 1,
                "is Work with one B and at least one M");
        only("7", Special.CHANGE_ONE, List.of(35));
        only("7", Special.BORROW_WORK, List.of(36));
        only("7", Special.NO_MORE_WORK, List.of(41));
        only("7", Special.BAD_LUCK_TO_ANY, List.of(45));
        only("7", Special.REROLL_BAD_LUCK, List.of(53));
        needs("8", 43, card -> card.gains().equals(Symbols.of("*")), "gains exactly *");
        needs(
                "8",
                46,
                card -> card.gains().equals(Symbols.of("H")) && card.extraThrows() == 1,
                "gains exactly H and a throw");
        only("9", Special.COUNT_DOUBLE, List.of(73, 74, 75));
        inferred(card(73).isEmpty() || alone(73, Category.HEALTH), "9", 73, "is a Health card");
        inferred(
                card(74).isEmpty() || alone(74, Category.RELATIONSHIP),
                "9",
                74,
                "is a Relationship card");
        must(card(75).isEmpty() || alone(75, Category.KNOWLEDGE), "9", 75, "is a Knowledge card");
        for (int number = 73; number <= 75; number++) {
            needs("26", number, card -> !card.isTwoColour(), "counts double and has one colour");
        }
        needs(
                "10",
                60,
                card ->
                        card.cost().equals(Symbols.of("BB"))
                                && card.condition() instanceof Condition.None,
                "costs exactly B, B and has no condition");
        for (Card card :
                all(card -> card.cost().count(Symbol.BAD_LUCK) > 0 && card.number() != 60)) {
            should(false, "10", card.number(), "only 60 costs B");
        }
    }

    private boolean alone(int number, Category category) {
        return is(number, card -> card.categories().equals(List.of(category)));
    }

    private void conditions() {
        needs("11", 41, card -> card.cost().isEmpty(), "has no cost");
        needs("11", 57, card -> card.cost().isEmpty(), "has no cost");
        needs(
                "11",
                41,
                card -> card.condition().equals(new Condition.AtLeast(Category.WORK, 1)),
                "needs at least one Work card");
        needs(
                "11",
                57,
                card -> card.condition().equals(new Condition.NoneOf(Category.WORK)),
                "needs no Work card");
        for (Card card : cards.values()) {
            boolean has = !(card.condition() instanceof Condition.None);
            boolean may = card.number() == 41 || card.number() == 42 || card.number() == 57;
            must(
                    has == may,
                    "12",
                    card.number(),
                    "41, 42 and 57 have conditions, and no other card");
            reachable(card, card.condition());
        }
    }

    private void reachable(Card card, Condition condition) {
        switch (condition) {
            case Condition.None(), Condition.NoneOf(Category _) -> {}
            case Condition.AtLeast(Category category, int n) -> {
                int others =
                        all(other ->
                                        other.number() != card.number()
                                                && other.age().index() <= card.age().index()
                                                && other.has(category))
                                .size();
                must(
                        others >= n,
                        "25",
                        card.number(),
                        "needs "
                                + n
                                + " "
                                + category.label()
                                + " cards, "
                                + others
                                + " can be had");
            }
            case Condition.Owns(int number) -> owned(card, number);
            case Condition.OwnsActive(int number) -> owned(card, number);
            case Condition.All(List<Condition> parts) ->
                    parts.forEach(part -> reachable(card, part));
        }
    }

    private void owned(Card card, int number) {
        must(
                number != card.number()
                        && is(
                                number,
                                other ->
                                        other.age().index() <= card.age().index()
                                                && !other.isEvent()),
                "25",
                card.number(),
                "needs card " + number + ", which nobody can own by then");
    }

    private void costs() {
        for (Card card : all(DeckRules::isTrackCard)) {
            int number = card.number();
            int size = card.cost().size();
            boolean mayBeFree = number == 41 || number == 42 || number == 57;
            inferred(size >= 1 || mayBeFree, "13", number, "has no cost");
            // Seven dice show any seven symbols; beyond that no turn is sure to pay (CV-DECK-25).
            must(
                    size <= 7,
                    "25",
                    number,
                    "costs " + size + " symbols, more than seven dice can show");
            should(size <= 5, "13", number, "costs more than 5 symbols");
        }
        List<Card> cars = all(card -> card.role().equals("usedCar"));
        must(
                cars.size() == 1
                        && cars.getFirst().categories().equals(List.of(Category.POSSESSION))
                        && (cars.getFirst().age() == Age.YOUNG
                                || cars.getFirst().age() == Age.ADULT)
                        && cars.getFirst().cost().equals(Symbols.of("MMM"))
                        && cars.getFirst().condition() instanceof Condition.None,
                "14",
                cars.isEmpty() ? 0 : cars.getFirst().number(),
                "one card is the Used car: a young or adult Possession for M, M, M");
        List<Card> marriages = all(card -> card.role().equals("marriage"));
        must(
                marriages.size() == 1
                        && marriages.getFirst().categories().equals(List.of(Category.RELATIONSHIP))
                        && marriages.getFirst().extraDice() == 1
                        && marriages.getFirst().gains().count(Symbol.MONEY) == 0
                        && marriages.getFirst().gains().count(Symbol.BAD_LUCK) == 0,
                "15",
                marriages.isEmpty() ? 0 : marriages.getFirst().number(),
                "one card is Marriage: a Relationship with one extra die, without M and B");
        inferred(
                marriages.stream().allMatch(card -> card.age() == Age.YOUNG),
                "15",
                marriages.isEmpty() ? 0 : marriages.getFirst().number(),
                "Marriage is a young card");
    }

    private void possessions() {
        List<Card> possessions = all(card -> card.has(Category.POSSESSION));
        for (Card card : possessions) {
            if (card.number() != Deck.BICYCLE) {
                inferred(
                        card.cost().count(Symbol.MONEY) > 0 && card.points() >= 1,
                        "16",
                        card.number(),
                        "a Possession costs M and has points");
            }
        }
        for (Card card : all(card -> card.points() > 0 && !card.has(Category.POSSESSION))) {
            inferred(false, "16", card.number(), "only Possessions have points");
        }
        int count = possessions.size();
        must(count >= FEWEST_POSSESSIONS, "17", 0, count + " Possessions, at least 13 expected");
        boolean nineteen = fiveMake(possessions, 0, 5, 19);
        must(nineteen, "17", 0, "no five Possessions have 19 points together");
        figure("17", "Possessions", "at least 13", count, count >= FEWEST_POSSESSIONS);
        figure("17", "five Possessions with 19 points", "yes", nineteen ? "yes" : "no", nineteen);
    }

    private static boolean fiveMake(List<Card> cards, int from, int left, int points) {
        if (left == 0) {
            return points == 0;
        }
        for (int i = from; i < cards.size(); i++) {
            if (fiveMake(cards, i + 1, left - 1, points - cards.get(i).points())) {
                return true;
            }
        }
        return false;
    }

    private void majorities() {
        majority(Category.HEALTH, "H", card -> card.gains().count(Symbol.HEALTH) > 0);
        majority(Category.KNOWLEDGE, "K", card -> card.gains().count(Symbol.KNOWLEDGE) > 0);
        majority(
                Category.RELATIONSHIP,
                "R or L",
                card ->
                        card.gains().count(Symbol.RELATIONSHIP) + card.gains().count(Symbol.LUCK)
                                > 0);
        majority(Category.WORK, "M", card -> card.gains().count(Symbol.MONEY) > 0);
        some(Category.HEALTH, "acts against bad luck", DeckRules::actsAgainstBadLuck);
        some(
                Category.KNOWLEDGE,
                "modifies dice",
                card ->
                        card.extraDice() + card.extraThrows() > 0
                                || !card.arrows().isEmpty()
                                || card.special() == Special.CHANGE_ONE);
        some(Category.RELATIONSHIP, "gains L", card -> card.gains().count(Symbol.LUCK) > 0);
        some(
                Category.WORK,
                "has another effect (besides 28)",
                card ->
                        card.number() != 28
                                && (!card.upkeep().isEmpty()
                                        || card.extraDice() + card.extraThrows() > 0
                                        || card.gains().size() > card.gains().count(Symbol.MONEY)));
    }

    private static boolean actsAgainstBadLuck(Card card) {
        return card.special() == Special.BAD_LUCK_TO_ANY
                || card.special() == Special.REROLL_BAD_LUCK
                || card.arrows().stream().anyMatch(arrow -> arrow.turn(Symbol.B) >= 0);
    }

    private void majority(Category category, String gain, Predicate<Card> test) {
        List<Card> of = all(card -> card.has(category) && isTrackCard(card));
        long with = of.stream().filter(test).count();
        boolean holds = 2 * with > of.size();
        inferred(
                holds,
                "18",
                0,
                with + " of " + of.size() + " " + category.label() + " cards gain " + gain);
        figure(
                "18",
                category.label() + " cards that gain " + gain,
                "more than half of " + of.size(),
                with,
                holds);
    }

    private void some(Category category, String what, Predicate<Card> test) {
        boolean holds = !all(card -> card.has(category) && test.test(card)).isEmpty();
        inferred(holds, "18", 0, "no " + category.label() + " card " + what);
    }

    private void icons() {
        icon("points", card -> card.points() > 0);
        icon("*", card -> card.gains().count(Symbol.ANY) > 0);
        icon("B as a gain", card -> card.gains().count(Symbol.BAD_LUCK) > 0);
        icon("extra die", card -> card.extraDice() > 0);
        icon("extra throw", card -> card.extraThrows() > 0);
        icon("two-headed arrow", card -> card.arrows().stream().anyMatch(Card.Arrow::twoWay));
        icon("one-headed arrow", card -> card.arrows().stream().anyMatch(arrow -> !arrow.twoWay()));
        icon("struck-through cost", card -> !card.upkeep().isEmpty());
        icon("two colours", Card::isTwoColour);
    }

    private void icon(String what, Predicate<Card> test) {
        int count = all(test).size();
        inferred(count > 0, "19", 0, "no card shows the icon: " + what);
        figure("19", what, "at least 1", count, count > 0);
    }

    private void events() {
        for (Card card : cards.values()) {
            int number = card.number();
            must(
                    card.upkeep().isEmpty()
                            || card.categories().stream().allMatch(Category::hasStack),
                    "20",
                    number,
                    "only CV cards have permanent costs");
            must(
                    card.upkeep().count(Symbol.LUCK) + card.upkeep().count(Symbol.BAD_LUCK) == 0
                            && card.upkeep().size() <= 3,
                    "20",
                    number,
                    "a permanent cost is up to three of H K R M *");
            if (card.isEvent()) {
                must(
                        card.gains().isEmpty()
                                && card.arrows().isEmpty()
                                && card.points() == 0
                                && card.extraDice() + card.extraThrows() == 0,
                        "20",
                        number,
                        "what an event gives stands in `event`");
                must(hasEffect(card.event()), "20", number, "the event does nothing");
            }
            must(card.gains().count(Symbol.BAD_LUCK) <= 1, "24", number, "gains more than one B");
        }
    }

    private static boolean hasEffect(Card.EventEffect event) {
        return event.helpsBuying()
                || event.insurance()
                || event.extraDice() + event.extraThrows() > 0;
    }

    private void goals() {
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
        needs(
                "21",
                number,
                card -> card.goal().equals(Optional.of(formula)),
                "has the formula of CV-CARD-" + number);
    }

    private static Goal set(int points, Category... categories) {
        var counts = new TreeMap<Category, Integer>();
        for (Category category : categories) {
            counts.merge(category, 1, Integer::sum);
        }
        return new Goal.PerSet(counts, points);
    }

    /// CV-DECK-23 Facts known publicly, by name.
    private void known() {
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
        for (Card card : all(card -> name.equals(card.name().byLanguage().get("en")))) {
            should(
                    test.test(card),
                    "23",
                    card.number(),
                    name + " differs from what is publicly known");
        }
    }

    private void balance() {
        double young = averageCost(Age.YOUNG);
        double adult = averageCost(Age.ADULT);
        double senior = averageCost(Age.SENIOR);
        boolean rises = young < adult && adult < senior;
        should(rises, "24", 0, "the average cost does not rise from age to age");
        figure(
                "24",
                "average cost",
                "rising",
                round(young) + " " + round(adult) + " " + round(senior),
                rises);
        int badLuck = all(card -> card.gains().count(Symbol.BAD_LUCK) > 0).size();
        should(badLuck <= 3, "24", 0, badLuck + " cards gain B");
        figure("24", "cards that gain B", "at most 3", badLuck, badLuck <= 3);
        int two = all(Card::isTwoColour).size();
        should(two >= 2 && two <= 8, "26", 0, two + " two-colour cards, 2 to 8 expected");
        must(
                two <= MOST_TWO_COLOURS,
                "26",
                0,
                two + " two-colour cards, more than " + MOST_TWO_COLOURS);
        figure("26", "two-colour cards", "2 to 8", two, two >= 2 && two <= 8);
        count(Category.HEALTH, 9, 13);
        count(Category.KNOWLEDGE, 9, 13);
        count(Category.RELATIONSHIP, 9, 13);
        count(Category.WORK, 8, 12);
        count(Category.POSSESSION, 12, 16);
        count(Category.EVENT, 4, 10);
    }

    private static String round(double value) {
        return Double.toString(Math.round(value * 100) / 100.0);
    }

    private double averageCost(Age age) {
        return all(card -> card.age() == age && !card.isEvent() && !card.cost().isEmpty()).stream()
                .mapToInt(card -> card.cost().size())
                .average()
                .orElse(0);
    }

    private void count(Category category, int least, int most) {
        int count = all(card -> isTrackCard(card) && card.has(category)).size();
        boolean holds = count >= least && count <= most;
        should(
                holds,
                "27",
                0,
                count + " " + category.label() + " cards, " + least + " to " + most + " expected");
        figure("27", category.label(), least + " to " + most, count, holds);
    }
}
