package tablee.hasard;

/// Who is ahead of whom (HAS-22-EPU-4 to EPU-6, HAS-R73).
final class Standing {

    private Standing() {}

    /// The living pawn in this position, 0 for the best placed; nobody when there are fewer.
    static int at(HasardState state, int firstToPlay, int position) {
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (state.lives(pawn) && ahead(state, firstToPlay, pawn) == position) {
                return pawn;
            }
        }
        return HasardState.NOBODY;
    }

    static int last(HasardState state, int firstToPlay) {
        int living = 0;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            living += state.lives(pawn) ? 1 : 0;
        }
        return at(state, firstToPlay, living - 1);
    }

    /// How many living pawns are better placed.
    private static int ahead(HasardState state, int firstToPlay, int pawn) {
        int better = 0;
        for (int other = 0; other < state.count(); other++) {
            if (state.lives(other) && isBetter(state, firstToPlay, other, pawn)) {
                better++;
            }
        }
        return better;
    }

    private static boolean isBetter(HasardState state, int firstToPlay, int one, int two) {
        int difference = progress(state, one) - progress(state, two);
        int count = state.count();
        int waits = (one - firstToPlay + count) % count;
        int otherWaits = (two - firstToPlay + count) % count;
        return difference > 0 || (difference == 0 && waits < otherWaits);
    }

    /// Rank first, then the obstacles left on the Carton; whoever is not on a Carton is behind everybody.
    private static int progress(HasardState state, int pawn) {
        int place = state.place(pawn);
        if (!Place.isCarton(place)) {
            return place == Place.CROSSROADS ? -1 : -2;
        }
        int left = state.length(place) - Place.obstacle(place);
        return Place.rank(place) * 16 - left;
    }
}
