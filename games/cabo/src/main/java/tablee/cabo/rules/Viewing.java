package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Viewer;

/// Cuts a view out of the truth. What is in it depends on who has seen which card, as the knowledge maps say.
final class Viewing {

    private Viewing() {}

    /// CABO-INFO-15, CABO-INFO-16
    static CaboView at(CaboState state, Viewer viewer) {
        long known = state.known[index(state, viewer)];
        return new CaboView(viewer, now(state, viewer, known), memory(state, known));
    }

    /// The place of this viewer's knowledge: the public entry for a spectator (CABO-INFO-20).
    private static int index(CaboState state, Viewer viewer) {
        return switch (viewer) {
            case Seat seat -> seat.index();
            case Spectator _ -> state.players();
        };
    }

    private static CaboView.Now now(CaboState state, Viewer viewer, long known) {
        return new CaboView.Now(
                state.options,
                state.phase,
                state.round,
                state.turns,
                state.starter,
                state.dealer,
                state.active,
                state.caller,
                seesHeld(state, viewer) ? state.held : -1,
                state.awaited(),
                state.occupied,
                state.looked,
                state.drawCount(),
                state.discard.size,
                state.discard.top,
                Faces.of(shown(state, viewer, known), state.tableaux),
                state.sheet);
    }

    /// CABO-INFO-17 A drawn card is for its holder alone; a taken or declared one is for all.
    private static boolean seesHeld(CaboState state, Viewer viewer) {
        return state.phase != CaboPhase.HOLD_DRAWN || index(state, viewer) == state.active;
    }

    /// CABO-INFO-14 Without a memory aid only what is being looked at: the first looks until READY, and all cards at the reveal.
    private static long shown(CaboState state, Viewer viewer, long known) {
        boolean revealed =
                state.phase == CaboPhase.ROUND_SUMMARY || state.phase == CaboPhase.GAME_OVER;
        if (revealed || state.options.assistedMemory()) {
            return known;
        }
        boolean looking =
                state.phase == CaboPhase.INITIAL_LOOK
                        && viewer instanceof Seat seat
                        && state.awaited().contains(seat);
        return looking ? known & state.looked : 0;
    }

    private static CaboView.Memory memory(CaboState state, long known) {
        List<Long> knownBy = new ArrayList<>();
        for (long places : state.known) {
            knownBy.add(places);
        }
        return new CaboView.Memory(Faces.of(known, state.tableaux), knownBy, state.discard);
    }

    /// CABO-R-17, CABO-INFO-14 What is being looked at, and of the discards the top one.
    static CaboView forgetting(CaboView view) {
        CaboView.Now now = view.now();
        long shown = Layout.set(now.shown().places());
        var knownBy = new ArrayList<Long>();
        for (long places : view.memory().knownBy()) {
            knownBy.add(places & shown);
        }
        Pile top = now.discardCount() == 0 ? Pile.EMPTY : Pile.EMPTY.push(now.discardTop());
        return new CaboView(view.viewer(), now, new CaboView.Memory(now.shown(), knownBy, top));
    }

    /// All that the viewer remembers, open before their eyes.
    static CaboView remembering(CaboView view) {
        CaboView.Now now = view.now();
        return new CaboView(
                view.viewer(),
                new CaboView.Now(
                        now.options(),
                        now.phase(),
                        now.round(),
                        now.turns(),
                        now.starter(),
                        now.dealer(),
                        now.active(),
                        now.caller(),
                        now.held(),
                        now.awaited(),
                        now.occupied(),
                        now.looked(),
                        now.drawCount(),
                        now.discardCount(),
                        now.discardTop(),
                        view.memory().faces(),
                        now.sheet()),
                view.memory());
    }
}
