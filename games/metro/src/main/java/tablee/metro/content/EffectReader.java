package tablee.metro.content;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.content.ContentFields;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.metro.content.Effect.Do;
import tablee.metro.content.Effect.Peek;
import tablee.metro.content.Effect.Pick;
import tablee.metro.content.Effect.When;
import tablee.metro.content.Effect.Who;

/// METRO-CONTENT-B20 Reads one effect and refuses what section 5.5 does not allow: an unknown code, a `when` or `who`
/// that this `do` cannot have (METRO-FX-24), a missing or foreign parameter.
final class EffectReader {

    private static final Form<Do> DO = Form.word(Do.ALL, Do::name);
    private static final Form<When> WHEN = Form.word(When.ALL, When::name);
    private static final Form<Who> WHO = Form.word(Who.CODES, Who::name);
    private static final Form<Pick> PICK = Form.word(Pick.ALL, Pick::name);
    private static final Form<Peek> PEEK = Form.word(Peek.ALL, Peek::name);
    private static final Form<List<Category>> SHIELDED =
            CardReader.CATEGORY.as(List::of, List<Category>::getFirst).orWord("ANY", Category.ALL);

    private static final Form<Filter> FILTER =
            Form.object(
                    "filter",
                    Make.of(
                            (kind, category, station, titles, most) ->
                                    new Filter(kind, category, station, titles, bound(most)),
                            maybe("kind", CardReader.KIND, Filter::kind),
                            maybe("category", CardReader.CATEGORY, Filter::category),
                            maybe("station", CardReader.STATION, Filter::station),
                            field("titles", CardReader.TITLES, Filter::titles, List.of()),
                            maybe("maxValue", CardReader.NUMBER, _ -> Optional.empty())));

