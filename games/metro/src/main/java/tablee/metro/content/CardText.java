package tablee.metro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.engine.Words;

/// What a card says, made from its data by templates per language, so that text and behaviour cannot differ (section 5).
public final class CardText {

    private static final Message NOTHING = Message.of("metro.nothing");

    private CardText() {}

    /// The rules of a card, one line each: what it gives, what it needs, what it does.
    public static List<String> lines(CardSet set, Card card, Texts texts) {
        var lines = new ArrayList<String>();
        lines.add(texts.say(gains(set, card)));
        if (!card.connexions().isEmpty()) {
            lines.add(texts.say("metro.card.needs", texts.say(needs(set, card))));
        }
        if (!card.against().isEmpty()) {
            lines.add(texts.say("metro.card.against", texts.say(against(set, card))));
        }
        for (Effect effect : card.effects()) {
            lines.add(texts.say(effect(set, effect)));
        }
        lines.addAll(special(card, texts));
        return List.copyOf(lines);
    }

    /// METRO-LIFE-13 The special case of a single card is told by its note, in a general sentence only where it has none.
    private static List<String> special(Card card, Texts texts) {
        String note = card.note().in(texts.language());
        if (!note.isEmpty()) {
            return List.of(note);
        }
        var general = new ArrayList<String>();
        if (card.repeatable()) {
            general.add(texts.say("metro.card.repeatable"));
        }
        if (card.layWhenDrawn()) {
            general.add(texts.say("metro.card.layWhenDrawn"));
        }
        return general;
    }

    /// METRO-LIFE-4 Points and money, as at the top left of the card.
    public static Message gains(CardSet set, Card card) {
        return switch (card.kind()) {
            case LIFE -> {
                var parts = new ArrayList<Message>();
                for (Category category : Category.ALL) {
                    if (card.points(category) > 0) {
                        parts.add(
                                Message.of(
                                        "metro.card.points",
                                        set.label(category),
                                        card.points(category)));
                    }
                }
                if (card.noblesse() > 0) {
                    parts.add(Message.of("metro.card.noblesse", card.noblesse()));
                }
                if (card.money() > 0) {
                    parts.add(Message.of("metro.card.money", card.money()));
                }
                yield joined("metro.and", parts);
            }
            case PATRIMOINE -> Message.of("metro.card.price", card.price(), card.wealth());
            case ACCROC ->
                    Message.of("metro.card.accroc", set.label(card.category().orElseThrow()));
            case DEFI ->
                    Message.of(
                            card.more() ? "metro.card.duel.more" : "metro.card.duel.fewer",
                            metric(set, card.metric()),
                            Card.DUEL);
        };
    }

    /// METRO-LIFE-9 All connexions; any one of them is enough.
    public static Message needs(CardSet set, Card card) {
        return joined("metro.or", card.connexions().stream().map(one -> needs(set, one)).toList());
    }

    /// METRO-FX-AGAINST All grounds; any one of them is enough.
    public static Message against(CardSet set, Card card) {
        return joined("metro.or", card.against().stream().map(one -> against(set, one)).toList());
    }

    public static Message needs(CardSet set, Connexion connexion) {
        var parts = new ArrayList<Message>();
        for (String title : connexion.cards()) {
            parts.add(Message.of("metro.card.title", title(set, title)));
        }
        for (var least : connexion.points().entrySet()) {
            Words label = set.label(least.getKey());
            parts.add(Message.of("metro.card.least", label, least.getValue()));
        }
        return joined("metro.plus", parts);
    }

    static Message against(CardSet set, Against against) {
        var parts = new ArrayList<Message>();
        for (String title : against.cards()) {
            parts.add(Message.of("metro.card.title", title(set, title)));
        }
        for (var least : against.metrics().entrySet()) {
            int count = least.getValue();
            boolean money = least.getKey().unit() == Metric.Unit.MONEY;
            parts.add(
                    money
                            ? Message.of("metro.card.metric.money", count)
                            : Message.of(
                                    "metro.card.metric",
                                    metric(set, least.getKey(), count),
                                    count));
        }
        return joined("metro.plus", parts);
    }

    private static Words title(CardSet set, String title) {
        return set.byTitle(title).map(Card::words).orElse(Words.of(title, title));
    }

    private static Message joined(String key, List<Message> parts) {
        Message all = parts.isEmpty() ? NOTHING : parts.getFirst();
        for (int i = 1; i < parts.size(); i++) {
            all = Message.of(key, all, parts.get(i));
        }
        return all;
    }

    /// What is measured, as one names things of which there are several.
    static Message metric(CardSet set, Metric metric) {
        return metric(set, metric, 2);
    }

