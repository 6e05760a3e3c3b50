package tablee.metro;

import java.util.Optional;
import tablee.engine.Refused;
import tablee.engine.Seat;

/// Why an answer is not open to a seat: the clause, and a sentence that uses only what that seat knows (METRO-FLOW-9).
final class Refusals {

    private Refusals() {}

    static Optional<Refused> of(Open state, int seat, MetroAction action) {
        if (LegalActions.of(state, seat).contains(action)) {
            return Optional.empty();
        }
        if ((state.awaited >> seat & 1) == 0) {
            return Optional.of(Refused.of("METRO-FLOW-2", "metro.refused.turn"));
        }
        return Optional.of(
                switch (state.question) {
                    case TURN -> turn(state, seat, action);
                    case LAY -> lay(state, seat, action);
                    case EXTRA -> extra(state, seat, action);
                    case SALE -> asked(action instanceof MetroAction.Sell, "METRO-RULE-34", "sale");
                    case TARGET -> target(state, seat, action);
                    case MOVE -> asked(action instanceof MetroAction.Move, "METRO-RULE-42", "move");
                    case DUEL -> asked(action instanceof MetroAction.Duel, "METRO-DEFI-1", "duel");
                    case OPPONENT ->
                            asked(action instanceof MetroAction.Choose, "METRO-FX-WHO", "choose");
                    case REACT ->
                            asked(action instanceof MetroAction.Reveal, "METRO-RULE-37", "reveal");
                    case CARD ->
                            asked(action instanceof MetroAction.Take, "METRO-FX-ELIGIBLE", "take");
                    case PAIR -> asked(action instanceof MetroAction.Swap, "METRO-FX-9", "swap");
                    case PILE_DRAW, PILE_PEEK, PILE_SETTLE ->
                            asked(action instanceof MetroAction.From, "METRO-RULE-13", "pile");
                    case RETURN ->
                            asked(action instanceof MetroAction.Return, "METRO-RULE-20", "return");
                    case ALLOC ->
                            asked(action instanceof MetroAction.Renew, "METRO-RULE-17", "change");
                    case STARTER,
                            CHARACTERS,
                            DEFIS,
                            ACCROCS,
                            REGROUP_PUBERTE,
                            REGROUP_MAJORITE,
                            PACK,
                            LOT_HAND,
                            LOT_CARD,
                            OVER ->
                            Refused.of("METRO-FLOW-2", "metro.refused.turn");
                });
    }

    /// An answer of the right kind that is not among the legal ones, or one to a question that was not asked.
    private static Refused asked(boolean fits, String clause, String key) {
        return fits
                ? Refused.of(clause, "metro.refused." + key)
                : Refused.of("METRO-FLOW-9", "metro.refused.question");
    }

    private static Refused turn(Open state, int seat, MetroAction action) {
        int forced = Conditions.forcedPile(state, seat);
        return switch (action) {
            case MetroAction.Draw(Optional<Station> pile) -> {
                boolean empty = pile.isPresent() && state.pileSize(pile.get().index()) == 0;
                yield !empty && forced >= 0
                        ? Refused.of("METRO-FX-18", "metro.refused.forced")
                        : Refused.of("METRO-RULE-13", "metro.refused.pile");
            }
            case MetroAction.Change(int p, int m, int t) -> {
                int hand = state.handSize(seat);
                if (hand == 0 || state.pileTotal() < hand) {
                    yield Refused.of("METRO-RULE-18", "metro.refused.few");
                }
                yield forced >= 0
                        ? Refused.of("METRO-FX-18", "metro.refused.forced")
                        : Refused.of("METRO-RULE-17", "metro.refused.change");
            }
            default -> Refused.of("METRO-TURN-1", "metro.refused.first");
        };
    }

