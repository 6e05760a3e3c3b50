package tablee.hasard;

/// What holds after every step, whatever was played.
final class Invariants {

    private Invariants() {}

    static void check(HasardState state) {
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
        long packed = state.pawn(pawn);
        int place = Pawn.place(packed);
        that(Pawn.beads(packed) <= Birth.MOST_BEADS, "HAS-4-8: too many beads", state);
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
            that(Pawn.ambush(packed) == 0, "HAS-12-2: an ambush off the Cartons", state);
        }
        int face = Pawn.ambush(packed);
        that(face == 0 || (face >= 7 && face <= 9), "HAS-M-13: no such face", state);
        boolean gone = !Pawn.lives(packed);
        that(gone == (Pawn.exit(packed) > 0), "HAS-R38: left, and yet there", state);
        if (place == Place.DEAD) {
            that(
                    Pawn.kit(packed) == 0 && Pawn.riches(packed) + Pawn.health(packed) == 0,
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
            slots |= 1 << Pawn.slot(state.pawn(pawn));
        }
        return slots == (1 << state.count()) - 1;
    }

    private static boolean ambushesFit(HasardState state) {
        return !state.setup.options().boxAmbushes() || state.ambushesOnBoard() <= 4;
    }

    private static void that(boolean holds, String what, HasardState state) {
        if (!holds) {
            throw new IllegalStateException(what + " in " + PositionJson.write(state).print());
        }
    }
}
