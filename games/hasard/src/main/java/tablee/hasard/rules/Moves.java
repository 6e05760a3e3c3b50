package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Cradle;
import tablee.hasard.rules.HasardEvent.AmbushInherited;
import tablee.hasard.rules.HasardEvent.AmbushRemoved;
import tablee.hasard.rules.HasardEvent.Displaced;
import tablee.hasard.rules.HasardEvent.Moved;

/// How pawns change place: always an exchange (HAS-R18 to HAS-R21). Whoever stands where a pawn arrives goes to the place
/// that pawn left, forward or backward, near or far, friend or foe.
final class Moves {

    private Moves() {}

    /// HAS-6-3, HAS-9-11, HAS-M-4, HAS-R10 The place behind the obstacle a pawn on a Carton or at the crossroads is facing.
    static int after(HasardState state, int place) {
        if (place == Place.CROSSROADS) {
            return Place.on(state.track, 1, 1);
        }
        if (Place.isCarton(place)) {
            return state.isBoundary(place)
                    ? Place.on(Place.track(place), Place.rank(place) + 1, 1)
                    : place + 1;
        }
        Cradle cradle = Place.cradleOf(place);
        int passed = place - Place.cradle(cradle) + 1;
        return passed == state.cartons().path(cradle).obstacles().size()
                ? Place.CROSSROADS
                : place + 1;
    }

    /// HAS-22-REV-5 One place back on the same track, to the crossroads at the lowest (HAS-R49, HAS-19-OBS-1).
    static int before(HasardState state, int place) {
        if (Place.obstacle(place) > 1) {
            return place - 1;
        }
        int track = Place.track(place);
        int rank = Place.rank(place) - 1;
        return rank == 0
                ? Place.CROSSROADS
                : Place.on(
                        track, rank, state.cartons().length(state.profession(track, rank), rank));
    }

    static void back(HasardState state, int pawn, Cause cause, Events events) {
        move(state, pawn, before(state, state.place(pawn)), cause, events);
    }

    /// HAS-10-2 to HAS-10-4, HAS-19-OBS-2, -3, HAS-20-5, 20-9, HAS-R19, R20, R28
    ///
    /// Takes the pawn to the place and its occupant, if any, to the place left. The ambush of a place stays on
    /// it for whoever takes over, and goes when nobody does (HAS-R23).
    static void move(HasardState state, int pawn, int to, Cause cause, Events events) {
        int from = state.place(pawn);
        int occupant = Place.isCarton(to) ? state.occupant(to) : HasardState.NOBODY;
        if (events.wanted()) {
            events.add(new Moved(pawn + 1, Place.at(from), Place.at(to), cause));
        }
        if (occupant == HasardState.NOBODY) {
            vacate(state, pawn, events);
            state.put(pawn, to);
            return;
        }
        int waiting = state.ambush(occupant);
        state.ambush(occupant, state.ambush(pawn));
        state.ambush(pawn, waiting);
        state.put(occupant, from);
        state.put(pawn, to);
        if (events.wanted()) {
            events.add(new Displaced(occupant + 1, Place.at(to), Place.at(from)));
            tellInherited(state, pawn, events);
            tellInherited(state, occupant, events);
        }
    }

    private static void tellInherited(HasardState state, int pawn, Events events) {
        int face = state.ambush(pawn);
        if (face != 0) {
            events.add(new AmbushInherited(pawn + 1, face));
        }
    }

    /// HAS-20-8, HAS-R35 The ambush in front of an empty place leaves the board.
    static void vacate(HasardState state, int pawn, Events events) {
        if (state.ambush(pawn) != 0) {
            state.ambush(pawn, 0);
            if (events.wanted()) {
                events.add(new AmbushRemoved(Place.at(state.place(pawn))));
            }
        }
    }
}
