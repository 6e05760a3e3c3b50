package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Carton;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardEvent.Wounded;

/// Paragraph 22, War: everybody is mobilised, and a double 6 hurts.
final class War {

    private static final int ARMY = Profession.MILITAIRE.number();

    private War() {}

    /// HAS-22-GUE-A3, HAS-22-GUE-A2, A3, HAS-R68 If the army is not on the board it comes in on one of the shortest tracks.
    static void declared(HasardState state, Events events) {
        if (state.trackOf(ARMY) != HasardState.NOBODY) {
            state.destiny = state.destiny.mobilising();
            return;
        }
        int tracks = shortest(state);
        if (tracks == 0) {
            return;
        }
        state.destiny = state.destiny.mobilising();
        if (Integer.bitCount(tracks) == 1) {
            marchIn(state, Integer.numberOfTrailingZeros(tracks), events);
        } else {
            state.phase = Phase.WAR_TRACK;
        }
    }

    /// The set of usable tracks that have the fewest Cartons, full ones left out.
    static int shortest(HasardState state) {
        int usable = usable(state);
        int fewest = Carton.RANKS;
        int tracks = 0;
        for (int track = 0; track < HasardState.TRACKS; track++) {
            int height = state.height(track);
            if (((usable >> track) & 1) == 0 || height == Carton.RANKS || height > fewest) {
                continue;
            }
            tracks = height < fewest ? 1 << track : tracks | (1 << track);
            fewest = height;
        }
        return tracks;
    }

    /// The tracks that hold Cartons, and the lowest empty ones up to U in all.
    private static int usable(HasardState state) {
        int tracks = 0;
        for (int track = 0; track < HasardState.TRACKS; track++) {
            tracks |= state.height(track) > 0 ? 1 << track : 0;
        }
        int most = state.setup.options().usableTracks();
        for (int track = 0; track < HasardState.TRACKS; track++) {
            if (Integer.bitCount(tracks) < most) {
                tracks |= 1 << track;
            }
        }
        return tracks;
    }

    static void marchIn(HasardState state, int track, Events events) {
        int rank = state.height(track) + 1;
        Throws.lay(state, track, rank, ARMY, Price.FREE, events);
        state.destiny = state.destiny.withArmyAt(Place.on(track, rank, 1));
    }

    private static boolean isOn(HasardState state) {
        return state.destiny.face() == Destiny.GUE && state.destiny.mobilised();
    }

    /// HAS-R71 Already there: no change at act 1.
    static boolean serves(HasardState state) {
        return isOn(state) && state.professionAt(state.place(state.active)) == ARMY;
    }

    /// HAS-22-GUE-A1, HAS-R69 Not there yet, and the barracks are within reach.
    static boolean calls(HasardState state) {
        return isOn(state) && !serves(state) && Destinations.any(state, true);
    }

    /// HAS-R70 The only track for a pawn at the crossroads, or nobody if it chooses freely.
    static int onlyTrack(HasardState state) {
        int track = isOn(state) ? state.trackOf(ARMY) : HasardState.NOBODY;
        return track != HasardState.NOBODY && state.profession(track, 1) == ARMY
                ? track
                : HasardState.NOBODY;
    }

    /// HAS-22-GUE-B2, HAS-22-GUE-B1, B2, HAS-R72
    static void wound(HasardState state, Events events) {
        if (events.wanted()) {
            events.add(new Wounded(state.active + 1));
        }
        if (state.purse(state.active, Quality.SA) > 0) {
            Payment.pay(state, Debt.of(Due.WOUND, Price.SA), events);
            return;
        }
        Ending.die(state, state.active, Cause.WAR, events);
        if (state.phase != Phase.OVER) {
            Turn.end(state, events);
        }
    }
}
