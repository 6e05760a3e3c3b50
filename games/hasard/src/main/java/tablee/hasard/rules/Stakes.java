package tablee.hasard.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tablee.hasard.content.Carton;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Profession;

/// Paragraph 16: how far everybody lags behind, and what that costs.
final class Stakes {

    private static final int CARTON = 40;

    private static final int DEATH = 100;

    /// The lag of one pawn, by source (HAS-R39).
    ///
    /// @param obstacles values still to pass on the Carton (the childhood path) it is on
    /// @param ambush the face in front of it
    /// @param cartons 40 for each Carton still to be travelled
    /// @param death the flat price of being dead
    record Lag(int obstacles, int ambush, int cartons, int death) {
        int total() {
            return obstacles + ambush + cartons + death;
        }
    }

    private static final Lag ARRIVED = new Lag(0, 0, 0, 0);

    private Stakes() {}

    /// HAS-16-4
    static Lag lag(HasardState state, int pawn) {
        int place = state.place(pawn);
        if (place == Place.SUCCESS) {
            return ARRIVED;
        }
        if (place == Place.DEAD) {
            return new Lag(0, 0, 0, DEATH); // HAS-16-7
        }
        if (Place.isCarton(place)) {
            int rank = Place.rank(place);
            // HAS-16-5 The values ahead, and so much for each Carton after this one.
            return new Lag(
                    values(
                            state.cartons()
                                    .carton(Profession.at(state.professionAt(place)), rank)
                                    .obstacles(),
                            Place.obstacle(place)),
                    state.ambush(pawn),
                    CARTON * (Carton.RANKS - rank),
                    0);
        }
        return new Lag(childhood(state, place), 0, CARTON * Carton.RANKS, 0);
    }

    private static int childhood(HasardState state, int place) {
        if (place == Place.CROSSROADS) {
            return 0;
        }
        CartonSet cartons = state.cartons();
        if (place == Place.UNBORN) {
            return Math.min(
                    values(cartons.path(Cradle.L).obstacles(), 0),
                    values(cartons.path(Cradle.R).obstacles(), 0));
        }
        Cradle cradle = Place.cradleOf(place);
        return values(cartons.path(cradle).obstacles(), place - Place.cradle(cradle));
    }

    private static int values(List<Obstacle> obstacles, int passed) {
        int sum = 0;
        for (int k = passed; k < obstacles.size(); k++) {
            sum += obstacles.get(k).value();
        }
        return sum;
    }

    /// HAS-16-6 What each seat wins or loses, in tokens; they add up to nothing. Without a winner nobody pays (HAS-R36).
    static List<Integer> tokens(HasardState state) {
        var tokens = new ArrayList<>(Collections.nCopies(state.setup.options().seats(), 0));
        if (state.winner == HasardState.NOBODY) {
            return tokens;
        }
        if (state.camps()) {
            int total = 0;
            for (int pawn = 0; pawn < state.count(); pawn++) {
                if (state.opponents(state.winner, pawn)) {
                    total += lag(state, pawn).total();
                }
            }
            share(state, tokens, total * state.setup.options().tariff(), true);
            share(state, tokens, total * state.setup.options().tariff(), false);
            return tokens;
        }
        for (int pawn = 0; pawn < state.count(); pawn++) {
            int owed = lag(state, pawn).total() * state.setup.options().tariff();
            if (pawn != state.winner) {
                add(tokens, state.seat(pawn), -owed);
                add(tokens, state.seat(state.winner), owed);
            }
        }
        return tokens;
    }

    /// HAS-R43 Split equally over the players of a camp, the remainder to (from) the lowest pawn numbers.
    private static void share(HasardState state, List<Integer> tokens, int total, boolean winners) {
        var players = new ArrayList<Integer>();
        for (int pawn = 0; pawn < state.count(); pawn++) {
            boolean wins = state.sameCamp(state.winner, pawn);
            if (wins == winners && !players.contains(state.seat(pawn))) {
                players.add(state.seat(pawn));
            }
        }
        for (int i = 0; i < players.size(); i++) {
            int part = total / players.size() + (i < total % players.size() ? 1 : 0);
            add(tokens, players.get(i), winners ? part : -part);
        }
    }

    private static void add(List<Integer> tokens, int seat, int amount) {
        tokens.set(seat, tokens.get(seat) + amount);
    }
}
