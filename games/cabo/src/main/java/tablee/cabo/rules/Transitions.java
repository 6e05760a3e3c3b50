package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tablee.cabo.rules.CaboAction.Call;
import tablee.cabo.rules.CaboAction.Continue;
import tablee.cabo.rules.CaboAction.Discard;
import tablee.cabo.rules.CaboAction.Draw;
import tablee.cabo.rules.CaboAction.Exchange;
import tablee.cabo.rules.CaboAction.Forgo;
import tablee.cabo.rules.CaboAction.Look;
import tablee.cabo.rules.CaboAction.Peek;
import tablee.cabo.rules.CaboAction.Ready;
import tablee.cabo.rules.CaboAction.Spy;
import tablee.cabo.rules.CaboAction.Swap;
import tablee.cabo.rules.CaboAction.SwapOthers;
import tablee.cabo.rules.CaboAction.Take;
import tablee.cabo.rules.CaboAction.UsePower;
import tablee.engine.Events;
import tablee.engine.Seat;

/// What a decision does. Each method works on a fresh copy; the order of its statements is the order of section 5.3.
final class Transitions {

    private Transitions() {}

    static CaboState act(CaboState before, int seat, CaboAction action, Events events) {
        var state = before.copy();
        switch (action) {
            case Look(int slot) -> look(state, seat, slot, events);
            case Ready() -> ready(state, seat, events);
            case Draw() -> draw(state, events);
            case Take() -> take(state, events);
            case Call() -> call(state, events);
            case Exchange(Slots slots) -> exchange(state, slots, events);
            case Discard() -> discard(state, events);
            case UsePower() -> usePower(state, events);
            case Peek(int slot) -> peek(state, slot, events);
            case Spy(Place card) -> spy(state, card, events);
            case Swap(int own, Place theirs) ->
                    swap(state, new Place(Seat.of(seat), own), theirs, events);
            case SwapOthers(Place first, Place second) -> swap(state, first, second, events);
            case Forgo() -> forgo(state, events);
            case Continue() -> goOn(state, seat, events);
        }
        return state;
    }

    private static void look(CaboState state, int seat, int slot, Events events) {
        int cell = Layout.cell(seat, slot - 1);
        state.looked |= Layout.bit(cell);
        state.known = state.known.clone();
        Knowledge.learn(state.known, seat, Layout.bit(cell));
        if (events.wanted()) {
            events.add(
                    new CaboEvent.Looked(
                            Seat.of(seat), slot, OptionalInt.of(state.tableaux[cell])));
        }
    }

    /// CABO-INFO-13
    private static void ready(CaboState state, int seat, Events events) {
        state.ready |= 1 << seat;
        if (events.wanted()) {
            events.add(new CaboEvent.SaidReady(Seat.of(seat)));
        }
        if (state.awaited().isEmpty()) {
            state.ready = 0;
            state.phase = CaboPhase.TURN_START;
        }
    }

    /// CABO-TURN-7, CABO-INFO-5, CABO-R-13
    private static void draw(CaboState state, Events events) {
        state.held = state.pile[state.top++];
        state.phase = CaboPhase.HOLD_DRAWN;
        if (events.wanted()) {
            events.add(new CaboEvent.Drew(actor(state), OptionalInt.of(state.held)));
        }
    }

    /// CABO-SET-2 The top discard, seen by everybody.
    private static void take(CaboState state, Events events) {
        state.held = state.discard.top;
        state.discard = state.discard.below();
        state.phase = CaboPhase.HOLD_TAKEN;
        if (events.wanted()) {
            events.add(new CaboEvent.Took(actor(state), state.held));
        }
    }

    /// CABO-CALL-3, CABO-TURN-12 The call is the whole turn.
    private static void call(CaboState state, Events events) {
        state.caller = state.active;
        if (events.wanted()) {
            events.add(new CaboEvent.Called(actor(state)));
        }
        endTurn(state, events);
    }

    /// CABO-TURN-8, CABO-TURN-9, CABO-TURN-13, CABO-TURN-14, CABO-SET-3, CABO-SET-10, CABO-POWER-5 Whatever the cards are worth: one card may always be replaced.
    private static void exchange(CaboState state, Slots slots, Events events) {
        boolean taken = state.phase == CaboPhase.HOLD_TAKEN;
        if (areEqual(state, slots)) {
            trade(state, slots, taken, events);
        } else {
            failClaim(state, slots, taken, events);
        }
        endTurn(state, events);
    }

