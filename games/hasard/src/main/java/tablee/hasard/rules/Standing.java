package tablee.hasard.rules;

/// Who is ahead of whom (HAS-22-EPU-4 to EPU-6, HAS-R73).
final class Standing {

    private Standing() {}

    /// HAS-22-EPU-4 The best placed living pawn; ties go by who plays first, counted from `firstToPlay`. Nobody if all are dead.
    static int best(HasardState state, int firstToPlay) {
        int best = HasardState.NOBODY;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (state.lives(pawn)
                    && (best == HasardState.NOBODY || isBetter(state, firstToPlay, pawn, best))) {
                best = pawn;
            }
        }
        return best;
    }

    /// The worst placed living pawn.
    static int last(HasardState state, int firstToPlay) {
        int last = HasardState.NOBODY;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (state.lives(pawn)
                    && (last == HasardState.NOBODY || isBetter(state, firstToPlay, last, pawn))) {
                last = pawn;
            }
        }
        return last;
    }

    /// HAS-22-EPU-5, HAS-22-EPU-6, HAS-R73
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
