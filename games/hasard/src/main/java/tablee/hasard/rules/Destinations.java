package tablee.hasard.rules;

import tablee.hasard.content.Profession;

/// Where a change of profession can lead (HAS-20-2 to 20-4, HAS-R53, HAS-R57).
final class Destinations {

    /// Takes one destination after the other, in the order of tracks, ranks and obstacles.
    @FunctionalInterface
    interface Visitor {
        void at(int place);
    }

    private Destinations() {}

    static boolean any(HasardState state, boolean barracks) {
        for (int track = 0; track < HasardState.TRACKS; track++) {
            for (int rank = 1; rank <= state.height(track); rank++) {
                if (reach(state, track, rank, barracks) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    static void each(HasardState state, boolean barracks, Visitor visitor) {
        for (int track = 0; track < HasardState.TRACKS; track++) {
            for (int rank = 1; rank <= state.height(track); rank++) {
                int places = reach(state, track, rank, barracks);
                for (int k = 1; k <= places; k++) {
                    visitor.at(Place.on(track, rank, k));
                }
            }
        }
    }

    static boolean contains(HasardState state, Place place, boolean barracks) {
        return place.isCarton()
                && place.rank() <= state.height(place.track())
                && place.obstacle() <= reach(state, place.track(), place.rank(), barracks);
    }

    /// HAS-20-3, HAS-20-4 How many places of a Carton the active pawn may leap to: all of a lower one, the first of an equal one.
    /// With `barracks` only Militaire Cartons count, and the one this war laid is never too high (HAS-R69).
    private static int reach(HasardState state, int track, int rank, boolean barracks) {
        int here = state.place(state.active);
        int profession = state.profession(track, rank);
        if (profession == state.professionAt(here)
                || (barracks && profession != Profession.MILITAIRE.number())) {
            return 0;
        }
        if (rank < Place.rank(here)) {
            return state.cartons().length(profession, rank);
        }
        boolean excepted = barracks && state.destiny.warCarton() == Place.on(track, rank, 1);
        return rank == Place.rank(here) || excepted ? 1 : 0;
    }
}