    /// CABO-SET-1, CABO-SET-9, CABO-R-21 All of them, by value and not by power.
    private static boolean areEqual(CaboState state, Slots slots) {
        int base = Layout.cell(state.active, 0);
        int value = state.tableaux[base + slots.lowest() - 1];
        for (int left = slots.mask(); left != 0; left &= left - 1) {
            if (state.tableaux[base + Integer.numberOfTrailingZeros(left)] != value) {
                return false;
            }
        }
        return true;
    }

    /// CABO-SET-4, CABO-TURN-4, -5, CABO-R-25, -26 The named cards go, the card in hand takes the lowest slot, the others stay empty. Nothing
    /// else changes place (CABO-SETUP-6, CABO-R-8), and a tableau never grows (CABO-R-18).
    private static void trade(CaboState state, Slots slots, boolean taken, Events events) {
        int base = Layout.cell(state.active, 0);
        long vacated = Layout.places(state.active, slots.mask());
        int cell = base + slots.lowest() - 1;
        int replaced = state.tableaux[cell];
        int incoming = state.held;
        state.tableaux = state.tableaux.clone();
        for (int left = slots.mask(); left != 0; left &= left - 1) {
            state.tableaux[base + Integer.numberOfTrailingZeros(left)] = 0;
            state.discard = state.discard.push(replaced);
        }
        state.tableaux[cell] = (byte) incoming;
        state.occupied = (state.occupied & ~vacated) | Layout.bit(cell);
        state.held = -1;
        state.known = state.known.clone();
        Knowledge.forget(state.known, vacated);
        if (taken) {
            Knowledge.learnAll(state.known, Layout.bit(cell));
        } else {
            Knowledge.learn(state.known, state.active, Layout.bit(cell));
        }
        if (events.wanted()) {
            events.add(
                    new CaboEvent.Exchanged(
                            actor(state), slots, replaced, taken, OptionalInt.of(incoming)));
        }
    }

    /// CABO-SET-5 to CABO-SET-8, CABO-R-22 Shown to all, put back, and the card in hand is discarded.
    private static void failClaim(CaboState state, Slots slots, boolean taken, Events events) {
        int base = Layout.cell(state.active, 0);
        int incoming = state.held;
        state.known = state.known.clone();
        // CABO-INFO-7
        Knowledge.learnAll(state.known, Layout.places(state.active, slots.mask()));
        state.discard = state.discard.push(incoming);
        state.held = -1;
        if (events.wanted()) {
            var values = new ArrayList<Integer>();
            // CABO-INFO-7 Every named card, to everybody.
            for (int slot : slots.list()) {
                values.add((int) state.tableaux[base + slot - 1]);
            }
            events.add(new CaboEvent.ClaimFailed(actor(state), slots, values, taken, incoming));
        }
    }

    /// CABO-TURN-11, CABO-POWER-8
    private static void discard(CaboState state, Events events) {
        if (events.wanted()) {
            events.add(new CaboEvent.Discarded(actor(state), state.held));
        }
        dropHeld(state, events);
    }

    /// CABO-TURN-10
    private static void usePower(CaboState state, Events events) {
        state.phase = CaboPhase.POWER_TARGET;
        if (events.wanted()) {
            events.add(new CaboEvent.PowerDeclared(actor(state), state.held));
        }
    }

    /// CABO-POWER-1, CABO-R-30, CABO-R-31
    private static void peek(CaboState state, int slot, Events events) {
        int cell = Layout.cell(state.active, slot - 1);
        state.known = state.known.clone();
        Knowledge.learn(state.known, state.active, Layout.bit(cell));
        if (events.wanted()) {
            events.add(
                    new CaboEvent.Peeked(actor(state), slot, OptionalInt.of(state.tableaux[cell])));
        }
        dropHeld(state, events);
    }

