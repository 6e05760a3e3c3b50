package tablee.cv.content;

import static tablee.cv.content.Part.always;
import static tablee.cv.content.Part.maybe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tablee.cv.content.Card.EventEffect;
import tablee.cv.content.CardPieces.Discount;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;
import tablee.engine.content.ContentFields;
import tablee.engine.content.Findings;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;

/// A card as deck files, clients and arranged positions have it (register 8.1). What cannot be understood is a fault with its line;
/// the rest of the card is read all the same, so that one look at the report is enough.
public final class CardForm {

    private static final String SHAPE = "CV-DECK-28";
    private static final Words NO_WORDS = Words.of("", "");
    private static final Form<Integer> FEW = Form.whole(0, 3);

    private static final Part<EventEffect, Symbols> GIVEN =
            symbols("symbols", EventEffect::symbols);
    private static final Part<EventEffect, Boolean> INSURANCE =
            maybe("insurance", Form.FLAG, EventEffect::insurance, false, SHAPE);
    private static final Part<EventEffect, Integer> EVENT_DICE =
            maybe("extraDice", FEW, EventEffect::extraDice, 0, "CV-ICON-4");
    private static final Part<EventEffect, Integer> EVENT_THROWS =
            maybe("extraThrows", FEW, EventEffect::extraThrows, 0, "CV-ICON-6");
    private static final Part<EventEffect, Discount> DISCOUNT =
            maybe(
                    "discount",
                    CardPieces.DISCOUNT,
                    event -> new Discount(event.discounted(), event.discount()),
                    new Discount(Category.HEALTH, 0),
                    "CV-R-32");
    private static final Part<EventEffect, Boolean> OLD_AGE =
            maybe("oldAgeOnly", Form.FLAG, EventEffect::oldAgeOnly, false, SHAPE);
    private static final List<Part<EventEffect, ?>> OF_AN_EVENT =
            List.of(GIVEN, INSURANCE, EVENT_DICE, EVENT_THROWS, DISCOUNT, OLD_AGE);

    private static final Part<Card, Integer> NUMBER =
            always("number", Form.whole(1, Deck.SIZE), Card::number, 0, "CV-DECK-1");
    private static final Part<Card, Age> AGE =
            always("age", CardPieces.AGE, Card::age, Age.YOUNG, "CV-DECK-1");
    private static final Part<Card, List<Category>> CATEGORIES =
            always(
                    "categories",
                    CardPieces.CATEGORIES,
                    Card::categories,
                    List.of(Category.HEALTH),
                    "CV-DECK-2");
    private static final Part<Card, Words> NAME =
            always("name", CardPieces.WORDS, Card::name, NO_WORDS, SHAPE);
    private static final Part<Card, Words> TEXT =
            always("text", CardPieces.WORDS, Card::text, NO_WORDS, SHAPE);
    private static final Part<Card, String> FROM =
            new Part<>(
                    "from",
                    card -> Json.of(card.from()),
                    fields ->
                            fields.field("from", words("book", "public", "house"), "house", SHAPE));
    private static final Part<Card, Symbols> COST = symbols("cost", Card::cost);
    private static final Part<Card, Symbols> GAINS = symbols("gains", Card::gains);
    private static final Part<Card, Symbols> UPKEEP = symbols("upkeep", Card::upkeep);
    private static final Part<Card, Integer> DICE =
            maybe("extraDice", FEW, Card::extraDice, 0, "CV-ICON-4");
    private static final Part<Card, Integer> THROWS =
            maybe("extraThrows", FEW, Card::extraThrows, 0, "CV-ICON-6");
    private static final Part<Card, Integer> POINTS =
            maybe("points", Form.whole(0, 20), Card::points, 0, "CV-DECK-16");
    private static final Part<Card, Condition> CONDITION =
            maybe(
                    "condition",
                    CardPieces.CONDITION,
                    Card::condition,
                    new Condition.None(),
                    "CV-DECK-12");
    private static final Part<Card, List<Card.Arrow>> ARROWS =
            maybe("arrows", CardPieces.ARROW.list(), Card::arrows, List.of(), "CV-DECK-19");
    private static final Part<Card, Special> SPECIAL =
            maybe("special", CardPieces.SPECIAL, Card::special, Special.NONE, "CV-DECK-7");

    /// What stands in it is asked field by field.
    private static final Form<Json> EVENT_RECORD =
            Form.of(new Shape.Fields("", List.of()), Function.identity(), Function.identity());

