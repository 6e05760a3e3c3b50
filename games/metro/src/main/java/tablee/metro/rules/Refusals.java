package tablee.metro.rules;

import java.util.Optional;
import java.util.Set;
import tablee.engine.Message;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.metro.content.Station;

/// Why an answer is not open to a seat: the clause, and a sentence that names the obstacle of this moment and uses only what
/// that seat knows (METRO-FLOW-9). What keeps a card from being laid or a player from being hit is an [Obstacles] matter.
public final class Refusals {

    private Refusals() {}

    /// Empty if the answer is open to this seat.
    public static Optional<Refused> of(Open state, int seat, MetroAction action) {
        if (LegalActions.of(state, seat).contains(action)) {
            return Optional.empty();
        }
        return Optional.of(
                !Layout.has(state.awaited, seat)
                        ? notAsked(state, seat)
                        : asked(state, seat, action));
    }

    /// Somebody else decides, or nobody does.
    private static Refused notAsked(Open state, int seat) {
        if (state.question == Question.OVER) {
            return Refused.of("METRO-FLOW-2", "metro.refused.over");
        }
        if (state.awaited == 0) {
            return Refused.of("METRO-FLOW-2", "metro.refused.chance");
        }
        boolean answered = Layout.has(Viewing.answered(state), seat);
        return Refused.of(
                "METRO-FLOW-2",
                answered ? "metro.refused.answered" : "metro.refused.turn",
                state.awaitedSeats());
    }

    private static Refused asked(Open state, int seat, MetroAction action) {
        return switch (action) {
            case MetroAction.Draw(Optional<Station> pile) when state.question == Question.TURN ->
                    draw(state, seat, pile);
            case MetroAction.Change(int p, int m, int t) when state.question == Question.TURN ->
                    numbers(state, seat, p, m, t);
            case MetroAction.Renew(int p, int m, int t) when state.question == Question.ALLOC ->
                    numbers(state, seat, p, m, t);
            case MetroAction.Lay(String card) when state.question == Question.LAY ->
                    Obstacles.lay(state, seat, card, true);
            case MetroAction.Lay(String card) when state.question == Question.EXTRA ->
                    Obstacles.lay(state, seat, card, false);
            case MetroAction.Pass(String card) when state.question == Question.LAY ->
                    Obstacles.held(state, seat, card).isEmpty()
                            ? Refused.of("METRO-TURN-3", "metro.refused.hand")
                            : pass(state, seat);
            case MetroAction.PassEmpty() when state.question == Question.LAY -> pass(state, seat);
            case MetroAction.Sell(Set<String> cards) when state.question == Question.SALE ->
                    Obstacles.sale(state, seat, cards);
            case MetroAction.Against(Seat victim) when state.question == Question.TARGET ->
                    Obstacles.target(state, seat, victim);
            case MetroAction.Move(String accroc) when state.question == Question.MOVE ->
                    Obstacles.move(state, seat, accroc);
            case MetroAction.Duel(Seat opponent) when state.question == Question.DUEL ->
                    opponent(state, opponent, "METRO-DEFI-1", "metro.refused.duel");
            case MetroAction.Choose(Seat opponent) when state.question == Question.OPPONENT ->
                    opponent(state, opponent, "METRO-FX-WHO", "metro.refused.choose");
            case MetroAction.Reveal() when state.question == Question.REACT ->
                    Refused.of(
                            "METRO-RULE-37",
                            "metro.refused.reveal",
                            Obstacles.category(state, state.box.card(state.flow.card)));
            case MetroAction.Take(String card) when state.question == Question.CARD ->
                    Obstacles.take(state, card);
            case MetroAction.Swap(String own, String theirs) when state.question == Question.PAIR ->
                    Obstacles.swap(state, seat, own, theirs);
            case MetroAction.From(Station pile) when asksForAPile(state) -> empty(state, pile);
            case MetroAction.Return(String _) when state.question == Question.RETURN ->
                    Refused.of("METRO-RULE-20", "metro.refused.hand");
            case MetroAction.Draw _,
                    MetroAction.Change _,
                    MetroAction.Renew _,
                    MetroAction.Lay _,
                    MetroAction.Pass _,
                    MetroAction.PassEmpty _,
                    MetroAction.Sell _,
                    MetroAction.Against _,
                    MetroAction.Move _,
                    MetroAction.Duel _,
                    MetroAction.Choose _,
                    MetroAction.Reveal _,
                    MetroAction.Decline _,
                    MetroAction.Take _,
                    MetroAction.Swap _,
                    MetroAction.Stop _,
                    MetroAction.From _,
                    MetroAction.Return _ ->
                    another(state);
        };
    }

