package tablee.metro.rules;

import java.util.Optional;
import java.util.Set;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Words;
import tablee.metro.content.CardText;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;

/// What stands in the way of a card that somebody wants to lay, or of a card or player they want to reach.
final class Obstacles {

    private Obstacles() {}

    static Words category(Open state, RuleCard card) {
        return state.box.set().label(card.printed.category().orElseThrow());
    }

    static Optional<RuleCard> held(Open state, int seat, String slug) {
        for (short held : state.hand(seat)) {
            if (state.card(held).slug.equals(slug)) {
                return Optional.of(state.card(held));
            }
        }
        return Optional.empty();
    }

    /// METRO-TURN-5 What keeps this card in the hand.
    ///
    /// @param first as the turn's own lay; otherwise as one more (METRO-FX-14)
    static Refused lay(Open state, int seat, String slug, boolean first) {
        Optional<RuleCard> found = held(state, seat, slug);
        if (found.isEmpty()) {
            return Refused.of("METRO-TURN-3", "metro.refused.hand");
        }
        RuleCard card = found.get();
        if (!first && !LegalActions.permission(state).filter().fits(card.printed)) {
            return Refused.of(
                    "METRO-FX-14",
                    "metro.refused.filter",
                    card.printed.words(),
                    CardText.filter(state.box.set(), LegalActions.permission(state).filter()));
        }
        if (Conditions.isBlocked(card, Conditions.blocked(state, seat))) {
            return Refused.of("METRO-FX-17", "metro.refused.blocked", card.printed.words());
        }
        if (Conditions.isLayable(state, seat, card, first)) {
            return Refused.of(
                    "METRO-RULE-21",
                    "metro.refused.drawn",
                    state.card(state.drawn).printed.words());
        }
        return switch (card.kind) {
            case LIFE -> life(state, seat, card, first);
            case PATRIMOINE ->
                    Refused.of(
                            "METRO-WEALTH-2",
                            state.shown(seat).wealthCards > 0
                                    ? "metro.refused.price.sale"
                                    : "metro.refused.price",
                            card.printed.words(),
                            Conditions.price(state, seat, card),
                            Conditions.money(state, seat));
            case ACCROC -> accroc(state, seat, card);
            case DEFI -> throw new IllegalStateException("a Défi can always be laid");
        };
    }

    private static Refused life(Open state, int seat, RuleCard card, boolean first) {
        if (!card.repeatable && state.shown(seat).hasTitle(card)) {
            return Refused.of("METRO-RULE-22", "metro.refused.twice", card.printed.words());
        }
        return !first && Conditions.isConnected(state, seat, card, true)
                ? Refused.of("METRO-RULE-23", "metro.refused.earlier", card.printed.words())
                : Refused.of(
                        "METRO-LIFE-6",
                        "metro.refused.connexion",
                        card.printed.words(),
                        CardText.needs(state.box.set(), card.printed));
    }

    /// METRO-RULE-36, -42 Why it can be laid against nobody.
    private static Refused accroc(Open state, int seat, RuleCard card) {
        if (card.movesAccroc) {
            boolean any = false;
            for (int accroc : state.shown(seat).accrocs) {
                any |= !state.card(accroc).movesAccroc;
            }
            return Refused.of(
                    "METRO-RULE-42",
                    any ? "metro.refused.move.nobody" : "metro.refused.move.nothing",
                    card.printed.words());
        }
        boolean anybody = false;
        for (int other = 0; other < state.seats(); other++) {
            anybody |= other != seat && !Conditions.isProtected(state, other, card.category);
        }
        return anybody
                ? Refused.of(
                        "METRO-RULE-36",
                        "metro.refused.nobody.grounds",
                        card.printed.words(),
                        CardText.against(state.box.set(), card.printed))
                : Refused.of(
                        "METRO-RULE-36",
                        "metro.refused.nobody",
                        card.printed.words(),
                        category(state, card));
    }

    static Refused target(Open state, int seat, Seat victim) {
        if (victim.index() >= state.seats()) {
            return Refused.of("METRO-RULE-36", "metro.refused.seat", victim.label());
        }
        if (victim.index() == seat) {
            return Refused.of("METRO-ACCROC-2", "metro.refused.self");
        }
        RuleCard card = state.box.card(state.flow.card);
        if (Conditions.isProtected(state, victim.index(), card.category)) {
            return Refused.of(
                    "METRO-RULE-36", "metro.refused.target", victim, category(state, card));
        }
        return card.grounds.hold(state, victim.index())
                ? Refused.of("METRO-RULE-42", "metro.refused.move.safe", victim)
                : Refused.of(
                        "METRO-RULE-36",
                        "metro.refused.grounds",
                        victim,
                        CardText.against(state.box.set(), card.printed));
    }

    static Refused move(Open state, int seat, String name) {
        int[] accrocs = state.shown(seat).accrocs;
        int place = Places.find(state, accrocs, name);
        if (place < 0) {
            return Refused.of("METRO-RULE-42", "metro.refused.move.there");
        }
        RuleCard card = state.card(accrocs[place]);
        return card.movesAccroc
                ? Refused.of("METRO-RULE-42", "metro.refused.move.itself", card.printed.words())
                : Refused.of(
                        "METRO-RULE-42",
                        "metro.refused.target",
                        Seat.of(state.flow.victim),
                        category(state, card));
    }

    /// METRO-RULE-34 Not one's wealth, too little of it, or more than needed.
    static Refused sale(Open state, int seat, Set<String> names) {
        int[] front = state.shown(seat).front;
        int sold = 0;
        for (String name : names) {
            int place = Places.find(state, front, name);
            if (place < 0 || state.card(front[place]).kind != Kind.PATRIMOINE) {
                return Refused.of("METRO-RULE-34", "metro.refused.sale.wealth");
            }
            sold |= Layout.only(Sales.nth(state, front, place));
        }
        RuleCard wanted = state.box.card(state.flow.card);
        return Refused.of(
                "METRO-RULE-34",
                Sales.suffices(state, seat, wanted, sold)
                        ? "metro.refused.sale.more"
                        : "metro.refused.sale.less",
                wanted.printed.words());
    }

    /// METRO-FX-ELIGIBLE Why the effect cannot have this laid card.
    static Refused take(Open state, String name) {
        Effect.Strike effect = Resolution.strike(state);
        int owner = Resolution.affected(state);
        int[] front = state.shown(owner).front;
        int place = Places.find(state, front, name);
        if (place < 0) {
            return Refused.of("METRO-FX-ELIGIBLE", "metro.refused.take.there", Seat.of(owner));
        }
        RuleCard card = state.card(front[place]);
        String key =
                !effect.filter().fits(card.printed)
                        ? "metro.refused.take.filter"
                        : Conditions.isGuarded(state, owner, card)
                                ? "metro.refused.take.guarded"
                                : Conditions.isEligible(state, owner, place, effect.filter(), -1)
                                        ? "metro.refused.take.twice"
                                        : "metro.refused.take.itself";
        return Refused.of(
                "METRO-FX-ELIGIBLE",
                key,
                card.printed.words(),
                CardText.filter(state.box.set(), effect.filter()));
    }

    /// METRO-FX-9
    static Refused swap(Open state, int seat, String own, String theirs) {
        int other = Resolution.affected(state);
        boolean there =
                Places.find(state, state.shown(seat).front, own) >= 0
                        && Places.find(state, state.shown(other).front, theirs) >= 0;
        return there
                ? Refused.of("METRO-FX-9", "metro.refused.swap")
                : Refused.of("METRO-FX-9", "metro.refused.swap.there", Seat.of(other));
    }
}