    private static Refused lay(Open state, int seat, MetroAction action) {
        return switch (action) {
            case MetroAction.Lay(String slug) -> layCard(state, seat, slug, true);
            case MetroAction.Pass(String slug) -> {
                if (find(state, seat, slug).isEmpty()) {
                    yield Refused.of("METRO-TURN-3", "metro.refused.hand");
                }
                yield pass(state, seat);
            }
            case MetroAction.PassEmpty() -> pass(state, seat);
            default -> Refused.of("METRO-FLOW-9", "metro.refused.question");
        };
    }

    private static Refused pass(Open state, int seat) {
        if (state.drawn >= 0
                && state.card(state.drawn).layWhenDrawn()
                && LegalActions.isOwed(
                        state, seat, state.card(state.drawn), Conditions.blocked(state, seat))) {
            return Refused.of("METRO-RULE-21", "metro.refused.drawn");
        }
        return state.drawn == Open.DREW_NOTHING
                ? Refused.of("METRO-RULE-14", "metro.refused.empty")
                : Refused.of("METRO-RULE-15", "metro.refused.able");
    }

    private static Optional<Card> find(Open state, int seat, String slug) {
        for (short held : state.hand(seat)) {
            if (state.card(held).slug().equals(slug)) {
                return Optional.of(state.card(held));
            }
        }
        return Optional.empty();
    }

    private static Refused extra(Open state, int seat, MetroAction action) {
        if (!(action instanceof MetroAction.Lay(String slug))) {
            return Refused.of("METRO-FLOW-9", "metro.refused.question");
        }
        Optional<Card> card = find(state, seat, slug);
        return card.isPresent() && !LegalActions.permission(state).filter().fits(card.get())
                ? Refused.of("METRO-FX-14", "metro.refused.filter", card.get().words())
                : layCard(state, seat, slug, false);
    }

    /// METRO-TURN-5 What keeps this card in the hand.
    private static Refused layCard(Open state, int seat, String slug, boolean first) {
        Optional<Card> found = find(state, seat, slug);
        if (found.isEmpty()) {
            return Refused.of("METRO-TURN-3", "metro.refused.hand");
        }
        Card card = found.get();
        if (Conditions.isBlocked(card, Conditions.blocked(state, seat))) {
            return Refused.of("METRO-FX-17", "metro.refused.blocked", card.words());
        }
        if (Conditions.isLayable(state, seat, card, first)) {
            return Refused.of("METRO-RULE-21", "metro.refused.drawn");
        }
        return switch (card.kind()) {
            case LIFE -> {
                if (!card.repeatable() && state.shown(seat).hasTitle(card)) {
                    yield Refused.of("METRO-RULE-22", "metro.refused.twice", card.words());
                }
                yield !first && Conditions.isConnected(state, seat, card, true)
                        ? Refused.of("METRO-RULE-23", "metro.refused.earlier", card.words())
                        : Refused.of("METRO-LIFE-6", "metro.refused.connexion", card.words());
            }
            case PATRIMOINE ->
                    Refused.of(
                            "METRO-WEALTH-2",
                            "metro.refused.price",
                            card.words(),
                            Conditions.price(state, seat, card),
                            Conditions.money(state, seat));
            case ACCROC ->
                    card.movesAccroc
                            ? Refused.of("METRO-RULE-42", "metro.refused.move")
                            : Refused.of("METRO-RULE-36", "metro.refused.nobody", card.words());
            case DEFI -> Refused.of("METRO-FLOW-9", "metro.refused.question");
        };
    }

    private static Refused target(Open state, int seat, MetroAction action) {
        if (!(action instanceof MetroAction.Against(Seat victim))) {
            return Refused.of("METRO-FLOW-9", "metro.refused.question");
        }
        if (victim.index() == seat || victim.index() >= state.seats()) {
            return Refused.of("METRO-ACCROC-2", "metro.refused.self");
        }
        Card card = state.set.card(state.flow.card);
        return card.movesAccroc
                        && !Conditions.isProtected(state, victim.index(), card.categoryBit)
                        && card.grounds.hold(state, victim.index())
                ? Refused.of("METRO-RULE-42", "metro.refused.move")
                : Refused.of("METRO-RULE-36", "metro.refused.target", victim);
    }
}
