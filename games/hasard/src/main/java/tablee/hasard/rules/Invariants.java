package tablee.hasard.rules;

import tablee.hasard.content.Carton;
import tablee.hasard.content.Quality;

/// What holds after every step, whatever was played.
public final class Invariants {

    private Invariants() {}

    /// Throws with the clause that is broken and the whole position.
    public static void check(HasardState state) {
        for (int pawn = 0; pawn < state.count(); pawn++) {
            pawn(state, pawn);
        }
        that(everySlotOnce(state), "HAS-R04: two pawns of one slot", state);
        for (int track = 0; track < HasardState.TRACKS; track++) {
            track(state, track);
        }
        that(ambushesFit(state), "HAS-R03: more ambushes than the box holds", state);
        that(
                state.phase == Phase.OVER || state.lives(state.active),
                "HAS-R35: a pawn plays that is out of the game",
                state);
        that(
                !state.destiny.isRunning() || state.level().complete(),
                "HAS-3-4: Destiny below the complete game",
                state);
        that(
                state.debt.isPaid() || state.phase == Phase.SOURCE,
                "HAS-R42: something is owed and nobody asked",
                state);
        that(
                state.phase == Phase.OVER || state.rolling || !LegalActions.of(state).isEmpty(),
                "section 5: nothing can be done",
                state);
    }

    private static void pawn(HasardState state, int pawn) {
        int place = state.place(pawn);
        that(state.beads(pawn) <= Birth.MOST_BEADS, "HAS-4-8: too many beads", state);
        if (Place.isCarton(place)) {
            that(state.occupant(place) == pawn, "HAS-10-3: two pawns on one place", state);
            that(
                    Place.rank(place) <= state.height(Place.track(place))
                            && Place.obstacle(place) <= state.length(place),
                    "HAS-R09: a pawn off the Cartons",
                    state);
            that(
                    Place.rank(place) < Carton.RANKS || !state.isBoundary(place),
                    "HAS-R09: the last place of rank 5 is Success",
                    state);
        } else {
            that(state.ambush(pawn) == 0, "HAS-12-2: an ambush off the Cartons", state);
        }
        int face = state.ambush(pawn);
        that(face == 0 || (face >= 7 && face <= 9), "HAS-M-13: no such face", state);
        boolean gone = !state.lives(pawn);
        that(gone == (state.exit(pawn) > 0), "HAS-R38: left, and yet there", state);
        if (place == Place.DEAD) {
            that(
                    state.kit(pawn) == 0
                            && state.rings(pawn, Quality.RI) + state.rings(pawn, Quality.SA) == 0,
                    "HAS-R35: the dead own nothing",
                    state);
        }
    }

    /// HAS-M-5, HAS-R58: no gaps, and every profession on one track only.
    private static void track(HasardState state, int track) {
        for (int rank = 1; rank <= state.height(track); rank++) {
            int profession = state.profession(track, rank);
            that(profession >= 0, "HAS-M-5: a gap in a track", state);
            that(state.trackOf(profession) == track, "HAS-R58: on two tracks", state);
        }
    }

    private static boolean everySlotOnce(HasardState state) {
        int slots = 0;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            slots |= 1 << state.slot(pawn);
        }
        return slots == (1 << state.count()) - 1;
    }

    private static boolean ambushesFit(HasardState state) {
        return !state.setup.options().boxAmbushes() || state.ambushesOnBoard() <= 4;
    }

    private static void that(boolean holds, String what, HasardState state) {
        if (!holds) {
            throw new IllegalStateException(what + " in " + Arrangement.of(state));
        }
    }
}
