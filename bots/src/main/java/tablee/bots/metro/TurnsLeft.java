package tablee.bots.metro;

import tablee.engine.Seat;
import tablee.metro.content.Effect;
import tablee.metro.rules.Question;
import tablee.metro.rules.Table;

/// How many turns a player still has. One turn is worth two or three points, so whether a player has yet to play in this round matters as much
/// as a good card; and what is held when a Station ends goes back to the piles (METRO-STATION-4).
///
/// @param here in this Station, the one that is about to begin included
/// @param later in the Stations after this one
record TurnsLeft(int here, int later) {

    static TurnsLeft of(Table table, Seat seat) {
        int rounds = table.options().rounds();
        int here = rounds - table.round() + (isToPlay(table, seat) ? 1 : 0) - skipped(table, seat);
        return new TurnsLeft(Math.max(0, here), (2 - table.station().index()) * rounds);
    }

    int all() {
        return here + later;
    }

    /// Those in which a card of this Station can be drawn: packs of Stations still to come bring nothing before they are dealt.
    int from(int station, int now, int rounds) {
        return station <= now ? all() : (3 - station) * rounds;
    }

    private static boolean isToPlay(Table table, Seat seat) {
        int place = place(table, seat);
        int turn = place(table, table.active());
        return place > turn || (place == turn && table.question() == Question.TURN);
    }

    private static int place(Table table, Seat seat) {
        return (seat.index() - table.starter().index() + table.seats()) % table.seats();
    }

    private static int skipped(Table table, Seat seat) {
        int turns = 0;
        for (Table.Running running : table.running(seat)) {
            turns += running.effect().what() == Effect.Do.SKIP_TURN ? running.left() : 0;
        }
        return turns;
    }
}
