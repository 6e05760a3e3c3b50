package tablee.metro.content;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tablee.engine.Json;
import tablee.metro.content.CardReader.Broken;
import tablee.metro.content.Effect.Do;
import tablee.metro.content.Effect.Peek;
import tablee.metro.content.Effect.Pick;
import tablee.metro.content.Effect.When;
import tablee.metro.content.Effect.Who;

/// METRO-CONTENT-B20 Reads one effect and refuses what section 5.5 does not allow: an unknown code, a `when` or `who`
/// that this `do` cannot have (METRO-FX-24), a missing or foreign parameter.
final class EffectReader {

    private static final String CLAUSE = "METRO-CONTENT-B20";

    private EffectReader() {}

    static Effect read(Json json, Kind kind) {
        Do what = CardReader.code(json.at("do"), Do.ALL);
        Peek peek = json.find("what").map(j -> CardReader.code(j, Peek.ALL)).orElse(Peek.HAND);
        onlyParameters(json, what);
        if (what == Do.LAY_AGAIN && kind != Kind.LIFE) {
            throw new Broken(json, CLAUSE, "metro.check.effect.life", what.name());
        }
        if (what == Do.MOVE_ACCROC && kind != Kind.ACCROC) {
            throw new Broken(json, CLAUSE, "metro.check.effect.accroc", what.name());
        }
        When when = when(json, what);
        Who who = who(json, what, peek, kind, when);
        int turns = CardReader.number(json, "turns", 0);
        if ((when == When.TEMPORARY) != (turns > 0)) {
            throw new Broken(json, CLAUSE, "metro.check.effect.turns");
        }
        return switch (what) {
            case MONEY -> new Effect.Money(when, who, amount(json));
            case POINTS -> new Effect.Points(when, who, amount(json));
            case POINTS_PER ->
                    new Effect.PointsPer(
                            who,
                            CardReader.metric(json, json.at("unit").asText()),
                            positive(json, "per"),
                            amount(json),
                            CardReader.number(json, "cap", Integer.MAX_VALUE));
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
                            json.find("kind").map(j -> CardReader.code(j, Kind.ALL)),
                            json.find("category").map(j -> CardReader.code(j, Category.ALL)),
                            turns);
            case FORCE_PILE ->
                    new Effect.ForcePile(
                            when, who, CardReader.code(json.at("station"), Station.ALL), turns);
            case SHIELD -> new Effect.Shield(when, who, shielded(json.at("category")), turns);
            case GUARD -> new Effect.Guard(who, filter(json, "filter"));
            case MOVE_ACCROC -> new Effect.MoveAccroc(who);
        };
    }

    private static int amount(Json json) {
        return json.at("amount").asInt();
    }

    private static Pick pick(Json json) {
        return json.find("pick").map(j -> CardReader.code(j, Pick.ALL)).orElse(Pick.LAYER);
    }

    private static List<Category> shielded(Json category) {
        return category.asText().equals("ANY")
                ? Category.ALL
                : List.of(CardReader.code(category, Category.ALL));
    }

    private static int positive(Json json, String name) {
        int value = CardReader.number(json, name, 1);
        if (value < 1) {
            throw new Broken(json, CLAUSE, "metro.check.effect.positive", name);
        }
        return value;
    }

    private static void onlyParameters(Json json, Do what) {
        Set<String> own = parameters(what);
        for (String field : json.fields().keySet()) {
            if (!Set.of("do", "when", "who").contains(field) && !own.contains(field)) {
                throw new Broken(json, CLAUSE, "metro.check.effect.parameter", what.name(), field);
            }
        }
        if (what == Do.POINTS_PER && json.find("unit").isEmpty()) {
            throw new Broken(json, CLAUSE, "metro.check.effect.needs", what.name(), "unit");
        }
        boolean oneOf = json.find("kind").isPresent() != json.find("category").isPresent();
        if (what == Do.BLOCK && !oneOf) {
            throw new Broken(
                    json, CLAUSE, "metro.check.effect.either", what.name(), "kind", "category");
        }
        if (what == Do.SHIELD && json.find("category").isEmpty()) {
            throw new Broken(json, CLAUSE, "metro.check.effect.shield", what.name());
        }
        if (what == Do.PEEK && json.find("what").isEmpty()) {
            throw new Broken(json, CLAUSE, "metro.check.effect.needs", what.name(), "what");
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
    static List<When> times(Do what) {
        return switch (what) {
            case MONEY, POINTS -> List.of(When.IMMEDIATE, When.PERMANENT);
            case POINTS_PER, INCOME, DISCOUNT, GUARD -> List.of(When.PERMANENT);
            case STEAL_MONEY,
                    STEAL_CARD,
                    DESTROY_CARD,
                    SWAP_CARDS,
                    SWAP_HANDS,
                    TAKE_FROM_HAND,
                    RENEW_HAND,
                    DRAW,
                    LAY_AGAIN,
                    PEEK,
                    MOVE_ACCROC ->
                    List.of(When.IMMEDIATE);
            case SKIP_TURN, FORCE_PILE -> List.of(When.TEMPORARY);
            case BLOCK, SHIELD -> List.of(When.TEMPORARY, When.PERMANENT);
        };
    }

    private static When when(Json json, Do what) {
        List<When> legal = times(what);
        if (json.find("when").isEmpty()) {
            if (legal.size() == 1) {
                return legal.getFirst();
            }
            throw new Broken(json, CLAUSE, "metro.check.effect.needs", what.name(), "when");
        }
        When when = CardReader.code(json.at("when"), When.ALL);
        if (!legal.contains(when)) {
            throw new Broken(json, CLAUSE, "metro.check.effect.when", what.name(), when.name());
        }
        return when;
    }

    private static Who who(Json json, Do what, Peek peek, Kind kind, When when) {
        List<Who> legal = people(what, peek, kind, when);
        if (json.find("who").isEmpty()) {
            Who usual = kind == Kind.ACCROC ? Who.VICTIM : Who.SELF;
            if (!legal.contains(usual) && legal.size() > 1) {
                throw new Broken(json, CLAUSE, "metro.check.effect.needs", what.name(), "who");
            }
            return legal.contains(usual) ? usual : legal.getFirst();
        }
        Who who = CardReader.code(json.at("who"), Who.CODES);
        if (!legal.contains(who)) {
            throw new Broken(json, CLAUSE, "metro.check.effect.who", what.name(), who.name());
        }
        return who;
    }

    /// METRO-FX-WHO and METRO-FX-24: whom an effect may reach, by its `do`, its card's kind and its `when`.
    static List<Who> people(Do what, Peek peek, Kind kind, When when) {
        List<Who> legal =
                switch (what) {
                    case STEAL_MONEY, STEAL_CARD, TAKE_FROM_HAND ->
                            List.of(Who.CHOSEN, Who.VICTIM, Who.OTHERS);
                    case SWAP_CARDS, SWAP_HANDS -> List.of(Who.CHOSEN, Who.VICTIM);
                    case PEEK ->
                            peek == Peek.PILE ? List.of(Who.SELF) : List.of(Who.CHOSEN, Who.VICTIM);
                    case DRAW, LAY_AGAIN, SHIELD, GUARD -> List.of(Who.SELF);
                    case MOVE_ACCROC -> List.of(Who.VICTIM);
                    case MONEY,
                            POINTS,
                            POINTS_PER,
                            INCOME,
                            DISCOUNT,
                            DESTROY_CARD,
                            RENEW_HAND,
                            SKIP_TURN,
                            BLOCK,
                            FORCE_PILE ->
                            Who.CODES;
                };
        return legal.stream()
                .filter(who -> who != (kind == Kind.ACCROC ? Who.CHOSEN : Who.VICTIM))
                .filter(who -> when != When.PERMANENT || isPermanentScope(who, kind))
                .toList();
    }

    private static boolean isPermanentScope(Who who, Kind kind) {
        return kind == Kind.ACCROC ? who != Who.SELF : who == Who.SELF;
    }

    private static Filter filter(Json effect, String name) {
        Optional<Json> found = effect.find(name);
        if (found.isEmpty()) {
            return Filter.ANY;
        }
        Json json = found.get();
        CardReader.only(json, Set.of("kind", "category", "station", "titles", "maxValue"));
        return new Filter(
                json.find("kind").map(j -> CardReader.code(j, Kind.ALL)),
                json.find("category").map(j -> CardReader.code(j, Category.ALL)),
                json.find("station").map(j -> CardReader.code(j, Station.ALL)),
                CardReader.items(json, "titles").stream().map(Json::asText).toList(),
                json.find("maxValue")
                        .map(j -> OptionalInt.of(j.asInt()))
                        .orElse(OptionalInt.empty()));
    }
}