    /// CABO-POWER-2, CABO-R-30, CABO-R-31
    private static void spy(CaboState state, Place card, Events events) {
        state.known = state.known.clone();
        Knowledge.learn(state.known, state.active, Layout.bit(card.cell()));
        if (events.wanted()) {
            events.add(
                    new CaboEvent.Spied(
                            actor(state), card, OptionalInt.of(state.tableaux[card.cell()])));
        }
        dropHeld(state, events);
    }

    /// CABO-POWER-3, CABO-POWER-4, CABO-R-32 Slot for slot; knowledge follows the cards.
    private static void swap(CaboState state, Place first, Place second, Events events) {
        state.tableaux = state.tableaux.clone();
        byte card = state.tableaux[first.cell()];
        state.tableaux[first.cell()] = state.tableaux[second.cell()];
        state.tableaux[second.cell()] = card;
        state.known = state.known.clone();
        Knowledge.trade(state.known, first.cell(), second.cell());
        if (events.wanted()) {
            events.add(new CaboEvent.Swapped(actor(state), first, second));
        }
        dropHeld(state, events);
    }

    private static void forgo(CaboState state, Events events) {
        if (events.wanted()) {
            events.add(new CaboEvent.Forwent(actor(state), state.held));
        }
        dropHeld(state, events);
    }

    private static void dropHeld(CaboState state, Events events) {
        state.discard = state.discard.push(state.held);
        state.held = -1;
        endTurn(state, events);
    }

    /// CABO-R-3, CABO-CALL-4, CABO-CALL-5, CABO-CALL-6 Section 5.3: is the round over, does the draw pile need renewing, whose turn is it now.
    private static void endTurn(CaboState state, Events events) {
        state.turns++;
        int next = state.active + 1 == state.players() ? 0 : state.active + 1;
        boolean lastTurnsDone = next == state.caller;
        // CABO-R-47 Only where the table has set a limit, and nobody has called.
        boolean outOfTurns =
                state.caller < 0
                        && state.options.turnLimit() > 0
                        && state.turns >= state.options.turnLimit();
        if (lastTurnsDone || outOfTurns) {
            endRound(state, events);
            return;
        }
        state.active = next;
        // CABO-R-15 After all discards of this turn, before the next one.
        state.phase = state.drawCount() == 0 ? CaboPhase.RENEWAL : CaboPhase.TURN_START;
    }

    /// CABO-R-42, CABO-SCORE-1
    private static void endRound(CaboState state, Events events) {
        RoundResult result = Scoring.of(state);
        state.sheet = state.sheet.after(result);
        state.known = state.known.clone();
        // CABO-INFO-12
        Knowledge.learnAll(state.known, state.occupied);
        state.ready = 0;
        boolean over = Scoring.isOver(result.scores());
        state.phase = over ? CaboPhase.GAME_OVER : CaboPhase.ROUND_SUMMARY;
        if (events.wanted()) {
            events.add(new CaboEvent.RoundEnded(state.round, tableaux(state), result));
            if (over) {
                events.add(new CaboEvent.GameEnded(result.scores()));
            }
        }
    }

    private static List<List<Integer>> tableaux(CaboState state) {
        var all = new ArrayList<List<Integer>>();
        for (int seat = 0; seat < state.players(); seat++) {
            var cards = new ArrayList<Integer>();
            for (int slot = 0; slot < state.options.startCards(); slot++) {
                boolean empty = (state.occupied(seat) >> slot & 1) == 0;
                cards.add(empty ? CaboEvent.EMPTY : (int) state.tableaux[Layout.cell(seat, slot)]);
            }
            all.add(List.copyOf(cards));
        }
        return all;
    }

    private static void goOn(CaboState state, int seat, Events events) {
        state.ready |= 1 << seat;
        if (events.wanted()) {
            events.add(new CaboEvent.WentOn(Seat.of(seat)));
        }
        if (state.awaited().isEmpty()) {
            RoundResult result = state.sheet.last().orElseThrow();
            int starter = Scoring.nextStarter(result, state.starter);
            state.dealer = Scoring.nextDealer(result, starter, state.dealer);
            state.starter = starter;
            state.active = starter;
            state.round++;
            Dealing.clear(state);
        }
    }

    private static Seat actor(CaboState state) {
        return Seat.of(state.active);
    }
}
