package tablee.metro.rules;

import java.util.function.Supplier;
import tablee.metro.content.Kind;

/// What must hold after every step, whatever was played.
public final class Invariants {

    private final MetroState state;
    private final Supplier<String> written;

    private Invariants(MetroState state, Supplier<String> written) {
        this.state = state;
        this.written = written;
    }

    /// Throws if something does not hold.
    ///
    /// @param written the whole position, for the message
    public static void check(MetroState state, Supplier<String> written) {
        new Invariants(state, written).check();
    }

    private void check() {
        for (int seat = 0; seat < state.seats(); seat++) {
            player(seat);
        }
        for (int pile = 0; pile < 3; pile++) {
            for (short card : state.pile(pile).toArray()) {
                holds(state.back(card) == pile, "METRO-RULE-9 a foreign back in a pile");
            }
        }
        boolean decides = !state.question.isChance() && state.question != Question.OVER;
        holds(decides == (state.awaited != 0), "METRO-FLOW-2 a question to nobody");
        boolean window = state.question == Question.REACT && state.flow.placed;
        holds(
                window || Integer.bitCount(state.awaited) <= 1,
                "METRO-FLOW-2 several players are asked at once");
        if (decides) {
            for (int seat = 0; seat < state.seats(); seat++) {
                if (Layout.has(state.awaited, seat)) {
                    holds(
                            !LegalActions.of(state, seat).isEmpty(),
                            "METRO-FLOW-5 a question without an answer");
                }
            }
        }
        if (state.question == Question.TURN && state.whole) {
            for (int seat = 0; seat < state.seats(); seat++) {
                holds(
                        state.lives[seat].hand.length <= state.options.handSize()
                                && state.lives[seat].hand.length == state.noted(seat),
                        "METRO-TURN-11 a hand of another size");
            }
        }
        if (state.whole) {
            conserved();
        }
    }

    private void player(int seat) {
        Shown life = state.shown(seat);
        long titles0 = 0;
        var counted = new Shown();
        for (int laid : life.front) {
            RuleCard card = state.card(laid);
            holds(
                    card.kind == Kind.LIFE || card.kind == Kind.PATRIMOINE,
                    "METRO-TURN-4 in front lie life and wealth cards only");
            holds(
                    card.kind != Kind.LIFE || card.repeatable || !counted.hasTitle(card),
                    "METRO-RULE-22 a title twice");
            counted.lay(card, Layout.paid(laid), Layout.turn(laid));
            titles0 |= counted.titles0;
        }
        holds(
                titles0 == life.titles0
                        && counted.titles1 == life.titles1
                        && counted.titles2 == life.titles2
                        && counted.categoryPoints == life.categoryPoints
                        && counted.categoryCards == life.categoryCards
                        && counted.settledMoney == life.settledMoney
                        && counted.noblesse == life.noblesse
                        && counted.wealth == life.wealth
                        && counted.wealthCards == life.wealthCards
                        && counted.shield == life.shield
                        && counted.income == life.income
                        && counted.discount == life.discount
                        && counted.permanentPoints == life.permanentPoints
                        && counted.guards == life.guards
                        && counted.blocks == life.blocks
                        && counted.pointsPer == life.pointsPer,
                "the running counts differ from the cards in front");
        for (int accroc : life.accrocs) {
            holds(state.card(accroc).kind == Kind.ACCROC, "no Accroc among Accrocs");
        }
    }

    /// Every card of the box is in exactly one place.
    private void conserved() {
        int[] left = new int[state.box.size()];
        for (RuleCard card : state.box.cards()) {
            boolean open =
                    card.station < state.station
                            || (card.station == state.station
                                    && state.question.index() > Question.PACK.index());
            left[card.index] = open ? card.printed.copies() : 0;
        }
        if (state.options.removals()) {
            for (int removed : state.box.removed(state.seats())) {
                left[removed] -= left[removed] > 0 ? 1 : 0;
            }
        }
        boolean opening = state.question.index() <= Question.PACK.index();
        for (int out : state.out) {
            left[out] -= opening && state.card(out).station == state.station ? 0 : 1;
        }
        for (Life life : state.lives) {
            subtract(left, life.shown.front);
            subtract(left, life.shown.accrocs);
            subtract(left, life.duels);
            subtract(left, life.hand);
        }
        for (int pile = 0; pile < 3; pile++) {
            subtract(left, state.pile(pile).toArray());
        }
        subtract(left, state.discard);
        if (state.isInTransit()) {
            left[state.flow.card]--;
        }
        for (int card = 0; card < left.length; card++) {
            holds(left[card] == 0, "cards are lost or doubled: " + state.box.card(card));
        }
    }

    private static void subtract(int[] left, int[] cards) {
        for (int card : cards) {
            left[Layout.card(card)]--;
        }
    }

    private static void subtract(int[] left, short[] cards) {
        for (short card : cards) {
            left[Layout.card(card)]--;
        }
    }

    private void holds(boolean truth, String invariant) {
        if (!truth) {
            throw new IllegalStateException(invariant + " in " + state + ": " + written.get());
        }
    }
}
