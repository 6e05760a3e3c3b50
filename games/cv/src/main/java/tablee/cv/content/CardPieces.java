package tablee.cv.content;

import static tablee.engine.form.Field.field;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.engine.BadInput;
import tablee.engine.Words;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.Shape;

/// What the fields of a card look like in a deck file (register 8.1).
final class CardPieces {

    static final Form<Words> WORDS =
            Form.TEXT.entries().as(words -> new Words(new TreeMap<>(words)), Words::byLanguage);

    static final Form<Age> AGE = Form.word(Age.ALL, Age::label);
    static final Form<Special> SPECIAL = Form.word(List.of(Special.values()), Special::name);
    static final Form<Symbols> SYMBOLS = Form.text("[HKRMLB*]*", Symbols::toString, Symbols::of);

    private static final Form<Category> STACK =
            Form.word(Category.ALL.subList(0, Category.STACKS), Category::label);

    /// CV-DECK-2 One, or two different ones that have a stack.
    static final Form<List<Category>> CATEGORIES =
            Form.word(Category.ALL, Category::label)
                    .list()
                    .as(CardPieces::oneOrTwo, Function.identity());

    private static final Form<Symbol> FACE =
            Form.word(Symbol.ALL.subList(0, Symbol.STAR), CardPieces::letter);

    static final Form<Card.Arrow> ARROW =
            Form.object(
                            "CvArrow",
                            Make.of(
                                    Card.Arrow::new,
                                    field("from", FACE, Card.Arrow::from),
                                    field("to", FACE, Card.Arrow::to),
                                    field("twoWay", Form.FLAG, Card.Arrow::twoWay, false)))
                    .as(CardPieces::betweenTwo, Function.identity());

    /// CV-R-32
    record Discount(Category category, int n) {}

    static final Form<Discount> DISCOUNT =
            Form.object(
                    "CvDiscount",
                    Make.of(
                            Discount::new,
                            field("category", STACK, Discount::category),
                            field("n", Form.whole(1, 7), Discount::n)));

    private static Choice<Condition> plainConditions() {
        return new Choice<Condition>()
                .of(
                        "atLeast",
                        Condition.AtLeast.class,
                        Form.object(
                                "CvAtLeast",
                                Make.of(
                                        Condition.AtLeast::new,
                                        field("category", STACK, Condition.AtLeast::category),
                                        field("n", Form.whole(1, 20), Condition.AtLeast::n))))
                .of(
                        "none",
                        Condition.NoneOf.class,
                        Form.object(
                                "CvNoneOf",
                                Make.of(
                                        Condition.NoneOf::new,
                                        field("category", STACK, Condition.NoneOf::category))))
                .of(
                        "owns",
                        Condition.Owns.class,
                        Form.whole(1, Deck.SIZE).as(Condition.Owns::new, Condition.Owns::number))
                .of(
                        "ownsActive",
                        Condition.OwnsActive.class,
                        Form.whole(1, Deck.SIZE)
                                .as(Condition.OwnsActive::new, Condition.OwnsActive::number));
    }

    /// Whatever a condition may be, read and written; described is what is of use there.
    private static final Form<Condition> CONDITION_WITHIN =
            Form.of(
                    plainConditions().form().shape(),
                    condition -> CardPieces.CONDITION.write(condition),
                    json -> CardPieces.CONDITION.read(json));

    /// CV-DECK-12
    static final Form<Condition> CONDITION =
            plainConditions()
                    .of(
                            "and",
                            Condition.All.class,
                            CONDITION_WITHIN.list().as(Condition.All::new, Condition.All::parts))
                    .form();

    private static final Form<Integer> POINTS = Form.whole(1, 20);

    private static final Form<Goal> PLAIN_GOAL =
            new Choice<Goal>()
                    .of(
                            "perCard",
                            Goal.PerCard.class,
                            Form.object(
                                    "CvPerCard",
                                    Make.of(
                                            Goal.PerCard::new,
                                            field("category", STACK, Goal.PerCard::category),
                                            field("points", POINTS, Goal.PerCard::points))))
                    .of(
                            "perToken",
                            Goal.PerToken.class,
                            Form.object(
                                    "CvPerToken",
                                    Make.of(
                                            Goal.PerToken::new,
                                            field("points", POINTS, Goal.PerToken::points))))
                    .of(
                            "perSet",
                            Goal.PerSet.class,
                            Form.object(
                                    "CvPerSet",
                                    Make.of(
                                            CardPieces::perSet,
                                            field(
                                                    "categories",
                                                    POINTS.entries(STACK),
                                                    Goal.PerSet::categories),
                                            field("points", POINTS, Goal.PerSet::points))))
                    .form();

    private static final Form<Goal.ByEdition> BY_EDITION =
            Form.object(
                    "CvByEdition",
                    Make.of(
                            Goal.ByEdition::new,
                            field("health4", PLAIN_GOAL, Goal.ByEdition::health4),
                            field("wealth3", PLAIN_GOAL, Goal.ByEdition::wealth3)));

    /// CV-DECK-21 82 has a formula for each edition (CV-D-8).
    static final Form<Optional<Goal>> GOAL =
            Form.<Goal>of(
                            new Shape.Either(List.of(PLAIN_GOAL.shape(), BY_EDITION.shape())),
                            goal ->
                                    goal instanceof Goal.ByEdition both
                                            ? BY_EDITION.write(both)
                                            : PLAIN_GOAL.write(goal),
                            json ->
                                    json.find("health4").isPresent()
                                            ? BY_EDITION.read(json)
                                            : PLAIN_GOAL.read(json))
                    .as(Optional::of, Optional::orElseThrow);

    private CardPieces() {}

    private static String letter(Symbol symbol) {
        return Character.toString(symbol.letter());
    }

    private static List<Category> oneOrTwo(List<Category> categories) {
        boolean two =
                categories.size() == 2
                        && categories.getFirst() != categories.getLast()
                        && categories.stream().allMatch(Category::hasStack);
        if (categories.size() != 1 && !two) {
            throw BadInput.of("cv.check.categories");
        }
        return categories;
    }

    private static Card.Arrow betweenTwo(Card.Arrow arrow) {
        if (arrow.from() == arrow.to()) {
            throw BadInput.of("cv.check.arrow.same");
        }
        return arrow;
    }

    private static Goal.PerSet perSet(Map<Category, Integer> categories, int points) {
        if (categories.isEmpty()) {
            throw BadInput.of("cv.check.goal.empty");
        }
        return new Goal.PerSet(new TreeMap<>(categories), points);
    }
}