    /// The same after a number: one card, two cards.
    private static Message metric(CardSet set, Metric metric, int count) {
        String key = "metro.metric." + metric.unit().name();
        return switch (metric.unit()) {
            case POINTS, CARDS ->
                    Message.of(key, count, set.label(metric.category().orElseThrow()));
            case TITLE -> Message.of(key, title(set, metric.title()));
            default -> Message.of(key, count);
        };
    }

    /// One property as a sentence: whom it reaches unless it is the layer, what it does, how long.
    public static Message effect(CardSet set, Effect effect) {
        Message lasting = lasting(set, effect, key(effect));
        return effect.who() == Effect.Who.SELF
                ? lasting
                : Message.of("metro.fx", Message.of("metro.who." + effect.who().name()), lasting);
    }

    /// The same of somebody who has been named already.
    public static Message struck(CardSet set, Effect effect) {
        return lasting(set, effect, "metro.fx." + effect.what().name());
    }

    private static Message lasting(CardSet set, Effect effect, String key) {
        Message what = what(set, effect, key);
        return switch (effect.when()) {
            case IMMEDIATE -> what;
            case TEMPORARY ->
                    effect instanceof Effect.Running running && !(effect instanceof Effect.SkipTurn)
                            ? Message.of("metro.when.TEMPORARY", what, running.turns())
                            : what;
            case PERMANENT -> Message.of("metro.when.PERMANENT", what);
        };
    }

    /// Where the verb changes with the person.
    private static final Set<Effect.Do> SPOKEN =
            Set.of(
                    Effect.Do.DESTROY_CARD,
                    Effect.Do.RENEW_HAND,
                    Effect.Do.DRAW,
                    Effect.Do.LAY_AGAIN,
                    Effect.Do.SKIP_TURN,
                    Effect.Do.BLOCK,
                    Effect.Do.FORCE_PILE);

    /// There the layer is spoken to.
    private static String key(Effect effect) {
        String key = "metro.fx." + effect.what().name();
        boolean spoken = SPOKEN.contains(effect.what()) && effect.who() == Effect.Who.SELF;
        return spoken ? key + ".self" : key;
    }

    private static Message what(CardSet set, Effect effect, String key) {
        return switch (effect) {
            case Effect.StealMoney(_, int amount) -> Message.of(key, amount);
            case Effect.Amount of -> Message.of(key, signed(of.amount()), of.amount());
            case Effect.PointsPer(_, Metric unit, int per, int amount, int cap) ->
                    Message.of(
                            per == 1 ? key : key + ".several",
                            signed(amount),
                            metric(set, unit),
                            per,
                            cap);
            case Effect.Strike strike ->
                    Message.of(
                            key,
                            filter(set, strike.filter()),
                            Message.of("metro.pick." + strike.pick().name()));
            case Effect.SwapCards(_, Filter give, Filter take) ->
                    Message.of(key, filter(set, give), filter(set, take));
            case Effect.TakeFromHand(_, int count) -> Message.of(key, count);
            case Effect.Draw(_, int count) -> Message.of(key, count);
            case Effect.LayAgain(_, int count, Filter filter) ->
                    Message.of(key, count, filter(set, filter));
            case Effect.Look(_, Effect.Peek at, int count) ->
                    Message.of(key + "." + at.name(), count);
            case Effect.SkipTurn skip -> Message.of(key, skip.turns());
            case Effect.Block block -> Message.of(key, blocked(set, block));
            case Effect.ForcePile force -> Message.of(key, force.station().words());
            case Effect.Shield shield ->
                    shield.categories().size() == Category.ALL.size()
                            ? Message.of(key + ".ANY")
                            : Message.of(key, set.label(shield.categories().getFirst()));
            case Effect.Guard(_, Filter filter) -> Message.of(key, filter(set, filter));
            case Effect.SwapHands _, Effect.RenewHand _, Effect.MoveAccroc _ -> Message.of(key);
        };
    }

    private static Message blocked(CardSet set, Effect.Block block) {
        return block.kind()
                .map(kind -> Message.of("metro.block." + kind.name()))
                .orElseGet(
                        () ->
                                Message.of(
                                        "metro.block.category",
                                        set.label(block.category().orElseThrow())));
    }

    public static String signed(int amount) {
        return amount < 0 ? "−" + -amount : "+" + amount;
    }

    public static Message filter(CardSet set, Filter filter) {
        String kind = filter.kind().map(Kind::name).orElse("ANY");
        Message all = Message.of("metro.kind." + kind);
        if (filter.category().isPresent()) {
            all = Message.of("metro.filter.category", all, set.label(filter.category().get()));
        }
        if (filter.station().isPresent()) {
            all = Message.of("metro.filter.category", all, filter.station().get().words());
        }
        for (String title : filter.titles()) {
            all = Message.of("metro.filter.category", all, title(set, title));
        }
        if (filter.maxValue().isPresent()) {
            all = Message.of("metro.filter.max", all, filter.maxValue().getAsInt());
        }
        return all;
    }
}