    private static OptionalInt bound(Optional<Integer> most) {
        return most.map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    private EffectReader() {}

    /// One that cannot be read ends with [BadInput].
    static Effect read(ContentFields json, Kind kind) {
        Do what = needed(json, "do", DO);
        onlyParameters(json.json(), what);
        if (what == Do.LAY_AGAIN && kind != Kind.LIFE) {
            throw BadInput.of("metro.check.effect.life", what.name());
        }
        if (what == Do.MOVE_ACCROC && kind != Kind.ACCROC) {
            throw BadInput.of("metro.check.effect.accroc", what.name());
        }
        Peek peek = value(json, "what", PEEK, Peek.HAND);
        When when = when(json, what);
        Who who = who(json, what, people(what, peek, kind, when), kind);
        int turns = value(json, "turns", CardReader.NUMBER, 0);
        if ((when == When.TEMPORARY) != (turns > 0)) {
            throw BadInput.of("metro.check.effect.turns");
        }
        return switch (what) {
            case MONEY -> new Effect.Money(when, who, amount(json));
            case POINTS -> new Effect.Points(when, who, amount(json));
            case POINTS_PER ->
                    new Effect.PointsPer(
                            who,
                            needed(json, "unit", CardReader.METRIC),
                            positive(json, "per"),
                            amount(json),
                            value(json, "cap", CardReader.NUMBER, Integer.MAX_VALUE));
            case INCOME -> new Effect.Income(who, amount(json));
            case DISCOUNT -> new Effect.Discount(who, amount(json));
            case STEAL_MONEY -> new Effect.StealMoney(who, amount(json));
            case STEAL_CARD -> new Effect.StealCard(who, filter(json, "filter"), pick(json));
            case DESTROY_CARD -> new Effect.DestroyCard(who, filter(json, "filter"), pick(json));
            case SWAP_CARDS ->
                    new Effect.SwapCards(who, filter(json, "give"), filter(json, "take"));
            case SWAP_HANDS -> new Effect.SwapHands(who);
            case TAKE_FROM_HAND -> new Effect.TakeFromHand(who, positive(json, "count"));
            case RENEW_HAND -> new Effect.RenewHand(who);
            case DRAW -> new Effect.Draw(who, positive(json, "count"));
            case LAY_AGAIN ->
                    new Effect.LayAgain(who, positive(json, "count"), filter(json, "filter"));
            case PEEK -> new Effect.Look(who, peek, positive(json, "count"));
            case SKIP_TURN -> new Effect.SkipTurn(when, who, turns);
            case BLOCK ->
                    new Effect.Block(
                            when,
                            who,
                            json.found("kind", CardReader.KIND),
                            json.found("category", CardReader.CATEGORY),
                            turns);
            case FORCE_PILE ->
                    new Effect.ForcePile(
                            when, who, needed(json, "station", CardReader.STATION), turns);
            case SHIELD -> new Effect.Shield(when, who, needed(json, "category", SHIELDED), turns);
            case GUARD -> new Effect.Guard(who, filter(json, "filter"));
            case MOVE_ACCROC -> new Effect.MoveAccroc(who);
        };
    }

    private static <T> T value(ContentFields json, String name, Form<T> form, T usual) {
        return json.found(name, form).orElse(usual);
    }

    private static <T> T needed(ContentFields json, String name, Form<T> form) {
        return json.found(name, form).orElseGet(() -> form.read(json.json().at(name)));
    }

    private static int amount(ContentFields json) {
        return needed(json, "amount", CardReader.NUMBER);
    }

    private static Pick pick(ContentFields json) {
        return value(json, "pick", PICK, Pick.LAYER);
    }

    private static Filter filter(ContentFields json, String name) {
        return value(json, name, FILTER, Filter.ANY);
    }

    private static int positive(ContentFields json, String name) {
        int value = value(json, name, CardReader.NUMBER, 1);
        if (value < 1) {
            throw BadInput.of("metro.check.effect.positive", name);
        }
        return value;
    }

    private static void onlyParameters(Json json, Do what) {
        Set<String> own = parameters(what);
        for (String field : json.fields().keySet()) {
            if (!Set.of("do", "when", "who").contains(field) && !own.contains(field)) {
                throw BadInput.of("metro.check.effect.parameter", what.name(), field);
            }
        }
        boolean oneOf = json.find("kind").isPresent() != json.find("category").isPresent();
        if (what == Do.BLOCK && !oneOf) {
            throw BadInput.of("metro.check.effect.either", what.name(), "kind", "category");
        }
        if (what == Do.PEEK && json.find("what").isEmpty()) {
            throw BadInput.of("metro.check.effect.needs", what.name(), "what");
        }
    }

    private static Set<String> parameters(Do what) {
        return switch (what) {
            case MONEY, POINTS, INCOME, DISCOUNT, STEAL_MONEY -> Set.of("amount");
            case POINTS_PER -> Set.of("unit", "per", "amount", "cap");
            case STEAL_CARD, DESTROY_CARD -> Set.of("filter", "pick");
            case SWAP_CARDS -> Set.of("give", "take");
            case SWAP_HANDS, RENEW_HAND, MOVE_ACCROC -> Set.of();
            case TAKE_FROM_HAND, DRAW -> Set.of("count");
            case LAY_AGAIN -> Set.of("count", "filter");
            case PEEK -> Set.of("what", "count");
            case SKIP_TURN -> Set.of("turns");
            case BLOCK -> Set.of("kind", "category", "turns");
            case FORCE_PILE -> Set.of("station", "turns");
            case SHIELD -> Set.of("category", "turns");
            case GUARD -> Set.of("filter");
        };
    }

    /// The column "when" of table 5.5.
    private static List<When> times(Do what) {
        return switch (what) {
            case MONEY, POINTS -> List.of(When.IMMEDIATE, When.PERMANENT);
            case POINTS_PER, INCOME, DISCOUNT, GUARD -> List.of(When.PERMANENT);
            case SKIP_TURN, FORCE_PILE -> List.of(When.TEMPORARY);
            case BLOCK, SHIELD -> List.of(When.TEMPORARY, When.PERMANENT);
            case STEAL_MONEY, STEAL_CARD, DESTROY_CARD, SWAP_CARDS -> List.of(When.IMMEDIATE);
            case SWAP_HANDS, TAKE_FROM_HAND, RENEW_HAND, DRAW -> List.of(When.IMMEDIATE);
            case LAY_AGAIN, PEEK, MOVE_ACCROC -> List.of(When.IMMEDIATE);
        };
    }

    /// METRO-FX-WHEN
    private static When when(ContentFields json, Do what) {
        List<When> legal = times(what);
        if (!json.has("when") && legal.size() > 1) {
            throw BadInput.of("metro.check.effect.needs", what.name(), "when");
        }
        When when = value(json, "when", WHEN, legal.getFirst());
        if (!legal.contains(when)) {
            throw BadInput.of("metro.check.effect.when", what.name(), when.name());
        }
        return when;
    }

    private static Who who(ContentFields json, Do what, List<Who> legal, Kind kind) {
        Who own = kind == Kind.ACCROC ? Who.VICTIM : Who.SELF;
        boolean usual = legal.contains(own);
        if (!json.has("who") && !usual && legal.size() > 1) {
            throw BadInput.of("metro.check.effect.needs", what.name(), "who");
        }
        Who who = value(json, "who", WHO, usual ? own : legal.getFirst());
        if (!legal.contains(who)) {
            throw BadInput.of("metro.check.effect.who", what.name(), who.name());
        }
        return who;
    }

    /// METRO-FX-WHO and METRO-FX-24: whom an effect may reach, by its `do`, its card's kind and its `when`.
    private static List<Who> people(Do what, Peek peek, Kind kind, When when) {
        List<Who> legal =
                switch (what) {
                    case STEAL_MONEY, STEAL_CARD, TAKE_FROM_HAND ->
                            List.of(Who.CHOSEN, Who.VICTIM, Who.OTHERS);
                    case SWAP_CARDS, SWAP_HANDS -> List.of(Who.CHOSEN, Who.VICTIM);
                    case PEEK ->
                            peek == Peek.PILE ? List.of(Who.SELF) : List.of(Who.CHOSEN, Who.VICTIM);
                    case DRAW, LAY_AGAIN, SHIELD, GUARD -> List.of(Who.SELF);
                    case MOVE_ACCROC -> List.of(Who.VICTIM);
                    case MONEY, POINTS, POINTS_PER, INCOME, DISCOUNT -> Who.CODES;
                    case DESTROY_CARD, RENEW_HAND, SKIP_TURN, BLOCK, FORCE_PILE -> Who.CODES;
                };
        return legal.stream()
                .filter(who -> who != (kind == Kind.ACCROC ? Who.CHOSEN : Who.VICTIM))
                .filter(who -> when != When.PERMANENT || isPermanentScope(who, kind))
                .toList();
    }

    private static boolean isPermanentScope(Who who, Kind kind) {
        return kind == Kind.ACCROC ? who != Who.SELF : who == Who.SELF;
    }
}