    private static final Part<Card, EventEffect> EVENT =
            new Part<>(
                    "event",
                    card -> card.isEvent() ? Part.write(OF_AN_EVENT, card.event()) : null,
                    fields ->
                            fields.found("event", EVENT_RECORD)
                                    .map(fields::within)
                                    .map(CardForm::event)
                                    .orElse(EventEffect.NOTHING));
    private static final Part<Card, Optional<Goal>> GOAL =
            maybe("goal", CardPieces.GOAL, Card::goal, Optional.empty(), "CV-DECK-21");
    private static final Part<Card, String> ROLE =
            maybe("role", words("usedCar", "marriage"), Card::role, "", SHAPE);
    private static final List<Part<Card, ?>> OF_A_CARD =
            List.of(
                    NUMBER,
                    AGE,
                    CATEGORIES,
                    NAME,
                    TEXT,
                    FROM,
                    COST,
                    GAINS,
                    UPKEEP,
                    DICE,
                    THROWS,
                    POINTS,
                    CONDITION,
                    ARROWS,
                    SPECIAL,
                    EVENT,
                    GOAL,
                    ROLE);

    private CardForm() {}

    private static <T> Part<T, Symbols> symbols(String name, Function<T, Symbols> get) {
        return maybe(name, CardPieces.SYMBOLS, get, Symbols.NONE, "CV-DECK-19");
    }

    private static Form<String> words(String... words) {
        return Form.word(List.of(words), Function.identity());
    }

    public static Json write(Card card) {
        return Part.write(OF_A_CARD, card);
    }

    /// Empty if not even the number can be read.
    ///
    /// @param printed an owner's own deck may be in one language only (register 8.1)
    static Optional<Card> read(Findings findings, String file, Json json, boolean printed) {
        var fields =
                ContentFields.of(findings, file, json, SHAPE)
                        .named(Message.of("cv.check.card.unnumbered"));
        int number = NUMBER.in(fields);
        return number == 0
                ? Optional.empty()
                : Optional.of(card(fields.named(Examined.name(number)), number, printed));
    }

    /// CV-COMP-15
    private static Card card(ContentFields fields, int number, boolean printed) {
        fields.only(Part.names(OF_A_CARD));
        List<Category> categories = CATEGORIES.in(fields);
        if (fields.has(EVENT.name()) && categories.getFirst() != Category.EVENT) {
            fields.fault(fields.json(), "CV-DECK-20", Message.of("cv.check.event.only"));
        }
        return new Card(
                number,
                fields.words(NAME.name(), !printed),
                fields.words(TEXT.name(), !printed),
                AGE.in(fields),
                categories,
                COST.in(fields),
                CONDITION.in(fields),
                GAINS.in(fields),
                UPKEEP.in(fields),
                DICE.in(fields),
                THROWS.in(fields),
                ARROWS.in(fields),
                SPECIAL.in(fields),
                POINTS.in(fields),
                EVENT.in(fields),
                GOAL.in(fields),
                ROLE.in(fields),
                FROM.in(fields));
    }

    private static EventEffect event(ContentFields fields) {
        if (fields.findings()
                .reading(fields.spot(), "CV-DECK-20", fields.json()::fields)
                .isEmpty()) {
            return EventEffect.NOTHING;
        }
        fields.only(Part.names(OF_AN_EVENT));
        Discount discount = DISCOUNT.in(fields);
        return new EventEffect(
                GIVEN.in(fields),
                INSURANCE.in(fields),
                EVENT_DICE.in(fields),
                EVENT_THROWS.in(fields),
                discount.category(),
                discount.n(),
                OLD_AGE.in(fields));
    }

    /// The cards of an arranged position that stand in place of those with the same numbers. Age, name and text may be left
    /// out.
    public static List<Card> patches(Deck deck, Json cards) {
        var read = new ArrayList<Card>();
        var findings = new Findings();
        for (Json json : cards.items()) {
            Card base = deck.card(Form.whole(1, Deck.SIZE).read(json.at(NUMBER.name())));
            Map<String, Json> fields = new HashMap<>(json.fields());
            for (var part : List.of(AGE, NAME, TEXT, FROM)) {
                fields.putIfAbsent(part.name(), part.write().write(base));
            }
            read(findings, "position", new Json.Obj(fields, json.line()), false)
                    .ifPresent(read::add);
        }
        List<ContentReport.Fault> faults = findings.report().faults();
        if (!faults.isEmpty()) {
            throw BadInput.of("cv.deck.fault", faults.getFirst().sentence());
        }
        return read;
    }
}
