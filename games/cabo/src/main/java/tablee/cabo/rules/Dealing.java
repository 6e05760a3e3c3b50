package tablee.cabo.rules;

import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Seat;

/// Everything that shuffles: the first starter, the deal, the renewal of the draw pile.
final class Dealing {

    private Dealing() {}

    static CaboState start(CaboOptions options) {
        var state = new CaboState(options);
        state.round = 1;
        // CABO-SETUP-9, CABO-R-4 By lot, unless the table has chosen.
        if (options.firstStarter() < 0) {
            state.phase = CaboPhase.STARTER;
        } else {
            seatStarter(state, options.firstStarter());
        }
        return state;
    }

    static CaboState starter(CaboState before, Drawn drawn, Events events) {
        var state = before.copy();
        state.phase = CaboPhase.DEAL;
        seatStarter(state, drawn.get(0));
        if (events.wanted()) {
            events.add(new CaboEvent.StarterDrawn(Seat.of(state.starter)));
        }
        return state;
    }

    /// CABO-R-5 The seat before the starter deals the first round.
    private static void seatStarter(CaboState state, int starter) {
        state.starter = starter;
        state.active = starter;
        state.dealer = (starter + state.players() - 1) % state.players();
    }

    /// All cards are gathered in for the next deal.
    static void clear(CaboState state) {
        state.tableaux = new byte[state.tableaux.length];
        state.occupied = 0;
        state.looked = 0;
        state.known = new long[state.known.length];
        state.pile = new byte[0];
        state.top = 0;
        state.discard = Pile.EMPTY;
        state.caller = -1;
        state.ready = 0;
        state.turns = 0;
        state.sheet = state.sheet.turned();
        state.phase = CaboPhase.DEAL;
    }

    /// CABO-SETUP-2..5, CABO-INFO-2, CABO-R-7, CABO-R-6 One card at a time from the seat after the dealer, slot by slot; then the first discard; the rest is the
    /// draw pile.
    static CaboState deal(CaboState before, Drawn drawn, Events events) {
        var state = before.copy();
        int players = state.players();
        int cards = state.options.startCards();
        state.tableaux = new byte[Layout.cells(players)];
        int next = 0;
        for (int slot = 0; slot < cards; slot++) {
            for (int step = 1; step <= players; step++) {
                int cell = Layout.cell((state.dealer + step) % players, slot);
                state.tableaux[cell] = (byte) drawn.get(next++);
                state.occupied |= Layout.bit(cell);
            }
        }
        state.discard = Pile.EMPTY.push(drawn.get(next++));
        state.pile = bytes(drawn, next);
        state.phase = CaboPhase.INITIAL_LOOK;
        if (events.wanted()) {
            events.add(
                    new CaboEvent.RoundStarted(
                            state.round,
                            Seat.of(state.starter),
                            Seat.of(state.dealer),
                            cards,
                            state.discard.top));
        }
        return state;
    }

    /// CABO-PILE-1, CABO-PILE-2 The top discard stays and is then the whole pile.
    static CaboState renew(CaboState before, Drawn drawn, Events events) {
        var state = before.copy();
        state.pile = bytes(drawn, 0);
        state.top = 0;
        state.discard = Pile.EMPTY.push(before.discard.top);
        state.phase = CaboPhase.TURN_START;
        if (events.wanted()) {
            events.add(new CaboEvent.PileRenewed(drawn.size()));
        }
        return state;
    }

    private static byte[] bytes(Drawn drawn, int from) {
        byte[] cards = new byte[drawn.size() - from];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) drawn.get(from + i);
        }
        return cards;
    }
}