    private static boolean asksForAPile(Open state) {
        return switch (state.question) {
            case PILE_DRAW, PILE_PEEK, PILE_SETTLE -> true;
            default -> false;
        };
    }

    /// An answer to a question that was not put; the sentence says which one was.
    private static Refused another(Open state) {
        String key = "metro.refused.asked." + state.question.name();
        String clause = state.question == Question.TURN ? "METRO-TURN-1" : "METRO-FLOW-9";
        return state.flow.isNone()
                ? Refused.of(clause, key)
                : Refused.of(clause, key, state.box.card(state.flow.card).printed.words());
    }

    private static Message name(Station station) {
        return Message.of("metro.station." + station.name());
    }

    private static Refused draw(Open state, int seat, Optional<Station> pile) {
        if (state.pilesEmpty()) {
            return Refused.of("METRO-RULE-14", "metro.refused.nothing");
        }
        if (pile.isEmpty()) {
            return Refused.of("METRO-STATION-7", "metro.refused.which");
        }
        return state.pileSize(pile.get().index()) == 0
                ? empty(state, pile.get())
                : forced(Conditions.forcedPile(state, seat));
    }

    private static Refused empty(Open state, Station pile) {
        return Refused.of(
                "METRO-RULE-13",
                pile.index() > state.station ? "metro.refused.later" : "metro.refused.empty",
                name(pile));
    }

    private static Refused forced(int pile) {
        return Refused.of("METRO-FX-18", "metro.refused.forced", name(Station.ALL.get(pile)));
    }

    /// METRO-RULE-17, -18 How many cards from which pile.
    private static Refused numbers(Open state, int seat, int... take) {
        int hand = state.handSize(seat);
        if (hand == 0) {
            return Refused.of("METRO-RULE-18", "metro.refused.change.empty");
        }
        if (state.pileTotal() < hand) {
            return Refused.of("METRO-RULE-18", "metro.refused.few", hand, state.pileTotal());
        }
        if (take[0] + take[1] + take[2] != hand) {
            return Refused.of("METRO-RULE-17", "metro.refused.sum", hand);
        }
        for (Station station : Station.ALL) {
            int there = state.pileSize(station.index());
            if (take[station.index()] > there) {
                return there == 0
                        ? empty(state, station)
                        : Refused.of("METRO-RULE-17", "metro.refused.short", name(station), there);
            }
        }
        return forced(Conditions.forcedPile(state, seat));
    }

    private static Refused pass(Open state, int seat) {
        if (state.drawn >= 0
                && state.card(state.drawn).printed.layWhenDrawn()
                && LegalActions.isOwed(
                        state, seat, state.card(state.drawn), Conditions.blocked(state, seat))) {
            return Refused.of(
                    "METRO-RULE-21",
                    "metro.refused.drawn",
                    state.card(state.drawn).printed.words());
        }
        boolean nothing = state.drawn == Open.DREW_NOTHING;
        if (LegalActions.mayPass(state, seat)) {
            return nothing
                    ? Refused.of("METRO-RULE-14", "metro.refused.pass.nothing")
                    : Refused.of("METRO-TURN-8", "metro.refused.pass.which");
        }
        return Refused.of(nothing ? "METRO-RULE-14" : "METRO-RULE-15", "metro.refused.able");
    }

    private static Refused opponent(Open state, Seat named, String clause, String key) {
        return named.index() >= state.seats()
                ? Refused.of(clause, "metro.refused.seat", named.label())
                : Refused.of(clause, key);
    }
}
