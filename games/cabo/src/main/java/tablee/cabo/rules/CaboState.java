package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.engine.Hash;
import tablee.engine.Seats;
import tablee.engine.State;

/// The truth of a game of Cabo.
///
/// Packed for playouts: places are bits of a `long`, knowledge is one such `long` for each seat and one for the public, the draw
/// pile is a shared array with a moving top. A step copies one object and at most two small arrays.
///
/// Immutable once it has left this package: [Transitions] fills in a fresh [#copy] and lets go of it. No array is written to after
/// the state that holds it was returned.
public final class CaboState implements State, Visible {

    final CaboOptions options;
    Sheet sheet;
    CaboPhase phase;
    int round;
    int turns;
    int starter;
    int dealer;
    int active;
    int caller = -1;
    int held = -1;

    /// Seats that have said READY, or CONTINUE in the summary.
    int ready;

    long occupied;
    long looked;

    /// Card values by [Place#cell]; 0 where no card lies.
    byte[] tableaux;

    /// Places whose value a seat knows, by seat index; the last entry is what everybody knows (section 6.1).
    long[] known;

    /// The draw pile from `top` on; what lies before has been drawn.
    byte[] pile;

    int top;
    Pile discard;

    CaboState(CaboOptions options) {
        this.options = options;
        this.sheet = Sheet.blank(options.players());
        this.phase = CaboPhase.DEAL;
        this.tableaux = new byte[Layout.cells(options.players())];
        this.known = new long[options.players() + 1];
        this.pile = new byte[0];
        this.discard = Pile.EMPTY;
    }

    private CaboState(CaboState from) {
        options = from.options;
        sheet = from.sheet;
        phase = from.phase;
        round = from.round;
        turns = from.turns;
        starter = from.starter;
        dealer = from.dealer;
        active = from.active;
        caller = from.caller;
        held = from.held;
        ready = from.ready;
        occupied = from.occupied;
        looked = from.looked;
        tableaux = from.tableaux;
        known = from.known;
        pile = from.pile;
        top = from.top;
        discard = from.discard;
    }

    CaboState copy() {
        return new CaboState(this);
    }

    @Override
    public CaboOptions options() {
        return options;
    }

    @Override
    public CaboPhase phase() {
        return phase;
    }

    @Override
    public long occupied() {
        return occupied;
    }

    @Override
    public long looked() {
        return looked;
    }

    @Override
    public int caller() {
        return caller;
    }

    @Override
    public int held() {
        return held;
    }

    public int round() {
        return round;
    }

    public int turns() {
        return turns;
    }

    public int starter() {
        return starter;
    }

    public int dealer() {
        return dealer;
    }

    public int active() {
        return active;
    }

    /// Who has said READY, or CONTINUE in the summary.
    public Seats ready() {
        return Seats.of(ready);
    }

    /// Places known to each seat, and last to everybody.
    public List<Long> known() {
        return Arrays.stream(known).boxed().toList();
    }

    /// The draw pile, its top first.
    public List<Integer> draw() {
        var cards = new ArrayList<Integer>(drawCount());
        for (int i = top; i < pile.length; i++) {
            cards.add((int) pile[i]);
        }
        return cards;
    }

    /// The discards from the bottom to the top.
    public List<Integer> discards() {
        return discard.bottomToTop();
    }

    public Sheet sheet() {
        return sheet;
    }

    public int players() {
        return options.players();
    }

    int drawCount() {
        return pile.length - top;
    }

    @Override
    public Seats awaited() {
        return switch (phase) {
            case INITIAL_LOOK, ROUND_SUMMARY -> Seats.of(((1 << players()) - 1) & ~ready);
            case TURN_START, HOLD_DRAWN, HOLD_TAKEN, POWER_TARGET -> Seats.of(1 << active);
            case STARTER, DEAL, RENEWAL, GAME_OVER -> Seats.NONE;
        };
    }

    @Override
    public long hash() {
        long hash = Hash.mix(Hash.START, options.players());
        hash = Hash.mix(hash, phase.label());
        hash =
                Hash.mix(
                        hash,
                        new int[] {round, turns, starter, dealer, active, caller, held, ready});
        hash = Hash.mix(Hash.mix(hash, occupied), looked);
        hash = Hash.mix(hash, tableaux);
        for (long places : known) {
            hash = Hash.mix(hash, places);
        }
        hash = Hash.mix(hash, Arrays.copyOfRange(pile, top, pile.length));
        return sheet.mixInto(discard.mixInto(hash));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CaboState state
                && options.equals(state.options)
                && sheet.equals(state.sheet)
                && phase == state.phase
                && round == state.round
                && turns == state.turns
                && starter == state.starter
                && dealer == state.dealer
                && active == state.active
                && caller == state.caller
                && held == state.held
                && ready == state.ready
                && occupied == state.occupied
                && looked == state.looked
                && Arrays.equals(tableaux, state.tableaux)
                && Arrays.equals(known, state.known)
                && Arrays.equals(pile, top, pile.length, state.pile, state.top, state.pile.length)
                && discard.equals(state.discard);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
