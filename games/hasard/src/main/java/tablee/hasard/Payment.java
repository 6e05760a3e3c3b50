package tablee.hasard;

import tablee.engine.Events;
import tablee.hasard.HasardEvent.RingGiven;
import tablee.hasard.HasardEvent.RingSpent;
import tablee.hasard.HasardEvent.RingsGained;
import tablee.hasard.HasardEvent.RingsLost;

/// Rings come and go (HAS-5-5, HAS-5-7); in camps they come out of a common purse (HAS-R42).
final class Payment {

    /// HAS-M-15 What the box holds, for tables that play with its contents (OPT-RINGS).
    private static final int BOX_RICHES = 24;

    private static final int BOX_HEALTH = 16;

    private Payment() {}

    /// One ring for a pawn, if the store has one left (HAS-R02).
    static void gain(HasardState state, int pawn, Quality ring, Events events) {
        if (state.setup.options().boxRings() && onPawns(state, ring) >= inBox(ring)) {
            return;
        }
        long packed = state.pawn(pawn);
        state.pawn(pawn, Pawn.withRings(packed, ring, Pawn.rings(packed, ring) + 1));
        if (events.wanted()) {
            events.add(new RingsGained(pawn + 1, ring, 1));
        }
    }

    private static int inBox(Quality ring) {
        return ring == Quality.RI ? BOX_RICHES : BOX_HEALTH;
    }

    private static int onPawns(HasardState state, Quality ring) {
        int rings = 0;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            rings += Pawn.rings(state.pawn(pawn), ring);
        }
        return rings;
    }

    /// HAS-22-CRI-1, HAS-22-FAM-1, HAS-4-2
    static void loseAll(HasardState state, Quality ring, Events events) {
        for (int pawn = 0; pawn < state.count(); pawn++) {
            long packed = state.pawn(pawn);
            int rings = Pawn.rings(packed, ring);
            if (rings > 0) {
                state.pawn(pawn, Pawn.withRings(packed, ring, 0));
                if (events.wanted()) {
                    events.add(new RingsLost(pawn + 1, ring, rings));
                }
            }
        }
    }

    /// Pays, then goes on with what was bought. Where several pawns of the camp could give a ring, the acting player is
    /// asked first; the rest of the payment waits for the answer.
    static void pay(HasardState state, Price price, Due due, int dueFor, Events events) {
        state.debt = new Debt(due, dueFor, price.riches(), price.health());
        settle(state, events);
    }

    /// HAS-11-3 Two wealth rings, which no other step costs.
    static void payAmbush(HasardState state, int target, int face, Events events) {
        state.debt = new Debt(Due.AMBUSH, (face << 3) | target, face - 7, 0);
        settle(state, events);
    }

    private static void settle(HasardState state, Events events) {
        while (!state.debt.isPaid()) {
            int source = onlySource(state);
            if (source == HasardState.NOBODY) {
                state.phase = Phase.SOURCE;
                return;
            }
            take(state, source, events);
        }
        Debt paid = state.debt;
        state.debt = Debt.NONE;
        Run.bought(state, paid.due(), paid.dueFor(), events);
    }

    static void from(HasardState state, int source, Events events) {
        take(state, source, events);
        settle(state, events);
    }

    private static int onlySource(HasardState state) {
        if (!state.camps()) {
            return state.active;
        }
        int only = HasardState.NOBODY;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (isSource(state, pawn)) {
                if (only != HasardState.NOBODY) {
                    return HasardState.NOBODY;
                }
                only = pawn;
            }
        }
        return only;
    }

    static boolean isSource(HasardState state, int pawn) {
        return state.sharesPurse(state.active, pawn)
                && Pawn.rings(state.pawn(pawn), state.debt.next()) > 0;
    }

    private static void take(HasardState state, int source, Events events) {
        Quality ring = state.debt.next();
        long packed = state.pawn(source);
        state.pawn(source, Pawn.withRings(packed, ring, Pawn.rings(packed, ring) - 1));
        state.debt = state.debt.lessOne();
        if (events.wanted()) {
            events.add(new RingSpent(state.active + 1, source + 1, ring));
        }
    }

    /// HAS-R42 (2) One ring of a transfer. A pawn that gave rings of a kind receives none of it in the same transfer, and the
    /// other way round: every result is still within reach, and no transfer goes on for ever.
    static boolean canGive(HasardState state, Quality ring, int from, int to) {
        return from != to
                && state.sharesPurse(state.active, from)
                && state.sharesPurse(state.active, to)
                && Pawn.rings(state.pawn(from), ring) > 0
                && !state.transfer.hasReceived(ring, from)
                && !state.transfer.hasGiven(ring, to);
    }

    static void give(HasardState state, Quality ring, int from, int to, Events events) {
        long giver = state.pawn(from);
        state.pawn(from, Pawn.withRings(giver, ring, Pawn.rings(giver, ring) - 1));
        long receiver = state.pawn(to);
        state.pawn(to, Pawn.withRings(receiver, ring, Pawn.rings(receiver, ring) + 1));
        state.transfer = state.transfer.and(ring, from, to);
        if (events.wanted()) {
            events.add(new RingGiven(from + 1, to + 1, ring));
        }
    }

    static boolean anythingToGive(HasardState state) {
        if (!state.camps()) {
            return false;
        }
        for (int from = 0; from < state.count(); from++) {
            for (int to = 0; to < state.count(); to++) {
                if (canGive(state, Quality.RI, from, to) || canGive(state, Quality.SA, from, to)) {
                    return true;
                }
            }
        }
        return false;
    }

    static void endTransfer(HasardState state) {
        state.transfer = Transfer.NONE;
    }
}
